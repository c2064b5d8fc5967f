import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ChunkResult } from './chunk.ts';
import { Gathering } from './gathering.ts';

const CHUNKS: readonly ChunkResult[] = Array.from({ length: 7 }, (_, place) => ({
  wins: { village: place, werewolf: 1, fox: 0, none: place === 3 ? 2 : 0 },
  byBot: { [place % 2 === 0 ? 'random' : 'chatter']: { seer: { played: 3, won: place % 3 } } },
  digests: createHash('sha256').update(`${place}`).digest(),
}));
const PLACES = CHUNKS.map((_, place) => place);

function gather(order: readonly number[]) {
  const gathering = new Gathering();
  for (const place of order) gathering.add(place, CHUNKS[place] ?? expect.fail());
  return { wins: gathering.wins, byBot: JSON.stringify(gathering.byBot), digest: gathering.digest() };
}

test('chunks may finish in any order', () => {
  const inOrder = gather(PLACES);
  fc.assert(
    fc.property(fc.shuffledSubarray([...PLACES], { minLength: PLACES.length }), (order) => {
      expect(gather(order)).toEqual(inOrder);
    }),
  );
});

test('the digest is that of the digests in order, the wins are their sum', () => {
  const all = Buffer.concat(CHUNKS.map(({ digests }) => digests));
  expect(gather(PLACES)).toEqual({
    wins: { village: 21, werewolf: 7, fox: 0, none: 2 },
    byBot: JSON.stringify({
      chatter: { seer: { played: 9, won: 3 } },
      random: { seer: { played: 12, won: 3 } },
    }),
    digest: createHash('sha256').update(all).digest('hex'),
  });
});
