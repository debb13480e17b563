/** The events worth animating, in order: each beat is something that happens to cards on the board. */

import type { GameEvent, View } from '$lib/protocol';

export type BeatKind =
  'strike' | 'wound' | 'guard' | 'heal' | 'poison' | 'lock' | 'trigger' | 'activate' | 'slain' | 'tell';

export interface Beat {
  kind: BeatKind;
  /** The cards it happens to. */
  ids: number[];
  /** The event shown as a headline above the board. */
  headline: GameEvent | null;
  ms: number;
}

const LENGTH: Record<BeatKind, number> = {
  strike: 520,
  wound: 620,
  guard: 520,
  heal: 520,
  poison: 520,
  lock: 480,
  trigger: 560,
  activate: 260,
  slain: 560,
  tell: 700,
};

const OF_EVENT: Record<string, BeatKind> = {
  wound_dealt: 'wound',
  wound_prevented: 'guard',
  wound_healed: 'heal',
  trigger_resolved: 'trigger',
  activated: 'activate',
  card_slain: 'slain',
  adventurer_perished: 'slain',
  defence_won: 'guard',
  attack_won: 'tell',
  attack_lost: 'tell',
  retaliation_began: 'tell',
  quest_completed: 'tell',
  quest_failed: 'tell',
  round_began: 'tell',
  turn_began: 'tell',
  challenge_won: 'tell',
  challenge_lost: 'tell',
};

/** Events with a headline; the others are shown only on the cards. */
const HEADLINES = new Set([
  'attack_won',
  'attack_lost',
  'retaliation_began',
  'quest_completed',
  'quest_failed',
  'round_began',
  'turn_began',
  'challenge_won',
  'challenge_lost',
  'adventurer_perished',
  'defence_won',
  'defence_lost',
  'wound_prevented',
]);

/** The longest total duration of a run of events, before the person's chosen pace applies. */
const LONGEST_MS = 4200;

export function beatsOf(events: readonly GameEvent[], before: View | null): Beat[] {
  const beats: Beat[] = [];
  for (const event of events) {
    for (const beat of beatsOfEvent(event, before)) {
      const last = beats.at(-1);
      // The same event on several cards is one beat.
      if (last && last.kind === beat.kind && beat.kind !== 'tell' && !beat.headline) last.ids.push(...beat.ids);
      else beats.push(beat);
    }
  }
  const total = beats.reduce((sum, { ms }) => sum + ms, 0);
  const squeeze = Math.min(1, LONGEST_MS / Math.max(1, total));
  return beats.map((beat) => ({ ...beat, ms: beat.ms * squeeze }));
}

function beatsOfEvent(event: GameEvent, before: View | null): Beat[] {
  const headline = HEADLINES.has(event.event) ? event : null;
  const ids = event.card_id === null ? [] : [event.card_id];
  if (event.event === 'attack_declared') return [beat('strike', attackerIds(before))];
  if (event.event === 'defence_lost') return [beat('strike', strikerIds(before, event.card_id), headline)];
  if (event.event === 'token_changed' && event.amount > 0) {
    return event.word === 'poison' ? [beat('poison', ids)] : event.word === 'lock' ? [beat('lock', ids)] : [];
  }
  const kind = OF_EVENT[event.event];
  return kind ? [beat(kind, kind === 'tell' ? [] : ids, headline)] : [];
}

function beat(kind: BeatKind, ids: number[], headline: GameEvent | null = null): Beat {
  return { kind, ids, headline, ms: LENGTH[kind] };
}

/** The Adventurers of the attack that was open. */
function attackerIds(view: View | null): number[] {
  const names = new Set(view?.attack?.attackers);
  return (view?.seats ?? [])
    .filter(({ seat }) => view?.allies.includes(seat))
    .flatMap(({ party }) => party)
    .filter(({ name }) => names.has(name))
    .map(({ id }) => id);
}

/** The Dungeon cards that attack an Adventurer. */
function strikerIds(view: View | null, target: number | null): number[] {
  const struck = view?.seats.flatMap(({ party }) => party).find(({ id }) => id === target);
  if (!view || !struck) return [];
  return view.encounter.filter(({ attacks }) => attacks.includes(struck.name)).map(({ id }) => id);
}
