import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { TableInfo } from '$lib/protocol';
import { openTable, playAgain, playNow, takeSeat } from './open';

/** All calls, in order. */
const done = vi.hoisted(() => [] as unknown[][]);
const answers = vi.hoisted(() => ({ table: {} as TableInfo, again: {} as TableInfo }));

vi.mock('$lib/me.svelte', () => ({ me: { ensure: () => Promise.resolve(done.push(['ensure'])) } }));
vi.mock('$lib/router.svelte', () => ({ router: { go: (address: string) => done.push(['go', address]) } }));
vi.mock('$lib/commitments', () => ({
  rememberCommitment: ({ id, commitment }: TableInfo) => done.push(['committed', id, commitment]),
}));
vi.mock('$lib/contribution', () => ({
  newContribution: () => {
    done.push(['contribution']);
    return 'salt';
  },
  remember: (id: string, contribution: string) => done.push(['remember', id, contribution]),
}));
const ApiError = vi.hoisted(
  () =>
    class extends Error {
      constructor(readonly status: number) {
        super();
      }
    },
);
vi.mock('$lib/api', () => ({
  ApiError,
  api: {
    newShuffle: () => {
      done.push(['shuffle']);
      return Promise.resolve({ commitment: 'c0ffee' });
    },
    newTable: (wanted: unknown) => {
      done.push(['table', wanted]);
      return Promise.resolve(answers.table);
    },
    table: () => (answers.again.id === 'gone' ? Promise.reject(new ApiError(404)) : Promise.resolve(answers.again)),
    rematch: (...given: unknown[]) => {
      done.push(['rematch', ...given]);
      return Promise.resolve(answers.again);
    },
    sit: (...given: unknown[]) => {
      done.push(['sit', ...given]);
      return Promise.resolve(answers.again);
    },
  },
}));

const table = (more: Partial<TableInfo> = {}) =>
  ({ id: 'old', mine: 1, rematch: '', stage: 'over', seats: [{ kind: 'person' }], ...more }) as TableInfo;
const names = () => done.map(([name]) => name);

beforeEach(() => {
  done.length = 0;
  answers.table = table({ id: 'new' });
  answers.again = table({ id: 'again', commitment: 'beef' });
});

describe('a new table', () => {
  it('is shuffled with a contribution drawn after the server’s commitment', async () => {
    await playNow();
    expect(names()).toEqual(['ensure', 'shuffle', 'contribution', 'table', 'committed', 'remember', 'go']);
    expect(done[3]?.[1]).toMatchObject({ shuffle: 'c0ffee', seats: [{ contribution: 'salt' }] });
    expect(done[4]).toEqual(['committed', 'new', 'c0ffee']);
  });

  it('opened by somebody else is not recorded as one with our shuffle', async () => {
    answers.table = table({ id: 'new', mine: 0 });
    await openTable(() => ({ format: 'solo', seats: [], spectators: 'no', takeover: 0, listed: false }));
    expect(names()).not.toContain('committed');
  });
});

it('a seat is taken with a contribution drawn after the commitment was stored', async () => {
  await takeSeat(table({ id: 'room', commitment: 'beef' }), 2, 'starter');
  expect(names()).toEqual(['ensure', 'committed', 'contribution', 'sit', 'remember']);
  expect(done[3]).toEqual(['sit', 'room', 2, 'starter', 'salt']);
});

describe('playing again', () => {
  it('opens a new table if the old rematch was abandoned', async () => {
    answers.again = table({ id: 'gone' });
    await playAgain(table({ rematch: 'gone' }));
    expect(names()).toContain('rematch');
  });

  it('opens a table with a shuffle of its own', async () => {
    await playAgain(table(), 'mine');
    expect(done).toContainEqual(['rematch', 'old', 'c0ffee', 'salt', 'mine']);
    expect(done.at(-1)).toEqual(['go', '/table/again']);
    expect(names()).not.toContain('sit');
  });

  it('takes the old seat at the table that another has opened', async () => {
    const seats = [{ kind: 'person' }, { kind: 'open' }] as TableInfo['seats'];
    answers.again = table({ id: 'again', mine: 0, stage: 'open', seats, commitment: 'beef' });
    await playAgain(table({ rematch: 'again', mine: 2 }));
    expect(names()).not.toContain('shuffle');
    expect(done).toContainEqual(['committed', 'again', 'beef']);
    expect(done).toContainEqual(['sit', 'again', 2, undefined, 'salt']);
  });

  it('goes to the table even if the seat was taken', async () => {
    answers.again = table({ id: 'again', mine: 0, stage: 'open' });
    await playAgain(table({ rematch: 'again' }));
    expect(names()).toEqual(['go']);
  });
});
