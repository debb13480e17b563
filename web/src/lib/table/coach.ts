/** For first games: what a question is about and what a beginner does well to look at, in a line. */

import type { Asked, Option, View } from '$lib/protocol';
import { shortName } from '$lib/cards/shown';
import { t } from '$lib/strings';
import { facingParty } from './facing';
import { wordOf } from './options';
import { powerToWin } from './question';

/** The Rounds in which one is still helped. */
const ROUNDS = 2;

export const isTaught = (view: View): boolean => view.seat > 0 && view.result === 'none' && view.round <= ROUNDS;

/** Says nothing where it would have to guess: all numbers are the view's. */
export function adviceOf(view: View, asked: Asked, nameOf: (seat: number) => string): string {
  const words = t.table.coach;
  const options = asked.options ?? [];
  const can = (word: string) => options.some((option) => wordOf(option) === word);
  if (!options.length) return '';
  if (asked.respond_to) return words.answer(nameOf(asked.respond_to.seat));
  if (can('wound')) return woundAdvice(view, options);
  if (can('trigger')) return words.order;
  if (can('resolve') && view.defence) return defenceAdvice(view, can('defend'), can('play'));
  if (can('draft') || can('place')) return buildAdvice(view, nameOf);
  if (can('discard')) return words.discard;
  if (can('choose')) return words.choose;
  switch (view.step) {
    case 'challenge':
      return words.challenge(powerToWin(view));
    case 'respond':
      return can('play') ? respondAdvice(view) : words.nothingToPlay;
    case 'triggers':
      return words.beforeAttack;
    case 'attack':
      return view.attack?.resolved ? words.afterWin : attackAdvice(view);
    case 'end-combat':
      return words.lastCards;
    case 'drop':
      return words.drop(mine(view).hand_limit, mine(view).crawler_deck.count);
    case 'maintain':
      return can('done') ? words.maintain : words.mustRelease;
    default:
      return '';
  }
}

const mine = (view: View) => view.seats[view.seat - 1]!;

const readyCount = (view: View): number =>
  facingParty(view).filter(({ activated, locked }) => !activated && !locked).length;

function respondAdvice(view: View): string {
  const [target, power] = Object.entries(view.dungeon.power).sort(([, one], [, other]) => other - one)[0] ?? [];
  const words = t.table.coach;
  return target && power
    ? words.respond(powerToWin(view), shortName(target), power, readyCount(view))
    : words.respondQuiet(powerToWin(view), readyCount(view));
}

function attackAdvice(view: View): string {
  const words = t.table.coach;
  const { attack } = view;
  const need = powerToWin(view);
  if (!attack?.attackers.length) {
    if (!view.encounter.some(({ kind }) => kind === 'character')) return words.nobodyToWound;
    // A card in play may have given or taken some already.
    const missing = need - (attack?.power ?? 0);
    const ready = readyCount(view);
    return ready < missing ? words.attackNeedsCards(missing, ready) : words.attack(missing);
  }
  if (!attack.would_win) return words.attackShort(attack.power, need);
  return attack.could_wound.length ? words.attackEnough(attack.power, need) : words.attackIdle(attack.power, need);
}

function woundAdvice(view: View, options: readonly Option[]): string {
  const offered = new Set(options.filter((option) => wordOf(option) === 'wound').map(({ card }) => card));
  const last = view.encounter.find(({ id, life, wounds }) => offered.has(id) && life !== null && life - wounds === 1);
  return last ? t.table.coach.lastWound(shortName(last.name)) : t.table.coach.wound;
}

function defenceAdvice(view: View, canDefend: boolean, canPlay: boolean): string {
  const words = t.table.coach;
  const hits = (view.defence ?? []).filter(({ hit }) => hit);
  const [first] = hits;
  if (!first) return words.safe;
  if (!canDefend && !canPlay) return words.helpless;
  if (hits.length > 1) return words.defendSeveral(hits.length);
  const name = shortName(first.target);
  if (first.stamina >= first.power) return words.unstopped(name, first.power, first.stamina);
  if (!first.defenders.length) return words.defend(name, first.power);
  return words.defendMore(name, first.power, first.stamina);
}

function buildAdvice(view: View, nameOf: (seat: number) => string): string {
  const words = t.table.coach;
  if (view.step === 'open-build') return words.openBuild(view.points, view.limit);
  if (view.step !== 'blind-build') return words.draft;
  const challenger = view.contest?.challenger ?? 0;
  return challenger === view.seat ? words.blindOwn : words.blindBuild(nameOf(challenger));
}
