/** What something would come to, in a few words. */

import { shortName } from '$lib/cards/shown';
import type { Attack, Defence, Preview, View } from '$lib/protocol';
import { t } from '$lib/strings';

export function verdictOf({ power, against, would_win }: Attack): string {
  const words = t.table.clash;
  if (would_win) return words.succeeds;
  return against > power ? words.short(against - power) : words.fails;
}

export function blowOf({ hit, target }: Defence): string {
  return hit ? t.table.clash.hit(shortName(target)) : t.table.clash.safe(shortName(target));
}

/** "attack 7 against 9, 2 short", or what every attacked Adventurer has to expect. */
export function outcomeOf({ attack, defence }: Preview, view: View | null): string {
  const words = t.table.clash;
  if (attack && view?.step !== 'retaliate') return `${words.would(attack.power, attack.against)}: ${verdictOf(attack)}`;
  if (defence?.length) {
    return defence
      .map((each) => `${words.wouldDefend(shortName(each.target), each.power, each.stamina)}, ${blowOf(each)}`)
      .join('; ');
  }
  return words.nothing;
}
