/** What something would come to, in a few words. */

import { shortName } from '$lib/cards/shown';
import type { Attack, Defence, Preview, View } from '$lib/protocol';
import { t } from '$lib/strings';

export function verdictOf({ power, against, would_win }: Attack): string {
  const words = t.table.clash;
  if (would_win) return words.succeeds;
  return against > power ? words.short(against - power) : words.fails;
}

/** Of more blows than this only who is hit is said. */
const IN_NUMBERS = 2;

/** "attack 7 against 9, 2 short", or what changes for those who are attacked. */
export function outcomeOf({ attack, defence }: Preview, view: View | null): string {
  const words = t.table.clash;
  if (attack && view?.step !== 'retaliate') return `${words.would(attack.power, attack.against)}: ${verdictOf(attack)}`;
  const blows = changed(defence ?? [], view?.defence ?? []);
  if (!blows.length) return words.nothing;
  if (blows.length > IN_NUMBERS) return summaryOf(blows);
  return blows
    .map(({ target, power, stamina, hit }) => {
      return `${words.wouldDefend(shortName(target), power, stamina)}, ${hit ? words.takesWound : words.isSafe}`;
    })
    .join('; ');
}

function changed(blows: readonly Defence[], before: readonly Defence[]): Defence[] {
  const known = new Map(before.map((blow) => [blow.target, blow]));
  return blows.filter(({ target, power, stamina, hit }) => {
    const was = known.get(target);
    return !was || was.power !== power || was.stamina !== stamina || was.hit !== hit;
  });
}

function summaryOf(blows: readonly Defence[]): string {
  const words = t.table.clash;
  const namesOf = (hit: boolean) =>
    blows
      .filter((blow) => blow.hit === hit)
      .map(({ target }) => shortName(target))
      .join(', ');
  const [wounded, safe] = [namesOf(true), namesOf(false)];
  return [wounded && words.wounded(wounded), safe && words.safeOnes(safe)].filter(Boolean).join('; ');
}
