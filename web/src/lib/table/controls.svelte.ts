/** How the cards of a board answer to a person: what is lit, what a press does, what is looked at. */

import { getContext, setContext } from 'svelte';
import type { Explanation, Option, Preview, View } from '$lib/protocol';
import type { ShownCard } from '$lib/cards/shown';
import { now } from '$lib/now';
import { t } from '$lib/strings';
import { announcer } from '$lib/ui/announcer.svelte';
import { waitingFor } from './absence';
import type { Drop } from './dragging';
import { withNames } from './names';
import { copiesOf, drawnIds, isOnward, optionLabel, partnerOf, sortOptions, wordOf } from './options';
import { gainOf, outcomeOf } from './outcome';
import { meantLine, type Zone } from './refusals';
import type { TableSession } from './session.svelte';

export interface Menu {
  card: ShownCard;
  zone: Zone;
  options: Option[];
  anchor: Element;
  /** Whether what was done with the card last can be undone. */
  canTakeBack?: boolean;
}

/** A card that lies open, large. */
export interface Looked {
  card: ShownCard;
  /** Where it lies; null where it is not in the game. */
  zone: Zone | null;
  /** Why there is nothing to do with it, if somebody has tried. */
  reason: Promise<string>;
}

export interface Bubble {
  anchor: Element;
  title: string;
  rows: string[];
  total: string;
}

/** A number to explain: the name that the engine has for it, and a sentence of our own. */
export interface Explained {
  what: string;
  says: string;
  title: string;
  anchor: Element;
}

/** A replay or a gallery shows cards too, but nobody plays them there. */
export class Controls {
  menu = $state.raw<Menu | null>(null);
  bubble = $state.raw<Bubble | null>(null);
  /** The card that the pointer rests on. */
  peek = $state.raw<ShownCard | null>(null);
  /** The card that lies open, large. */
  looked = $state.raw<Looked | null>(null);
  preview = $state.raw<Preview | null>(null);
  /** The option whose outcome is shown before it is taken. */
  considered = $state.raw<Option | null>(null);
  dragged = $state.raw<number | null>(null);
  /** The answer that was given last, in words, until something comes of it. */
  taken = '';
  /** The number that somebody waits to hear about. */
  private asking: Element | null = null;

  private readonly sorted = $derived.by(() =>
    sortOptions(this.session?.options ?? [], this.view ? drawnIds(this.view) : new Set()),
  );
  private readonly copies = $derived.by(() =>
    this.view ? copiesOf(this.session?.options ?? [], this.view) : new Map<number, number>(),
  );
  /** Number keys: the lit cards in the order in which they are offered, then what else there is. */
  private readonly keys = $derived.by(() => [
    ...this.sorted.byCard.keys(),
    ...[...this.offstage, ...this.bare.filter((option) => !isOnward(option))].map((option) => option.line),
  ]);

  constructor(
    private readonly session: TableSession | null,
    private readonly viewNow: () => View | null,
  ) {}

  /** Answers that no card stands for. */
  get bare(): readonly Option[] {
    return this.sorted.bare;
  }

  /** Answers about cards that do not lie on the board. */
  get offstage(): readonly Option[] {
    return this.sorted.offstage;
  }

  get view(): View | null {
    return this.viewNow();
  }

  optionsOf(id: number | null): readonly Option[] {
    return id === null ? [] : (this.sorted.byCard.get(this.twin(id)) ?? []);
  }

  /** What an option would come to, in words; empty where that is not told. */
  async foresee(option: Option): Promise<string> {
    const preview = await this.session?.preview(option.line);
    return preview ? this.outcomeOf(preview) : '';
  }

  /** What it would come to, in words. */
  outcomeOf(preview: Preview): string {
    return this.named(outcomeOf(preview, this.view));
  }

  /** The points that an option brings at once; 0 where that is not told. */
  async foreseeGain(option: Option): Promise<number> {
    const preview = await this.session?.preview(option.line);
    return preview && this.view ? gainOf(preview, this.view.seat) : 0;
  }

  private named(text: string): string {
    return this.session ? withNames(text, (seat) => this.session!.nameOf(seat)) : text;
  }

  /** The card that options name where they mean this one. */
  private twin(id: number): number {
    return this.copies.get(id) ?? id;
  }

  /** An option in words, as an answer to the open question. */
  labelOf(option: Option): string {
    return this.view ? this.named(optionLabel(option, this.view, this.session?.asked)) : option.line;
  }

  /** Whether there is something to choose from. */
  get isChoosing(): boolean {
    return (this.session?.options.length ?? 0) > 0;
  }

  isLit(id: number | null): boolean {
    return this.optionsOf(id).length > 0;
  }

  /** The digit that stands for a card or a line, if there are enough digits. */
  digitOf(what: number | string | null): string {
    const place = what === null ? -1 : this.keys.indexOf(what);
    return place < 0 || place > 8 ? '' : String(place + 1);
  }

  /** What a digit stands for. */
  keyAt(digit: number): number | string | undefined {
    return this.keys[digit - 1];
  }

  // --- Doing. ----------------------------------------------------------------------------------------------------

