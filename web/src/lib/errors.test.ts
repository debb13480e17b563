import { describe, expect, it } from 'vitest';
import { ApiError } from './api';
import { sentenceOf } from './errors';
import { t } from './messages';

describe('an error message', () => {
  it('is the server’s own, as a sentence', () => {
    expect(sentenceOf(new ApiError(400, { key: 'word-rules', args: {} }))).toBe('The rules.');
  });

  it('ends with one full stop', () => {
    const [deck, format, problem] = ['Mine', 'Competitive', 'It is empty.'];
    const said = { key: 'server-deck-not-legal', args: { deck, format, problem } };
    expect(sentenceOf(new ApiError(400, said))).toMatch(/It is empty\.$/);
  });

  it('blames the server if a proxy answered', () => {
    expect(sentenceOf(new ApiError(502, null))).toBe(t('page-app-no-answer'));
  });

  it('blames the connection if there was no response', () => {
    expect(sentenceOf(new TypeError('Failed to fetch'))).toBe(t('page-app-offline'));
  });
});
