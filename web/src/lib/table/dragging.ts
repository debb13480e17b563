/** Cards can be dragged: by mouse in any direction, by finger across the row they lie in. */

import { copyOf } from '$lib/motion/copy';
import { settings } from '$lib/settings.svelte';

/** Where a card was let go. */
export interface Drop {
  /** On another card. */
  onto: number | null;
  /** In the fight, outside the row it comes from. */
  isInFight: boolean;
}

export interface DragOptions {
  isLit: () => boolean;
  /** Where copies of cards float. */
  layer: () => HTMLElement | null;
  onstart: () => void;
  onend: () => void;
  /** Whether something came of it; if not, the card goes back to where it was. */
  ondrop: (drop: Drop) => boolean;
}

/** How far a pointer moves before a press becomes a drag. */
const SLACK = 10;
const FLY_BACK_MS = 220;
/** A click follows the letting go at once, if at all. */
const CLICK_FOLLOWS_MS = 50;

export function draggable(options: DragOptions): (node: HTMLElement) => () => void {
  return (node) => {
    let start: { x: number; y: number; pointer: number } | null = null;
    let copy: HTMLElement | null = null;
    /** What the mouse button that drags, or one that cancels, would do besides. */
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
