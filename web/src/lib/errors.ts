/** What went wrong, in a sentence for people. */

import { ApiError } from './api';
import { t } from './strings';

export function sentenceOf(error: unknown): string {
  if (!(error instanceof ApiError)) return t.app.offline;
  const text = error.message;
  return text.charAt(0).toUpperCase() + text.slice(1) + (/[.!?)]$/.test(text) ? '' : '.');
}
