import { expect, test } from 'vitest';
import { checkShuffle, type Ingredients } from './shuffle';

// Computed with engine/fairness.py.
const over: Ingredients = {
  secret: '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff',
  contributions: ['salt', ''],
  commitment: '4773d12e2371bb935b9a0f5439b4a1c3ad3f2414b86980f8418d1cfabdfadfef',
  seed: '16296587752343099393',
};

test('an honest shuffle is verified', async () => {
  expect(await checkShuffle(over, over.commitment)).toEqual({ isCommitted: true, isSeed: true, seed: over.seed });
});

test('a secret other than the committed one is detected', async () => {
  expect(await checkShuffle(over, 'f'.repeat(64))).toMatchObject({ isCommitted: false });
  expect(await checkShuffle({ ...over, secret: 'a'.repeat(64) }, over.commitment)).toMatchObject({
    isCommitted: false,
  });
});

test('a wrong seed is detected', async () => {
  expect(await checkShuffle({ ...over, contributions: ['pepper', ''] }, over.commitment)).toMatchObject({
    isCommitted: true,
    isSeed: false,
  });
});
