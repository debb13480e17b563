import type { CardInPlay, View } from '$lib/protocol';

export interface PlayedCard {
  seat: number;
  card: CardInPlay;
}

/** The relevant Crawler cards: one's own, those of the fighting side, and those against it. */
export function playedCards(view: View): PlayedCard[] {
  return view.seats.flatMap(({ seat, in_play }) =>
    in_play
      .filter((card) => seat === view.seat || view.allies.includes(seat) || card.disrupting)
      .map((card) => ({ seat, card })),
  );
}
