import { beforeEach, describe, expect, it } from 'vitest';
import type { Asked, GameNews, Option, View } from '$lib/protocol';
import { seat, NO_STORY, view } from '../../testing/views';
import { FakeWire } from '../../testing/wire';
import { bareDecline, canPassOn, isReached, sinceNow } from './autopass';
import { AutoPass } from './autopass.svelte';
import { TableSession } from './session.svelte';

const option = (line: string): Option => ({ line, verb: line, card: null, other: null });
const options = (...lines: string[]) => lines.map(option);

/** Seat 1 waits while seat 2 faces the Encounter. */
const contest = (more: Partial<View> = {}) =>
  view({ active: 2, allies: [2], seats: [seat(1), seat(2)], step: 'respond', ...more });

describe('a question that can be passed automatically', () => {
  it('asks whether to respond', () => {
    expect(bareDecline(options('play Curse disrupting 2', 'spend Ring', 'pass'), contest())?.line).toBe('pass');
    expect(bareDecline(options('play Short Bow', 'done'), contest())?.line).toBe('done');
  });

  it('asks for nothing else', () => {
    expect(bareDecline(options('draft Ghoul', 'pass'), contest())).toBeUndefined();
    expect(bareDecline(options('play Bow', 'buy off Orc with Bow', 'done'), contest())).toBeUndefined();
    expect(bareDecline(options('defend Thief with Mage', 'resolve'), contest())).toBeUndefined();
    expect(bareDecline(options('discard Bow', 'discard Fly'), contest())).toBeUndefined();
    expect(bareDecline([], contest())).toBeUndefined();
  });

  it('is not about one’s own turn', () => {
    const mine = view({ seats: [seat(1), seat(2)] });
    expect(bareDecline(options('play Bow', 'done'), mine)).toBeUndefined();
    expect(bareDecline(options('play Bow', 'pass'), mine)?.line).toBe('pass');
    expect(bareDecline(options('play Bow', 'done'), { ...mine, allies: [1, 2] })?.line).toBe('done');
  });

  it('is not about whether to attack', () => {
    const mine = view({ step: 'attack', seats: [seat(1), seat(2)] });
    expect(bareDecline(options('play Bow', 'pass'), mine)).toBeUndefined();
  });
});

describe('the end of auto-pass', () => {
  const since = sinceNow(contest());

  it('is the next step', () => {
    expect(isReached('step', since, contest())).toBe(false);
    expect(isReached('step', since, contest({ step: 'attack' }))).toBe(true);
    expect(isReached('step', since, contest({ active: 3 }))).toBe(true);
  });

  it('is one’s own turn', () => {
    expect(isReached('turn', since, contest({ step: 'attack' }))).toBe(false);
    expect(isReached('turn', since, contest({ round: 2, active: 3, allies: [3] }))).toBe(false);
    expect(isReached('turn', since, contest({ round: 2, active: 1, allies: [1] }))).toBe(true);
  });

  it('is the next Round if all face the Encounter together', () => {
    const together = view({ seats: [seat(1), seat(2)], allies: [1, 2] });
    expect(isReached('turn', sinceNow(together), { ...together, step: 'draw' })).toBe(false);
    expect(isReached('turn', sinceNow(together), { ...together, round: 2 })).toBe(true);
  });
});

it('is not available alone, to spectators, or after the end', () => {
  expect(canPassOn(view())).toBe(false);
  expect(canPassOn(contest({ seat: 0 }))).toBe(false);
  expect(canPassOn(contest({ result: '1' }))).toBe(false);
  expect(canPassOn(contest())).toBe(true);
});

describe('auto-pass', () => {
  let wire: FakeWire;
  let session: TableSession;
  let auto: AutoPass;

  function hear(n: number, asked: Asked | null, seen = contest()): void {
    const message: GameNews = {
      type: 'game',
      n,
      view: seen,
      events: [],
      from: 0,
      story: NO_STORY,
      asked,
      clock: null,
      stopped: null,
    };
    // As after a lost connection: shown at once.
    session.connectionChanged('open');
    wire.hear(message);
    auto.watch();
  }

  const ask = (...lines: string[]): Asked => ({ seat: 1, about: null, options: options(...lines) });
  const said = () => wire.sent.map((frame) => ('line' in frame ? frame.line : frame.type));

  beforeEach(() => {
    session = new TableSession('ws://table', () => (wire = new FakeWire()));
    session.open(async () => {});
    wire.open();
    auto = new AutoPass(session);
    hear(4, ask('play Curse disrupting 2', 'pass'));
  });

  it('answers the open and following questions until the step is over', () => {
    expect(auto.isBare).toBe(true);
    auto.toggle('step');
    auto.watch();
    hear(6, ask('play Curse disrupting 2', 'pass'));
    expect(said()).toEqual(['pass', 'pass']);
    hear(8, ask('play Curse disrupting 2', 'pass'), contest({ step: 'attack' }));
    expect(said()).toEqual(['pass', 'pass']);
    expect(auto.until).toBeNull();
  });

  it('stops at another kind of question', () => {
    auto.toggle('turn');
    auto.watch();
    hear(6, ask('draft Ghoul', 'pass'));
    expect(said()).toEqual(['pass']);
    expect(auto.until).toBeNull();
  });

  it('stops when something was taken back', () => {
    auto.toggle('turn');
    auto.watch();
    hear(3, ask('play Curse disrupting 2', 'pass'));
    expect(said()).toEqual(['pass']);
    expect(auto.until).toBeNull();
  });

  it('stops when somebody asks to take something back', () => {
    auto.toggle('turn');
    wire.hear({ type: 'undo', request: 'x1', by: 2, count: 1, waiting: [1] });
    auto.watch();
    expect(said()).toEqual([]);
    expect(auto.until).toBeNull();
  });

  it('stops when an answer is refused', async () => {
    auto.toggle('turn');
    auto.watch();
    wire.hear({ type: 'refused', id: wire.sent[0]!.id, reason: { key: 'why-game-over', args: {} } });
    await new Promise((resume) => setTimeout(resume));
    expect(auto.until).toBeNull();
  });

  it('is switched off by the same button', () => {
    auto.toggle('turn');
    auto.toggle('turn');
    auto.watch();
    expect(said()).toEqual([]);
  });
});
