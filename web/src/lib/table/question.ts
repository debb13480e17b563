/** The text of questions where the page can say more than the engine. */

import { shortName } from '$lib/cards/shown';
import type { Asked, GameEvent, View } from '$lib/protocol';
import { t } from '$lib/messages';
import type { NameOf } from './names';
import { cardNameOf, wordOf } from './options';

/** How many events back to look: a played card may name a target before anybody responds. */
const AIMED = 2;

/** The Power an attack needs; one without any never succeeds. */
export const powerToWin = ({ attack, dungeon }: View): number => Math.max(1, attack?.against ?? dungeon.stamina);

/** Who may attack, and the Power needed; empty for other questions. */
export function attackQuestion({ options = [], respond_to }: Asked, view: View): string {
  const { step, attack } = view;
  const verbs = new Set(options.map(wordOf));
  if (step !== 'attack' || respond_to || !(verbs.has('attack') || verbs.has('pass'))) return '';
  const ready = options.filter((option) => wordOf(option) === 'activate');
  if (verbs.has('attack') && attack)
    return t('page-table-attack-go-on', { power: attack.power, against: attack.against });
  const [only] = ready;
  if (!only) return t('page-table-attack-nobody');
  // Includes the Power lost to effects that weaken the party.
  const needed = Math.max(0, powerToWin(view) - (attack?.power ?? 0));
  return t('page-table-attack-begin', {
    names: ready.length > 1 ? t('page-table-attack-anybody') : shortName(cardNameOf(only)),
    stamina: needed,
  });
}

/** What a challenge is worth besides the fight; empty for other questions (B-118). */
export function challengeQuestion({ options = [] }: Asked, events: readonly GameEvent[]): string {
  if (!options.some((option) => wordOf(option) === 'challenge')) return '';
  const since = events.findLastIndex(({ event }) => event === 'step_began');
  const passed = events.slice(since + 1).filter(({ event }) => event === 'challenge_passed').length;
  return t('page-table-challenge', { passed });
}

/** What one may respond to; empty if that is not a card. */
export function responseQuestion({ respond_to }: Asked, events: readonly GameEvent[], nameOf: NameOf): string {
  if (!respond_to || respond_to.closing) return '';
  const played = events.slice(-AIMED).find(({ event, seat }) => event === 'card_played' && seat === respond_to.seat);
  return played?.card ? t('page-table-respond', { name: nameOf(respond_to.seat), card: shortName(played.card) }) : '';
}
