import { expect, test } from 'vitest';
import { spread } from './spread';

const row = (width: number, ...middles: number[]) => middles.map((towards) => ({ towards, width }));

test('each stands over what it belongs to where there is room', () => {
  expect(spread(row(40, 100, 200, 300), 6, 0, 400)).toEqual([80, 180, 280]);
});

test('those who are too wide stand side by side, over the middle of theirs', () => {
  expect(spread(row(100, 100, 150), 10, 0, 400)).toEqual([20, 130]);
  expect(spread(row(100, 100, 150, 200), 10, -100, 400)).toEqual([-10, 100, 210]);
});

test('whom the crowd does not reach stays where it is', () => {
  expect(spread(row(100, 100, 150, 340), 10, 0, 400)).toEqual([20, 130, 290]);
});

test('nobody leaves the row', () => {
  expect(spread(row(100, 20, 380), 10, 0, 400)).toEqual([0, 300]);
  expect(spread(row(100, 20, 60), 10, 0, 400)).toEqual([0, 110]);
  expect(spread(row(100, 350, 390), 10, 0, 400)).toEqual([190, 300]);
});

test('where they do not fit they begin at the left', () => {
  expect(spread(row(100, 50, 100, 150), 10, 0, 200)).toEqual([0, 110, 220]);
});

test('nothing is nowhere', () => {
  expect(spread([], 10, 0, 200)).toEqual([]);
});
