/** Verifies that the shuffle of a finished game is the one that the server had committed to. */

import { committedBefore } from '$lib/commitments';
import { rememberedFor } from '$lib/contribution';
import type { TableInfo } from '$lib/protocol';
import { checkShuffle, type Ingredients } from '$lib/shuffle';

export interface Proof {
  isGood: boolean;
  commitment: string;
  secret: string;
  contributions: string[];
  seed: string;
  /** Whether this browser's contribution is part of it; null if none is stored. */
  hasOurs: boolean | null;
}

/** Computed from the saved file of a game; null for a game without a commitment. */
export async function proofOf(saved: string, table: TableInfo): Promise<Proof | null> {
  const over = readHeader(saved);
  return over && prove(over, table);
}

export async function prove(over: Ingredients, table: TableInfo): Promise<Proof> {
  const { isCommitted, isSeed } = await checkShuffle(over, committedBefore(table));
  const ours = rememberedFor(table.id);
  const hasOurs = ours === undefined ? null : over.contributions.includes(ours);
  const { commitment, secret, contributions, seed } = over;
  return { isGood: isCommitted && isSeed && hasOurs !== false, commitment, secret, contributions, seed, hasOurs };
}

interface Header {
  secret?: string;
  contributions?: string[];
  seed_commitment?: string;
}

function readHeader(saved: string): Ingredients | null {
  const [first = ''] = saved.split('\n', 1);
  const { secret, contributions, seed_commitment: commitment } = JSON.parse(first) as Header;
  // The seed has more digits than a JavaScript number can hold.
  const seed = /"seed":\s*(\d+)/.exec(first)?.[1];
  return secret && contributions && commitment && seed ? { seed, secret, contributions, commitment } : null;
}
