/** Keyboard control of a replay. */

import type { Attempt, Deed, Film } from './film.svelte';

const TYPING = 'input, select, textarea';

export function onReplayKey(event: KeyboardEvent, film: Film, attempt: Attempt): void {
  const target = event.target as Element;
  // On a card, arrow keys move between cards.
  if (event.defaultPrevented) return;
  if (event.ctrlKey || event.metaKey || event.altKey || target.matches(TYPING)) return;
  // Dialogs and focused controls handle their own keys.
  if (document.querySelector('dialog[open]')) return;
  if (event.key === ' ' && target.matches('button, a, summary')) return;
  const press = deedOf(event.key, film);
  if (!press) return;
  event.preventDefault();
  void attempt(press);
}

function deedOf(key: string, film: Film): Deed | undefined {
  switch (key) {
    case 'ArrowRight':
      return () => film.step(1);
    case 'ArrowLeft':
      return () => film.step(-1);
    case 'PageDown':
      return () => film.nextRound();
    case 'PageUp':
      return () => film.previousRound();
    case 'Home':
      return () => film.goTo(0);
    case 'End':
      return () => film.goTo(film.count - 1);
    case ' ':
      return () => (film.isPlaying ? film.stop() : film.play());
    default:
      return undefined;
  }
}
