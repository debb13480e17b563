/**
 * Animates cards between zones. An element with `data-card-id` is a card; `data-from` and `data-to` name the piles
 * (`data-pile`) where it appears from and disappears to.
 *
 * A card that changes zones moves as a copy in a layer above everything, so that scroll containers do not clip it.
 */

import { copyOf } from './copy';

interface Place {
  rect: DOMRect;
  zone: string;
  to: string;
  element: HTMLElement;
}

export type Places = ReadonlyMap<string, Place>;

/** The delay between consecutive cards, as a fraction of the duration. */
const STAGGER = 0.22;
const EASING = 'cubic-bezier(0.3, 0.8, 0.3, 1)';

export function placesOf(board: HTMLElement): Places {
  const places = new Map<string, Place>();
  for (const element of board.querySelectorAll<HTMLElement>('[data-card-id]')) {
    const { cardId = '', zone = '', to = '' } = element.dataset;
    places.set(cardId, { rect: element.getBoundingClientRect(), zone, to, element });
  }
  return places;
}

/** Moves everything from its old place to its new one; resolves when all animations have ended. */
export async function travel(board: HTMLElement, layer: HTMLElement, before: Places, ms: number): Promise<void> {
  if (ms === 0) return;
  const moves: Promise<unknown>[] = [];
  const now = placesOf(board);
  let late = 0;

  for (const [id, place] of now) {
    const old = before.get(id);
    if (old && old.zone === place.zone) {
      moves.push(slide(place.element, old.rect, place.rect, ms));
    } else {
      const start = old?.rect ?? pileRect(board, place.element.dataset['from'] ?? '');
      moves.push(start ? carry(layer, place, start, ms, late++) : appear(place.element, ms));
    }
  }
  for (const [id, old] of before) {
    if (!now.has(id)) moves.push(depart(layer, old, pileRect(board, old.to), ms, late++));
  }
  // Cancelled animations count as ended.
  await Promise.allSettled(moves);
}

/** The place of a pile; another player's pile (`crawler_deck:2`) is at that player's seat. */
function pileRect(board: HTMLElement, pile: string): DOMRect | null {
  const seat = pile.split(':')[1];
  const found =
    board.querySelector(`[data-pile="${CSS.escape(pile)}"]`) ??
    (seat ? board.querySelector(`[data-pile="${CSS.escape(`seat:${seat}`)}"]`) : null);
  const rect = found?.getBoundingClientRect();
  return rect && rect.width > 0 ? rect : null;
}

function shift(from: DOMRect, to: DOMRect): string {
  const scale = to.width ? from.width / to.width : 1;
  return `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${scale})`;
}

/** Slides a card that stays in its zone. */
function slide(element: HTMLElement, from: DOMRect, to: DOMRect, ms: number): Promise<unknown> {
  if (Math.abs(from.left - to.left) < 2 && Math.abs(from.top - to.top) < 2) return Promise.resolve();
  const frames = [
    { transform: shift(from, to), transformOrigin: '0 0' },
    { transform: 'none', transformOrigin: '0 0' },
  ];
  return element.animate(frames, { duration: ms, easing: EASING }).finished;
}

function appear(element: HTMLElement, ms: number): Promise<unknown> {
  return element.animate([{ opacity: 0, transform: 'scale(0.8)' }, {}], { duration: ms, easing: EASING }).finished;
}

async function carry(layer: HTMLElement, place: Place, start: DOMRect, ms: number, late: number): Promise<void> {
  const copy = copyOf(layer, place.element, place.rect);
  place.element.style.visibility = 'hidden';
  try {
    await copy.animate(
      [
        { transform: shift(start, place.rect), opacity: 0.6 },
        { transform: 'none', opacity: 1 },
      ],
      {
        duration: ms,
        delay: late * ms * STAGGER,
        fill: 'backwards',
        easing: EASING,
      },
    ).finished;
  } finally {
    place.element.style.visibility = '';
    copy.remove();
  }
}

async function depart(layer: HTMLElement, old: Place, pile: DOMRect | null, ms: number, late: number): Promise<void> {
  const copy = copyOf(layer, old.element, old.rect);
  const end = pile ? shift(pile, old.rect) : 'scale(0.7)';
  try {
    await copy.animate(
      [
        { transform: 'none', opacity: 1 },
        { transform: end, opacity: pile ? 0.5 : 0 },
      ],
      {
        duration: ms,
        delay: late * ms * STAGGER,
        fill: 'both',
        easing: EASING,
      },
    ).finished;
  } finally {
    copy.remove();
  }
}
