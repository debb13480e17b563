/** Additional explanations of the numbers on a card, besides the engine's. */

import { calledName, type CardNumber, type ShownCard } from '$lib/cards/shown';
import { RESOURCES, type Resource, type Row } from '$lib/protocol';
import { t } from '$lib/messages';
import { say, type Reader } from '$lib/say';
import type { Zone } from './refusals';

export const isResource = (word: string): word is Resource => (RESOURCES as readonly string[]).includes(word);

export interface NumberWords {
  /** Its name in the engine; empty if the engine has no explanation. */
  what: string;
  says: string;
  title: string;
}

export function explanationOf(what: CardNumber, card: ShownCard, zone: Zone): NumberWords {
  const name = isResource(what) ? t(`page-resources-${what}`) : t(`page-table-detail-number-${what}`);
  return {
    what: isResource(what) || (what === 'cost' && !isPlayedFromHand(card, zone)) ? '' : `card.${card.name}.${what}`,
    says: sentenceOn(what, card, zone),
    title: `${calledName(card.name)}: ${name}`,
  };
}

const isPlayedFromHand = ({ kind }: ShownCard, zone: Zone): boolean => zone === 'hand' && isResource(kind);

function sentenceOn(what: CardNumber, card: ShownCard, zone: Zone): string {
  if (isResource(what))
    return card.resources?.[what] ? t('page-table-explain-resource', { resource: t(`page-resources-${what}`) }) : '';
  // Cards without Life also die of one Wound.
  if (what === 'life')
    return t('page-table-explain-life', { left: Math.max(1, (card.life ?? 0) - card.tokens.wounds) });
  if (what !== 'cost') return '';
  if (!isResource(card.kind)) return t('page-table-explain-dungeon-cost');
  return zone === 'in_play'
    ? t('page-table-explain-paid', { resource: t(`page-resources-${card.kind}`) })
    : t('page-table-explain-cost', { resource: t(`page-resources-${card.kind}`) });
}

/** A part of a number in words. */
export interface Part {
  amount: number;
  words: string;
}

/** How a number is made up. */
export interface Reckoning {
  rows: Part[];
  total: number;
}

export function partOf({ amount, card, reason }: Row, reader: Reader): Part {
  const words = say(reason, reader);
  return { amount, words: card ? t('page-table-explain-part', { card, reason: words }) : words };
}

export const signed = (amount: number): string => (amount < 0 ? String(amount) : `+${amount}`);
