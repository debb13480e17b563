/** At which edges a row of cards goes on out of sight. */

import type { Attachment } from 'svelte/attachments';
import { beyond } from './beyond';

/** Scrolled by less than this, nothing is out of sight. */
const SLACK = 4;

export class Edges {
  isBefore = $state(false);
  isAfter = $state(false);
  /** How many cards lie there for the most part. */
  before = $state(0);
  after = $state(0);

  /** For what scrolls, whose cards may be others whenever `changing` is. */
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
