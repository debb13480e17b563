import { describe, expect, it } from 'vitest';
import { ApiError } from './api';
import { sentenceOf } from './errors';
import { t } from './strings';

describe('what went wrong', () => {
  it('is said as the server says it, as a sentence', () => {
    expect(sentenceOf(new ApiError(400, "the name 'Ada' is taken"))).toBe("The name 'Ada' is taken.");
    expect(sentenceOf(new ApiError(400, 'Is that so?'))).toBe('Is that so?');
  });

  it('calls a field as people do', () => {
    expect(sentenceOf(new ApiError(403, 'old_password: that is not yours'))).toBe('Old password: that is not yours.');
  });

  it('is the connection where the server said nothing', () => {
    expect(sentenceOf(new TypeError('Failed to fetch'))).toBe(t.app.offline);
  });
});
