/** Dragging cards: by mouse in any direction, by touch across their row. */

import { copyOf } from '$lib/motion/copy';
import { settings } from '$lib/settings.svelte';

/** Where a card was dropped. */
export interface Drop {
  /** The card it was dropped on. */
  onto: number | null;
  /** In the fight, outside its own row. */
  isInFight: boolean;
}

export interface DragOptions {
  isLit: () => boolean;
  /** The layer for dragged copies. */
  layer: () => HTMLElement | null;
  onstart: () => void;
  onend: () => void;
  /** Returns whether the drop was accepted; if not, the card moves back. */
  ondrop: (drop: Drop) => boolean;
}

/** The distance at which a press becomes a drag. */
const SLACK = 10;
const FLY_BACK_MS = 220;
/** The browser's click, if any, follows the release within this time. */
const CLICK_FOLLOWS_MS = 50;

export function draggable(options: DragOptions): (node: HTMLElement) => () => void {
  return (node) => {
    let start: { x: number; y: number; pointer: number } | null = null;
    let copy: HTMLElement | null = null;
    /** Whether the click or context menu after a drag is suppressed. */
    let isMuted = false;

    function down(event: PointerEvent) {
      if (event.button !== 0 || !options.isLit()) return;
      start = { x: event.clientX, y: event.clientY, pointer: event.pointerId };
    }

    function move(event: PointerEvent) {
      if (!start || event.pointerId !== start.pointer) return;
      const x = event.clientX - start.x;
      const y = event.clientY - start.y;
      if (!copy && Math.hypot(x, y) > SLACK) begin();
      if (copy) copy.style.transform = `translate(${x}px, ${y}px)`;
    }

    function begin() {
      const layer = options.layer();
      if (!layer) return;
      copy = copyOf(layer, node, node.getBoundingClientRect());
      node.style.opacity = '0.35';
      isMuted = true;
      addEventListener('keydown', cancelByKey, { capture: true });
      addEventListener('mousedown', cancelByButton, { capture: true });
      options.onstart();
    }

    function up(event: PointerEvent) {
      if (isMuted) setTimeout(() => (isMuted = false), CLICK_FOLLOWS_MS);
      const isDropped = copy !== null && event.type === 'pointerup';
      if (isDropped) finish(options.ondrop(dropAt(document.elementFromPoint(event.clientX, event.clientY))));
      cancel();
    }

    function dropAt(under: Element | null): Drop {
      const card = under?.closest<HTMLElement>('[data-card-id]');
      const row = under?.closest('[data-zone-row]');
      return {
        onto: card && card !== node ? Number(card.dataset['cardId']) : null,
        isInFight: under?.closest('[data-fight]') != null && row !== node.closest('[data-zone-row]'),
      };
    }

    function cancel() {
      start = null;
      finish(false);
    }

    function cancelByKey(event: KeyboardEvent) {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      cancel();
    }

    function cancelByButton(event: MouseEvent) {
      if (event.button !== 0) cancel();
    }

    function finish(isDone: boolean) {
      const flown = copy;
      copy = null;
      if (!flown) return;
      removeEventListener('keydown', cancelByKey, { capture: true });
      removeEventListener('mousedown', cancelByButton, { capture: true });
      options.onend();
      const land = () => {
        flown.remove();
        node.style.opacity = '';
      };
      if (isDone) land();
      else
        flown.animate([{ transform: 'none' }], { duration: settings.time(FLY_BACK_MS), easing: 'ease-out' }).onfinish =
          land;
    }

    function mute(event: Event) {
      if (!isMuted) return;
      event.stopPropagation();
      event.preventDefault();
    }

    node.addEventListener('pointerdown', down);
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', up);
    addEventListener('click', mute, { capture: true });
    addEventListener('contextmenu', mute, { capture: true });
    return () => {
      cancel();
      node.removeEventListener('pointerdown', down);
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', up);
      removeEventListener('click', mute, { capture: true });
      removeEventListener('contextmenu', mute, { capture: true });
    };
  };
}
