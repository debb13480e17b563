/** Whoever hears the page or goes by keyboard is taken along to the next one. */
export function arrive(main: HTMLElement): void {
  if (document.activeElement === document.body) main.focus({ preventScroll: true });
}
