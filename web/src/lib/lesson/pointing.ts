/** Points at parts of the table and at cards: they are marked with an attribute, which styles can see. */

import type { View } from '$lib/protocol';
import { playedCards } from '$lib/table/played';

const MARK = 'data-pointed';

/** The selectors of what a page shows: cards by name, and parts of the table. */
export function pointedAt(show: readonly string[], view: View): string[] {
  const cards = cardsOf(view);
  return show.flatMap((name) => {
    const ids = cards.filter((card) => card.name === name).map(({ id }) => id);
    return ids.length ? ids.map(cardSelector) : [partSelector(name)];
  });
}

export const cardSelector = (id: number): string => `[data-card-id='${id}']`;

export const partSelector = (part: string): string => `[data-part='${CSS.escape(part)}']`;

const cardsOf = (view: View): { id: number; name: string }[] =>
  [
    ...view.encounter,
    ...view.allies.flatMap((seat) => view.seats[seat - 1]?.party ?? []),
    ...playedCards(view).map(({ card }) => card),
    ...(view.seats[view.seat - 1]?.hand ?? []),
  ].filter((card) => card !== null);

/** Marks what is pointed at, and nothing else; a card beyond the edge of its row is brought into view. */
export function point(selectors: readonly string[]): void {
  for (const marked of document.querySelectorAll(`[${MARK}]`)) marked.removeAttribute(MARK);
  const found = selectors.flatMap((selector) => [...document.querySelectorAll(selector)]);
  for (const element of found) element.setAttribute(MARK, '');
  found.find((element) => element.matches('[data-card-id]'))?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
