/**
 * The line to a table. It comes back by itself; what was said and not yet answered is said again with the same
 * id, so that the server can tell a repetition from a second wish.
 *
 * A line can also be dead without anybody saying so. Whatever is heard is a sign of life; where none comes although
 * something was said, the line is opened anew, and where nothing is said for a while, a sign is asked for.
 */

import type { FromClient, FromServer, Input, Ping, Query, Told } from './protocol';

export type Connection = 'connecting' | 'open' | 'lost' | 'closed';

/** What became of an input. */
export type Answer = { done: true; n: number } | { done: false; stale: true } | { done: false; reason: string };

export interface SocketListener {
  message(message: FromServer): void;
  connectionChanged(state: Connection): void;
  /** The server will not have us: the table is gone, or is not for us any more. */
  turnedAway?(reason: string): void;
}

/** The part of WebSocket that is used, so that tests can stand in for it. */
export type Wire = Pick<WebSocket, 'send' | 'close' | 'onopen' | 'onmessage' | 'onclose'>;

interface Waiting {
  frame: FromClient;
  settle(answer: FromServer): void;
  fail(error: Error): void;
}

export const FIRST_WAIT_MS = 300;
export const LONGEST_WAIT_MS = 15_000;
/** How long a line may take to open. */
export const OPENING_MS = 15_000;
/** How long nothing may be heard while something waits for its answer. */
export const SILENCE_MS = 8_000;
/** After how long without a word a sign of life is asked for. */
export const IDLE_MS = 20_000;
/** With this code the server closes a line that it will not have. */
const POLICY = 1008;

export class TableSocket {
  private wire: Wire | null = null;
  private isOpen = false;
  private attempts = 0;
  /** Until it is tried again. */
  private retry: ReturnType<typeof setTimeout> | undefined;
  /** Until something has to have been heard. */
  private patience: ReturnType<typeof setTimeout> | undefined;
  private nextId = firstId();
  private readonly waiting = new Map<number, Waiting>();

  constructor(
    private readonly address: string,
    private readonly listener: SocketListener,
    private readonly connect: (address: string) => Wire = (address) => new WebSocket(address),
  ) {}

  /** Opens the line, also anew: the server then takes us for whoever we are by now. */
  open(): void {
    this.hangUp();
    this.listener.connectionChanged(this.attempts ? 'lost' : 'connecting');
    const wire = this.connect(this.address);
    this.wire = wire;
    this.patience = setTimeout(() => this.lose(), OPENING_MS);
    wire.onopen = () => {
      this.isOpen = true;
      this.listener.connectionChanged('open');
      for (const { frame } of this.waiting.values()) wire.send(JSON.stringify(frame));
      this.listen();
    };
    wire.onmessage = ({ data }) => {
      // A line that is only opened to be closed again has not come back.
      this.attempts = 0;
      this.receive(JSON.parse(String(data)) as FromServer);
      this.listen();
    };
    wire.onclose = ({ code, reason }) => {
      this.lose();
      if (code === POLICY) this.listener.turnedAway?.(reason);
    };
  }

  private lose(): void {
    this.hangUp();
    this.listener.connectionChanged('lost');
    this.retry = setTimeout(() => this.open(), this.backoff());
    this.attempts += 1;
  }

  /** The network or the page has come back: now is a better time than any other. */
  rouse(): void {
    if (this.retry !== undefined) this.open();
    else if (this.isOpen && !this.waiting.size) this.ping();
  }

  /** Waits for the next sign of life. */
  private listen(): void {
    clearTimeout(this.patience);
    this.patience = this.waiting.size
      ? setTimeout(() => this.reopen(), SILENCE_MS)
      : setTimeout(() => this.ping(), IDLE_MS);
  }

  private reopen(): void {
    this.attempts += 1;
    this.open();
  }

  private ping(): void {
    // Nobody waits for the answer itself.
    this.send({ type: 'ping' }).catch(() => undefined);
  }

  close(): void {
    this.hangUp();
    for (const { fail } of this.waiting.values()) fail(new Error('closed'));
    this.waiting.clear();
    this.listener.connectionChanged('closed');
  }

  private hangUp(): void {
    clearTimeout(this.retry);
    clearTimeout(this.patience);
    this.retry = undefined;
    this.isOpen = false;
    if (!this.wire) return;
    this.wire.onopen = this.wire.onmessage = this.wire.onclose = null;
    this.wire.close();
    this.wire = null;
  }

  /** Says something that changes the game; kept until the server has answered, however often the line drops. */
  async say(input: Input): Promise<Answer> {
    const answer = await this.send(input);
    if (answer.type === 'ack') return { done: true, n: answer.n };
    if (answer.type === 'stale') return { done: false, stale: true };
    return { done: false, reason: answer.type === 'refused' ? answer.reason : '' };
  }

  /** Asks something; the answer is null where the server will not tell. */
  async ask(query: Query): Promise<Told | null> {
    const answer = await this.send(query);
    return answer.type === 'told' ? answer : null;
  }

  private send(what: Input | Query | Ping): Promise<FromServer> {
    const frame: FromClient = { ...what, id: this.nextId++ };
    return new Promise((settle, fail) => {
      const isFirst = !this.waiting.size;
      this.waiting.set(frame.id, { frame, settle, fail });
      if (!this.isOpen) return;
      this.wire?.send(JSON.stringify(frame));
      if (isFirst) this.listen();
    });
  }

  private receive(message: FromServer): void {
    if (message.type === 'ack' || message.type === 'stale' || message.type === 'refused' || message.type === 'told') {
      if (message.id === null) return;
      this.waiting.get(message.id)?.settle(message);
      this.waiting.delete(message.id);
    } else {
      this.listener.message(message);
    }
  }

  /** Twice as long after every failure, with some chance in it so that not all pages come back at once. */
  private backoff(): number {
    const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** this.attempts);
    return wait * (0.5 + Math.random() / 2);
  }
}

/** Ids are a person's own, over all pages that person has open: each page starts somewhere else. */
function firstId(): number {
  const [high = 0] = crypto.getRandomValues(new Uint32Array(1));
  return high * 2 ** 20;
}

export function tableAddress(id: string): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return `${scheme}://${location.host}/api/tables/${encodeURIComponent(id)}/socket?events=all`;
}
