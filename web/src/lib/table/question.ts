/** What one is asked, where the page can say more of it than the engine does. */

import { shortName } from '$lib/cards/shown';
import type { Asked, GameEvent, View } from '$lib/protocol';
import { t } from '$lib/strings';
import { cardNameOf, wordOf } from './options';

/** A card that is played may be aimed at something before anybody responds. */
const AIMED = 2;

/** What an attack has to come to: one without any Power never succeeds. */
export const powerToWin = ({ attack, dungeon }: View): number => Math.max(1, attack?.against ?? dungeon.stamina);

/** Who may attack, and what the attack has to come to; empty where something else is asked. */
export function attackQuestion({ options = [], respond_to }: Asked, view: View): string {
  const { step, attack } = view;
  const verbs = new Set(options.map(wordOf));
  if (step !== 'attack' || respond_to || !(verbs.has('attack') || verbs.has('pass'))) return '';
  const words = t.table.attack;
  const ready = options.filter((option) => wordOf(option) === 'activate');
  if (verbs.has('attack') && attack) return words.goOn(attack.power, attack.against);
  const [only] = ready;
  if (!only) return words.nobody;
  // What weakens the party has to be made up for, too.
  const needed = Math.max(0, powerToWin(view) - (attack?.power ?? 0));
  return words.begin(ready.length > 1 ? words.anybody : shortName(cardNameOf(only)), needed);
}

/** What a challenge is worth beside the fight itself; empty where something else is asked (B-118). */
export function challengeQuestion({ options = [] }: Asked, events: readonly GameEvent[]): string {
  if (!options.some((option) => wordOf(option) === 'challenge')) return '';
  const since = events.findLastIndex(({ event }) => event === 'step_began');
  const passed = events.slice(since + 1).filter(({ event }) => event === 'challenge_passed').length;
  return t.table.challenge(passed);
}

/** What one may respond to; empty where that is not a card. */
export function responseQuestion({ respond_to }: Asked, events: readonly GameEvent[]): string {
  if (!respond_to || respond_to.closing) return '';
  const played = events.slice(-AIMED).find(({ event, seat }) => event === 'card_played' && seat === respond_to.seat);
  return played?.card ? t.table.respond(respond_to.seat, shortName(played.card)) : '';
}
