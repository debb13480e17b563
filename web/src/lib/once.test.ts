import { expect, it, vi } from 'vitest';
import { Once } from './once';

it('fetches once per key, also for concurrent callers', async () => {
  const once = new Once<string, number>();
  const fetch = vi.fn(() => Promise.resolve(7));
  expect(await Promise.all([once.get('a', fetch), once.get('a', fetch)])).toEqual([7, 7]);
  await once.get('b', fetch);
  expect(fetch).toHaveBeenCalledTimes(2);
});

it('retries after a failure', async () => {
  const once = new Once<string, number>();
  await expect(once.get('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect(await once.get('a', () => Promise.resolve(7))).toBe(7);
});

it('keeps a value fetched after clearing when an older fetch fails', async () => {
  const once = new Once<string, number>();
  let fail: (error: Error) => void = () => undefined;
  const older = once.get('a', () => new Promise((_, reject) => (fail = reject)));
  once.clear();
  await once.get('a', () => Promise.resolve(7));
  fail(new Error('down'));
  await expect(older).rejects.toThrow('down');
  expect(await once.get('a', () => Promise.resolve(8))).toBe(7);
});
