import { describe, expect, it } from 'vitest';
import { ago, span } from './when';

describe('times in words', () => {
  it('says how long ago something was', () => {
    expect(ago(1000, 1030)).toBe('now');
    expect(ago(1000, 1000 + 90)).toBe('1 minute ago');
    expect(ago(1000, 1000 + 3 * 3600)).toBe('3 hours ago');
    expect(ago(1000, 1000 + 86_400)).toBe('yesterday');
  });

  it('treats times in the future as now', () => {
    expect(ago(1000, 900)).toBe('now');
  });

  it('gives a span in its largest unit', () => {
    expect(span(60)).toBe('1 minute');
    expect(span(900)).toBe('15 minutes');
    expect(span(3600)).toBe('1 hour');
  });
});
