/** The outcome of a preview, in a few words. */

import { shortName } from '$lib/cards/shown';
import type { Attack, Change, Defence, Preview, View } from '$lib/protocol';
import { inKey, t } from '$lib/messages';
import type { NameOf } from './names';
import { isResource } from './numbers';

export function verdictOf({ power, against, would_win }: Attack): string {
  if (would_win) return t('page-table-clash-succeeds');
  return against > power ? t('page-table-clash-short', { by: against - power }) : t('page-table-clash-fails');
}

/** With more blows than this, only those that hit are named. */
const IN_NUMBERS = 2;

/** "attack 7 against 9, 2 short", or the changes for those attacked, and all other changes. */
export function outcomeOf(preview: Preview, view: View | null, nameOf: NameOf): string {
  if (preview.learns) return t('page-table-clash-learns');
  const fight = fightOf(preview, view);
  const parts = [
    fight,
    ...preview.changes.filter(({ what }) => !isSaid(what, fight, view)).map(changeOf(view, nameOf)),
  ];
  if (preview.asks) parts.push(t('page-table-clash-asks', { card: shortName(preview.asks) }));
  if (preview.result !== 'none') parts.push(t('page-table-clash-ends'));
  if (parts.some(Boolean)) return parts.filter(Boolean).join('; ');
  return preview.step && preview.step !== view?.step
    ? t('page-table-clash-on-to', { step: t(`page-table-steps-${preview.step}`) })
    : t('page-table-clash-nothing');
}

/** The attack or the defence; an attack without participants does not count. */
function fightOf({ attack, defence }: Preview, view: View | null): string {
  if (attack && !view?.defence && !view?.attack?.resolved && (attack.attackers.length || attack.cards.length))
    return `${t('page-table-clash-would', { power: attack.power, against: attack.against })}: ${verdictOf(attack)}`;
  const blows = changed(defence ?? [], view?.defence ?? []);
  if (blows.length > IN_NUMBERS) return summaryOf(blows);
  return blows
    .map(({ target, power, stamina, hit }) => {
      return `${t('page-table-clash-would-defend', { name: shortName(target), power, stamina })}, ${hit ? t('page-table-clash-takes-wound') : t('page-table-clash-is-safe')}`;
    })
    .join('; ');
}

/** Whether the fight's own text already covers a change, or the retaliation is already under way. */
function isSaid(what: Change['what'], fight: string, view: View | null): boolean {
  return (what === 'to_beat' || what === 'strikes') && (fight !== '' || Boolean(view?.defence));
}

/** The points that a seat scores at once. */
export function gainOf({ changes }: Preview, seat: number): number {
  const change = changes.find(({ what, name }) => what === 'points' && Number(name) === seat);
  return change ? change.now - change.was : 0;
}

function changeOf(view: View | null, nameOf: NameOf): (change: Change) => string {
  return ({ what, name, was, now }) => {
    if (what === 'hand' || what === 'points') {
      const seat = Number(name);
      return seat === view?.seat
        ? t(`page-table-clash-changes-own-${what}`, { was, now })
        : t(`page-table-clash-changes-${what}`, { name: nameOf(seat), was, now });
    }
    if (isResource(what))
      return t('page-table-clash-changes-resource', { kind: t(`page-resources-${what}`), was, now });
    if (what === 'wounds' && now < was)
      return t('page-table-clash-changes-healed', { name: shortName(name), count: was - now });
    if (what === 'wounds') return t('page-table-clash-changes-wounds', { name: shortName(name), count: now - was });
    if (what === 'activated' && !now) return t('page-table-clash-changes-ready', { name: shortName(name) });
    return t(`page-table-clash-changes-${inKey(what)}`, { name: shortName(name), was, now });
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
  const namesOf = (hit: boolean) =>
    blows
      .filter((blow) => blow.hit === hit)
      .map(({ target }) => shortName(target))
      .join(', ');
  const [wounded, safe] = [namesOf(true), namesOf(false)];
  return [
    wounded && t('page-table-clash-wounded', { names: wounded }),
    safe && t('page-table-clash-safe-ones', { names: safe }),
  ]
    .filter(Boolean)
    .join('; ');
}
