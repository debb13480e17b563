import { describe, expect, test } from 'vitest';
import type { SeatInfo } from '$lib/protocol';
import { seat, table } from '../../testing/tables';
import { presenceOf, standInNews, waitingFor } from './absence';

const NOW = 1000;

/** Ada plays with Oskar, whose seat each test sets. */
const atTable = (oskar: Partial<SeatInfo>, mine = 1) =>
  table({
    stage: 'playing',
    mine,
    seats: [seat(1, { name: 'Ada' }), seat(2, { name: 'Oskar', ...oskar })],
  });

const AWAY = { here: false };
const PLAYED_FOR = { here: false, stand_in: true, stand_in_at: NOW - 5 };

test('a seat is present, absent or played by a stand-in', () => {
  expect([{}, AWAY, PLAYED_FOR].map((oskar) => presenceOf(seat(2, oskar)))).toEqual(['here', 'away', 'stand-in']);
});

describe('somebody who waits for another is told', () => {
  test.each([
    ['for whom', {}, 'Waiting for Oskar.'],
    ['that they are away', AWAY, 'Waiting for Oskar, who is away.'],
    [
      'how long it takes until a bot plays',
      { ...AWAY, stand_in_at: NOW + 240 },
      'Waiting for Oskar, who is away. In 4 minutes a bot plays on.',
    ],
    [
      'that it is about to',
      { ...AWAY, stand_in_at: NOW },
      'Waiting for Oskar, who is away. A bot is about to play on.',
    ],
    ['that it does', PLAYED_FOR, 'Oskar is away: a bot plays for them.'],
    ['of a bot like of anybody', { kind: 'bot', agent: 'steady' } as const, 'Waiting for Steady bot.'],
    ['of a bot that thinks', { kind: 'bot', agent: 'master' } as const, 'Master bot is thinking…'],
  ])('%s', (_, oskar, words) => {
    expect(waitingFor(atTable(oskar), 2, NOW)).toBe(words);
  });
});

describe('a bot that stands in', () => {
  test('is announced when it begins, and when the person is back', () => {
    expect(standInNews(atTable(AWAY), atTable(PLAYED_FOR))).toBe('Oskar is away: a bot plays for them.');
    expect(standInNews(atTable(PLAYED_FOR), atTable({}))).toBe('Oskar is back.');
  });

  test('is not announced again, nor when it only stops', () => {
    expect(standInNews(atTable(PLAYED_FOR), atTable(PLAYED_FOR))).toBe('');
    expect(standInNews(atTable({}), atTable(AWAY))).toBe('');
    expect(standInNews(atTable(PLAYED_FOR), atTable(AWAY))).toBe('');
  });

  test('is no news to the person it played for, who is told what it did', () => {
    expect(standInNews(atTable(PLAYED_FOR, 2), atTable({}, 2))).toBe('');
  });
});
