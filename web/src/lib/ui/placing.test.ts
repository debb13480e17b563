import { expect, test } from 'vitest';
import { placeNear } from './placing';

const screen = { width: 400, height: 800 };
const size = { width: 200, height: 100 };
const rect = (left: number, top: number) =>
  ({ left, top, width: 80, height: 120, right: left + 80, bottom: top + 120 }) as DOMRect;

test('above the element, centred', () => {
  expect(placeNear(rect(160, 400), size, screen)).toEqual({ left: 100, top: 292 });
});

test('below it if there is no room above', () => {
  expect(placeNear(rect(160, 20), size, screen).top).toBe(148);
});

test('never off the screen', () => {
  expect(placeNear(rect(0, 400), size, screen).left).toBe(8);
  expect(placeNear(rect(380, 400), size, screen).left).toBe(192);
});
