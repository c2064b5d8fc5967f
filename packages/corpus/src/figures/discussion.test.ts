import { LANGUAGES, loadTexts } from '@mura/words';
import { describe, expect, test } from 'vitest';
import { countVillage } from '../tables/count-village.ts';
import type { CorpusUtterance, CorpusVillage } from '../villages/village.ts';
import { discussionFigures } from './discussion.ts';
import { drawFigure, titleOf } from './draw.ts';

function vote(player: number, target: string): CorpusUtterance {
  const tags = [{ topic: 'vote', denied: false, target }];
  const place = { id: `1/talk/${player}`, seq: player, day: 1, stage: 'game', channel: 'talk' } as const;
  return { ...place, player, speaker: `p${player}`, text: '', at: null, tags, sentences: [], meant: null };
}

const VILLAGE: CorpusVillage = {
  id: 'v',
  preset: 'x',
  rulesHash: 'h',
  players: [
    { player: 1, name: '<p1>', role: 'villager' },
    { player: 2, name: 'p2', role: 'werewolf' },
    { player: 3, name: 'p3', role: 'seer' },
  ],
  winner: 'village',
  hasSuddenDeath: false,
  utterances: [vote(1, 'p2'), vote(3, 'p2'), vote(2, 'p3')],
};

const COUNTS = [countVillage(VILLAGE, ['inspect', 'vote'])];

describe('the data of the figures', () => {
  test('[R002-ANA-03] [R002-ANA-04] are figures 3 and 4 by winner, 5 and 6 by topic and target, with their counts', () => {
    const figures = discussionFigures(COUNTS, ['inspect', 'vote']);
    expect(figures.map(({ number, winner, topic, games }) => [number, winner, topic, games])).toEqual([
      [3, 'werewolf', null, 0],
      [4, 'village', null, 1],
      [5, null, 'vote', 1],
      [6, null, 'inspect', 1],
    ]);
    const counts = figures.map(({ rows }) =>
      rows.map((row) => [row.relation, row.target, row.human, row.werewolf]),
    );
    expect(counts[1]).toEqual([
      ['attune', null, 1, 0],
      ['rebut', null, 0, 1],
    ]);
    expect(counts[2]).toEqual([
      ['attune', 'werewolf', 1, 0],
      ['attune', 'human', 0, 0],
      ['rebut', 'werewolf', 0, 1],
      ['rebut', 'human', 0, 0],
    ]);
  });

  test('say which shares differ from the heads when all are looked at together', () => {
    const many = Array.from({ length: 40 }, () => COUNTS[0]!);
    const [, byVillage] = discussionFigures(many, ['vote']);
    expect(byVillage!.rows.map(({ share, stands }) => [share.share, stands])).toEqual([
      [0, true],
      [1, true],
    ]);
  });

  test('of a topic of one’s own have its name', () => {
    const [, , own] = discussionFigures([countVillage(VILLAGE, ['guard'])], ['guard']);
    expect(own).toMatchObject({ number: null, name: 'figure-guard', topic: 'guard' });
  });
});

describe.each(LANGUAGES)('the figures in %s', (language) => {
  test('have a title, their numbers, and a sentence for who cannot see them', async () => {
    const words = await loadTexts('corpus', language);
    for (const figure of discussionFigures(COUNTS, ['inspect', 'vote'])) {
      const svg = drawFigure(figure, words);
      expect(svg).toMatch(/^<svg [\s\S]*<\/svg>\n$/);
      expect(svg).toContain(titleOf(figure, words));
      expect(svg).not.toMatch(/NaN|undefined|null|\{n\}/);
    }
    const vote = drawFigure(discussionFigures(COUNTS, ['vote'])[2]!, words);
    expect(vote.match(/\d+ : \d+/g)).toEqual(['1 : 0', '0 : 1']);
    expect(vote).toContain('100.0 % (100.0–100.0)');
  });

  test('[R002-ATT-09] call a rebuttal a rebuttal or counter-proposal', async () => {
    const words = await loadTexts('corpus', language);
    const wanted = { ja: '反駁または対案', en: 'rebuttal or counter-proposal', ko: '반박 또는 대안' };
    expect(words.rebut).toBe(wanted[language]);
    expect(drawFigure(discussionFigures(COUNTS, ['vote'])[1]!, words)).toContain(wanted[language]);
  });
});
