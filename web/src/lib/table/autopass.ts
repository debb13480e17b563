/** Rules of auto-pass: which questions can be passed, and until when. */

import type { Option, View } from '$lib/protocol';
import { isOnward, wordOf } from './options';

/** Until the next step of the Round, or until one next faces an Encounter. */
export const UNTILS = ['step', 'turn'] as const;
export type Until = (typeof UNTILS)[number];

/** The position when auto-pass was switched on. */
export type Since = Pick<View, 'round' | 'active' | 'step'>;

const DECLINES = new Set(['pass', 'done']);
const RESPONSES = new Set(['play', 'spend']);

/** Only with several players: alone, every question is a real decision. */
export const canPassOn = (view: View): boolean => view.seat > 0 && view.seats.length > 1 && view.result === 'none';

/** The option to decline, if the question is only whether to respond. */
export function bareDecline(options: readonly Option[], view: View): Option | undefined {
  const [decline, ...more] = options.filter(isOnward);
  const isBare = options.every((option) => option === decline || RESPONSES.has(wordOf(option)));
  if (!decline || more.length || !isBare || !DECLINES.has(wordOf(decline))) return undefined;
  const isFacing = view.allies.includes(view.seat);
  // Not attacking is always a decision of its own.
  if (isFacing && view.step === 'attack') return undefined;
  // A single player facing the Encounter is asked what to do; with allies, also whether to act at all.
  if (isFacing && view.allies.length === 1 && wordOf(decline) === 'done') return undefined;
  return decline;
}

export const sinceNow = ({ round, active, step }: View): Since => ({ round, active, step });

/** Whether auto-pass has reached its end. */
export function isReached(until: Until, since: Since, view: View): boolean {
  const isSameTurn = view.round === since.round && view.active === since.active;
  if (until === 'step') return !isSameTurn || view.step !== since.step;
  return !isSameTurn && view.allies.includes(view.seat);
}
