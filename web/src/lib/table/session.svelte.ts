/**
 * A page's session at a table: what the server has sent, what is shown of it, and what can be sent back.
 *
 * News arrives as moments. Each is shown after the animations of the previous one, so the display may lag behind the
 * server; answers are possible only when it has caught up.
 */

import { TableSocket, type Answer, type Connection, type Refusal, type SocketListener, type Wire } from '$lib/socket';
import type { Presenter } from '$lib/motion/stage.svelte';
import type {
  Advice,
  Asked,
  ChatLine,
  Clock,
  FromServer,
  GameEvent,
  GameNews,
  Line,
  Message,
  Option,
  Over,
  Preview,
  TableInfo,
  Told,
  UpdateNews,
  View,
  Watcher,
} from '$lib/protocol';
import type { Input, Query } from '$lib/sent';
import { rememberCommitment } from '$lib/commitments';
import { sentence } from '$lib/errors';
import { nameAt } from '$lib/lobby/tables';
import { Lesson } from '$lib/lesson/lesson.svelte';
import { goOn } from '$lib/log/story';
import { patched } from '$lib/patch';
import { say, type Reader } from '$lib/say';
import { Once } from '$lib/once';
import { settings } from '$lib/settings.svelte';
import { t } from '$lib/messages';
import { standInNews } from './absence';
import { partOf, type Reckoning } from './numbers';
import { attackQuestion, challengeQuestion, responseQuestion } from './question';

export interface UndoWish {
  request: string;
  by: number;
  count: number;
  waiting: number[];
}

/** With more moments waiting than this, animations run faster. */
const PATIENCE = 2;

/** The delay after which a pending answer is indicated. */
export const SLOW_MS = 1000;

export class TableSession implements SocketListener {
  table = $state.raw<TableInfo | null>(null);
  connection = $state<Connection>('connecting');
  view = $state.raw<View | null>(null);
  clock = $state.raw<Clock | null>(null);
  /** Why the game cannot continue, or null. */
  stopped = $state.raw<Message | null>(null);
  events = $state.raw<GameEvent[]>([]);
  lines = $state.raw<Line[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  /** The people at the table who do not play. */
  watchers = $state.raw<Watcher[]>([]);
  /** Chat messages that the server has not acknowledged. */
  unsent = $state.raw<{ text: string }[]>([]);
  undoWish = $state.raw<UndoWish | null>(null);
  /** The players have abandoned the game, and the table is gone. */
  isAbandoned = $state(false);
  /** The last chat message that was read. */
  private lastRead = $state(0);
  over = $state.raw<Over | null>(null);
  /** The lesson that is played here, if it is one. */
  lesson = $state.raw<Lesson | null>(null);
  /** A notice that is not part of the game. */
  notice = $state('');
  n = $state(0);
  /** The unsent chat text. */
  draft = $state('');
  /** How often the server has turned us away; expected after leaving. */
  refusals = $state(0);
  isLeaving = false;

  private question = $state.raw<Asked | null>(null);
  private waiting = $state.raw<GameNews[]>([]);
  private presenting = $state(false);
  /** The number of the question whose answer is pending. */
  private answered = $state(-1);

  /** How many inputs are pending longer than usual. */
  private slow = $state(0);

  private readonly socket: TableSocket;
  private present: Presenter | null = null;
  /** The last news, which may not be shown yet: the next changes apply to their view. */
  private heard: GameNews | null = null;
  private isFirst = true;
  /** Counts connections. */
  private line = 0;
  private readonly told = new Once<string, Told | null>();

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

  // --- The open question. --------------------------------------------------------------------------------------------

  get seat(): number {
    return this.view?.seat ?? this.table?.mine ?? 0;
  }

  /** The open question as currently shown. */
  get asked(): Asked | null {
    return this.question;
  }

  /** The current options; empty during animations, while an answer is pending, and while a lesson is to be read. */
  get options(): readonly Option[] {
    const isBehind = this.presenting || this.waiting.length > 0 || this.answered === this.n;
    const isTaught = this.lesson?.isReadyFor(this.n) === false;
    return isBehind || isTaught ? [] : (this.question?.options ?? []);
  }

  /** The question, with names instead of seat numbers. */
  get hint(): string {
    const { question, view, events } = this;
    const own =
      question && view
        ? attackQuestion(question, view) ||
          challengeQuestion(question, events) ||
          responseQuestion(question, events, this.reader.nameOf)
        : '';
    return own || (question?.hint ? say(question.hint, this.reader) : '');
  }

  get isAsked(): boolean {
    return this.question !== null && this.question.seat === this.seat;
  }

  /** Whether somebody waits for this person's agreement to take something back. */
  get isAskedToUndo(): boolean {
    return this.undoWish?.waiting.includes(this.seat) ?? false;
  }

  get isOver(): boolean {
    return this.view !== null && this.view.result !== 'none';
  }

  nameOf(seat: number): string {
    return this.table ? nameAt(this.table, seat) : t('word-seat', { number: seat });
  }

  /** The reader of this table's messages. */
  get reader(): Reader {
    return { seat: this.seat, seats: this.view?.seats.length ?? 0, nameOf: (seat) => this.nameOf(seat) };
  }

  // --- Sending. ------------------------------------------------------------------------------------------------------

  /** Whether a message is pending longer than expected. */
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

  /** Answers the open question; returns whether it was accepted. */
  async do(option: Option): Promise<boolean> {
    const n = this.n;
    // Acting dismisses the notice.
    this.notice = '';
    this.answered = n;
    const answer = await this.send({ type: 'do', n, line: option.line });
    if (answer.done) return true;
    this.answered = -1;
    const why = this.sentenceOf(answer);
    if (this.lesson && 'reason' in answer) this.lesson.refusal = why;
    else this.notice = why;
    return false;
  }

  concede(): Promise<void> {
    return this.wish(this.send({ type: 'concede' }));
  }

  /** Asks to take back one's last input, with everything others did since. */
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

  /** The number of unread messages from others, without muted people. */
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
    if (!given.done) this.notice = this.sentenceOf(given);
  }

