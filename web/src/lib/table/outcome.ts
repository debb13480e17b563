/** What something would come to, in a few words. */

import { shortName } from '$lib/cards/shown';
import type { Attack, Change, Defence, Preview, Resource, View } from '$lib/protocol';
import { t } from '$lib/strings';

export function verdictOf({ power, against, would_win }: Attack): string {
  const words = t.table.clash;
  if (would_win) return words.succeeds;
  return against > power ? words.short(against - power) : words.fails;
}

/** Of more blows than this only who is hit is said. */
const IN_NUMBERS = 2;

/** "attack 7 against 9, 2 short", or what changes for those who are attacked, and whatever else would be another. */
export function outcomeOf(preview: Preview, view: View | null): string {
  const words = t.table.clash;
  if (preview.learns) return words.learns;
  const fight = fightOf(preview, view);
  const parts = [fight, ...preview.changes.filter(({ what }) => !isSaid(what, fight, view)).map(changeOf(view))];
  if (preview.asks) parts.push(words.asks(shortName(preview.asks)));
  if (preview.result !== 'none') parts.push(words.ends);
  if (parts.some(Boolean)) return parts.filter(Boolean).join('; ');
  return preview.step && preview.step !== view?.step ? words.onTo(t.table.steps[preview.step]) : words.nothing;
}

/** The attack or the defence; an attack in which nobody takes part yet is none. */
function fightOf({ attack, defence }: Preview, view: View | null): string {
  const words = t.table.clash;
  if (attack && !view?.defence && !view?.attack?.resolved && (attack.attackers.length || attack.cards.length))
    return `${words.would(attack.power, attack.against)}: ${verdictOf(attack)}`;
  const blows = changed(defence ?? [], view?.defence ?? []);
  if (blows.length > IN_NUMBERS) return summaryOf(blows);
  return blows
    .map(({ target, power, stamina, hit }) => {
      return `${words.wouldDefend(shortName(target), power, stamina)}, ${hit ? words.takesWound : words.isSafe}`;
    })
    .join('; ');
}

/** The fight is told with its own numbers; and once the Dungeon strikes it has none that are still to come. */
function isSaid(what: Change['what'], fight: string, view: View | null): boolean {
  return (what === 'to_beat' || what === 'strikes') && (fight !== '' || Boolean(view?.defence));
}

/** The points that it brings to a seat at once. */
export function gainOf({ changes }: Preview, seat: number): number {
  const change = changes.find(({ what, name }) => what === 'points' && Number(name) === seat);
  return change ? change.now - change.was : 0;
}

function changeOf(view: View | null): (change: Change) => string {
  return ({ what, name, was, now }) => {
    const words = t.table.clash.changes;
    if (what === 'hand' || what === 'points') return words[what](Number(name) === view?.seat, name, was, now);
    if (what in t.resources) return words.resource(t.resources[what as Resource], was, now);
    return words[what as Exclude<typeof what, Resource>](shortName(name), was, now);
  };
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
