/** Hints: what a strong player would do at the open question. */

import type { Advice, TableInfo } from '$lib/protocol';
import type { TableSession } from './session.svelte';

/** Whether hints are given at a table: to those who play, and neither in lessons nor between people. */
export const givesHints = ({ mine, lesson, seats }: TableInfo): boolean =>
  mine > 0 && !lesson && seats.filter(({ kind }) => kind === 'person').length === 1;

export class Hint {
  isThinking = $state(false);
  private advice = $state.raw<Advice | null>(null);
  /** The number of the question that the advice is for. */
  private n = $state(-1);

  constructor(private readonly session: TableSession) {}

  get isOffered(): boolean {
    const { session } = this;
    return session.options.length > 0 && session.table !== null && givesHints(session.table);
  }

  /** The advice on the open question, if there is any yet. */
  get shown(): Advice | null {
    return this.n === this.session.n && this.session.options.length ? this.advice : null;
  }

  async ask(): Promise<void> {
    if (!this.isOffered || this.isThinking || this.shown) return;
    const { n } = this.session;
    this.isThinking = true;
    try {
      const advice = await this.session.advise();
      if (n !== this.session.n) return;
      this.advice = advice;
      this.n = n;
    } finally {
      this.isThinking = false;
    }
  }

  /** Asks, or closes what was answered. */
  toggle(): void {
    if (this.shown) this.dismiss();
    else void this.ask();
  }

  dismiss(): void {
    this.advice = null;
  }
}
