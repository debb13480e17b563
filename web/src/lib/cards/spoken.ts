/** A card in words, for screen readers. */

import { t } from '$lib/messages';
import { book } from './book.svelte';
import { calledName, type ShownCard } from './shown';

export function spokenCard(card: ShownCard): string {
  const { tokens } = card;
  const parts: (string | false)[] = [
    calledName(card.name),
    [t(`word-kind-${card.kind}`), ...card.types].join(' '),
    card.cost !== null && t('page-spoken-cost', { cost: card.cost }),
    card.power !== null && t('page-spoken-power', { power: card.power }),
    card.stamina !== null && t('page-spoken-stamina', { stamina: card.stamina }),
    card.life !== null && t('page-spoken-life', { life: card.life }),
    tokens.wounds > 0 && t('page-spoken-wounds', { count: tokens.wounds }),
    tokens.poison > 0 && t('page-spoken-poison', { count: tokens.poison }),
    tokens.time > 0 && t('page-spoken-time', { count: tokens.time }),
    tokens.locks > 0 && t('page-spoken-locks', { count: tokens.locks }),
    tokens.activated && t('page-spoken-activated'),
    ...card.marks.map((mark) => t(`page-marks-${mark}`)),
  ];
  return parts.filter(Boolean).join(', ');
}

/** The rest of its text. */
export function spokenText({ card }: ShownCard): string {
  return book.face(card)?.text.join(' ') ?? '';
}
