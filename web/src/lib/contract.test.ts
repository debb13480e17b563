/** What the page knows of the engine and the server by heart, held against them. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import emblems from './cards/emblems.json';
import { KINDS, RESOURCES, STEPS } from './protocol';
import { t } from './strings';

const ENGINE = join(import.meta.dirname, '../../../src/delve');

/** A tuple of words in a Python file. */
function words(file: string, name: string): string[] {
  const source = readFileSync(join(ENGINE, file), 'utf8');
  const [, inside = ''] = new RegExp(`^${name}: Final = \\(([^)]*)\\)`, 'm').exec(source) ?? [];
  return [...inside.matchAll(/"([^"]+)"/g)].map(([, word]) => word!);
}

test('every event has a sentence', () => {
  const events = words('model/events.py', 'EVENT_NAMES');
  expect(events.length).toBeGreaterThan(50);
  expect(events.filter((event) => !(event in t.log.sentences))).toEqual([]);
});

test('steps, kinds and Resources are those of the engine', () => {
  expect(STEPS).toEqual(words('model/ids.py', 'STEP_NAMES'));
  expect(KINDS).toEqual(words('model/ids.py', 'KIND_NAMES'));
  expect(RESOURCES).toEqual(words('model/ids.py', 'RESOURCE_NAMES'));
});

const said = readFileSync(join(ENGINE, 'server/messages.py'), 'utf8');
const heard = readFileSync(join(import.meta.dirname, 'protocol.ts'), 'utf8');

/** What a pattern's brackets find in a text. */
const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, found]) => found!);

test.each(['Me', 'DeckInfo', 'DeckCards', 'Shuffle', 'NewSeat', 'NewTable', 'SeatInfo', 'TableInfo', 'Watcher'])(
  '%s has the fields that the server knows',
  (name) => {
    const [, theirs = ''] = new RegExp(`^class ${name}\\(.*\\n((?: {4}.*\\n|\\n(?! *\\n))+)`, 'm').exec(said) ?? [];
    const [, ours = ''] = new RegExp(`^export interface ${name} \\{([^}]*)`, 'm').exec(heard) ?? [];
    const fields = all(ours, /^ {2}(\w+)\??:/gm);
    expect(fields).not.toEqual([]);
    expect(fields).toEqual(all(theirs, /^ {4}(\w+):/gm));
  },
);

test('the messages over the socket are those of the server', () => {
  const types = new Set(all(heard, /\btype: '(\w+)'/g));
  expect(types).toEqual(new Set(all(said, /\btag="(\w+)"/g)));
});

test('every card has an emblem of its own', () => {
  const sets = join(ENGINE, 'data/sets');
  const names = readdirSync(sets, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.toml'))
    .map((path) => readFileSync(join(sets, path), 'utf8'))
    // A set has a file that names it, too.
    .filter((file) => /^kind\s*=/m.test(file))
    .map((file) => /^name\s*=\s*"(.+)"$/m.exec(file)?.[1] ?? '');
  expect(names.length).toBeGreaterThan(200);
  expect(names.filter((name) => !(name in emblems.cards))).toEqual([]);
});
