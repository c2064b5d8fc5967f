import type { CorpusWords } from '../ja/corpus.ts';

export const en: CorpusWords = {
  attune: 'attunement',
  rebut: 'rebuttal or counter-proposal',
  none: 'neither',
  unspecified: 'about different topics',
  human: 'humans',
  werewolf: 'werewolves',
  'wonBy.village': 'games won by the village',
  'wonBy.werewolf': 'games won by the werewolves',
  'wonBy.fox': 'games won by the fox',
  'topic.vote': 'vote',
  'topic.inspect': 'inspection',
  against: 'opinions against {side}',
  heads: 'share of the heads',
  games: '{n} {n|game|games}',
  'figure.byWinner': 'Attunement and rebuttal by winner',
  'figure.byTarget': 'Attunement and rebuttal by target: {topic}',
};
