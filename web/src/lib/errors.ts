/** What went wrong, in a sentence for people. */

import { ApiError } from './api';
import { t } from './strings';

export function sentenceOf(error: unknown): string {
  if (!(error instanceof ApiError)) return t.app.offline;
  // The server begins with the field that is wrong, as a program calls it.
  const text = error.message.replace(/^[a-z_]+(?=: )/, (field) => field.replaceAll('_', ' '));
  return text.charAt(0).toUpperCase() + text.slice(1) + (/[.!?)]$/.test(text) ? '' : '.');
}
