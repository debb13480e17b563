import { beforeEach, expect, test, vi } from 'vitest';

let kept: string | null;
const storage = { getItem: () => kept, setItem: (_: string, value: string) => void (kept = value) };

beforeEach(() => {
  kept = null;
  vi.resetModules();
  vi.stubGlobal('localStorage', storage);
});

test('settings changed by another window stay', async () => {
  const { settings } = await import('./settings.svelte');
  kept = JSON.stringify({ speed: 'fast' });
  settings.tips = false;
  expect([settings.speed, settings.tips]).toEqual(['fast', false]);
});

test('first games are coached, until it is switched off', async () => {
  const { settings } = await import('./settings.svelte');
  for (const table of ['a', 'b', 'c']) settings.taught(table);
  expect([settings.teachesAt('c'), settings.teachesAt('d')]).toEqual([true, false]);
  settings.tips = false;
  expect(settings.teachesAt('c')).toBe(false);
  settings.tips = true;
  expect(settings.teachesAt('d')).toBe(true);
});

test('without storage settings last for the visit', async () => {
  vi.stubGlobal('localStorage', undefined);
  const { settings } = await import('./settings.svelte');
  settings.speed = 'slow';
  settings.tips = false;
  expect([settings.speed, settings.tips]).toEqual(['slow', false]);
});
