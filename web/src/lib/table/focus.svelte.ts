/**
 * Keeps the keyboard focus: when the focused card leaves its zone, the focus moves to another card of the zone, or else
 * to the question.
 */

import { tick } from 'svelte';

export function keepFocus(now: () => unknown): (board: HTMLElement) => () => void {
  return (board) => {
    let zone = '';
    let isKeyboard = false;

    const remember = (event: FocusEvent) => {
      zone = (event.target as Element).closest<HTMLElement>('[data-zone-row]')?.dataset['zoneRow'] ?? '';
    };
    const keys = () => (isKeyboard = true);
    const pointer = () => (isKeyboard = false);
    board.addEventListener('focusin', remember);
    addEventListener('keydown', keys, { capture: true });
    addEventListener('pointerdown', pointer, { capture: true });

    $effect(() => {
      now();
      void tick().then(() => {
        const { activeElement } = document;
        if (!isKeyboard || (activeElement !== document.body && activeElement !== board)) return;
        const next =
          board.querySelector<HTMLElement>(`[data-zone-row="${zone}"] .hit[tabindex="0"]`) ??
          board.querySelector<HTMLElement>('.tray button, .prompt .answers button') ??
          board.querySelector<HTMLElement>('.lit .hit');
        next?.focus();
      });
    });

    return () => {
      board.removeEventListener('focusin', remember);
      removeEventListener('keydown', keys, { capture: true });
      removeEventListener('pointerdown', pointer, { capture: true });
    };
  };
}
