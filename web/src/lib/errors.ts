/** Error messages, as sentences for people. */

import { ApiError } from './api';
import { t } from './messages';
import { say } from './say';

export function sentenceOf(error: unknown): string {
  if (!(error instanceof ApiError)) return t('page-app-offline');
  return error.said ? sentence(error.said) : t('page-app-no-answer');
}

/** A refusal as a sentence of its own. */
export function sentence(...said: Parameters<typeof say>): string {
  const words = say(...said);
  const problem = words.charAt(0).toUpperCase() + words.slice(1);
  // Errors of decks are sentences already.
  return problem.endsWith('.') ? problem : t('word-ended', { words: problem });
}
