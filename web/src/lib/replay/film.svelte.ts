/** A finished game, moment by moment. Moments are fetched from the server in parts, on demand. */

import { SvelteMap } from 'svelte/reactivity';
import { api } from '$lib/api';
import type { Presenter } from '$lib/motion/stage.svelte';
import { goOn } from '$lib/log/story';
import { Once } from '$lib/once';
import type { Line, Moment, Moments } from '$lib/protocol';
import { settings } from '$lib/settings.svelte';

/** The number of moments in a part (docs/protocol.md). */
const PART = 50;
/** How long playback stays at a moment, at the usual pace and at least. */
const DWELL_MS = 900;
const SHORTEST_MS = 350;

/** An action on a film, and a function that runs it and reports errors. */
export type Deed = () => Promise<void> | void;
export type Attempt = (deed: Deed) => Promise<void>;

type Fetch = (from: number) => Promise<Moments>;

export class Film {
  /** The number of moments; 0 until the first part is loaded. */
  count = $state(0);
  moment = $state.raw<Moment | null>(null);
  isPlaying = $state(false);

  private readonly parts = new Once<number, Moment[]>();
  private readonly arrived = new SvelteMap<number, Moment[]>();
  /** Counts navigations: a new one cancels earlier ones. */
  private wish = 0;
  /** The moment that is being animated to. */
  private coming: Moment | null = null;

  constructor(
    id: string,
    private readonly present: Presenter,
    private readonly fetch: Fetch = (from) => api.story(id, from),
  ) {}

  get n(): number {
    return this.moment?.n ?? 0;
  }

  get isAtEnd(): boolean {
    return this.count > 0 && this.n === this.count - 1;
  }

  /** The story up to the moment shown, from the start of the contiguous loaded parts. */
  readonly lines = $derived.by<Line[]>(() => {
    const { n } = this;
    const last = Math.floor(n / PART);
    let first = last;
    while (this.arrived.has(first - 1)) first -= 1;
    const lines: Line[] = [];
    for (let part = first; part <= last; part += 1)
      for (const moment of this.arrived.get(part) ?? []) if (moment.n <= n) goOn(lines, moment.story);
    return lines;
  });

  // --- Navigation. -----------------------------------------------------------------------------------------------

  /** Jumps to a moment. */
  async goTo(n: number): Promise<void> {
    this.isPlaying = false;
    this.coming = null;
    const wish = ++this.wish;
    const moment = await this.find(this.within(n));
    if (wish === this.wish) this.moment = moment;
  }

  /** One moment forward with animations, or one back. */
  async step(by: 1 | -1): Promise<void> {
    if (by < 0) return this.goTo(this.n - 1);
    this.isPlaying = false;
    // A new step does not wait for a running animation.
    if (this.coming) this.moment = this.coming;
    await this.advance(++this.wish);
  }

  async nextRound(): Promise<void> {
    const wish = ++this.wish;
    const round = this.moment?.view.round;
    let { n } = this;
    while (n < this.count - 1 && (await this.find(n)).view.round === round) n += 1;
    if (wish === this.wish) await this.goTo(n);
  }

  /** To the beginning of this Round; if already there, of the previous one. */
  async previousRound(): Promise<void> {
    const wish = ++this.wish;
    let n = Math.max(0, this.n - 1);
    const { round } = (await this.find(n)).view;
    while (n > 0 && (await this.find(n - 1)).view.round === round) n -= 1;
    if (wish === this.wish) await this.goTo(n);
  }

  async play(): Promise<void> {
    if (this.isAtEnd) await this.goTo(0);
    const wish = ++this.wish;
    this.isPlaying = true;
    try {
      while (this.isPlaying && wish === this.wish && !this.isAtEnd) {
        await this.advance(wish);
        await pause(Math.max(SHORTEST_MS, settings.time(DWELL_MS)));
      }
    } finally {
      if (wish === this.wish) this.isPlaying = false;
    }
  }

  stop(): void {
    this.isPlaying = false;
    this.coming = null;
    this.wish += 1;
  }

  private async advance(wish: number): Promise<void> {
    if (this.isAtEnd) return;
    const next = await this.find(this.n + 1);
    if (wish !== this.wish) return;
    this.coming = next;
    const apply = () => {
      if (wish !== this.wish) return;
      this.moment = next;
      this.coming = null;
    };
    await this.present(next, this.moment?.view ?? null, false, apply);
  }

  // --- Fetching. -------------------------------------------------------------------------------------------------

  private within(n: number): number {
    return Math.max(0, this.count ? Math.min(n, this.count - 1) : n);
  }

  private async find(n: number): Promise<Moment> {
    const part = Math.floor(n / PART);
    const moments = await this.part(part);
    // Prefetch the nearest neighbouring part, to continue or for the story so far.
    const near = n % PART < PART / 2 ? part - 1 : part + 1;
    if (near >= 0 && near * PART < this.count) this.part(near).catch(() => {});
    const found = moments[n % PART] ?? moments.at(-1);
    if (found) return found;
    // The requested moment is after the end.
    return this.find(this.within(n));
  }

  private part(part: number): Promise<Moment[]> {
    return this.parts.get(part, async () => {
      const story = await this.fetch(part * PART);
      this.count = story.count;
      this.arrived.set(part, story.moments);
      return story.moments;
    });
  }
}

const pause = (ms: number): Promise<void> => new Promise((resume) => setTimeout(resume, ms));
