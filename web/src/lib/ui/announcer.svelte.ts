/**
 * Announcements for screen readers: each gets its own line, so that none is replaced before it was read out.
 */

export interface Line {
  id: number;
  text: string;
}

/** How many lines are kept for reading again. */
const KEPT = 5;

class Announcer {
  lines = $state.raw<readonly Line[]>([]);
  /** The number of announcements. Not reactive: announcing must not depend on earlier announcements. */
  count = 0;
  private kept: readonly Line[] = [];

  say(text: string): void {
    if (!text) return;
    this.count += 1;
    this.kept = [...this.kept, { id: this.count, text }].slice(-KEPT);
    this.lines = this.kept;
  }
}

export const announcer = new Announcer();
