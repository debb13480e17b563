/** The interaction with a board's cards: highlights, presses, drags, previews and details. */

import { getContext, setContext } from 'svelte';
import type { Option, Preview, View } from '$lib/protocol';
import type { ShownCard } from '$lib/cards/shown';
import { now } from '$lib/now';
import { t } from '$lib/messages';
import { announcer } from '$lib/ui/announcer.svelte';
import { waitingFor } from './absence';
import type { Drop } from './dragging';
import type { NameOf } from './names';
import type { Part, Reckoning } from './numbers';
import { copiesOf, drawnIds, isOnward, optionLabel, partnerOf, sortOptions, wordOf } from './options';
import { gainOf, outcomeOf } from './outcome';
import { meantLine, type Zone } from './refusals';
import type { TableSession } from './session.svelte';

export interface Menu {
  card: ShownCard;
  zone: Zone;
  options: Option[];
  anchor: Element;
  /** Whether the last action with the card can be undone. */
  canTakeBack?: boolean;
}

/** An open card, large. */
export interface Looked {
  card: ShownCard;
  /** Its zone; null if it is not in the game. */
  zone: Zone | null;
  /** Why it cannot be used, if somebody has tried. */
  reason: Promise<string>;
}

export interface Bubble {
  anchor: Element;
  title: string;
  rows: Part[];
  /** Additional text. */
  says: string;
  total: string;
}

/** A number to explain: its name in the engine, and a sentence of our own. */
export interface Explained {
  what: string;
  says: string;
  title: string;
  anchor: Element;
}

/** Also used in replays, where cards cannot be played. */
export class Controls {
  menu = $state.raw<Menu | null>(null);
  bubble = $state.raw<Bubble | null>(null);
  /** The hovered card. */
  peek = $state.raw<ShownCard | null>(null);
  /** The open card, large. */
  looked = $state.raw<Looked | null>(null);
  preview = $state.raw<Preview | null>(null);
  /** The option whose outcome is previewed. */
  considered = $state.raw<Option | null>(null);
  dragged = $state.raw<number | null>(null);
  /** The last answer, in words, until its outcome is shown. */
  taken = '';
  /** The number whose explanation is pending. */
  private asking: Element | null = null;

  private readonly sorted = $derived.by(() => sortOptions(this.session?.options ?? [], drawnIds(this.view)));
  private readonly copies = $derived.by(() => copiesOf(this.session?.options ?? [], this.view));
  /** Number keys: first the highlighted cards in the order of options, then other answers. */
  private readonly keys = $derived.by(() => [
    ...this.sorted.byCard.keys(),
    ...[...this.offstage, ...this.bare.filter((option) => !isOnward(option))].map((option) => option.line),
  ]);

  constructor(
    private readonly session: TableSession | null,
    private readonly viewNow: () => View | null,
  ) {}

  /** Answers that are not about a card. */
  get bare(): readonly Option[] {
    return this.sorted.bare;
  }

  /** Answers about cards that are not on the board. */
  get offstage(): readonly Option[] {
    return this.sorted.offstage;
  }

  get view(): View | null {
    return this.viewNow();
  }

  optionsOf(id: number | null): readonly Option[] {
    return id === null ? [] : (this.sorted.byCard.get(this.twin(id)) ?? []);
  }

  /** The outcome of an option, in words; empty if unknown. */
  async foresee(option: Option): Promise<string> {
    const preview = await this.session?.preview(option.line);
    return preview ? this.outcomeOf(preview) : '';
  }

  /** The outcome of a preview, in words. */
  outcomeOf(preview: Preview): string {
    return outcomeOf(preview, this.view, this.nameOf);
  }

  /** The points that an option scores at once; 0 if unknown. */
  async foreseeGain(option: Option): Promise<number> {
    const preview = await this.session?.preview(option.line);
    return preview && this.view ? gainOf(preview, this.view.seat) : 0;
  }

  private readonly nameOf: NameOf = (seat) => this.session?.nameOf(seat) ?? '';

  /** The card that represents this one in options: identical copies share an option. */
  private twin(id: number): number {
    return this.copies.get(id) ?? id;
  }

  /** An option in words, as an answer to the open question. */
  labelOf(option: Option): string {
    return this.view ? optionLabel(option, this.view, this.session?.asked ?? null, this.nameOf) : option.line;
  }

  /** Whether there is a choice. */
  get isChoosing(): boolean {
    return (this.session?.options.length ?? 0) > 0;
  }

  isLit(id: number | null): boolean {
    return this.optionsOf(id).length > 0;
  }

  /** The digit of a card or line, if there are enough digits. */
  digitOf(what: number | string | null): string {
    const place = what === null ? -1 : this.keys.indexOf(what);
    return place < 0 || place > 8 ? '' : String(place + 1);
  }

