/** Whether the shuffle of a finished game was the one that the server had committed to. */

import { committedBefore } from '$lib/commitments';
import { rememberedFor } from '$lib/contribution';
import type { OverMessage, TableInfo } from '$lib/protocol';
import { checkShuffle } from '$lib/shuffle';

export interface Proof {
  isGood: boolean;
  commitment: string;
  secret: string;
  contributions: string[];
  seed: string;
  /** Whether what this browser added is part of it; null if it added nothing that it remembers. */
  hasOurs: boolean | null;
}

/** Read from the saved file of a game; null where the game was not committed to. */
export async function proofOf(saved: string, table: TableInfo): Promise<Proof | null> {
  const over = readHeader(saved);
  return over && prove(over, table);
}

export async function prove(over: OverMessage, table: TableInfo): Promise<Proof> {
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

function readHeader(saved: string): OverMessage | null {
  const [first = ''] = saved.split('\n', 1);
  const { secret, contributions, seed_commitment: commitment } = JSON.parse(first) as Header;
  // The seed has more digits than a number can hold here.
  const seed = /"seed":\s*(\d+)/.exec(first)?.[1];
  return secret && contributions && commitment && seed
    ? { type: 'over', seed, secret, contributions, commitment }
    : null;
}
