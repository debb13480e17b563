import { describe, expect, test } from 'vitest';
import type { RuleEntry } from '$lib/protocol';
import { Linker, nearTo, searched } from './linking';

const entry = (id: string, words: string[], meaning = '', also: string[] = []): RuleEntry => ({
  id,
  kind: 'attribute',
  title: words[0] ?? id,
  meaning,
  text: { key: 'word-you', args: {} },
  words,
  also,
});

const ENTRIES = [
  entry('drain', ['Drain'], 'Burn cards.'),
  entry('drain-life', ['Drain Life'], 'If its attack Wounds, remove 1 Wound.'),
  entry('lock', ['Lock'], 'A Locked card cannot attack.'),
  entry('stealth', ['Stealth'], 'Nobody finds it.', ['hidden']),
];

describe('words in texts', () => {
  const linker = new Linker(ENTRIES);

  test('are linked with what follows them, the longest first', () => {
    expect(linker.parts('Drain Life, then Locked.')).toEqual([
      { text: 'Drain Life', rule: 'drain-life' },
      { text: ', then ' },
      { text: 'Locked', rule: 'lock' },
      { text: '.' },
    ]);
  });

  test('are linked once, and not to where one is', () => {
    expect(linker.parts('Lock and Lock', 'drain').filter(({ rule }) => rule)).toHaveLength(1);
    expect(linker.parts('Lock and Lock', 'lock')).toEqual([{ text: 'Lock and Lock' }]);
  });

  test('begin a word', () => {
    expect(linker.parts('Padlock, Unlock')).toEqual([{ text: 'Padlock, Unlock' }]);
  });

  test('name a rule by themselves', () => {
    expect(linker.ruleOf('Stealth')).toBe('stealth');
    expect(linker.ruleOf('Nothing')).toBeUndefined();
  });

  test('are not there before the index is', () => {
    expect(new Linker([]).parts('Stealth')).toEqual([{ text: 'Stealth' }]);
  });
});

test('searching looks at everything, and names come first', () => {
  expect(searched(ENTRIES, 'wound').map(({ id }) => id)).toEqual(['drain-life']);
  expect(searched(ENTRIES, 'HIDDEN').map(({ id }) => id)).toEqual(['stealth']);
  expect(searched(ENTRIES, 'drain')[0]!.id).toBe('drain');
  expect(searched(ENTRIES, '')).toHaveLength(ENTRIES.length);
  expect(searched(ENTRIES, 'zeppelin')).toEqual([]);
});

test('a word that is nearly right leads to the right one', () => {
  expect(nearTo(ENTRIES, 'stelth')[0]!.id).toBe('stealth');
  expect(nearTo(ENTRIES, 'drainlife')[0]!.id).toBe('drain-life');
  expect(nearTo(ENTRIES, 'xyzzy')).toEqual([]);
});
