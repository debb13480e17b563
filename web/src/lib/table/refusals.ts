/** What somebody meant who tried a card that is not lit: the line to ask the judge about. */

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
