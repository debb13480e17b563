/** Cards can be dragged: by mouse in any direction, by finger across the row they lie in. */

import { copyOf } from '$lib/motion/copy';

export interface DragOptions {
  isLit: () => boolean;
  /** Where copies of cards float. */
  layer: () => HTMLElement | null;
  onstart: () => void;
  onend: () => void;
  /** Dropped outside its row, on a card or in the open. */
  ondrop: (onto: number | null) => void;
}

/** How far a pointer moves before a press becomes a drag. */
const SLACK = 10;

export function draggable(options: DragOptions): (node: HTMLElement) => () => void {
  return (node) => {
    let start: { x: number; y: number; pointer: number } | null = null;
    let copy: HTMLElement | null = null;

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
      options.onstart();
    }

    function up(event: PointerEvent) {
      if (!start) return;
      const wasDragged = copy !== null;
      finish();
      if (!wasDragged) return;
      swallowClick();
      const under = document.elementFromPoint(event.clientX, event.clientY);
      const target = under?.closest<HTMLElement>('[data-card-id]');
      const isHome = under !== null && node.parentElement?.contains(under);
      if (target && target !== node) options.ondrop(Number(target.dataset['cardId']));
      else if (!isHome) options.ondrop(null);
    }

    /** The click that ends a drag is not a press. */
    function swallowClick() {
      const stop = (event: Event) => {
        event.stopPropagation();
        event.preventDefault();
      };
      node.addEventListener('click', stop, { capture: true, once: true });
      setTimeout(() => node.removeEventListener('click', stop, { capture: true }), 50);
    }

    function finish() {
      start = null;
      node.style.opacity = '';
      if (!copy) return;
      copy.remove();
      copy = null;
      options.onend();
    }

    node.addEventListener('pointerdown', down);
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', finish);
    return () => {
      finish();
      node.removeEventListener('pointerdown', down);
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', finish);
    };
  };
}
