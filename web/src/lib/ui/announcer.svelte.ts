/**
 * Says things to those who hear the page: each in a line of its own, so that none is lost because another takes its
 * place before it was read out.
 */

export interface Line {
  id: number;
  text: string;
}

/** How many lines stay for whoever did not catch the last. */
const KEPT = 5;

class Announcer {
  lines = $state.raw<readonly Line[]>([]);
  /** How many things have been said. Whoever says something must not depend on what was said. */
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