  /** The card or line of a digit. */
  keyAt(digit: number): number | string | undefined {
    return this.keys[digit - 1];
  }

  // --- Actions. --------------------------------------------------------------------------------------------------

  /**
   * A press on a card: a single option is taken, several open a menu, and without options the card opens and says why.
   * Touch always opens the menu first, because it has no hover to preview the outcome.
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

  /** A card was dropped: takes the matching option or asks. Returns whether the drop meant anything. */
  drop(card: ShownCard, zone: Zone, { onto, isInFight }: Drop, anchor: Element): boolean {
    const withPartner = card.id === null || onto === null ? [] : this.withPartner(card.id, onto);
    const meant = withPartner.length || !isInFight ? withPartner : this.optionsOf(card.id);
    const [only] = meant;
    if (only && meant.length === 1) this.take(only);
    else if (only) this.menu = { card, zone, options: [...meant], anchor };
    return only !== undefined;
  }

  /** The option for dropping the dragged card on this one, if there is exactly one. */
  droppedOn(id: number | null): Option | undefined {
    if (!this.canDropOn(id)) return undefined;
    const [only, ...more] = this.withPartner(this.dragged!, id!);
    return more.length ? undefined : only;
  }

  /** Whether the dragged card can be dropped on this one. */
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

  /** Takes back the action that the open menu offers to undo. */
  takeBack(): void {
    this.hush();
    void this.session?.undo();
  }

  /** Whether the last input was an answer that Activated this card. */
  private isLastActivated(id: number | null): boolean {
    const last = this.session?.events.at(-1);
    return this.isChoosing && last?.event === 'activated' && last.card_id === id && last.other_id === null;
  }

  private async whyNot(card: ShownCard, zone: Zone): Promise<string> {
    if (!this.session?.seat || !this.view) return '';
    if (!this.isChoosing) return this.waitingReason();
    // Encounter cards only open for reading, unless Wounds are being assigned.
    if (zone === 'encounter' && !this.session.options.some((option) => wordOf(option) === 'wound'))
      return card.kind === 'character' ? t('page-table-to-wound') : '';
    const reason = await this.session.why(meantLine(zone, card.name, this.view));
    return reason ? t('page-table-nothing-to-do-because', { reason }) : t('page-table-nothing-to-do');
  }

  private waitingReason(): string {
    const { asked, isAsked, table, lesson } = this.session ?? {};
    if (!asked || !table) return t('page-table-game-over');
    if (lesson?.isUnread) return t('page-learn-read-first');
    return isAsked ? t('page-table-still-moving') : waitingFor(table, asked.seat, now());
  }

  // --- Previews and details. -------------------------------------------------------------------------------------

  look(card: ShownCard, zone: Zone | null = null, reason: Promise<string> = Promise.resolve('')): void {
    this.hush();
    this.looked = { card, zone, reason };
  }

  /** Closes everything that floats over the board. */
  hush(): void {
    this.asking = null;
    this.menu = null;
    this.bubble = null;
    this.peek = null;
  }

  async consider(option: Option | null): Promise<void> {
    // Pressing an option that is being hovered keeps its preview, so that nothing changes under the pointer.
    if (option && option === this.considered && this.preview) return;
    this.considered = option;
    this.preview = null;
    if (!option || !this.session) return;
    const preview = await this.session.preview(option.line);
    if (this.considered === option) this.preview = preview;
  }

  /** The same for keyboard focus: the outcome is also announced, if it changes anything. */
  async weigh(option: Option): Promise<void> {
    await this.consider(option);
    if (this.considered !== option || !this.preview) return;
    const outcome = this.outcomeOf(this.preview);
    if (outcome !== t('page-table-clash-nothing')) announcer.say(t('page-spoken-outcome', { outcome }));
  }

  async explanation(what: string): Promise<Reckoning | null> {
    return (await this.session?.explain(what)) ?? null;
  }

  /** Shows the explanation of a number beside it. */
  async explain({ what, says, title, anchor }: Explained): Promise<Bubble | null> {
    this.asking = anchor;
    const told = what ? await this.explanation(what) : null;
    const rows = told?.rows ?? [];
    // Drop the answer if the pointer has moved on meanwhile.
    if (!(rows.length || says) || this.asking !== anchor) return null;
    this.peek = null;
    this.bubble = { anchor, title, rows, says, total: told ? String(told.total) : '' };
    return this.bubble;
  }

  /** Closes the explanation at an anchor. */
  unexplain(anchor: Element): void {
    if (this.asking === anchor) this.asking = null;
    if (this.bubble?.anchor === anchor) this.bubble = null;
  }
}

const KEY = Symbol('controls');

export const provideControls = (controls: Controls): Controls => setContext(KEY, controls);

export const useControls = (): Controls => getContext<Controls>(KEY);
