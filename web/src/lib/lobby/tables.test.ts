import { describe, expect, it } from 'vitest';
import { seat, table } from '../../testing/tables';
import { actionOf, freeSeats, nameAt, outcome } from './tables';

describe('a table in words', () => {
  it('shows people by name and bots by kind', () => {
    expect([nameAt(table({}), 1), nameAt(table({}), 2)]).toEqual(['Ada', 'Steady bot']);
  });

  it('distinguishes two people of the same name by seat', () => {
    const bots = [seat(1, { kind: 'bot', agent: 'steady' }), seat(2, { kind: 'bot', agent: 'steady' })];
    expect(nameAt(table({ seats: bots }), 2)).toBe('Steady bot 2');
  });

  it('says how it ended for this person', () => {
    expect(outcome(table({ result: '2' }))).toBe('Steady bot wins');
    expect(outcome(table({ result: '1', mine: 1 }))).toBe('Victory');
    expect(outcome(table({ result: '2', mine: 1 }))).toBe('Defeat');
    expect(outcome(table({ result: 'lost' }))).toBe('Defeat');
    expect(outcome(table({ result: 'drawn' }))).toBe('A draw');
  });

  it('offers one action', () => {
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
