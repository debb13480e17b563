import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Presenter } from '$lib/motion/stage.svelte';
import type { Asked, GameEvent, GameNews, Operation, SeatInfo, ShownPage, TableInfo, UpdateNews } from '$lib/protocol';
import { settings } from '$lib/settings.svelte';
import { t } from '$lib/messages';
import { seat, table } from '../../testing/tables';
import { event, NO_STORY, view } from '../../testing/views';
import { FakeWire } from '../../testing/wire';
import { Controls } from './controls.svelte';
import { SLOW_MS, TableSession } from './session.svelte';

const ASKED: Asked = {
  seat: 1,
  hint: { key: 'hint-attack', args: {} },
  about: null,
  options: [{ line: 'pass', verb: 'pass', card: null, other: null }],
};

const PAGE: ShownPage = {
  id: '',
  chapter: 0,
  text: { key: 'learn-walkthrough-ready', args: { skill: 1 } },
  rule: '',
  show: [],
  number: '',
  rows: [],
  total: 0,
  goal: null,
  hint: null,
};

function moment(n: number, events: GameEvent[] = [], from = 0, asked: Asked | null = ASKED): GameNews {
  return {
    type: 'game',
    n,
    view: view({ round: n }),
    events,
    from,
    story: NO_STORY,
    asked,
    clock: null,
    stopped: null,
  };
}

/** Lets the test finish animations. */
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

test('the first view is shown at once', () => {
  expect(session.n).toBe(4);
  expect(session.options).toHaveLength(1);
  expect(session.events).toHaveLength(1);
});

test('in a lesson answers wait until its pages are read, and what it refuses is said by the lesson', async () => {
  const [page, task] = ['encounter', 'ready'].map((id) => ({ ...PAGE, id, goal: id === 'ready' ? PAGE.text : null }));
  wire.hear({
    type: 'lesson',
    n: 4,
    chapters: [],
    pages: [page!, task!],
    count: 2,
    accepted: [],
    over: false,
    from: 0,
  });
  expect(session.options).toHaveLength(0);
  session.lesson!.next();
  expect(session.options).toHaveLength(1);
  const done = session.do(session.options[0]!);
  const sent = wire.sent.at(-1) as { id: number };
  wire.hear({ type: 'refused', id: sent.id, reason: { key: 'why-game-over', args: {} } });
  expect(await done).toBe(false);
  expect(session.lesson!.refusal).not.toBe('');
  expect(session.notice).toBe('');
});

test('a question uses the names of people', () => {
  session.table = {
    seats: [
      { kind: 'person', name: 'Ada' },
      { kind: 'person', name: 'Oskar' },
    ],
  } as TableInfo;
  session.connectionChanged('open');
  const hint = { key: 'hint-respond-to', args: { seat: { seat: 2 } } };
  const { seats } = view();
  wire.hear({ ...moment(5, [], 0, { ...ASKED, hint }), view: view({ seats: [...seats, ...seats] }) });
  expect(session.hint).toBe('Respond to Oskar');
  const disrupting = { line: 'play Fly disrupting 2', verb: '', card: null, other: null };
  expect(new Controls(session, () => session.view).labelOf(disrupting)).toBe('Play Fly against Oskar');
});

test('nothing can be answered during animations', async () => {
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

  test('that came too late is reported, and the question is open again', async () => {
    const done = session.do(session.options[0]!);
    wire.hear({ type: 'stale', id: wire.sent[0]!.id, n: 5 });
    await done;
    expect(session.notice).toBe(t('page-table-stale'));
    expect(session.options).toHaveLength(1);
  });

  test('that is pending during a reconnection cannot be given twice', () => {
    void session.do(ASKED.options![0]!);
    session.connectionChanged('open');
    wire.hear(moment(4, [event('round_began')]));
    expect(session.options).toEqual([]);
  });
});

test('events that were taken back are removed from the story', async () => {
  wire.hear(moment(5, [event('attack_passed')], 1));
  await slow.showOne();
  wire.hear(moment(6, [], 1));
  await slow.showOne();
  expect(session.events.map((each) => each.event)).toEqual(['round_began']);
  expect(session.notice).toBe(t('page-table-undo-done'));
});

test('an undo request is reported as lapsed when the game has gone on', async () => {
  wire.hear({ type: 'undo', request: 'x1', by: 1, count: 1, waiting: [2] });
  expect(session.undoWish).not.toBeNull();
  wire.hear(moment(5, [event('attack_passed')], 1));
  await slow.showOne();
  expect(session.undoWish).toBeNull();
  expect(session.notice).toBe(t('page-table-undo-passed-over'));
});

test('a request to abandon the game stays open until the table is gone', async () => {
  wire.hear({ type: 'undo', request: 'x1', by: 1, count: 0, waiting: [2] });
  wire.hear(moment(5, [event('attack_passed')], 1));
  await slow.showOne();
  expect(session.undoWish).not.toBeNull();
  expect(session.notice).toBe('');
  // Running animations have no effect after that.
  wire.hear(moment(6, [event('attack_passed')], 2));
  wire.hear({ type: 'abandoned' });
  await slow.showOne();
  expect(session.isAbandoned).toBe(true);
  expect(session.connection).toBe('closed');
  expect([session.view, session.clock, session.asked, session.undoWish]).toEqual([null, null, null, null]);
  expect([session.seat, session.options]).toEqual([0, []]);
});

