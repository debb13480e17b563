/** Auto-pass: passes for somebody who has switched it on, until they are asked for more than a response. */

import { untrack } from 'svelte';
import { bareDecline, canPassOn, isReached, sinceNow, type Since, type Until } from './autopass';
import type { TableSession } from './session.svelte';

export class AutoPass {
  until = $state<Until | null>(null);
  private since: Since | null = null;
  private n = 0;

  constructor(private readonly session: TableSession) {}

  get isOffered(): boolean {
    const { view, lesson } = this.session;
    return view !== null && lesson === null && canPassOn(view);
  }

  /** Whether the open question would be passed. */
  get isBare(): boolean {
    const { view, options } = this.session;
    return view !== null && this.isOffered && bareDecline(options, view) !== undefined;
  }

  /** Switches auto-pass on or off. */
  toggle(until: Until): void {
    const { view } = this.session;
    if (this.until === until) this.stop();
    else if (view && this.isOffered) {
      this.since = sinceNow(view);
      this.n = this.session.n;
      this.until = until;
    }
  }

  stop(): void {
    this.until = null;
    this.since = null;
  }

  /** For an `$effect`: passes the open question, or stops. */
  readonly watch = (): void => {
    const { view, options, n } = this.session;
    const { until, since } = this;
    if (!until || !since || !view) return;
    // Stop if something was taken back, or somebody asks to.
    const isUndone = n < this.n || this.session.undoWish !== null;
    if (view.result !== 'none' || isUndone || isReached(until, since, view)) return this.stop();
    this.n = n;
    if (!options.length) return;
    const decline = bareDecline(options, view);
    if (!decline) return this.stop();
    untrack(() => void this.session.do(decline).then((isDone) => isDone || this.stop()));
  };
}
