/** Passing again and again: where that can be done for somebody, and until when. */

import type { Option, View } from '$lib/protocol';
import { isOnward, wordOf } from './options';

/** Until the next step of the Round, or until one faces an Encounter again. */
export const UNTILS = ['step', 'turn'] as const;
export type Until = (typeof UNTILS)[number];

/** Where somebody began to pass. */
export type Since = Pick<View, 'round' | 'active' | 'step'>;

const DECLINES = new Set(['pass', 'done']);
const RESPONSES = new Set(['play', 'spend']);

/** Alone one is asked only what one has to decide. */
export const canPassOn = (view: View): boolean => view.seat > 0 && view.seats.length > 1 && view.result === 'none';

/** The way to decline where the question is only whether to respond; nothing where more is at stake. */
export function bareDecline(options: readonly Option[], view: View): Option | undefined {
  const [decline, ...more] = options.filter(isOnward);
  const isBare = options.every((option) => option === decline || RESPONSES.has(wordOf(option)));
  if (!decline || more.length || !isBare || !DECLINES.has(wordOf(decline))) return undefined;
  const isFacing = view.allies.includes(view.seat);
  // Not to attack is a decision, however little there is to attack with.
  if (isFacing && view.step === 'attack') return undefined;
  // Who faces the Encounter alone is asked what to do; with others, whether to do something, too.
  if (isFacing && view.allies.length === 1 && wordOf(decline) === 'done') return undefined;
  return decline;
}

export const sinceNow = ({ round, active, step }: View): Since => ({ round, active, step });

/** Whether what was waited for has come. */
export function isReached(until: Until, since: Since, view: View): boolean {
  const isSameTurn = view.round === since.round && view.active === since.active;
  if (until === 'step') return !isSameTurn || view.step !== since.step;
  return !isSameTurn && view.allies.includes(view.seat);
}
