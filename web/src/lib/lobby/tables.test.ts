import { describe, expect, it } from 'vitest';
import { seat, table } from '../../testing/tables';
import { actionOf, freeSeats, nameAt, outcome } from './tables';

describe('a table in words', () => {
  it('calls people by name and bots by what they are', () => {
    expect([nameAt(table({}), 1), nameAt(table({}), 2)]).toEqual(['Ada', 'Steady bot']);
  });

  it('tells two of one name apart by their seats', () => {
    const bots = [seat(1, { kind: 'bot', agent: 'steady' }), seat(2, { kind: 'bot', agent: 'steady' })];
    expect(nameAt(table({ seats: bots }), 2)).toBe('Steady bot 2');
  });

  it('says how it ended for the one who asks', () => {
    expect(outcome(table({ result: '2' }))).toBe('Steady bot wins');
    expect(outcome(table({ result: '1', mine: 1 }))).toBe('Victory');
    expect(outcome(table({ result: '2', mine: 1 }))).toBe('Defeat');
    expect(outcome(table({ result: 'lost' }))).toBe('Defeat');
    expect(outcome(table({ result: 'drawn' }))).toBe('A draw');
  });

  it('leads to the one thing to do about it', () => {
    expect(actionOf(table({}))).toMatchObject({ name: 'Replay', address: '/replay/a' });
    expect(actionOf(table({ stage: 'playing' })).name).toBe('Watch');
    expect(actionOf(table({ stage: 'playing', mine: 1 })).name).toBe('Go on');
    expect(actionOf(table({ stage: 'open' }))).toMatchObject({ name: 'Take a seat', address: '/table/a' });
  });

  it('knows its free seats', () => {
    const seats = [seat(1, {}), seat(2, { kind: 'open' })];
    expect(freeSeats(table({ seats })).map(({ seat }) => seat)).toEqual([2]);
  });
});
