/** Moves the focus to a new page, for screen readers and keyboards. */
export function arrive(main: HTMLElement): void {
  if (document.activeElement === document.body) main.focus({ preventScroll: true });
}
