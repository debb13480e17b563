import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { TableInfo } from '$lib/protocol';
import { proofOf } from './proof';

const remembered = vi.hoisted(() => ({ contribution: undefined as string | undefined }));
vi.mock('$lib/contribution', () => ({ rememberedFor: () => remembered.contribution }));

// Computed with delve.engine.fairness.
const SECRET = '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff';
const COMMITMENT = '4773d12e2371bb935b9a0f5439b4a1c3ad3f2414b86980f8418d1cfabdfadfef';
const SEED = '16296587752343099393';
const CONTRIBUTIONS = ['salt', ''];

const table = { id: 'table', commitment: COMMITMENT } as TableInfo;

function saved(change: Record<string, unknown> = {}, seed = SEED): string {
  const header = { delve: 1, seed_commitment: COMMITMENT, secret: SECRET, contributions: CONTRIBUTIONS, ...change };
  return `${JSON.stringify(header).replace('{', `{"seed": ${seed}, `)}\n{"n": 1}\n`;
}

describe('the proof of a shuffle', () => {
  beforeEach(() => (remembered.contribution = undefined));

  it('is valid if secret, commitment and seed agree', async () => {
    expect(await proofOf(saved(), table)).toMatchObject({ isGood: true, seed: SEED, hasOurs: null });
  });

  it('compares every digit of the seed', async () => {
    const other = (BigInt(SEED) + 1n).toString();
    expect(await proofOf(saved({}, other), table)).toMatchObject({ isGood: false });
  });

  it('is invalid with another secret, other contributions or another commitment', async () => {
    expect(await proofOf(saved({ secret: SECRET.replace('0', '1') }), table)).toMatchObject({ isGood: false });
    expect(await proofOf(saved({ contributions: ['pepper', ''] }), table)).toMatchObject({ isGood: false });
    expect(await proofOf(saved(), { ...table, commitment: 'f00' })).toMatchObject({ isGood: false });
  });

  it('looks for what this browser added', async () => {
    remembered.contribution = 'salt';
    expect(await proofOf(saved(), table)).toMatchObject({ isGood: true, hasOurs: true });
    remembered.contribution = 'sugar';
    expect(await proofOf(saved(), table)).toMatchObject({ isGood: false, hasOurs: false });
  });

  it('is null for a game without a commitment', async () => {
    expect(await proofOf('{"delve": 1, "seed": 5}\n', table)).toBeNull();
  });
});
