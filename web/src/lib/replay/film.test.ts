import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Presenter } from '$lib/motion/stage.svelte';
import type { GameEvent, Moment, Moments, View } from '$lib/protocol';
import { Film } from './film.svelte';

vi.mock('$lib/api', () => ({ api: {} }));
vi.mock('$lib/settings.svelte', () => ({ settings: { time: () => 0 } }));

const COUNT = 120;
/** Rounds of 30 moments. */
const moment = (n: number): Moment => ({
  n,
  input: n ? { seat: 1, line: `line ${n}` } : null,
  view: { round: 1 + Math.floor(n / 30) } as View,
  events: [{ event: 'step_began', amount: n } as GameEvent],
  from: n,
  story: { from: n, lines: [{ at: n, event: 'step_began', message: { key: 'word-you', args: {} } }] },
});

const part = (from: number): Moments => ({
  count: COUNT,
  moments: Array.from({ length: Math.max(0, Math.min(50, COUNT - from)) }, (_, place) => moment(from + place)),
});
const story = (from: number) => Promise.resolve(part(from));
const fetch = vi.fn(story);
const present = vi.fn<Presenter>((_moment, _before, _hurry, apply) => Promise.resolve(apply()));

describe('a film', () => {
  let film: Film;

  beforeEach(async () => {
    vi.clearAllMocks();
    film = new Film('table', present, fetch);
    await film.goTo(0);
  });

  it('begins at the beginning and knows its length', () => {
    expect([film.n, film.count, film.isAtEnd]).toEqual([0, COUNT, false]);
  });

  it('animates a step forward, and jumps back', async () => {
    await film.step(1);
    expect(film.n).toBe(1);
    expect(present).toHaveBeenCalledOnce();
    await film.step(-1);
    expect(film.n).toBe(0);
    expect(present).toHaveBeenCalledOnce();
  });

  it('goes two steps forward even if the first is still being animated', async () => {
    const acted: (() => void)[] = [];
    present.mockImplementation((_moment, _before, _hurry, apply) => {
      acted.push(apply);
      return new Promise(() => undefined);
    });
    void film.step(1);
    await vi.waitFor(() => expect(acted).toHaveLength(1));
    void film.step(1);
    await vi.waitFor(() => expect(acted).toHaveLength(2));
    acted.forEach((apply) => apply());
    expect(film.n).toBe(2);
    present.mockImplementation((_moment, _before, _hurry, apply) => Promise.resolve(apply()));
  });

  it('stops playing when a part cannot be fetched', async () => {
    fetch.mockRejectedValue(new Error('down'));
    const cut = new Film('table', present, fetch);
    await expect(cut.play()).rejects.toThrow('down');
    expect(cut.isPlaying).toBe(false);
    fetch.mockImplementation(story);
  });

  it('goes to any moment, and to the last one if the number is too high', async () => {
    await film.goTo(77);
    expect(film.moment?.input?.line).toBe('line 77');
    await film.goTo(9999);
    expect(film.isAtEnd).toBe(true);
    await film.step(1);
    expect(film.n).toBe(COUNT - 1);
  });

  it('handles a moment after the end before it knows the length', async () => {
    const late = new Film('table', present, fetch);
    await late.goTo(9999);
    expect(late.n).toBe(COUNT - 1);
  });

  it('goes from Round to Round', async () => {
    await film.goTo(40);
    await film.nextRound();
    expect(film.n).toBe(60);
    await film.previousRound();
    expect(film.n).toBe(30);
    await film.goTo(45);
    await film.previousRound();
    expect(film.n).toBe(30);
    await film.goTo(100);
    await film.nextRound();
    expect(film.isAtEnd).toBe(true);
  });

  it('fetches every part once', async () => {
    for (const n of [10, 20, 60, 10, 99, 60]) await film.goTo(n);
    const asked = fetch.mock.calls.map(([from]) => from);
    expect([...asked].sort((one, other) => one - other)).toEqual([...new Set(asked)].sort((one, other) => one - other));
  });

  it('tells the story up to the moment shown', async () => {
    await film.goTo(60);
    await vi.waitFor(() => expect(film.lines).toHaveLength(61));
    expect(film.lines.at(-1)?.at).toBe(60);
  });

  it('plays to the end, and stops when told to', async () => {
    vi.useFakeTimers();
    await film.goTo(117);
    const played = film.play();
    await vi.advanceTimersByTimeAsync(100);
    expect([film.isPlaying, film.n]).toEqual([true, 118]);
    film.stop();
    await vi.runAllTimersAsync();
    await played;
    expect([film.isPlaying, film.n]).toEqual([false, 118]);
    const again = film.play();
    await vi.runAllTimersAsync();
    await again;
    expect([film.isPlaying, film.isAtEnd]).toEqual([false, true]);
    vi.useRealTimers();
  });

  it('follows only the last navigation', async () => {
    const first = film.goTo(110);
    await film.goTo(3);
    await first;
    expect(film.n).toBe(3);
  });

  it('retries after a failure', async () => {
    fetch.mockRejectedValueOnce(new Error('down'));
    await expect(film.goTo(70)).rejects.toThrow('down');
    await film.goTo(70);
    expect(film.n).toBe(70);
  });
});
