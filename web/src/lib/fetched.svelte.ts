/** A fetched resource, with refreshing and its error state. */

import { ApiError } from './api';
import { sentenceOf } from './errors';

export class Fetched<T> {
  value = $state.raw<T | null>(null);
  error = $state('');
  /** It does not exist, so retrying is pointless. */
  isMissing = $state(false);
  private latest = 0;

  constructor(private readonly fetch: () => Promise<T>) {}

  /** Responses to superseded requests are dropped. */
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

  /** Loads now, then at intervals while the page is visible. For an `$effect`: returns a function that stops it. */
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
