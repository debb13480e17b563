import type { CardInPlay, View } from '$lib/protocol';

export interface PlayedCard {
  seat: number;
  card: CardInPlay;
}

/** The Crawler cards that matter to whoever looks: one's own, those of the side that fights, and those against it. */
export function playedCards(view: View): PlayedCard[] {
  return view.seats.flatMap(({ seat, in_play }) =>
    in_play
      .filter((card) => seat === view.seat || view.allies.includes(seat) || card.disrupting)
      .map((card) => ({ seat, card })),
  );
}
