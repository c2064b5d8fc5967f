import { describe, expect, test } from 'vitest';
import { winsByComposition } from '../tables/compositions.ts';
import type { CorpusUtterance, CorpusVillage } from '../villages/village.ts';
import { playerFeatures } from './players.ts';

function said(player: number, text: string, at: number, tag: string | null = null, day = 1): CorpusUtterance {
  const tags = tag === null ? [] : [{ topic: 'vote', denied: false, target: tag }];
  const place = { id: `${day}/talk/${at}`, seq: at, day, stage: 'game', channel: 'talk' } as const;
  return { ...place, player, speaker: `p${player}`, text, at, tags, sentences: [], meant: null };
}

const VILLAGE: CorpusVillage = {
  id: 'v',
  preset: 'x',
  rulesHash: 'h',
  players: [
    { player: 1, name: 'p1', role: 'villager' },
    { player: 2, name: 'p2', role: 'werewolf' },
    { player: 3, name: 'p3', role: 'seer' },
  ],
  winner: 'village',
  hasSuddenDeath: false,
  utterances: [
    said(1, 'I vote p2', 1000, 'p2'),
    said(2, '投票はp3だ。Yes, yes', 3000, 'p3'),
    said(2, 'p3!', 4000),
    said(3, 'p3', 9000, 'p3'),
    said(1, 'ok', 10_000, null, 2),
  ],
};

describe('[R002-ANA-10] the features of a player', () => {
  const [villager, wolf, seer] = playerFeatures(VILLAGE);

  test('are counts, lengths and delays of their public talk', () => {
    expect(villager).toMatchObject({
      role: 'villager',
      won: true,
      utterances: 2,
      days: 2,
      characters: 11,
      meanLength: 5.5,
    });
    expect(wolf).toMatchObject({ role: 'werewolf', won: false, utterances: 2, inARow: 1, meanDelay: 2000 });
    expect(seer).toMatchObject({ utterances: 1, meanDelay: 5000, inARow: 0 });
  });

  test('are the words they use', () => {
    expect(wolf?.words).toEqual({ 投票: 1, は: 1, p3: 2, だ: 1, yes: 2 });
  });

  test('are whom they agree with, and against whom', () => {
    expect(wolf).toMatchObject({ attunements: 0, rebuttals: 1, tags: 1 });
    expect(seer).toMatchObject({ attunements: 1, attunedAgainst: { human: 1, werewolf: 0 } });
  });
});

test('[R002-ANA-09] wins are counted by the set of roles', () => {
  const other = { ...VILLAGE, winner: 'werewolf' as const };
  const unknown = { ...VILLAGE, players: [{ player: 1, name: 'p1', role: null }] };
  expect(winsByComposition([VILLAGE, other, unknown])).toMatchObject([
    { roles: { villager: 1, werewolf: 1, seer: 1 }, games: 2, won: { village: 1, werewolf: 1, fox: 0 } },
  ]);
});