test('a reconnection shows the whole view and ends running animations', async () => {
  wire.hear(moment(5, [event('attack_passed')], 1));
  session.connectionChanged('open');
  wire.hear(moment(9, [event('round_began'), event('game_won')]));
  await slow.showOne();
  expect(session.n).toBe(9);
  expect(session.events).toHaveLength(2);
});

test('news after a reconnection is shown even if an old animation is still running', async () => {
  wire.hear(moment(5));
  session.connectionChanged('open');
  wire.hear(moment(6, [], 0, null));
  wire.hear(moment(7));
  for (let shown = 0; shown < 2; shown += 1) await slow.showOne();
  expect(session.n).toBe(7);
  expect(session.options).toHaveLength(1);
});

test('a request that is still open after a reconnection is not reported as lapsed', () => {
  wire.hear({ type: 'undo', request: 'x1', by: 1, count: 1, waiting: [2] });
  session.connectionChanged('open');
  wire.hear(moment(4));
  expect(session.notice).toBe('');
});

test('a request to abandon the game that was refused while disconnected is gone', () => {
  wire.hear({ type: 'undo', request: 'x1', by: 2, count: 0, waiting: [1] });
  session.connectionChanged('open');
  wire.hear(moment(4));
  expect(session.undoWish).toBeNull();
});

test('people are told about a stand-in for another, and what theirs has played', () => {
  const seats = (away: Partial<SeatInfo>) => [seat(1, { name: 'Ada' }), seat(2, { name: 'Oskar', ...away })];
  const tell = (away: Partial<SeatInfo>) =>
    wire.hear({ type: 'table', table: table({ stage: 'playing', mine: 1, seats: seats(away) }) });
  tell({ here: false });
  expect(session.notice).toBe('');
  tell({ here: false, stand_in: true });
  expect(session.notice).toBe(t('page-table-waiting-stand-in', { name: 'Oskar' }));
  tell({});
  expect(session.notice).toBe(t('page-table-waiting-back', { name: 'Oskar' }));
  wire.hear({ type: 'stood_in', count: 1 });
  expect(session.notice).toBe('A bot played 1 move for you while you were away.');
  // An update without news keeps the notice.
  tell({});
  expect(session.notice).not.toBe('');
});

test('answers to queries are cached until the next input', async () => {
  const first = session.why('play Fly');
  wire.hear({ type: 'told', id: wire.sent[0]!.id, reason: { key: 'word-rules', args: {} } });
  expect(await first).toBe('the rules');
  await session.why('play Fly');
  expect(wire.sent).toHaveLength(1);
  wire.hear(moment(5, [], 1));
  await slow.showOne();
  void session.why('play Fly');
  expect(wire.sent).toHaveLength(2);
});

test('unread messages of others are counted', () => {
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

test('chat is in order and without duplicates', () => {
  const said = (id: number) => ({ id, seat: 1, name: 'Oskar', text: String(id), at: id });
  wire.hear({ type: 'chat', messages: [said(1), said(3)] });
  wire.hear({ type: 'chat', messages: [said(2), said(3)] });
  expect(session.chat.map(({ id }) => id)).toEqual([1, 2, 3]);
});

test('a chat message is shown as unsent until the server has it', async () => {
  const said = session.say('hello');
  expect(session.unsent.map(({ text }) => text)).toEqual(['hello']);
  wire.hear({ type: 'ack', id: wire.sent[0]!.id, n: 4 });
  await said;
  expect(session.unsent).toEqual([]);
});

test('an answer that is pending for long is indicated', async () => {
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

test('a game that cannot continue says why', async () => {
  wire.hear({ ...moment(5), stopped: { key: 'word-rules', args: {} } });
  await slow.showOne();
  expect(session.stopped).toEqual({ key: 'word-rules', args: {} });
});

const update = (base: number, changes: Operation[]): UpdateNews => {
  const { n, events, from, story, asked, clock, stopped } = moment(base + 1, [], 1);
  return { type: 'update', n, events, from, story, asked, clock, stopped, base, changes };
};

test('an update changes the view heard last, also while that is not shown yet', async () => {
  wire.hear(update(4, [{ op: 'replace', path: '/round', value: 5 }]));
  wire.hear(update(5, [{ op: 'replace', path: '/points', value: 7 }]));
  for (let shown = 0; shown < 2; shown += 1) await slow.showOne();
  expect(session.view).toEqual(view({ round: 5, points: 7 }));
  expect(session.n).toBe(6);
});

test.each([
  ['is missing', update(5, [])],
  ['does not fit', update(4, [{ op: 'remove', path: '/nothing' }])],
])('an update that %s asks for the whole view', async (_, news) => {
  const before = wire;
  wire.hear(news);
  expect(session.n).toBe(4);
  expect(wire).not.toBe(before);
  wire.open();
  wire.hear(moment(8));
  wire.hear(update(8, [{ op: 'replace', path: '/round', value: 9 }]));
  await slow.showOne();
  expect(session.view).toEqual(view({ round: 9 }));
});
