import { beforeEach, describe, expect, it } from 'vitest';
import type { Asked, GameMessage, Option, View } from '$lib/protocol';
import { seat, view } from '../../testing/views';
import { FakeWire } from '../../testing/wire';
import { bareDecline, canPassOn, isReached, sinceNow } from './autopass';
import { AutoPass } from './autopass.svelte';
import { TableSession } from './session.svelte';

const option = (line: string): Option => ({ line, verb: line, card: null, other: null });
const options = (...lines: string[]) => lines.map(option);

/** Seat 1 looks on while seat 2 faces the Encounter. */
const contest = (more: Partial<View> = {}) =>
  view({ active: 2, allies: [2], seats: [seat(1), seat(2)], step: 'respond', ...more });

describe('a question that can be passed for somebody', () => {
  it('asks for a response or none', () => {
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

  it('is not what to do on one’s own turn', () => {
    const mine = view({ seats: [seat(1), seat(2)] });
    expect(bareDecline(options('play Bow', 'done'), mine)).toBeUndefined();
    expect(bareDecline(options('play Bow', 'pass'), mine)?.line).toBe('pass');
    expect(bareDecline(options('play Bow', 'done'), { ...mine, allies: [1, 2] })?.line).toBe('done');
  });

  it('is not whether to attack', () => {
    const mine = view({ step: 'attack', seats: [seat(1), seat(2)] });
    expect(bareDecline(options('play Bow', 'pass'), mine)).toBeUndefined();
  });
});

describe('what is waited for', () => {
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

  it('is the next Round where all face the Encounter together', () => {
    const together = view({ seats: [seat(1), seat(2)], allies: [1, 2] });
    expect(isReached('turn', sinceNow(together), { ...together, step: 'draw' })).toBe(false);
    expect(isReached('turn', sinceNow(together), { ...together, round: 2 })).toBe(true);
  });
});

it('nobody passes alone, looking on, or after the end', () => {
  expect(canPassOn(view())).toBe(false);
  expect(canPassOn(contest({ seat: 0 }))).toBe(false);
  expect(canPassOn(contest({ result: '1' }))).toBe(false);
  expect(canPassOn(contest())).toBe(true);
});

describe('passing on', () => {
  let wire: FakeWire;
  let session: TableSession;
  let auto: AutoPass;

  function hear(n: number, asked: Asked | null, seen = contest()): void {
    const message: GameMessage = { type: 'game', n, view: seen, events: [], from: 0, asked, clock: null, stopped: '' };
    // As after a lost connection: shown at once.
    session.connectionChanged('open');
    wire.hear(message);
    auto.watch();
  }

  const ask = (...lines: string[]): Asked => ({ seat: 1, hint: '', about: null, options: options(...lines) });
  const said = () => wire.sent.map((frame) => ('line' in frame ? frame.line : frame.type));

  beforeEach(() => {
    session = new TableSession('ws://table', () => (wire = new FakeWire()));
    session.open(async () => {});
    wire.open();
    auto = new AutoPass(session);
    hear(4, ask('play Curse disrupting 2', 'pass'));
  });

  it('answers what is open and what comes, until the step is over', () => {
    expect(auto.isBare).toBe(true);
    auto.toggle('step');
    auto.watch();
    hear(6, ask('play Curse disrupting 2', 'pass'));
    expect(said()).toEqual(['pass', 'pass']);
    hear(8, ask('play Curse disrupting 2', 'pass'), contest({ step: 'attack' }));
    expect(said()).toEqual(['pass', 'pass']);
    expect(auto.until).toBeNull();
  });

  it('stops where something else is asked', () => {
    auto.toggle('turn');
    auto.watch();
    hear(6, ask('draft Ghoul', 'pass'));
    expect(said()).toEqual(['pass']);
    expect(auto.until).toBeNull();
  });

  it('stops where something was taken back', () => {
    auto.toggle('turn');
    auto.watch();
    hear(3, ask('play Curse disrupting 2', 'pass'));
    expect(said()).toEqual(['pass']);
    expect(auto.until).toBeNull();
  });

  it('stops while somebody wishes to take something back', () => {
    auto.toggle('turn');
    wire.hear({ type: 'undo', request: 'x1', by: 2, count: 1, waiting: [1] });
    auto.watch();
    expect(said()).toEqual([]);
    expect(auto.until).toBeNull();
  });

  it('stops where an answer was refused', async () => {
    auto.toggle('turn');
    auto.watch();
    wire.hear({ type: 'refused', id: wire.sent[0]!.id, reason: 'no' });
    await new Promise((resume) => setTimeout(resume));
    expect(auto.until).toBeNull();
  });

  it('is switched off by the same hand', () => {
    auto.toggle('turn');
    auto.toggle('turn');
    auto.watch();
    expect(said()).toEqual([]);
  });
});
