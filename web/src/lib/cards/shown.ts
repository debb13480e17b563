/** A card as drawn, from any zone of the view. */

import type { Snippet } from 'svelte';
import type { Adventurer, CardInPlay, DungeonCard, Face, HeldCard, Kind, Resource, Tokens } from '$lib/protocol';
import { t } from '$lib/messages';

export interface ShownCard {
  /** Null for a card that is not in the game, such as one in the gallery. */
  id: number | null;
  /** Its name in lines: the printed name, with a number if there are several. */
  name: string;
  /** The printed name. */
  card: string;
  kind: Kind;
  types: readonly string[];
  cost: number | null;
  power: number | string | null;
  stamina: number | null;
  life: number | null;
  resources: Record<Resource, number> | null;
  tokens: Tokens;
  /** Its unusual states, each with an icon. */
  marks: readonly Mark[];
}

/** A number that is drawn on a card. */
export type CardNumber = 'power' | 'stamina' | 'life' | 'cost' | Resource;

/** Draws a number of a card, as digits or as given. */
export type DrawnNumber = Snippet<[what: CardNumber, value: number | string, drawn?: Snippet]>;

export type Mark = 'primary' | 'locked' | 'spent' | 'boosted' | 'disrupting' | 'permanent' | 'summoned' | 'held';

const NO_TOKENS: Tokens = { wounds: 0, poison: 0, time: 0, locks: 0, activated: false };

const BARE: Omit<ShownCard, 'name' | 'card' | 'kind'> = {
  id: null,
  types: [],
  cost: null,
  power: null,
  stamina: null,
  life: null,
  resources: null,
  tokens: NO_TOKENS,
  marks: [],
};

function marksOf(flags: Partial<Record<Mark, boolean>>): Mark[] {
  return (Object.keys(flags) as Mark[]).filter((mark) => flags[mark]);
}

export function shownDungeonCard(card: DungeonCard): ShownCard {
  return {
    ...BARE,
    id: card.id,
    name: card.name,
    card: card.card,
    kind: card.kind,
    types: card.types,
    cost: card.cost,
    power: card.power,
    // A card without Life has Stamina only if an effect gives it some.
    stamina: card.life !== null || card.stamina !== 0 ? card.stamina : null,
    life: card.life,
    tokens: card,
    marks: marksOf({ summoned: card.summoned, held: card.held }),
  };
}

export function shownAdventurer(adventurer: Adventurer): ShownCard {
  return {
    ...BARE,
    id: adventurer.id,
    name: adventurer.name,
    card: adventurer.card,
    kind: 'adventurer',
    types: adventurer.classes,
    life: adventurer.life,
    resources: adventurer.resources,
    tokens: adventurer,
    marks: marksOf({ primary: adventurer.primary, locked: adventurer.locked }),
  };
}

export function shownInPlay(card: CardInPlay): ShownCard {
  return {
    ...BARE,
    id: card.id,
    name: card.name,
    card: card.card,
    kind: card.kind,
    cost: card.paid,
    tokens: card,
    marks: marksOf({
      permanent: card.permanent,
      boosted: card.boosted,
      disrupting: card.disrupting,
      spent: card.spent,
    }),
  };
}

export function shownHeld(card: HeldCard): ShownCard {
  return { ...BARE, id: card.id, name: card.name, card: card.name, kind: card.kind, cost: card.cost };
}

export function shownFace(face: Face): ShownCard {
  const isAdventurer = face.kind === 'adventurer';
  const hasLife = face.kind === 'character' || isAdventurer;
  return {
    ...BARE,
    name: face.name,
    card: face.name,
    kind: face.kind,
    types: isAdventurer ? face.classes : face.types,
    cost: isAdventurer || face.kind === 'quest' ? null : face.cost,
    power: face.power === '' ? null : face.power,
    life: hasLife ? face.life : null,
    resources: isAdventurer ? face.resources : null,
  };
}

/** `Goblin#2` is drawn as "Goblin" with a small 2. */
export function copyNumber(name: string): string {
  return name.split('#')[1] ?? '';
}

/** Its name for people: "Goblin, second copy" for `Goblin#2`. */
export function calledName(name: string): string {
  const [title = '', number] = name.split('#');
  return number ? t('page-copy-of-card', { name: title, number: Number(number) }) : title;
}

/** A name without its epithet: "Greenknee" for "Greenknee, Goblin Necromancer". */
export function shortName(name: string): string {
  const [title = '', number] = name.split('#');
  const short = title.split(', ')[0] ?? title;
  return number ? `${short} #${number}` : short;
}
