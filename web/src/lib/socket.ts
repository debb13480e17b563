/**
 * The WebSocket to a table. It reconnects by itself, and resends unanswered messages with the same id, so that the
 * server can recognise repetitions.
 *
 * A connection can also be dead without an error. If a message gets no answer in time, the socket is reopened; after a
 * period of silence a heartbeat is sent.
 */

import type { Advice, FromPage, FromServer, Message, Told } from './protocol';
import type { Consultation, FromClient, Input, Query, Sign } from './sent';

export type Connection = 'connecting' | 'open' | 'lost' | 'closed';

/** The outcome of an input. */
export type Answer = { done: true; n: number } | Refusal;

/** Why it was not done; null if the server gave no reason. */
export type Refusal = { done: false; stale: true } | { done: false; reason: Message | null };

export interface SocketListener {
  message(message: FromServer): void;
  connectionChanged(state: Connection): void;
  /** The server has turned us away: the table is gone, or we may no longer see it. */
  turnedAway?(reason: Message | null): void;
}

/** The used part of WebSocket, so that tests can substitute it. */
export type Wire = Pick<WebSocket, 'send' | 'close' | 'onopen' | 'onmessage' | 'onclose'>;

interface Waiting {
  frame: FromClient;
  settle(answer: FromServer): void;
  fail: (error: Error) => void;
}

export const FIRST_WAIT_MS = 300;
export const LONGEST_WAIT_MS = 15_000;
/** The timeout for opening. */
export const OPENING_MS = 15_000;
/** The timeout for an answer. */
export const SILENCE_MS = 8_000;
/** The silence after which a heartbeat is sent. */
export const IDLE_MS = 20_000;
/** The close code with which the server turns us away. */
const POLICY = 1008;

export class TableSocket {
  private wire: Wire | null = null;
  private isOpen = false;
  private attempts = 0;
  /** The timer of the next attempt. */
  private retry: ReturnType<typeof setTimeout> | undefined;
  /** The timer of the current timeout. */
  private patience: ReturnType<typeof setTimeout> | undefined;
  private nextId = firstId();
  private readonly waiting = new Map<FromPage['id'], Waiting>();
  /** Why the server turned us away last. */
  private refusal: Message | null = null;

  constructor(
    private readonly address: string,
    private readonly listener: SocketListener,
    private readonly connect: (address: string) => Wire = (address) => new WebSocket(address),
  ) {}

  /** Opens or reopens the socket, with the current session. */
  open(): void {
    this.hangUp();
    this.listener.connectionChanged(this.attempts ? this.missing : 'connecting');
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
      const message = JSON.parse(String(data)) as FromServer;
      if (message.type === 'refused' && message.id === null) {
        // It is about us, and not about a message: the server is closing.
        this.refusal = message.reason;
        return;
      }
      // Reset the delay only after a message: a socket that is closed right after opening has not recovered.
      this.attempts = 0;
      this.refusal = null;
      this.receive(message);
      if (wire === this.wire) this.listen();
    };
    wire.onclose = ({ code }) => {
      this.lose();
      if (code === POLICY) this.listener.turnedAway?.(this.refusal);
    };
  }

  /** A connection that the server has ended is not lost. */
  private get missing(): Connection {
    return this.refusal ? 'closed' : 'lost';
  }

  private lose(): void {
    this.hangUp();
    this.listener.connectionChanged(this.missing);
    this.retry = setTimeout(() => this.open(), this.backoff());
    this.attempts += 1;
  }

  /** The network or the page has come back: reconnect or send a heartbeat at once. */
  rouse(): void {
    if (this.retry !== undefined) this.open();
    else if (this.isOpen && !this.waiting.size) this.ping();
  }

  /** Restarts the timeout. */
  private listen(): void {
    clearTimeout(this.patience);
    this.patience = this.waiting.size
      ? setTimeout(() => this.reopen(), SILENCE_MS)
      : setTimeout(() => this.ping(), IDLE_MS);
  }

  /** Begins anew, with the whole view. */
  reopen(): void {
    this.attempts += 1;
    this.open();
  }

  private ping(): void {
    // The answer itself does not matter.
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

  /** Sends a message that changes the game; it is queued until the server has answered, across reconnections. */
  async say(input: Input): Promise<Answer> {
    const answer = await this.send(input);
    if (answer.type === 'ack') return { done: true, n: answer.n };
    if (answer.type === 'stale') return { done: false, stale: true };
    return { done: false, reason: answer.type === 'refused' ? answer.reason : null };
  }

  /** Sends a query; the answer is null if the server refuses. */
  async ask(query: Query): Promise<Told | null> {
    const answer = await this.send(query);
    return answer.type === 'told' ? answer : null;
  }

  /** Asks for a hint. */
  async consult(): Promise<{ done: true; advice: Advice } | Refusal> {
    const answer = await this.send({ type: 'hint' });
    if (answer.type === 'told' && answer.advice) return { done: true, advice: answer.advice };
    if (answer.type === 'stale') return { done: false, stale: true };
    return { done: false, reason: answer.type === 'refused' ? answer.reason : null };
  }

  private send(what: Input | Query | Consultation | Sign): Promise<FromServer> {
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
      const { id } = message;
      if (id === null) return;
      this.waiting.get(id)?.settle(message);
      this.waiting.delete(id);
    } else {
      this.listener.message(message);
    }
  }

  /** Exponential backoff with jitter, so that not all pages reconnect at once. */
  private backoff(): number {
    const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** this.attempts);
    return wait * (0.5 + Math.random() / 2);
  }
}

/** Ids must be unique over all pages of a person, so each page starts at a random one. */
function firstId(): number {
  const [high = 0] = crypto.getRandomValues(new Uint32Array(1));
  return high * 2 ** 20;
}

export function tableAddress(id: string): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return `${scheme}://${location.host}/api/tables/${encodeURIComponent(id)}/socket?events=all`;
}
