/** What the page knows of the engine by heart, held against the engine. */

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