  /** Why something was not done. */
  private sentenceOf(answer: Refusal): string {
    if ('stale' in answer) return t('page-table-stale');
    return answer.reason ? sentence(answer.reason, this.reader) : '';
  }

  // --- Queries; answers are cached until the next input. -------------------------------------------------------------

  async why(line: string): Promise<string> {
    const told = await this.ask({ type: 'why', line });
    return told?.reason ? say(told.reason, this.reader) : '';
  }

  async explain(what: string): Promise<Reckoning | null> {
    const told = await this.ask({ type: 'explain', what });
    if (!told?.rows) return null;
    return { rows: told.rows.map((row) => partOf(row, this.reader)), total: told.total ?? 0 };
  }

  async preview(line: string): Promise<Preview | null> {
    return (await this.ask({ type: 'preview', line }))?.preview ?? null;
  }

  /** A hint; null if there is none, of which the reason is shown, or if the game has gone on. */
  async advise(): Promise<Advice | null> {
    const answer = await this.socket.consult();
    if (answer.done) return answer.advice;
    if ('reason' in answer) this.notice = this.sentenceOf(answer);
    return null;
  }

  private ask(query: Query): Promise<Told | null> {
    return this.told.get(JSON.stringify(query), () => this.socket.ask(query)).catch(() => null);
  }

  // --- Receiving. ----------------------------------------------------------------------------------------------------

  connectionChanged(state: Connection): void {
    this.connection = state;
    if (state === 'open') this.isFirst = true;
  }

  turnedAway(reason: Message | null): void {
    if (this.isLeaving) return;
    // It is tried again by itself; once is enough to be told.
    if (!this.refusals) this.notice = reason ? sentence(reason, this.reader) : t('page-app-no-answer');
    this.refusals += 1;
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
      case 'update':
        this.update(message);
        break;
      case 'lesson':
        this.lesson ??= new Lesson(this.table?.id ?? '');
        this.lesson.hear(message, this.n);
        break;
      case 'stood_in':
        this.notice = t('page-table-waiting-stood-in', { count: message.count });
        break;
      case 'chat':
        this.chat = merged(this.chat, message.messages);
        break;
      case 'undo':
        this.undoWish = message;
        break;
      case 'kept':
        this.undoWish = null;
        this.notice = t('page-table-undo-kept');
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

  /** Clears everything about an abandoned game. */
  private forget(): void {
    this.line += 1;
    this.waiting = [];
    this.heard = null;
    this.view = null;
    this.question = null;
    this.clock = null;
    this.stopped = null;
    this.undoWish = null;
    this.table = null;
  }

  /** The changes of the last view; where they do not fit, the connection is opened anew: it begins with the whole. */
  private update({ base, changes, ...news }: UpdateNews): void {
    const { heard } = this;
    let view: View;
    try {
      if (heard?.n !== base) throw new Error(`no view ${base}`);
      view = patched(heard.view, changes);
    } catch {
      this.socket.reopen();
      return;
    }
    this.hear({ ...news, type: 'game', view });
  }

  private hear(moment: GameNews): void {
    this.heard = moment;
    // After a reconnection the whole view is shown at once, without animating what was missed.
    if (this.isFirst) {
      this.isFirst = false;
      this.line += 1;
      this.waiting = [];
      this.events = [];
      this.lines = [];
      // The server sends it again if it is still open.
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
        // Skip if a reconnection has brought a newer state meanwhile.
        if (line === this.line && !isShown) this.changeTo(moment);
        isShown = true;
      };
      await this.present?.(moment, this.view, this.waiting.length > PATIENCE, apply);
      apply();
    }
    this.presenting = false;
  }

  private changeTo(moment: GameNews): void {
    if (moment.from < this.events.length && this.view !== null) this.notice = t('page-table-undo-done');
    else if (this.undoWish?.count && this.undoWish.by === this.seat) this.notice = t('page-table-undo-passed-over');
    this.events = [...this.events.slice(0, moment.from), ...moment.events];
    const lines = [...this.lines];
    goOn(lines, moment.story);
    this.lines = lines;
    this.view = moment.view;
    this.question = moment.asked;
    this.clock = moment.clock;
    this.stopped = moment.stopped;
    this.n = moment.n;
    this.told.clear();
    this.lesson?.reach(moment.n);
    // A request to abandon the game outlives the moment.
    if (this.undoWish?.count) this.undoWish = null;
    // After a reconnection the same question is shown while its answer is still pending.
    if (moment.n !== this.answered) this.answered = -1;
  }
}

function merged(known: readonly ChatLine[], heard: readonly ChatLine[]): ChatLine[] {
  const byId = new Map([...known, ...heard].map((message) => [message.id, message]));
  return [...byId.values()].sort((one, other) => one.id - other.id);
}
