import { CORPUS_WORDS, LANGUAGES } from '@mura/words';
import { describe, expect, test } from 'vitest';
import { discussionTables } from '../tables/discussion.ts';
import type { CorpusUtterance, CorpusVillage } from '../villages/village.ts';
import { discussionFigures } from './discussion.ts';

function vote(player: number, target: string): CorpusUtterance {
  const tags = [{ topic: 'vote', denied: false, target }];
  const place = { id: `1/talk/${player}`, seq: player, day: 1, stage: 'game', channel: 'talk' } as const;
  return { ...place, player, speaker: `p${player}`, text: '', at: null, tags, sentences: [] };
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

describe.each(LANGUAGES)('the figures in %s', (language) => {
  test('[R002-ANA-03] [R002-ANA-04] are one by winner and one for each topic by target, with their numbers', async () => {
    const words = await CORPUS_WORDS[language]();
    const figures = discussionFigures(discussionTables([VILLAGE], ['inspect', 'vote']), words);
    expect(figures.map(({ name }) => name)).toEqual(['by-winner', 'by-target-inspect', 'by-target-vote']);
    const [byWinner, , byVote] = figures.map(({ svg }) => svg);
    expect(byWinner).toContain(words['wonBy.village']);
    // Attunement: one human; rebuttal: one werewolf.
    expect(byVote!.match(/\d+ : \d+/g)).toEqual(['0 : 0', '0 : 0', '1 : 0', '0 : 1']);
    for (const { svg } of figures) expect(svg).toMatch(/^<svg [\s\S]*<\/svg>\n$/);
  });

  test('[R002-ATT-09] call a rebuttal a rebuttal or counter-proposal', async () => {
    const { rebut } = await CORPUS_WORDS[language]();
    const wanted = { ja: '反駁または対案', en: 'rebuttal or counter-proposal', ko: '반박 또는 대안' };
    expect(rebut).toBe(wanted[language]);
    const [figure] = discussionFigures(discussionTables([VILLAGE], ['vote']), await CORPUS_WORDS[language]());
    expect(figure?.svg).toContain(wanted[language]);
  });
});
