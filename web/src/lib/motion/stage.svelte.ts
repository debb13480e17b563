/** Animates events before the board changes to the new state. */

import { tick } from 'svelte';
import type { GameNews, Line, View } from '$lib/protocol';
import { settings } from '$lib/settings.svelte';
import { beatsOf, type Beat, type BeatKind } from './beats';
import { placesOf, travel } from './travel';

/** The news since the last moment. */
type Happened = Pick<GameNews, 'events' | 'from' | 'story'>;

/** Animates the news, and calls `apply` when the page should show the new state. */
export type Presenter = (happened: Happened, before: View | null, hurry: boolean, apply: () => void) => Promise<void>;

const TRAVEL_MS = 420;
/** The factor on durations while more moments are waiting. */
const HURRY = 0.3;

export class Stage {
  board = $state.raw<HTMLElement | null>(null);
  layer = $state.raw<HTMLElement | null>(null);
  headline = $state.raw<Line | null>(null);
  private beat = $state.raw<Beat | null>(null);

  /** The current beat of a card. */
  beatOf(id: number | null): BeatKind | undefined {
    return id !== null && this.beat?.ids.includes(id) ? this.beat.kind : undefined;
  }

  readonly present: Presenter = async ({ events, from, story }, before, hurry, apply) => {
    const pace = hurry ? HURRY : 1;
    if (settings.time(1) === 0 || document.hidden || !this.board || !this.layer) {
      apply();
      await tick();
      return;
    }
    for (const beat of beatsOf(events, before)) {
      this.beat = beat;
      if (beat.headline) {
        const number = from + events.indexOf(beat.headline);
        this.headline = story.lines.find(({ at }) => at === number) ?? null;
      }
      await pause(settings.time(beat.ms * pace));
    }
    this.beat = null;
    const places = placesOf(this.board);
    apply();
    await tick();
    await travel(this.board, this.layer, places, settings.time(TRAVEL_MS * pace));
    this.headline = null;
  };
}

const pause = (ms: number): Promise<void> => new Promise((resume) => setTimeout(resume, ms));
