/**
 * One page's seat at a table: what the server has said, what is shown of it, and what may be said back.
 *
 * What happens arrives as moments. Each is shown after the one before it has been seen to move, so what is shown may
 * lie a little behind what is true; only when it has caught up can something be answered.
 */

import { TableSocket, type Answer, type Connection, type SocketListener, type Wire } from '$lib/socket';
import type { Presenter } from '$lib/motion/stage.svelte';
import type {
  Asked,
  ChatMessage,
  Clock,
  Explanation,
  FromServer,
  GameEvent,
  GameMessage,
  Input,
  Option,
  OverMessage,
  Preview,
  Query,
  TableInfo,
  Told,
  View,
  Watcher,
} from '$lib/protocol';
import { rememberCommitment } from '$lib/commitments';
import { nameAt } from '$lib/lobby/tables';
import { settings } from '$lib/settings.svelte';
import { t } from '$lib/strings';
import { standInNews } from './absence';
import { withNames } from './names';
import { attackQuestion, challengeQuestion, responseQuestion } from './question';

export interface UndoWish {
  request: string;
  by: number;
  count: number;
  waiting: number[];
}

/** Moments waiting to be shown beyond this many are shown faster. */
const PATIENCE = 2;

/** After how long something is said to be under way. */
export const SLOW_MS = 1000;

export class TableSession implements SocketListener {
  table = $state.raw<TableInfo | null>(null);
  connection = $state<Connection>('connecting');
  view = $state.raw<View | null>(null);
  clock = $state.raw<Clock | null>(null);
  /** Why the game cannot go on, or ''. */
  stopped = $state('');
  events = $state.raw<GameEvent[]>([]);
  chat = $state.raw<ChatMessage[]>([]);
  /** Who is at the table and does not play. */
  watchers = $state.raw<Watcher[]>([]);
  /** What was said here and has not been heard by the server. */
  unsent = $state.raw<{ text: string }[]>([]);
  undoWish = $state.raw<UndoWish | null>(null);
  /** The players have given the game up, and the table is gone. */
  isAbandoned = $state(false);
  /** The last message that has been read. */
  private lastRead = $state(0);
  over = $state.raw<OverMessage | null>(null);
  /** Something the person should know that is not part of the game. */
  notice = $state('');
  n = $state(0);
  /** What is being written in the chat. */
  draft = $state('');
  /** How often the server would not have us; whoever leaves by themselves expects it. */
  refusals = $state(0);
  isLeaving = false;

  private question = $state.raw<Asked | null>(null);
  private waiting = $state.raw<GameMessage[]>([]);
  private presenting = $state(false);
  /** The question that has been answered while the answer is under way. */
  private answered = $state(-1);

  /** How many inputs wait for their answer longer than usual. */
  private slow = $state(0);

  private readonly socket: TableSocket;
  private present: Presenter | null = null;
  private isFirst = true;
  /** Counts how often the line has been opened. */
  private line = 0;
  private told = new Map<string, Promise<Told | null>>();

  constructor(address: string, connect?: (address: string) => Wire) {
    this.socket = new TableSocket(address, this, connect);
  }

  open(present: Presenter): void {
    this.present = present;
    this.socket.open();
  }

  close(): void {
    this.socket.close();
  }

  /** The network or the page has come back. */
  rouse(): void {
    this.socket.rouse();
  }

  // --- What is open. ---------------------------------------------------------------------------------------------

  get seat(): number {
    return this.view?.seat ?? this.table?.mine ?? 0;
  }

  /** Who is asked what, as far as it is shown. */
  get asked(): Asked | null {
    return this.question;
  }

  /** What may be answered right now; nothing while something is still moving or under way. */
  get options(): readonly Option[] {
    const isBehind = this.presenting || this.waiting.length > 0 || this.answered === this.n;
    return isBehind ? [] : (this.question?.options ?? []);
  }

  /** What one is asked, with names in place of the numbers of seats. */
  get hint(): string {
    const { question, view, events } = this;
    const own =
      question && view
        ? attackQuestion(question, view) || challengeQuestion(question, events) || responseQuestion(question, events)
        : '';
    return withNames(own || (question?.hint ?? ''), (seat) => this.nameOf(seat));
  }

  get isAsked(): boolean {
    return this.question !== null && this.question.seat === this.seat;
  }

  /** Whether somebody waits for this one's leave to take something back. */
  get isAskedToUndo(): boolean {
    return this.undoWish?.waiting.includes(this.seat) ?? false;
  }

  get isOver(): boolean {
    return this.view !== null && this.view.result !== 'none';
  }

  nameOf(seat: number): string {
    return this.table ? nameAt(this.table, seat) : t.log.seat(seat);
  }

  // --- Saying something. -------------------------------------------------------------------------------------------

  /** Whether something said has not been answered as soon as one would expect. */
  get isSending(): boolean {
    return this.slow > 0;
  }

  private async send(input: Input): Promise<Answer> {
    let isSlow = false;
    const timer = setTimeout(() => {
      isSlow = true;
      this.slow += 1;
    }, SLOW_MS);
    try {
      return await this.socket.say(input);
    } finally {
      clearTimeout(timer);
      if (isSlow) this.slow -= 1;
    }
  }

  /** Whether it was done. */
  async do(option: Option): Promise<boolean> {
    const n = this.n;
    // Whoever goes on has read it.
    this.notice = '';
    this.answered = n;
    const answer = await this.send({ type: 'do', n, line: option.line });
    if (answer.done) return true;
    this.answered = -1;
    this.notice = 'stale' in answer ? t.table.stale : answer.reason;
    return false;
  }

  concede(): Promise<void> {
    return this.wish(this.send({ type: 'concede' }));
  }

