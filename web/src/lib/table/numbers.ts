/** What can be said of the numbers on a card besides what the engine says of them. */

import { calledName, type CardNumber, type ShownCard } from '$lib/cards/shown';
import { RESOURCES, type Resource } from '$lib/protocol';
import { t } from '$lib/strings';
import type { Zone } from './refusals';

export const isResource = (word: string): word is Resource => (RESOURCES as readonly string[]).includes(word);

export interface NumberWords {
  /** Its name in the engine; empty where the engine has nothing to add. */
  what: string;
  says: string;
  title: string;
}

export function explanationOf(what: CardNumber, card: ShownCard, zone: Zone): NumberWords {
  const name = isResource(what) ? t.resources[what] : t.table.detail.number[what];
  return {
    what: isResource(what) || (what === 'cost' && !isPlayedFromHand(card, zone)) ? '' : `card.${card.name}.${what}`,
    says: sentenceOn(what, card, zone),
    title: `${calledName(card.name)}: ${name}`,
  };
}

const isPlayedFromHand = ({ kind }: ShownCard, zone: Zone): boolean => zone === 'hand' && isResource(kind);

function sentenceOn(what: CardNumber, card: ShownCard, zone: Zone): string {
  const words = t.table.explain;
  if (isResource(what)) return card.resources?.[what] ? words.resource(t.resources[what]) : '';
  // Without Life it takes a Wound to fall, too.
  if (what === 'life') return words.life(Math.max(1, (card.life ?? 0) - card.tokens.wounds));
  if (what !== 'cost') return '';
  if (!isResource(card.kind)) return words.dungeonCost;
  return zone === 'in_play' ? words.paid(t.resources[card.kind]) : words.cost(t.resources[card.kind]);
}
