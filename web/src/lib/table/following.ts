/** A list that stays at its end, unless somebody is reading further up. */

type Extent = Pick<HTMLElement, 'scrollTop' | 'scrollHeight' | 'clientHeight'>;

/** So near, it is the end that is read. Pixels. */
const NEAR = 40;

export class Following {
  private isAtEnd = true;
  private height = 0;
  private content = 0;

  constructor(private readonly list: Extent) {}

  /** What the list holds or how large it is has changed. */
  changed(): void {
    if (this.isAtEnd) this.list.scrollTop = this.list.scrollHeight;
    this.measure();
  }

  /** A list of another size scrolls by itself: only one that has stayed as it was tells where somebody reads. */
  scrolled(): void {
    const { scrollTop, scrollHeight, clientHeight } = this.list;
    const isAtEnd = scrollHeight - scrollTop - clientHeight < NEAR;
    const isSameSize = clientHeight === this.height && scrollHeight === this.content;
    if (isAtEnd || isSameSize) this.isAtEnd = isAtEnd;
    this.measure();
  }

  private measure(): void {
    this.height = this.list.clientHeight;
    this.content = this.list.scrollHeight;
  }
}
