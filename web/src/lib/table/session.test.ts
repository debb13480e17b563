import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Presenter } from '$lib/motion/stage.svelte';
import type { Asked, GameEvent, GameMessage, SeatInfo, TableInfo } from '$lib/protocol';
import { settings } from '$lib/settings.svelte';
import { t } from '$lib/strings';
import { seat, table } from '../../testing/tables';
import { event, view } from '../../testing/views';
import { FakeWire } from '../../testing/wire';
import { Controls } from './controls.svelte';
import { SLOW_MS, TableSession } from './session.svelte';

const ASKED: Asked = {
  seat: 1,
  hint: 'Attack, or pass',
  about: null,
  options: [{ line: 'pass', verb: 'pass', card: null, other: null }],
};

function moment(n: number, events: GameEvent[] = [], from = 0, asked: Asked | null = ASKED): GameMessage {
  return { type: 'game', n, view: view({ round: n }), events, from, asked, clock: null, stopped: '' };
}

/** Lets the test say when something has been seen to move. */
class SlowPresenter {
  private waiting: (() => void)[] = [];
  readonly present: Presenter = (_events, _before, _hurry, apply) =>
    new Promise((resolve) => {
      this.waiting.push(() => {
        apply();
        resolve();
      });
    });

  async showOne(): Promise<void> {
    this.waiting.shift()?.();
    await new Promise((resume) => setTimeout(resume));
  }
}

let wire: FakeWire;
let slow: SlowPresenter;
let session: TableSession;

beforeEach(() => {
  slow = new SlowPresenter();
  session = new TableSession('ws://table', () => (wire = new FakeWire()));
  session.open(slow.present);
  wire.open();
  wire.hear(moment(4, [event('round_began')]));
});

test('what is there when one comes is shown at once', () => {
  expect(session.n).toBe(4);
  expect(session.options).toHaveLength(1);
  expect(session.events).toHaveLength(1);
});

test('a question calls people by their names', () => {
  session.table = {
    seats: [
      { kind: 'person', name: 'Ada' },
      { kind: 'person', name: 'Oskar' },
    ],
  } as TableInfo;
  session.connectionChanged('open');
  wire.hear(moment(5, [], 0, { ...ASKED, hint: 'Respond to seat 2' }));
  expect(session.hint).toBe('Respond to Oskar');
  const disrupting = { line: 'play Fly disrupting 2', verb: '', card: null, other: null };
  expect(new Controls(session, () => session.view).labelOf(disrupting)).toBe('Play Fly against Oskar');
});

test('nothing can be answered while something is moving', async () => {
  wire.hear(moment(5, [event('attack_passed')], 1));
  expect(session.n).toBe(4);
  expect(session.options).toEqual([]);
  await slow.showOne();
  expect(session.n).toBe(5);
  expect(session.options).toHaveLength(1);
  expect(session.events.map((each) => each.event)).toEqual(['round_began', 'attack_passed']);
});

test('moments are shown in order', async () => {
  wire.hear(moment(5, [], 1));
  wire.hear(moment(6, [], 1));
  await slow.showOne();
  expect(session.n).toBe(5);
  await slow.showOne();
  expect(session.n).toBe(6);
});

describe('an answer', () => {
  test('carries the number of its question, and cannot be given twice', () => {
    const [pass] = session.options;
    void session.do(pass!);
    expect(wire.sent).toMatchObject([{ type: 'do', n: 4, line: 'pass' }]);
    expect(session.options).toEqual([]);
  });

  test('that came too late says so, and the question is open again', async () => {
    const done = session.do(session.options[0]!);
    wire.hear({ type: 'stale', id: wire.sent[0]!.id, n: 5 });
    await done;
    expect(session.notice).toBe(t.table.stale);
    expect(session.options).toHaveLength(1);
  });

  test('that is under way when the line comes back cannot be given twice', () => {
    void session.do(ASKED.options![0]!);
    session.connectionChanged('open');
    wire.hear(moment(4, [event('round_began')]));
    expect(session.options).toEqual([]);
  });
});

test('what was taken back is gone from the story', async () => {
  wire.hear(moment(5, [event('attack_passed')], 1));
  await slow.showOne();
  wire.hear(moment(6, [], 1));
  await slow.showOne();
  expect(session.events.map((each) => each.event)).toEqual(['round_began']);
  expect(session.notice).toBe(t.table.undo.done);
});

test('whoever wished to take something back is told when the game has gone on instead', async () => {
  wire.hear({ type: 'undo', request: 'x1', by: 1, count: 1, waiting: [2] });
  expect(session.undoWish).not.toBeNull();
  wire.hear(moment(5, [event('attack_passed')], 1));
  await slow.showOne();
  expect(session.undoWish).toBeNull();
  expect(session.notice).toBe(t.table.undo.passedOver);
});