  /** Asks to take one's own last input back, and with it whatever others did since. */
  undo(): Promise<void> {
    return this.wish(this.send({ type: 'undo', n: this.n }));
  }

  abandon(): Promise<void> {
    return this.wish(this.socket.say({ type: 'abandon' }));
  }

  answerUndo(yes: boolean): Promise<void> {
    const wish = this.undoWish;
    this.undoWish = null;
    if (wish === null) return Promise.resolve();
    return this.wish(this.send({ type: 'answer_undo', request: wish.request, yes }));
  }

  async say(text: string): Promise<void> {
    const line = { text };
    this.unsent = [...this.unsent, line];
    try {
      await this.wish(this.send({ type: 'say', text }));
    } finally {
      this.unsent = this.unsent.filter((each) => each !== line);
    }
  }

  /** How many messages of others have not been read; those of the muted do not count. */
  get unread(): number {
    const mine = this.table?.mine ?? 0;
    return this.chat.filter(
      ({ id, seat, name }) => id > this.lastRead && (!mine || seat !== mine) && !settings.isMuted(name),
    ).length;
  }

  readChat(): void {
    this.lastRead = this.chat.at(-1)?.id ?? 0;
  }

  private async wish(answer: Promise<Answer>): Promise<void> {
    const given = await answer;
    if (!given.done) this.notice = 'stale' in given ? t.table.stale : given.reason;
  }

  // --- Asking something; answers hold until the next input. ----------------------------------------------------------

  async why(line: string): Promise<string> {
    return (await this.ask({ type: 'why', line }))?.reason ?? '';
  }

  async explain(what: string): Promise<Explanation | null> {
    const told = await this.ask({ type: 'explain', what });
    return told?.rows ? { rows: told.rows, total: told.total ?? 0 } : null;
  }

  async preview(line: string): Promise<Preview | null> {
    return (await this.ask({ type: 'preview', line }))?.preview ?? null;
  }

  private ask(query: Query): Promise<Told | null> {
    const key = JSON.stringify(query);
    let told = this.told.get(key);
    if (!told) {
      told = this.socket.ask(query).catch(() => null);
      this.told.set(key, told);
    }
    return told;
  }

  // --- Hearing. ------------------------------------------------------------------------------------------------------

  connectionChanged(state: Connection): void {
    this.connection = state;
    if (state === 'open') this.isFirst = true;
  }

  turnedAway(reason: string): void {
    if (this.isLeaving) return;
    this.refusals += 1;
    this.notice = reason;
  }

  message(message: FromServer): void {
    switch (message.type) {
      case 'table':
        if (this.table) this.notice = standInNews(this.table, message.table) || this.notice;
        this.table = message.table;
        rememberCommitment(message.table);
        break;
      case 'watchers':
        this.watchers = message.watchers;
        break;
      case 'game':
        this.hear(message);
        break;
      case 'stood_in':
        this.notice = t.table.waiting.stoodIn(message.count);
        break;
      case 'chat':
        this.chat = merged(this.chat, message.messages);
        break;
      case 'undo':
        this.undoWish = message;
        break;
      case 'kept':
        this.undoWish = null;
        this.notice = t.table.undo.kept;
        break;
      case 'abandoned':
        this.isAbandoned = true;
        this.forget();
        this.close();
        break;
      case 'over':
        this.over = message;
        break;
    }
  }

  /** Nothing is left of a game that was given up: neither where it stood, nor anything to do about it. */
  private forget(): void {
    this.line += 1;
    this.waiting = [];
    this.view = null;
    this.question = null;
    this.clock = null;
    this.stopped = '';
    this.undoWish = null;
    this.table = null;
  }

  private hear(moment: GameMessage): void {
    // After the line has come back, the whole view is there at once: what was missed is not acted out.
    if (this.isFirst) {
      this.isFirst = false;
      this.line += 1;
      this.waiting = [];
      this.events = [];
      // If it is still open, it is told again.
      this.undoWish = null;
      this.changeTo(moment);
      return;
    }
    this.waiting = [...this.waiting, moment];
    if (!this.presenting) void this.showAll();
  }

  private async showAll(): Promise<void> {
    this.presenting = true;
    for (let moment = this.waiting[0]; moment; moment = this.waiting[0]) {
      const { line } = this;
      this.waiting = this.waiting.slice(1);
      let isShown = false;
      const apply = () => {
        // A line that has come back meanwhile has brought something newer.
        if (line === this.line && !isShown) this.changeTo(moment!);
        isShown = true;
      };
      await this.present?.(moment.events, this.view, this.waiting.length > PATIENCE, apply);
      apply();
    }
    this.presenting = false;
  }

  private changeTo(moment: GameMessage): void {
    if (moment.from < this.events.length && this.view !== null) this.notice = t.table.undo.done;
    else if (this.undoWish?.count && this.undoWish.by === this.seat) this.notice = t.table.undo.passedOver;
    this.events = [...this.events.slice(0, moment.from), ...moment.events];
    this.view = moment.view;
    this.question = moment.asked;
    this.clock = moment.clock;
    this.stopped = moment.stopped;
    this.n = moment.n;
    this.told.clear();
    // To abandon the game is no matter of this moment.
    if (this.undoWish?.count) this.undoWish = null;
    // A line that has come back shows the question again whose answer is still under way.
    if (moment.n !== this.answered) this.answered = -1;
  }
}

function merged(known: readonly ChatMessage[], heard: readonly ChatMessage[]): ChatMessage[] {
  const byId = new Map([...known, ...heard].map((message) => [message.id, message]));
  return [...byId.values()].sort((one, other) => one.id - other.id);
}
