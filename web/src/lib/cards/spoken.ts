/** A card in words, for those who hear the page. */

import { t } from '$lib/strings';
import { book } from './book.svelte';
import { calledName, type ShownCard } from './shown';

export function spokenCard(card: ShownCard): string {
  const { tokens } = card;
  const said = t.spoken;
  const parts: (string | false)[] = [
    calledName(card.name),
    [t.kinds[card.kind], ...card.types].join(' '),
    card.cost !== null && said.cost(card.cost),
    card.power !== null && said.power(card.power),
    card.stamina !== null && said.stamina(card.stamina),
    card.life !== null && said.life(card.life),
    tokens.wounds > 0 && said.wounds(tokens.wounds),
    tokens.poison > 0 && said.poison(tokens.poison),
    tokens.time > 0 && said.time(tokens.time),
    tokens.locks > 0 && said.locks(tokens.locks),
    tokens.activated && said.activated,
    ...card.marks.map((mark) => t.marks[mark]),
  ];
  return parts.filter(Boolean).join(', ');
}

/** What is written on it besides. */
export function spokenText({ card }: ShownCard): string {
  return book.face(card)?.text.join(' ') ?? '';
}
