/** Something the server knows: fetched, fetched again, and what went wrong if it could not be. */

import { ApiError } from './api';
import { sentenceOf } from './errors';

export class Fetched<T> {
  value = $state.raw<T | null>(null);
  error = $state('');
  /** There is no such thing: to ask again is of no use. */
  isMissing = $state(false);
  private latest = 0;

  constructor(private readonly fetch: () => Promise<T>) {}

  /** An answer that was overtaken by a later question is dropped. */
  readonly load = async (): Promise<void> => {
    const turn = ++this.latest;
    try {
      const value = await this.fetch();
      if (turn === this.latest) {
        this.value = value;
        this.error = '';
        this.isMissing = false;
      }
    } catch (error) {
      if (turn === this.latest) {
        this.error = sentenceOf(error);
        this.isMissing = error instanceof ApiError && error.status === 404;
      }
    }
  };

  /** Now, and again every so often while the page is looked at. For an `$effect`: returns how to stop. */
  keepFresh(ms: number): () => void {
    const look = () => {
      if (!document.hidden) void this.load();
    };
    void this.load();
    const timer = setInterval(look, ms);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }
}
