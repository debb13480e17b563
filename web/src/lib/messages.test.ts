import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { expect, it } from 'vitest';
import texts from 'virtual:messages';
import { lookUp, t } from './messages';

const SOURCES = join(import.meta.dirname, '..');
const keys = new FluentResource(texts['en'] ?? '').body.map(({ id }) => id);

/** Keys in the code; for keys composed from data, a pattern that matches all of them. */
const used = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(svelte|ts)$/.test(path) && !path.endsWith('.test.ts'))
  .flatMap((path) => [...readFileSync(join(SOURCES, path), 'utf8').matchAll(/(['`])((?:page|word)-[^'`\n]*)\1/g)])
  .map(([, , key]) => new RegExp(`^${key!.replaceAll(/\$\{[^}]*\}/g, '[\\w-]+')}$`));

it('uses only keys that the catalogue has', () => {
  expect(used.length).toBeGreaterThan(500);
  expect(used.filter((key) => !keys.some((known) => key.test(known))).map(String)).toEqual([]);
});

it('uses every key of the catalogue for the page', () => {
  const ours = keys.filter((key) => key.startsWith('page-'));
  expect(ours.filter((key) => !used.some((known) => known.test(key)))).toEqual([]);
});

it('has singulars and plurals', () => {
  expect([0, 1, 2].map((count) => t('page-lobby-count', { count }))).toEqual(['0 tables', '1 table', '2 tables']);
});

it('writes large numbers as cards do', () => {
  expect(t('page-replay-moment', { n: 1, count: 1200 })).toBe('Moment 1 of 1200');
});

it('truncates overlong values', () => {
  expect(t('page-lobby-bot', { agent: 'x'.repeat(5000) })).toBe(`${'x'.repeat(2400)}\u2026 bot`);
});

it('returns nothing for unknown keys', () => {
  expect(lookUp('page-nonsense')).toBeUndefined();
});
