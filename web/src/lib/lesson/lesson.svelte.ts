/** A lesson at its table: the pages so far, the one that is being read, and the hints given for it. */

import type { LessonNews, Message, ShownPage } from '$lib/protocol';
import { bookmarkOf, keepBookmark } from './bookmark';

/** A hint in words, then the accepted answers themselves. */
const MOST_HINTS = 2;

export class Lesson {
  pages = $state.raw<readonly ShownPage[]>([]);
  /** The answers that lead on. */
  accepted = $state.raw<readonly string[]>([]);
  chapters = $state.raw<readonly Message[]>([]);
  /** The number of pages of the whole lesson. */
  count = $state(0);
  /** How many hints have been given for the open task. */
  hints = $state(0);
  /** Why the last answer was not accepted. */
  refusal = $state('');
  /** The number of the question that it speaks about. */
  private n = $state(-1);
  private place = $state(0);
  /** The furthest page that has been on view. */
  private reached = $state(0);
  /** What has been heard about questions that are not shown yet. */
  private waiting: LessonNews[] = [];

  constructor(private readonly table: string) {
    this.reached = bookmarkOf(table);
  }

  hear(news: LessonNews, shown: number): void {
    this.waiting.push(news);
    this.reach(shown);
  }

  /** The table shows the question of this number. */
  reach(shown: number): void {
    for (let news = this.waiting[0]; news && news.n <= shown; news = this.waiting[0]) {
      this.waiting.shift();
      this.take(news);
    }
  }

  private take(news: LessonNews): void {
    const before = this.page;
    this.pages = [...this.pages.slice(0, news.from), ...news.pages];
    this.n = news.n;
    this.accepted = news.accepted;
    this.chapters = news.chapters;
    this.count = news.count;
    this.turnTo(Math.min(Math.max(this.reached, firstOpen(this.pages)), this.last));
    // A task with several answers keeps its hints.
    if (this.page?.id !== before?.id) this.hints = 0;
  }

  private get last(): number {
    return this.pages.length - 1;
  }

  get page(): ShownPage | undefined {
    return this.pages[this.place];
  }

  /** The number of the page on view, from 1. */
  get number(): number {
    return this.place + 1;
  }

  /** The part that the game has reached. */
  get chapter(): number {
    return this.pages[this.last]?.chapter ?? 0;
  }

  get hasNext(): boolean {
    return this.place < this.last;
  }

  get hasBack(): boolean {
    return this.place > 0;
  }

  /** Whether pages are to be read before the next answer. */
  get isUnread(): boolean {
    return this.reached < this.last;
  }

  /** Whether a question may be answered: the lesson has spoken about it, and that has been read. */
  isReadyFor(n: number): boolean {
    return this.n === n && !this.isUnread;
  }

  get hasHint(): boolean {
    return !this.hasNext && this.page?.goal != null && this.hints < MOST_HINTS;
  }

  /** Whether the accepted answers are shown. */
  get isTold(): boolean {
    return !this.hasNext && this.hints === MOST_HINTS;
  }

  next(): void {
    if (this.hasNext) this.turnTo(this.place + 1);
  }

  back(): void {
    if (this.hasBack) this.turnTo(this.place - 1);
  }

  hint(): void {
    if (!this.hasHint) return;
    this.hints += 1;
    this.refusal = '';
  }

  private turnTo(place: number): void {
    this.place = place;
    this.reached = Math.max(this.reached, place);
    this.refusal = '';
    keepBookmark(this.table, this.reached);
  }
}

/** The first page after the last task that has been done. */
const firstOpen = (pages: readonly ShownPage[]): number => pages.slice(0, -1).findLastIndex(({ goal }) => goal) + 1;
