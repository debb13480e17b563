import { expect, test } from 'vitest';
import { STEPS } from '$lib/protocol';
import { heldCard, seat, view } from '../../testing/views';
import { stepsOf } from './steps';

test('every step of the round has its place', () => {
  for (const step of STEPS) {
    const places = stepsOf(view({ step })).flatMap(({ steps }) => steps);
    expect(places.filter((each) => each === step)).toEqual([step]);
  }
});

test('building from pools has steps of its own', () => {
  const pooled = view({ step: 'respond', seats: [seat(1, { pool: [heldCard(1, 'Troll')] })] });
  expect(stepsOf(pooled)[0]?.steps).toEqual(['open-build', 'challenge', 'blind-build']);
  expect(stepsOf(view())[0]?.steps).toEqual(['build']);
});
