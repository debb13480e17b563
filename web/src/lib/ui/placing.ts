/** The position of floating content beside an element, fully on the screen. */

export interface Size {
  width: number;
  height: number;
}

export interface Point {
  left: number;
  top: number;
}

const MARGIN = 8;

/** Above or below the element, centred if there is room. */
export function placeNear(anchor: DOMRect, size: Size, screen: Size): Point {
  const above = anchor.top - size.height - MARGIN;
  const below = anchor.bottom + MARGIN;
  const top = above >= MARGIN ? above : Math.min(below, screen.height - size.height - MARGIN);
  return {
    left: within(anchor.left + anchor.width / 2 - size.width / 2, size.width, screen.width),
    top: Math.max(MARGIN, top),
  };
}

function within(start: number, length: number, room: number): number {
  return Math.max(MARGIN, Math.min(start, room - length - MARGIN));
}
