/** Acts out what happened before the board changes over to it. */

import { tick } from 'svelte';
import type { GameEvent, View } from '$lib/protocol';
import { settings } from '$lib/settings.svelte';
import { beatsOf, type Beat, type BeatKind } from './beats';
import { placesOf, travel } from './travel';

/** Shows what happened, and calls `apply` when the page should change over to what came of it. */
export type Presenter = (
  events: readonly GameEvent[],
  before: View | null,
  hurry: boolean,
  apply: () => void,
) => Promise<void>;

const TRAVEL_MS = 420;
/** How much faster things go while more of them are waiting. */
const HURRY = 0.3;

export class Stage {
  board = $state.raw<HTMLElement | null>(null);
  layer = $state.raw<HTMLElement | null>(null);
  headline = $state.raw<GameEvent | null>(null);
  private beat = $state.raw<Beat | null>(null);

  /** What is happening to a card just now. */
  beatOf(id: number | null): BeatKind | undefined {
    return id !== null && this.beat?.ids.includes(id) ? this.beat.kind : undefined;
  }

  readonly present: Presenter = async (events, before, hurry, apply) => {
    const pace = hurry ? HURRY : 1;
    if (settings.time(1) === 0 || document.hidden || !this.board || !this.layer) {
      apply();
      await tick();
      return;
    }
    for (const beat of beatsOf(events, before)) {
      this.beat = beat;
      this.headline = beat.headline ?? this.headline;
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
