/** The Round as four chapters with their steps. */

import type { Step, View } from '$lib/protocol';

export interface Chapter {
  name: 'build' | 'respond' | 'combat' | 'end';
  steps: Step[];
}

const COMBAT: Step[] = ['triggers', 'attack', 'retaliate', 'end-combat'];
const END: Step[] = [
  'challenges',
  'drop',
  'remove',
  'time',
  'poison',
  'reset',
  'unlock',
  'maintain',
  'draw',
  'discard',
  'end-round',
];

/** The Round of a table. */
export function stepsOf(view: View): Chapter[] {
  const fromPools =
    view.seats.some(({ pool }) => pool.length > 0) || ['open-build', 'challenge', 'blind-build'].includes(view.step);
  return chaptersOf(fromPools, view.step === 'set-up');
}

/** If players build the Encounter from their pools, building has steps of its own. */
export function chaptersOf(fromPools: boolean, isSetUp = false): Chapter[] {
  const build: Step[] = fromPools ? ['open-build', 'challenge', 'blind-build'] : ['build'];
  return [
    { name: 'build', steps: isSetUp ? ['set-up', ...build] : build },
    { name: 'respond', steps: ['respond'] },
    { name: 'combat', steps: COMBAT },
    { name: 'end', steps: END },
  ];
}
