import { expect, test } from 'vitest';
import { spread } from './spread';

const row = (width: number, ...middles: number[]) => middles.map((towards) => ({ towards, width }));

test('each is centred over its target if there is room', () => {
  expect(spread(row(40, 100, 200, 300), 6, 0, 400)).toEqual([80, 180, 280]);
});

test('overlapping ones stand side by side, centred over their targets', () => {
  expect(spread(row(100, 100, 150), 10, 0, 400)).toEqual([20, 130]);
  expect(spread(row(100, 100, 150, 200), 10, -100, 400)).toEqual([-10, 100, 210]);
});

test('others keep their places', () => {
  expect(spread(row(100, 100, 150, 340), 10, 0, 400)).toEqual([20, 130, 290]);
});

test('none leaves the row', () => {
  expect(spread(row(100, 20, 380), 10, 0, 400)).toEqual([0, 300]);
  expect(spread(row(100, 20, 60), 10, 0, 400)).toEqual([0, 110]);
  expect(spread(row(100, 350, 390), 10, 0, 400)).toEqual([190, 300]);
});

test('if they do not fit they begin at the left', () => {
  expect(spread(row(100, 50, 100, 150), 10, 0, 200)).toEqual([0, 110, 220]);
});

test('an empty row is empty', () => {
  expect(spread([], 10, 0, 200)).toEqual([]);
});
