import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forget, newContribution, remember, rememberedFor } from './contribution';

describe('a contribution to a shuffle', () => {
  let kept: Map<string, string>;

  beforeEach(() => {
    kept = new Map();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
  });

  it('is different every time', () => {
    expect(newContribution()).toMatch(/^[0-9a-f]{24}$/);
    expect(newContribution()).not.toBe(newContribution());
  });

  it('is stored by table, the last one counting', () => {
    remember('a', 'one');
    remember('b', 'two');
    remember('a', 'three');
    expect([rememberedFor('a'), rememberedFor('b'), rememberedFor('c')]).toEqual(['three', 'two', undefined]);
  });

  it('is dropped for the oldest of many tables', () => {
    for (let table = 0; table < 60; table += 1) remember(`table ${table}`, String(table));
    expect([rememberedFor('table 0'), rememberedFor('table 59')]).toEqual([undefined, '59']);
  });

  it('is dropped when the seat is given up', () => {
    remember('a', 'one');
    remember('b', 'two');
    forget('a');
    expect([rememberedFor('a'), rememberedFor('b')]).toEqual([undefined, 'two']);
  });

  it('works without storage', () => {
    vi.stubGlobal('localStorage', undefined);
    remember('a', 'one');
    expect(rememberedFor('a')).toBeUndefined();
  });
});
