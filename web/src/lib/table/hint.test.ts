import { expect, test, vi } from 'vitest';
import type { Advice } from '$lib/protocol';
import { seat, table } from '../../testing/tables';
import { givesHints, Hint } from './hint.svelte';
import type { TableSession } from './session.svelte';

const ADVICE: Advice = {
  line: 'pass',
  chance: 0.4,
  options: [],
  rival: { line: 'attack', chance: 0.3, error: 0.01 },
  reasons: [],
};

function sitting(advise: () => Promise<Advice | null>) {
  const session = {
    n: 3,
    options: [{ line: 'pass' }, { line: 'attack' }],
    table: table({ mine: 1 }),
    advise,
  };
  return { session, hint: new Hint(session as unknown as TableSession) };
}

test('hints are for one person among bots', () => {
  const person = seat(2, { name: 'Ben' });
  expect(givesHints(table({ mine: 1 }))).toBe(true);
  expect(givesHints(table({ mine: 0 }))).toBe(false);
  expect(givesHints(table({ mine: 1, lesson: 'walkthrough' }))).toBe(false);
  expect(givesHints(table({ mine: 1, seats: [seat(1, { name: 'Ada' }), person] }))).toBe(false);
});

test('a hint is asked for once for a question, and gone with it', async () => {
  const advise = vi.fn(() => Promise.resolve(ADVICE));
  const { session, hint } = sitting(advise);
  const asking = hint.ask();
  expect(hint.isThinking).toBe(true);
  await hint.ask();
  await asking;
  await hint.ask();
  expect(advise).toHaveBeenCalledTimes(1);
  expect(hint.isThinking).toBe(false);
  expect(hint.shown).toEqual(ADVICE);
  session.n = 4;
  expect(hint.shown).toBeNull();
});

test('a hint that comes after the game has gone on is not shown', async () => {
  const { session, hint } = sitting(() => {
    session.n = 4;
    return Promise.resolve(ADVICE);
  });
  await hint.ask();
  expect(hint.shown).toBeNull();
  session.n = 3;
  expect(hint.shown).toBeNull();
});

test('without an answer to give there is no hint', async () => {
  const advise = vi.fn(() => Promise.resolve(ADVICE));
  const { session, hint } = sitting(advise);
  session.options = [];
  await hint.ask();
  expect(advise).not.toHaveBeenCalled();
});

test('a dismissed hint can be asked for again', async () => {
  const advise = vi.fn(() => Promise.resolve(ADVICE));
  const { hint } = sitting(advise);
  await hint.ask();
  hint.dismiss();
  expect(hint.shown).toBeNull();
  await hint.ask();
  expect(hint.shown).toEqual(ADVICE);
});