test('a wish to abandon the game stands while it goes on, until the table is gone', async () => {
  wire.hear({ type: 'undo', request: 'x1', by: 1, count: 0, waiting: [2] });
  wire.hear(moment(5, [event('attack_passed')], 1));
  await slow.showOne();
  expect(session.undoWish).not.toBeNull();
  expect(session.notice).toBe('');
  // What is still moving then moves for nobody.
  wire.hear(moment(6, [event('attack_passed')], 2));
  wire.hear({ type: 'abandoned' });
  await slow.showOne();
  expect(session.isAbandoned).toBe(true);
  expect(session.connection).toBe('closed');
  expect([session.view, session.clock, session.asked, session.undoWish]).toEqual([null, null, null, null]);
  expect([session.seat, session.options]).toEqual([0, []]);
});

test('a line that comes back brings the whole view, and what was still moving is over', async () => {
  wire.hear(moment(5, [event('attack_passed')], 1));
  session.connectionChanged('open');
  wire.hear(moment(9, [event('round_began'), event('game_won')]));
  await slow.showOne();
  expect(session.n).toBe(9);
  expect(session.events).toHaveLength(2);
});

test('what comes over the new line while something of the old one still moves is shown', async () => {
  wire.hear(moment(5));
  session.connectionChanged('open');
  wire.hear(moment(6, [], 0, null));
  wire.hear(moment(7));
  for (let shown = 0; shown < 2; shown += 1) await slow.showOne();
  expect(session.n).toBe(7);
  expect(session.options).toHaveLength(1);
});

test('a wish that is still open when the line comes back is not said to be passed over', () => {
  wire.hear({ type: 'undo', request: 'x1', by: 1, count: 1, waiting: [2] });
  session.connectionChanged('open');
  wire.hear(moment(4));
  expect(session.notice).toBe('');
});

test('a wish to abandon the game that was refused while the line was down is gone', () => {
  wire.hear({ type: 'undo', request: 'x1', by: 2, count: 0, waiting: [1] });
  session.connectionChanged('open');
  wire.hear(moment(4));
  expect(session.undoWish).toBeNull();
});

test('one hears of a bot that stands in for another, and what one has played for oneself', () => {
  const seats = (away: Partial<SeatInfo>) => [seat(1, { name: 'Ada' }), seat(2, { name: 'Oskar', ...away })];
  const tell = (away: Partial<SeatInfo>) =>
    wire.hear({ type: 'table', table: table({ stage: 'playing', mine: 1, seats: seats(away) }) });
  tell({ here: false });
  expect(session.notice).toBe('');
  tell({ here: false, stand_in: true });
  expect(session.notice).toBe(t.table.waiting.standIn('Oskar'));
  tell({});
  expect(session.notice).toBe(t.table.waiting.back('Oskar'));
  wire.hear({ type: 'stood_in', count: 1 });
  expect(session.notice).toBe('A bot played 1 move for you while you were away.');
  // What is no news takes nothing from who still reads.
  tell({});
  expect(session.notice).not.toBe('');
});

test('what is told holds until the next input', async () => {
  const first = session.why('play Fly');
  wire.hear({ type: 'told', id: wire.sent[0]!.id, reason: 'it costs too much' });
  expect(await first).toBe('it costs too much');
  await session.why('play Fly');
  expect(wire.sent).toHaveLength(1);
  wire.hear(moment(5, [], 1));
  await slow.showOne();
  void session.why('play Fly');
  expect(wire.sent).toHaveLength(2);
});

test('what others have said and nobody has read is counted', () => {
  const said = (id: number, seat: number) => ({ id, seat, name: `Player ${seat}`, text: 'hello', at: id });
  session.table = { mine: 1 } as TableInfo;
  wire.hear({ type: 'chat', messages: [said(1, 1), said(2, 2), said(3, 0)] });
  expect(session.unread).toBe(2);
  session.readChat();
  expect(session.unread).toBe(0);
  wire.hear({ type: 'chat', messages: [said(4, 2)] });
  expect(session.unread).toBe(1);
  settings.mute('Player 2', true);
  expect(session.unread).toBe(0);
  settings.mute('Player 2', false);
});

test('chat is in order, and nothing is in it twice', () => {
  const said = (id: number) => ({ id, seat: 1, name: 'Oskar', text: String(id), at: id });
  wire.hear({ type: 'chat', messages: [said(1), said(3)] });
  wire.hear({ type: 'chat', messages: [said(2), said(3)] });
  expect(session.chat.map(({ id }) => id)).toEqual([1, 2, 3]);
});

test('what is said is kept in sight until the server has heard it', async () => {
  const said = session.say('hello');
  expect(session.unsent.map(({ text }) => text)).toEqual(['hello']);
  wire.hear({ type: 'ack', id: wire.sent[0]!.id, n: 4 });
  await said;
  expect(session.unsent).toEqual([]);
});

test('an answer that is long under way is said to be', async () => {
  vi.useFakeTimers();
  const done = session.do(ASKED.options![0]!);
  await vi.advanceTimersByTimeAsync(SLOW_MS - 1);
  expect(session.isSending).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(session.isSending).toBe(true);
  wire.hear({ type: 'ack', id: wire.sent[0]!.id, n: 5 });
  await done;
  expect(session.isSending).toBe(false);
  vi.useRealTimers();
});

test('a game that cannot go on says why', async () => {
  wire.hear({ ...moment(5), stopped: 'input 7: no longer offered' });
  await slow.showOne();
  expect(session.stopped).toBe('input 7: no longer offered');
});
