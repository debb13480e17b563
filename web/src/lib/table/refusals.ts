/** The line to ask the server about when somebody tries a card that cannot be used. */

import type { View } from '$lib/protocol';

export type Zone = 'hand' | 'in_play' | 'encounter' | 'party' | 'pool';

export function meantLine(zone: Zone, name: string, view: View): string {
  switch (zone) {
    case 'hand':
      return `play ${name}`;
    case 'in_play':
      return `spend ${name}`;
    case 'encounter':
      return `wound ${name}`;
    case 'pool':
      return `place ${name}`;
    case 'party': {
      const target = view.defence?.[0]?.target;
      return target ? `defend ${target} with ${name}` : `activate ${name}`;
    }
  }
}
