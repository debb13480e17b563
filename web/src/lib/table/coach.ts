/** Tips for first games: what a question is about and what to look at, in a line. */

import type { Asked, Option, View } from '$lib/protocol';
import { shortName } from '$lib/cards/shown';
import { t } from '$lib/messages';
import { facingParty } from './facing';
import { wordOf } from './options';
import { powerToWin } from './question';

/** In the first Rounds there is a tip for everything, after that before what matters. */
const ROUNDS = 2;

export const isTaught = (view: View): boolean => view.seat > 0 && view.result === 'none';

/** Uses only numbers from the view; returns no tip rather than a guess. */
export function adviceOf(view: View, asked: Asked, nameOf: (seat: number) => string): string {
  const options = asked.options ?? [];
  const can = (word: string) => options.some((option) => wordOf(option) === word);
  if (!options.length || (view.round > ROUNDS && !isImportant(view, can))) return '';
  if (asked.respond_to) return t('page-table-coach-answer', { name: nameOf(asked.respond_to.seat) });
  if (can('wound')) return woundAdvice(view, options);
  if (can('trigger')) return t('page-table-coach-order');
  if (can('resolve') && view.defence) return defenceAdvice(view, can('defend'), can('play'));
  if (can('draft') || can('place')) return buildAdvice(view, nameOf);
  if (can('discard')) return t('page-table-coach-discard');
  if (can('choose')) return t('page-table-coach-choose');
  switch (view.step) {
    case 'challenge':
      return t('page-table-coach-challenge', { need: powerToWin(view) });
    case 'respond':
      return can('play') ? respondAdvice(view) : t('page-table-coach-nothing-to-play');
    case 'triggers':
      return t('page-table-coach-before-attack');
    case 'attack':
      return view.attack?.resolved ? t('page-table-coach-after-win') : attackAdvice(view);
    case 'end-combat':
      return t('page-table-coach-last-cards');
    case 'drop':
      return t('page-table-coach-drop', { limit: mine(view).hand_limit, deck: mine(view).crawler_deck.count });
    case 'maintain':
      return can('done') ? t('page-table-coach-maintain') : t('page-table-coach-must-release');
    default:
      return '';
  }
}

const isImportant = ({ step, attack, defence }: View, can: (word: string) => boolean): boolean =>
  can('wound') || (can('resolve') && defence !== null) || (step === 'attack' && !attack?.resolved) || step === 'drop';

const mine = (view: View) => view.seats[view.seat - 1]!;

const readyCount = (view: View): number =>
  facingParty(view).filter(({ activated, locked }) => !activated && !locked).length;

function respondAdvice(view: View): string {
  const [target, power] = Object.entries(view.dungeon.power).sort(([, one], [, other]) => other - one)[0] ?? [];
  return target && power
    ? t('page-table-coach-respond', {
        need: powerToWin(view),
        target: shortName(target),
        power,
        ready: readyCount(view),
      })
    : t('page-table-coach-respond-quiet', { need: powerToWin(view), ready: readyCount(view) });
}

function attackAdvice(view: View): string {
  const { attack } = view;
  const need = powerToWin(view);
  if (!attack?.attackers.length) {
    if (!view.encounter.some(({ kind }) => kind === 'character')) return t('page-table-coach-nobody-to-wound');
    // A card in play may have changed it already.
    const missing = need - (attack?.power ?? 0);
    const ready = readyCount(view);
    return ready < missing
      ? t('page-table-coach-attack-needs-cards', { missing, ready })
      : t('page-table-coach-attack', { missing });
  }
  if (!attack.would_win) return t('page-table-coach-attack-short', { power: attack.power, need });
  return attack.could_wound.length
    ? t('page-table-coach-attack-enough', { power: attack.power, need })
    : t('page-table-coach-attack-idle', { power: attack.power, need });
}

function woundAdvice(view: View, options: readonly Option[]): string {
  const offered = new Set(options.filter((option) => wordOf(option) === 'wound').map(({ card }) => card));
  const last = view.encounter.find(({ id, life, wounds }) => offered.has(id) && life !== null && life - wounds === 1);
  return last ? t('page-table-coach-last-wound', { name: shortName(last.name) }) : t('page-table-coach-wound');
}

function defenceAdvice(view: View, canDefend: boolean, canPlay: boolean): string {
  const hits = (view.defence ?? []).filter(({ hit }) => hit);
  const [first] = hits;
  if (!first) return t('page-table-coach-safe');
  if (!canDefend && !canPlay) return t('page-table-coach-helpless');
  if (hits.length > 1) return t('page-table-coach-defend-several', { count: hits.length });
  const name = shortName(first.target);
  if (first.stamina >= first.power)
    return t('page-table-coach-unstopped', { name, power: first.power, stamina: first.stamina });
  if (!first.defenders.length) return t('page-table-coach-defend', { name, power: first.power });
  return t('page-table-coach-defend-more', { name, power: first.power, stamina: first.stamina });
}

function buildAdvice(view: View, nameOf: (seat: number) => string): string {
  if (view.step === 'open-build') return t('page-table-coach-open-build', { points: view.points, limit: view.limit });
  if (view.step !== 'blind-build') return t('page-table-coach-draft');
  const challenger = view.contest?.challenger ?? 0;
  return challenger === view.seat
    ? t('page-table-coach-blind-own')
    : t('page-table-coach-blind-build', { name: nameOf(challenger) });
}
