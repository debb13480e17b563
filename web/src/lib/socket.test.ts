import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FakeWire } from '../testing/wire';
import type { FromServer, Message } from './protocol';
import { IDLE_MS, LONGEST_WAIT_MS, OPENING_MS, SILENCE_MS, TableSocket, type Connection } from './socket';

let wires: FakeWire[];
let states: Connection[];
let heard: FromServer[];
let timesTurnedAway: number;
let reasons: (Message | null)[];
let socket: TableSocket;

const wire = () => wires.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  wires = [];
  states = [];
  heard = [];
  timesTurnedAway = 0;
  reasons = [];
  const listener = {
    message: (message: FromServer) => heard.push(message),
    connectionChanged: (state: Connection) => states.push(state),
    turnedAway: (reason: Message | null) => {
      timesTurnedAway += 1;
      reasons.push(reason);
    },
  };
  socket = new TableSocket('ws://table', listener, () => {
    const made = new FakeWire();
    wires.push(made);
    return made;
  });
  socket.open();
});

afterEach(() => {
  vi.useRealTimers();
});

async function comeBack(): Promise<void> {
  await vi.advanceTimersByTimeAsync(LONGEST_WAIT_MS);
  wire().open();
}

test('an input is done when the server has stored it', async () => {
  wire().open();
  const answer = socket.say({ type: 'do', n: 3, line: 'attack' });
  const [sent] = wire().sent;
  wire().hear({ type: 'ack', id: sent!.id, n: 4 });
  expect(sent).toMatchObject({ type: 'do', n: 3, line: 'attack' });
  expect(await answer).toEqual({ done: true, n: 4 });
});

const OVER: Message = { key: 'why-game-over', args: {} };

test('a stale or refused input is reported as such', async () => {
  wire().open();
  const stale = socket.say({ type: 'do', n: 3, line: 'attack' });
  const refused = socket.say({ type: 'concede' });
  wire().hear({ type: 'stale', id: wire().sent[0]!.id, n: 5 });
  wire().hear({ type: 'refused', id: wire().sent[1]!.id, reason: OVER });
  expect(await stale).toEqual({ done: false, stale: true });
  expect(await refused).toEqual({ done: false, reason: OVER });
});

describe('after the connection was lost', () => {
  test('unanswered messages are resent with the same id', async () => {
    wire().open();
    const answer = socket.say({ type: 'do', n: 3, line: 'attack' });
    const [first] = wire().sent;
    wire().drop();
    await comeBack();
    expect(wires).toHaveLength(2);
    expect(wire().sent).toEqual([first]);
    wire().hear({ type: 'ack', id: first!.id, n: 4 });
    expect(await answer).toEqual({ done: true, n: 4 });
  });

  test('answered messages are not resent', async () => {
    wire().open();
    void socket.say({ type: 'do', n: 3, line: 'attack' });
    wire().hear({ type: 'ack', id: wire().sent[0]!.id, n: 4 });
    wire().drop();
    await comeBack();
    expect(wire().sent).toEqual([]);
  });

  test('messages sent meanwhile are queued and sent once', async () => {
    wire().open();
    wire().drop();
    void socket.say({ type: 'say', text: 'anybody there?' });
    await comeBack();
    expect(wire().sent).toHaveLength(1);
  });

  test('it reconnects with increasing delays', async () => {
    wire().open();
    wire().drop();
    for (let attempt = 0; attempt < 5; attempt++) {
      await vi.advanceTimersByTimeAsync(LONGEST_WAIT_MS);
      wire().drop();
    }
    expect(wires).toHaveLength(6);
    expect(states.at(-1)).toBe('lost');
    await vi.advanceTimersByTimeAsync(1000);
    expect(wires).toHaveLength(6);
  });
});

