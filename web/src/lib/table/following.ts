/** Keeps a list scrolled to its end, unless somebody is reading further up. */

type Extent = Pick<HTMLElement, 'scrollTop' | 'scrollHeight' | 'clientHeight'>;

/** The distance from the end, in pixels, that still counts as the end. */
const NEAR = 40;

export class Following {
  private isAtEnd = true;
  private height = 0;
  private content = 0;

  constructor(private readonly list: Extent) {}

  /** The content or size of the list has changed. */
  changed(): void {
    if (this.isAtEnd) this.list.scrollTop = this.list.scrollHeight;
    this.measure();
  }

  /** Resizing also causes scroll events: only those at an unchanged size show where somebody reads. */
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