  /**
   * A card is pressed: the one thing it offers is done, several open a menu, and where there is nothing it lies open
   * and says why. A finger always gets the menu first: it has no way to hover and see what something would come to.
   */
  press(card: ShownCard, zone: Zone, anchor: Element, withFinger = false): void {
    const options = this.optionsOf(card.id);
    this.hush();
    const [only] = options;
    if (!only && this.isLastActivated(card.id)) this.menu = { card, zone, options: [], anchor, canTakeBack: true };
    else if (!only) this.look(card, zone, this.whyNot(card, zone));
    else if (options.length === 1 && !withFinger) this.take(only);
    else this.menu = { card, zone, options: [...options], anchor };
  }

  /** A card is let go somewhere: what that can mean is done, or asked. Whether it meant something. */
  drop(card: ShownCard, zone: Zone, { onto, isInFight }: Drop, anchor: Element): boolean {
    const withPartner = card.id === null || onto === null ? [] : this.withPartner(card.id, onto);
    const meant = withPartner.length || !isInFight ? withPartner : this.optionsOf(card.id);
    const [only] = meant;
    if (only && meant.length === 1) this.take(only);
    else if (only) this.menu = { card, zone, options: [...meant], anchor };
    return only !== undefined;
  }

  /** What it would mean to let the card that is being dragged go on this one, if that is one thing. */
  droppedOn(id: number | null): Option | undefined {
    if (!this.canDropOn(id)) return undefined;
    const [only, ...more] = this.withPartner(this.dragged!, id!);
    return more.length ? undefined : only;
  }

  /** Whether the card that is being dragged could be dropped on this one. */
  canDropOn(id: number | null): boolean {
    if (this.dragged === null || id === null || this.dragged === id) return false;
    return this.withPartner(this.dragged, id).length > 0;
  }

  private withPartner(id: number, partner: number): Option[] {
    return this.optionsOf(id).filter((option) => partnerOf(option, this.twin(id)) === this.twin(partner));
  }

  take(option: Option): void {
    this.hush();
    this.considered = null;
    this.preview = null;
    this.taken = this.labelOf(option);
    void this.session?.do(option);
  }

  /** Undoes what the open menu offers to take back. */
  takeBack(): void {
    this.hush();
    void this.session?.undo();
  }

  /** Whether nothing has happened since this card was Activated by an answer. */
  private isLastActivated(id: number | null): boolean {
    const last = this.session?.events.at(-1);
    return this.isChoosing && last?.event === 'activated' && last.card_id === id && last.other_id === null;
  }

  private async whyNot(card: ShownCard, zone: Zone): Promise<string> {
    if (!this.session?.seat || !this.view) return '';
    if (!this.isChoosing) return this.waitingReason();
    // Unless Wounds are being given a card of the Encounter is there to be read, and beaten in a fight.
    if (zone === 'encounter' && !this.session.options.some((option) => wordOf(option) === 'wound'))
      return card.kind === 'character' ? t.table.toWound : '';
    return t.table.nothingToDo(await this.session.why(meantLine(zone, card.name, this.view)));
  }

  private waitingReason(): string {
    const { asked, isAsked, table } = this.session ?? {};
    if (!asked || !table) return t.table.gameOver;
    return isAsked ? t.table.stillMoving : waitingFor(table, asked.seat, now());
  }

  // --- Looking. --------------------------------------------------------------------------------------------------

  look(card: ShownCard, zone: Zone | null = null, reason: Promise<string> = Promise.resolve('')): void {
    this.hush();
    this.looked = { card, zone, reason };
  }

  /** Closes whatever floats over the board. */
  hush(): void {
    this.asking = null;
    this.menu = null;
    this.bubble = null;
    this.peek = null;
  }

  async consider(option: Option | null): Promise<void> {
    // Whoever points at it and then presses keeps what is shown: nothing changes under the pointer.
    if (option && option === this.considered && this.preview) return;
    this.considered = option;
    this.preview = null;
    if (!option || !this.session) return;
    const preview = await this.session.preview(option.line);
    if (this.considered === option) this.preview = preview;
  }

  /** The same for whoever comes to an option by keyboard: told too, if it would change anything. */
  async weigh(option: Option): Promise<void> {
    await this.consider(option);
    if (this.considered !== option || !this.preview) return;
    const outcome = this.outcomeOf(this.preview);
    if (outcome !== t.table.clash.nothing) announcer.say(t.spoken.outcome(outcome));
  }

  async explanation(what: string): Promise<Explanation | null> {
    return (await this.session?.explain(what)) ?? null;
  }

  /** Shows beside a number where it comes from, and what else there is to say about it. */
  async explain({ what, says, title, anchor }: Explained): Promise<Bubble | null> {
    this.asking = anchor;
    const told = what ? await this.explanation(what) : null;
    const rows = [...(told?.rows ?? []), ...(says ? [says] : [])];
    // Whoever has gone on meanwhile is not held up.
    if (!rows.length || this.asking !== anchor) return null;
    this.peek = null;
    this.bubble = { anchor, title, rows, total: told ? String(told.total) : '' };
    return this.bubble;
  }

  /** What was explained there needs no explanation any more. */
  unexplain(anchor: Element): void {
    if (this.asking === anchor) this.asking = null;
    if (this.bubble?.anchor === anchor) this.bubble = null;
  }
}

const KEY = Symbol('controls');

export const provideControls = (controls: Controls): Controls => setContext(KEY, controls);

export const useControls = (): Controls => getContext<Controls>(KEY);
