/** The current options, grouped by card. */

import type { Asked, HeldCard, Option, Seat, View } from '$lib/protocol';
import { lookUp, t } from '$lib/messages';
import { shortName } from '$lib/cards/shown';
import type { NameOf } from './names';
import { playedCards } from './played';

/** The first word of an option's line is its action. */
export const wordOf = ({ line }: Option): string => line.split(' ', 1)[0] ?? '';

/** The rest of the line. */
const restOf = (option: Option): string => option.line.slice(wordOf(option).length).trim();

/** The cards that offer an option: the defender, not the one defended. */
export function handlesOf(option: Option): number[] {
  const { card, other } = option;
  const word = wordOf(option);
  const handles = word === 'defend' ? [other] : word === 'buy' ? [other, card] : [card];
  return handles.filter((id): id is number => id !== null);
}

/** The second card of an option, onto which the first can be dragged. */
export function partnerOf(option: Option, handle: number): number | null {
  if (option.card === null || option.other === null) return null;
  return option.card === handle ? option.other : option.card;
}

export interface SortedOptions {
  /** By the card on the board that offers them. */
  byCard: Map<number, Option[]>;
  /** About cards that are not on the board: in a deck, in a Grave, on another player's side. */
  offstage: Option[];
  /** Not about a card. */
  bare: Option[];
}

export function sortOptions(options: readonly Option[], drawn: ReadonlySet<number>): SortedOptions {
  const sorted: SortedOptions = { byCard: new Map(), offstage: [], bare: [] };
  for (const option of options) {
    const handles = handlesOf(option).filter((id) => drawn.has(id));
    for (const id of handles) sorted.byCard.set(id, [...(sorted.byCard.get(id) ?? []), option]);
    if (handles.length === 0) sorted[option.card === null ? 'bare' : 'offstage'].push(option);
  }
  return sorted;
}

/** The seat whose hand is shown. */
const nearSeat = (view: View | null): Seat | undefined => view?.seats[(view.seat || view.active) - 1];

/** The cards that are drawn on the board. */
export function drawnIds(view: View | null): Set<number> {
  if (!view) return new Set();
  const near = nearSeat(view);
  return new Set(
    [
      ...view.encounter,
      ...view.allies.flatMap((seat) => view.seats[seat - 1]?.party ?? []),
      ...playedCards(view).map(({ card }) => card),
      ...(near?.hand ?? []),
      ...(near?.pool ?? []),
    ].flatMap((card) => (card ? [card.id] : [])),
  );
}

/**
 * Identical cards in a hand or pool share one option, which names one of them. Maps each of the others to the one that
 * is named.
 */
export function copiesOf(options: readonly Option[], view: View | null): Map<number, number> {
  const near = nearSeat(view);
  const named = new Set(options.flatMap(({ card, other }) => [card, other]));
  const copies = new Map<number, number>();
  for (const zone of [near?.hand ?? [], near?.pool ?? []]) {
    const cards = zone.filter((card) => card !== null);
    for (const card of cards.filter(({ id }) => !named.has(id))) {
      const twin = cards.find((other) => named.has(other.id) && isSame(other, card));
      if (twin) copies.set(card.id, twin.id);
    }
  }
  return copies;
}

const isSame = (one: HeldCard, other: HeldCard): boolean =>
  one.name === other.name && one.kind === other.kind && one.cost === other.cost;

/** The name of an option's card, without the copy number. */
export function cardNameOf(option: Option): string {
  return restOf(option).replace(/#\d+$/, '');
}

/** Actions that continue without doing anything. */
const ONWARD = new Set(['done', 'pass', 'resolve', 'none']);

export const isOnward = (option: Option): boolean => ONWARD.has(wordOf(option));

/** Actions that decline; they are not highlighted, because the alternatives are of more interest. */
const REFUSALS = new Set(['pass', 'resolve', 'none']);

/** Whether an answer is highlighted. */
export function isInviting(option: Option, options: readonly Option[], { attack }: View): boolean {
  // An attack that would fail is not highlighted.
  if (wordOf(option) === 'attack' && !attack?.would_win) return false;
  // Of several numbers to draw, the maximum comes first.
  if (wordOf(option) === 'draw') return option === options[0];
  return !REFUSALS.has(wordOf(option)) || options.length === 1;
}

/** The option that continues without doing anything, if there is exactly one. */
export function onwardOption(options: readonly Option[]): Option | undefined {
  const onward = options.filter(isOnward);
  return onward.length === 1 ? onward[0] : undefined;
}

/** Steps in which allies act in turn, as often as they like. */
const isShared = ({ step, allies, defence }: View): boolean =>
  allies.length > 1 && (step === 'attack' || defence !== null);

function passLabel(view: View, asked: Asked | null): string {
  if (asked?.respond_to) return t('page-options-pass');
  if (isShared(view)) return t('page-options-pass-to-others');
  return view.step === 'attack' ? t('page-options-pass-attack') : t('page-options-pass');
}

/** The label of "none" depends on what is being chosen. */
function noneLabel(asked: Asked | null): string {
  const other = asked?.options?.find((option) => wordOf(option) !== 'none');
  const word = other ? wordOf(other) : '';
  return lookUp(`page-options-none-${word}`) ?? t('page-options-none-choose');
}

/** Explains how the onward options differ among allies, and what passing a challenge gives to others. */
export function optionNote(option: Option, view: View): string {
  const word = wordOf(option);
  if (view.step === 'challenge' && word === 'pass') return t('page-options-notes-pass-challenge');
  if (!isShared(view)) return '';
  if (word === 'pass') return t('page-options-notes-pass');
  return word === 'attack' || word === 'resolve' ? t('page-options-notes-closes') : '';
}

/** An option in the reader's language; its line is in the notation. */
export function optionLabel(option: Option, view: View, asked: Asked | null, nameOf: NameOf): string {
  const word = wordOf(option);
  const rest = restOf(option);
  switch (word) {
    case 'play': {
      const [card = '', victim] = rest.split(' disrupting ');
      if (victim) return t('page-options-play-against', { card: shortName(card), name: nameOf(Number(victim)) });
      return rest.endsWith(' boosted')
        ? t('page-options-play-boosted', { card: shortName(rest.slice(0, -' boosted'.length)) })
        : t('page-options-play', { card: shortName(rest) });
    }
    case 'defend': {
      const [target = '', defender = ''] = rest.split(' with ');
      return target === defender
        ? t('page-options-defend-self', { target: shortName(target) })
        : t('page-options-defend', { target: shortName(target), defender: shortName(defender) });
    }
    case 'assign': {
      const [card = '', target = ''] = rest.split(' to ');
      return t('page-options-assign', { card: shortName(card), target: shortName(target) });
    }
    case 'buy': {
      const [character = '', card = ''] = rest.replace(/^off /, '').split(' with ');
      return t('page-options-buy-off', { character: shortName(character), card: shortName(card) });
    }
    case 'draw':
      return t('page-options-draw', { count: Number(rest) });
    case 'pass':
      return passLabel(view, asked);
    case 'none':
      return noneLabel(asked);
    case 'done':
      return view.step === 'respond' ? t('page-options-done-responding') : t('page-options-done');
    default:
      return lookUp(`page-options-verbs-${word}`, { card: shortName(rest) }) ?? option.line;
  }
}
