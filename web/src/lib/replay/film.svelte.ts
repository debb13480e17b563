/** A finished game, moment by moment. Moments come from the server in parts, as they are asked for. */

import { api } from '$lib/api';
import type { Presenter } from '$lib/motion/stage.svelte';
import type { GameEvent, Moment, Story } from '$lib/protocol';
import { settings } from '$lib/settings.svelte';

/** So many moments come in one part (docs/protocol.md). */
const PART = 50;
/** How long a moment is looked at before the next one begins, at the usual pace and at the least. */
const DWELL_MS = 900;
const SHORTEST_MS = 350;

/** Something to do with a film, and how it is done so that whatever goes wrong is said. */
export type Deed = () => Promise<void> | void;
export type Attempt = (deed: Deed) => Promise<void>;

type Fetch = (from: number) => Promise<Story>;

export class Film {
  /** How many moments there are; 0 until the first part has come. */
  count = $state(0);
  moment = $state.raw<Moment | null>(null);
  isPlaying = $state(false);

  private readonly parts = new Map<number, Promise<Moment[]>>();
  private arrived = $state.raw<ReadonlyMap<number, Moment[]>>(new Map());
  /** Every wish to go somewhere ends the ones before it. */
  private wish = 0;
  /** The moment that is being moved to. */
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

  /** What happened up to the moment shown, as far back as it has been fetched without a gap. */
  readonly events = $derived.by<GameEvent[]>(() => {
    const { n } = this;
    const found: GameEvent[][] = [];
    for (let part = Math.floor(n / PART); this.arrived.has(part); part -= 1) {
      const moments = this.arrived.get(part)!.filter((moment) => moment.n <= n);
      found.unshift(...moments.map(({ events }) => events));
    }
    return found.flat();
  });

  // --- Going somewhere. ------------------------------------------------------------------------------------------

  /** Shows a moment at once, wherever it is. */
  async goTo(n: number): Promise<void> {
    this.isPlaying = false;
    this.coming = null;
    const wish = ++this.wish;
    const moment = await this.find(this.within(n));
    if (wish === this.wish) this.moment = moment;
  }

  /** One on, with all that moves, or one back. */
  async step(by: 1 | -1): Promise<void> {
    if (by < 0) return this.goTo(this.n - 1);
    this.isPlaying = false;
    // Whoever is in a hurry does not wait for what still moves.
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

  /** To the beginning of this Round; from there, to that of the one before. */
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
    await this.present(next.events, this.moment?.view ?? null, false, apply);
  }

  // --- Fetching. -------------------------------------------------------------------------------------------------

  private within(n: number): number {
    return Math.max(0, this.count ? Math.min(n, this.count - 1) : n);
  }

  private async find(n: number): Promise<Moment> {
    const part = Math.floor(n / PART);
    const moments = await this.part(part);
    // The nearest other part is on its way before it is needed: to go on, or to tell what led here.
    const near = n % PART < PART / 2 ? part - 1 : part + 1;
    if (near >= 0 && near * PART < this.count) this.part(near).catch(() => {});
    const found = moments[n % PART] ?? moments.at(-1);
    if (found) return found;
    // Somebody asked for a moment after the end.
    return this.find(this.within(n));
  }

  private part(part: number): Promise<Moment[]> {
    let moments = this.parts.get(part);
    if (!moments) {
      moments = this.fetch(part * PART).then(
        (story) => {
          this.count = story.count;
          this.arrived = new Map(this.arrived).set(part, story.moments);
          return story.moments;
        },
        (error: unknown) => {
          this.parts.delete(part);
          throw error;
        },
      );
      this.parts.set(part, moments);
    }
    return moments;
  }
}

const pause = (ms: number): Promise<void> => new Promise((resume) => setTimeout(resume, ms));
