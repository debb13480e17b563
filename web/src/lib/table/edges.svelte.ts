/** Which edges of a row have hidden cards. */

import type { Attachment } from 'svelte/attachments';
import { beyond } from './beyond';

/** Smaller scroll offsets are ignored. */
const SLACK = 4;

export class Edges {
  isBefore = $state(false);
  isAfter = $state(false);
  /** How many cards are mostly hidden there. */
  before = $state(0);
  after = $state(0);

  /** Watches a scroll container whose cards may change whenever `changing` does. */
  watch(changing: () => unknown): Attachment<HTMLElement> {
    return (row) => {
      const look = () => this.look(row);
      $effect(() => {
        changing();
        look();
      });
      const watcher = new ResizeObserver(look);
      watcher.observe(row);
      row.addEventListener('scroll', look, { passive: true });
      return () => {
        watcher.disconnect();
        row.removeEventListener('scroll', look);
      };
    };
  }

  private look(row: HTMLElement): void {
    this.isBefore = row.scrollLeft > SLACK;
    this.isAfter = row.scrollWidth - row.scrollLeft - row.clientWidth > SLACK;
    const cards = [...row.querySelectorAll('[data-zone-row] > li')].map((card) => card.getBoundingClientRect());
    const { before, after } = beyond(cards, row.getBoundingClientRect());
    this.before = this.isBefore ? before : 0;
    this.after = this.isAfter ? after : 0;
  }
}
