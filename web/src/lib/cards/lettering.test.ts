import { describe, expect, it } from 'vitest';
import { letteringOf } from './lettering';

const said = (...lengths: number[]) => lengths.map((length) => 'x'.repeat(length));

describe('the lettering of a card', () => {
  it('is large if there is little text', () => {
    expect(letteringOf([], false)).toEqual({ letter: 7.3, emblem: 46 });
    expect(letteringOf(said(40), true)).toEqual({ letter: 7.3, emblem: 46 });
  });

  it('shrinks the emblem before the letters', () => {
    const { letter, emblem } = letteringOf(said(60, 20), true);
    expect(letter).toBe(7.3);
    expect(emblem).toBeLessThan(46);
  });

  it('gets smaller with more text', () => {
    const letters = [20, 90, 150, 220, 300].map((length) => letteringOf(said(length, length / 3), false).letter);
    expect(letters).toEqual([...letters].sort((one, other) => other - one));
    expect(new Set(letters).size).toBeGreaterThan(2);
  });

  it('always leaves room for an emblem', () => {
    expect(letteringOf(said(400, 400), true)).toEqual({ letter: 4.9, emblem: 16 });
  });
});
