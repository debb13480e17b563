import { expect, test } from 'vitest';
import { patched } from './patch';
import type { Operation } from './protocol';

const OLD = {
  round: 1,
  power: { 'a/b~c': 2 },
  party: [
    { id: 1, wounds: 0 },
    { id: 2, wounds: 0 },
  ],
  hand: [null],
};

test.each<[Operation[], unknown]>([
  [[], OLD],
  [[{ op: 'replace', path: '/round', value: 2 }], { ...OLD, round: 2 }],
  [[{ op: 'replace', path: '/power/a~1b~0c', value: 3 }], { ...OLD, power: { 'a/b~c': 3 } }],
  [[{ op: 'add', path: '/attack', value: null }], { ...OLD, attack: null }],
  [[{ op: 'remove', path: '/hand' }], { round: 1, power: OLD.power, party: OLD.party }],
  [
    [
      { op: 'remove', path: '/party/0' },
      { op: 'replace', path: '/party/0/wounds', value: 1 },
    ],
    { ...OLD, party: [{ id: 2, wounds: 1 }] },
  ],
  [
    [
      { op: 'add', path: '/hand/0', value: 'x' },
      { op: 'add', path: '/hand/2', value: 'y' },
    ],
    { ...OLD, hand: ['x', null, 'y'] },
  ],
  [[{ op: 'replace', path: '/hand/0', value: 'x' }], { ...OLD, hand: ['x'] }],
  [[{ op: 'replace', path: '', value: null }], null],
])('%j', (operations, expected) => {
  const before = JSON.stringify(OLD);
  expect(patched<unknown>(OLD, operations)).toEqual(expected);
  expect(JSON.stringify(OLD)).toBe(before);
});

test.each<Operation>([
  { op: 'replace', path: '/nothing', value: 1 },
  { op: 'remove', path: '/nothing' },
  { op: 'add', path: '/nothing/there', value: 1 },
  { op: 'replace', path: '/party/2', value: 1 },
  { op: 'add', path: '/party/3', value: 1 },
  { op: 'remove', path: '/party/x' },
  { op: 'replace', path: '/round/x', value: 1 },
])('%j does not fit', (operation) => {
  expect(() => patched(OLD, [operation])).toThrow(/nothing at/);
});

test('what has not changed is shared', () => {
  const news = patched(OLD, [{ op: 'replace', path: '/party/1/wounds', value: 1 }]);
  expect(news.power).toBe(OLD.power);
  expect(news.party[0]).toBe(OLD.party[0]);
});
