/** What may be done now, by the cards it is done with. */

import type { Asked, HeldCard, Option, Seat, View } from '$lib/protocol';
import { t } from '$lib/strings';
import { shortName } from '$lib/cards/shown';
import { playedCards } from './played';

/** The first word of an option's line says what is done. */
export const wordOf = ({ line }: Option): string => line.split(' ', 1)[0] ?? '';

/** What it is done with, as the line says it. */
const restOf = (option: Option): string => option.line.slice(wordOf(option).length).trim();

/** The cards by which an option is taken up: who defends, rather than who is defended. */
export function handlesOf(option: Option): number[] {
  const { card, other } = option;
  const word = wordOf(option);
  const handles = word === 'defend' ? [other] : word === 'buy' ? [other, card] : [card];
  return handles.filter((id): id is number => id !== null);
}

/** The second card of an option, onto which the first may be dragged. */
export function partnerOf(option: Option, handle: number): number | null {
  if (option.card === null || option.other === null) return null;
  return option.card === handle ? option.other : option.card;
}

export interface SortedOptions {
  /** By the card on the board that they are taken up with. */
  byCard: Map<number, Option[]>;
  /** About cards that do not lie on the board: in a deck, in a Grave, on somebody else's side. */
  offstage: Option[];
  /** About no card at all. */
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

/** Whose hand lies in front. */
const nearSeat = (view: View): Seat | undefined => view.seats[(view.seat || view.active) - 1];

/** The cards that a board draws for whoever looks at it. */
export function drawnIds(view: View): Set<number> {
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
 * Cards in a hand or pool that nothing tells apart are one option, which names one of them. For each of the others: the
 * one that is named.
 */
export function copiesOf(options: readonly Option[], view: View): Map<number, number> {
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

/** The name of the card that an option speaks of, without the number that tells copies apart. */
export function cardNameOf(option: Option): string {
  return restOf(option).replace(/#\d+$/, '');
}

/** Ways of going on without doing anything. */
const ONWARD = new Set(['done', 'pass', 'resolve', 'none']);

export const isOnward = (option: Option): boolean => ONWARD.has(wordOf(option));

/** Ways of letting something be: what could be done instead is of more interest. */
const REFUSALS = new Set(['pass', 'resolve', 'none']);

/** Whether the eye should be drawn to an answer. */
export function isInviting(option: Option, options: readonly Option[], { attack }: View): boolean {
  // An attack that would fail is no invitation.
  if (wordOf(option) === 'attack' && !attack?.would_win) return false;
  // Of several numbers to draw, the whole number stands first.
  if (wordOf(option) === 'draw') return option === options[0];
  return !REFUSALS.has(wordOf(option)) || options.length === 1;
}

/** What is said when one has finished, where there is exactly one way to say it. */
export function onwardOption(options: readonly Option[]): Option | undefined {
  const onward = options.filter(isOnward);
  return onward.length === 1 ? onward[0] : undefined;
}

/** Where those who fight side by side act in turn, as often as they like. */
const isShared = ({ step, allies, defence }: View): boolean =>
  allies.length > 1 && (step === 'attack' || defence !== null);

function passLabel(view: View, asked: Asked | null): string {
  const words = t.options;
  if (asked?.respond_to) return words.pass;
  if (isShared(view)) return words.passToOthers;
  return view.step === 'attack' ? words.passAttack : words.pass;
}

/** What it means to take none depends on what could be taken. */
function noneLabel(asked: Asked | null): string {
  const other = asked?.options?.find((option) => wordOf(option) !== 'none');
  const word = other ? wordOf(other) : '';
  return (t.options.none as Record<string, string>)[word] ?? t.options.none.choose;
}

/** How the ways of going on differ where several fight side by side, and what passing a challenge brings to others. */
export function optionNote(option: Option, view: View): string {
  const word = wordOf(option);
  if (view.step === 'challenge' && word === 'pass') return t.options.notes.passChallenge;
  if (!isShared(view)) return '';
  if (word === 'pass') return t.options.notes.pass;
  return word === 'attack' || word === 'resolve' ? t.options.notes.closes : '';
}

/** An option in words. Its line is the notation's; what people read is in their own language. */
export function optionLabel(option: Option, view: View, asked: Asked | null = null): string {
  const words = t.options;
  const word = wordOf(option);
  const rest = restOf(option);
  switch (word) {
    case 'play': {
      const [card = '', victim] = rest.split(' disrupting ');
      if (victim) return words.playAgainst(shortName(card), Number(victim));
      return rest.endsWith(' boosted')
        ? words.playBoosted(shortName(rest.slice(0, -' boosted'.length)))
        : words.play(shortName(rest));
    }
    case 'defend': {
      const [target = '', defender = ''] = rest.split(' with ');
      return target === defender
        ? words.defendSelf(shortName(target))
        : words.defend(shortName(target), shortName(defender));
    }
    case 'assign': {
      const [card = '', target = ''] = rest.split(' to ');
      return words.assign(shortName(card), shortName(target));
    }
    case 'buy': {
      const [character = '', card = ''] = rest.replace(/^off /, '').split(' with ');
      return words.buyOff(shortName(character), shortName(card));
    }
    case 'draw':
      return words.draw(Number(rest));
    case 'pass':
      return passLabel(view, asked);
    case 'none':
      return noneLabel(asked);
    case 'done':
      return view.step === 'respond' ? words.doneResponding : words.done;
    default: {
      const verb = (words.verbs as Record<string, string>)[word] ?? word;
      return rest ? `${verb} ${shortName(rest)}` : verb;
    }
  }
}
