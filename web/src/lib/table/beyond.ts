/** How many cards of a row that scrolls lie beyond its edges. */

interface Span {
  left: number;
  right: number;
}

/** A card of which less than half is in sight lies beyond. */
export function beyond(cards: readonly Span[], { left, right }: Span): { before: number; after: number } {
  const middles = cards.map((card) => (card.left + card.right) / 2);
  return {
    before: middles.filter((middle) => middle < left).length,
    after: middles.filter((middle) => middle > right).length,
  };
}
