import { beforeEach, expect, test, vi } from 'vitest';

let kept: string | null;
const storage = { getItem: () => kept, setItem: (_: string, value: string) => void (kept = value) };

beforeEach(() => {
  kept = null;
  vi.resetModules();
  vi.stubGlobal('localStorage', storage);
});

test('what another window has kept stays', async () => {
  const { settings } = await import('./settings.svelte');
  kept = JSON.stringify({ speed: 'fast' });
  settings.tips = false;
  expect([settings.speed, settings.tips]).toEqual(['fast', false]);
});

test('in a browser that keeps nothing all of it holds for this visit', async () => {
  vi.stubGlobal('localStorage', undefined);
  const { settings } = await import('./settings.svelte');
  settings.speed = 'slow';
  settings.tips = false;
  expect([settings.speed, settings.tips]).toEqual(['slow', false]);
});