describe('a socket that is closed right after opening', () => {
  async function minute(code: number): Promise<void> {
    for (let second = 0; second < 60; second += 1) {
      wire().open();
      wire().drop(code);
      await vi.advanceTimersByTimeAsync(1000);
    }
  }

  test('is reopened with increasing delays', async () => {
    await minute(1011);
    expect(wires.length).toBeLessThan(15);
    expect(timesTurnedAway).toBe(0);
  });

  test('reports that the server has turned us away', async () => {
    await minute(1008);
    expect(timesTurnedAway).toBeGreaterThan(0);
  });

  test('says why the server has turned us away, and is not called lost', async () => {
    for (let second = 0; second < 60; second += 1) {
      wire().open();
      wire().hear({ type: 'refused', id: null, reason: OVER });
      wire().drop(1008);
      await vi.advanceTimersByTimeAsync(1000);
    }
    expect(reasons).toContainEqual(OVER);
    expect(states).not.toContain('lost');
    expect(wires.length).toBeLessThan(15);
  });
});

describe('a silent socket', () => {
  const line = { type: 'do', n: 3, line: 'attack' } as const;

  test('is replaced when a message gets no answer, and the message is resent', async () => {
    wire().open();
    void socket.say(line);
    await vi.advanceTimersByTimeAsync(SILENCE_MS - 1);
    expect(states.at(-1)).toBe('open');
    // Our own messages are no proof that the connection lives.
    void socket.ask({ type: 'why', line: 'play Fly' });
    await vi.advanceTimersByTimeAsync(1);
    expect(states.at(-1)).toBe('lost');
    expect(wires).toHaveLength(2);
    wire().open();
    expect(wire().sent[0]).toMatchObject(line);
  });

  test('is kept while messages arrive', async () => {
    wire().open();
    void socket.say(line);
    await vi.advanceTimersByTimeAsync(SILENCE_MS - 1);
    wire().hear({ type: 'kept' });
    await vi.advanceTimersByTimeAsync(SILENCE_MS - 1);
    expect(wires).toHaveLength(1);
  });

  test('gets a heartbeat after a while, and is replaced without an answer', async () => {
    wire().open();
    await vi.advanceTimersByTimeAsync(IDLE_MS);
    expect(wire().sent).toMatchObject([{ type: 'ping' }]);
    wire().hear({ type: 'ack', id: wire().sent[0]!.id, n: 3 });
    await vi.advanceTimersByTimeAsync(IDLE_MS);
    expect(wire().sent).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(SILENCE_MS);
    expect(wires).toHaveLength(2);
  });

  test('is replaced when it does not open in time', async () => {
    await vi.advanceTimersByTimeAsync(OPENING_MS);
    expect(states.at(-1)).toBe('lost');
    await comeBack();
    expect(states.at(-1)).toBe('open');
  });

  test('is not watched after closing', async () => {
    wire().open();
    socket.close();
    await vi.advanceTimersByTimeAsync(IDLE_MS + SILENCE_MS + LONGEST_WAIT_MS);
    expect(wires).toHaveLength(1);
  });
});

describe('when the network or the page is back', () => {
  test('a lost connection is reopened at once', () => {
    wire().open();
    wire().drop();
    socket.rouse();
    expect(wires).toHaveLength(2);
  });

  test('an open connection gets one heartbeat', () => {
    wire().open();
    socket.rouse();
    socket.rouse();
    expect(wire().sent).toMatchObject([{ type: 'ping' }]);
    expect(wires).toHaveLength(1);
  });

  test('a connection that is being opened is left alone', () => {
    socket.rouse();
    expect(wires).toHaveLength(1);
  });
});

test('an answer resolves its query', async () => {
  wire().open();
  const first = socket.ask({ type: 'why', line: 'play Fly' });
  const second = socket.ask({ type: 'explain', what: 'attack.power' });
  const [one, other] = wire().sent;
  wire().hear({ type: 'told', id: other!.id, rows: [], total: 1 });
  wire().hear({ type: 'refused', id: one!.id, reason: OVER });
  expect(await first).toBeNull();
  expect(await second).toMatchObject({ total: 1 });
});

test('everything else goes to the listener, and closing ends it', async () => {
  wire().open();
  wire().hear({ type: 'kept' });
  expect(heard).toEqual([{ type: 'kept' }]);
  const open = socket.say({ type: 'concede' });
  socket.close();
  await expect(open).rejects.toThrow('closed');
  await vi.advanceTimersByTimeAsync(LONGEST_WAIT_MS);
  expect(wires).toHaveLength(1);
  expect(states.at(-1)).toBe('closed');
});
