/** How many cards of a scrolling row are beyond its edges. */

interface Span {
  left: number;
  right: number;
}

/** A card counts as beyond if less than half of it is visible. */
export function beyond(cards: readonly Span[], { left, right }: Span): { before: number; after: number } {
  const middles = cards.map((card) => (card.left + card.right) / 2);
  return {
    before: middles.filter((middle) => middle < left).length,
    after: middles.filter((middle) => middle > right).length,
  };
}
