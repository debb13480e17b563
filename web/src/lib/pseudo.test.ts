import { expect, it } from 'vitest';
import { marked } from './pseudo';

it('marks a text and replaces all plain letters', () => {
  expect(marked('Zombies, 2')).toBe('⟦Ẑǿḿƀīḗş, 2⟧');
  expect(marked('The quick brown fox jumps over the lazy dog')).not.toMatch(/[a-z]/i);
});

it('leaves tags as they are', () => {
  expect(marked('By <site>us</site>.')).toBe('⟦Ɓẏ ⟧<site>⟦ŭş⟧</site>⟦.⟧');
});
