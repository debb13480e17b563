/** What one is asked, where the page can say more of it than the engine does. */

import { shortName } from '$lib/cards/shown';
import type { Asked, View } from '$lib/protocol';
import { t } from '$lib/strings';
import { cardNameOf, wordOf } from './options';

/** Of more who are ready only that they are is said. */
const NAMED = 2;

/** Who may attack, and what the attack has to come to; empty where something else is asked. */
export function attackQuestion({ options = [], respond_to }: Asked, { step, attack, dungeon }: View): string {
  const verbs = new Set(options.map(wordOf));
  if (step !== 'attack' || respond_to || !(verbs.has('attack') || verbs.has('pass'))) return '';
  const words = t.table.attack;
  const ready = options
    .filter((option) => wordOf(option) === 'activate')
    .map((option) => shortName(cardNameOf(option)));
  if (verbs.has('attack')) return words.goOn(attack?.power ?? 0, attack?.against ?? dungeon.stamina);
  if (!ready.length) return words.nobody;
  return words.begin(ready.length > NAMED ? words.anybody : ready.join(words.or), dungeon.stamina);
}
