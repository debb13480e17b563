import { expect, test } from 'vitest';
import { isolated } from './bidi';

test('a name that could reverse the text around it is isolated', () => {
  expect(isolated('Zoë')).toBe('Zoë');
  expect(isolated('\u05e2\u05d3\u05d4')).toBe('\u2068\u05e2\u05d3\u05d4\u2069');
  expect(isolated('Ada\u202eroda')).toBe('\u2068Ada\u202eroda\u2069');
});
