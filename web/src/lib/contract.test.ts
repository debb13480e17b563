/** Compares what is written down twice, in the page and in the engine or server. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import emblems from './cards/emblems.json';
import { KINDS, RESOURCES, STEPS } from './protocol';

const ENGINE = join(import.meta.dirname, '../../../src/delve');

/** The values of the engine's constants, from one to another. */
function words(first: string, last: string): string[] {
  const source = readFileSync(join(ENGINE, 'model/ids.py'), 'utf8');
  const [block = ''] = new RegExp(`^${first}: Final = 0$[^]*?^${last}: .*$`, 'm').exec(source) ?? [];
  return [...block.matchAll(/^([A-Z_]+): Final/gm)].map(([, name]) => name!.replace('_STEP', '').toLowerCase());
}

test('steps, kinds and Resources are those of the engine', () => {
  expect(STEPS).toEqual(words('SET_UP', 'END_ROUND').map((word) => word.replaceAll('_', '-')));
  expect(KINDS).toEqual(words('EQUIPMENT', 'QUEST'));
  expect(RESOURCES).toEqual(words('EQUIPMENT', 'TACTIC'));
});

const said = readFileSync(join(ENGINE, 'server/messages.py'), 'utf8');
const heard = readFileSync(join(import.meta.dirname, 'protocol.ts'), 'utf8');

/** The first group of every match. */
const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, found]) => found!);

test.each([
  'Me',
  'SetInfo',
  'DeckInfo',
  'DeckCards',
  'Shuffle',
  'NewSeat',
  'NewTable',
  'SeatInfo',
  'TableInfo',
  'Watcher',
])('%s has the fields that the server knows', (name) => {
  const [, theirs = ''] = new RegExp(`^class ${name}\\(.*\\n((?: {4}.*\\n|\\n(?! *\\n))+)`, 'm').exec(said) ?? [];
  const [, ours = ''] = new RegExp(`^export interface ${name} \\{([^}]*)`, 'm').exec(heard) ?? [];
  const fields = all(ours, /^ {2}(\w+)\??:/gm);
  expect(fields).not.toEqual([]);
  expect(fields).toEqual(all(theirs, /^ {4}(\w+):/gm));
});

test('the messages over the socket are those of the server', () => {
  const types = new Set(all(heard, /\btype: '(\w+)'/g));
  expect(types).toEqual(new Set(all(said, /\btag="(\w+)"/g)));
});

test('every emblem belongs to an existing card', () => {
  const sets = join(ENGINE, 'data/sets');
  const names = readdirSync(sets, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.toml'))
    .map((path) => /^name\s*=\s*"(.+)"$/m.exec(readFileSync(join(sets, path), 'utf8'))?.[1] ?? '');
  expect(names.length).toBeGreaterThan(200);
  expect(Object.keys(emblems.cards).filter((name) => !names.includes(name))).toEqual([]);
});
