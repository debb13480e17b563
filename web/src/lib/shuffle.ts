/**
 * Verifies that a game was shuffled with the secret that the server had committed to. Before play it publishes the
 * SHA-256 of a 32-byte secret; the seed is derived from the secret and the players' contributions, one per line.
 */

import type { Over } from './protocol';

export type Ingredients = Omit<Over, 'type' | 'decided'>;

export interface ShuffleCheck {
  /** The secret matches the commitment, as seen before play and now. */
  isCommitted: boolean;
  /** The seed follows from the secret and the contributions. */
  isSeed: boolean;
  seed: string;
}

export async function checkShuffle(over: Ingredients, committedBefore: string): Promise<ShuffleCheck> {
  const commitment = hex(await digest(bytes(over.secret)));
  const mixed = await digest(new TextEncoder().encode([over.secret, ...over.contributions].join('\n')));
  const seed = new DataView(mixed.buffer).getBigUint64(0).toString();
  return {
    isCommitted: commitment === over.commitment && commitment === committedBefore,
    isSeed: seed === String(over.seed),
    seed,
  };
}

async function digest(data: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', data));
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

function hex(data: Uint8Array): string {
  return Array.from(data, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
