import type { CorpusWords } from '../ja/corpus.ts';

export const en: CorpusWords = {
  attune: 'attunement',
  rebut: 'rebuttal or counter-proposal',
  none: 'neither',
  unspecified: 'about different topics',
  human: 'humans',
  werewolf: 'werewolves',
  heads: 'share of the heads',
  'figure.3': 'Figure 3  Attunement and rebuttal in games won by the werewolves ({n} {n|game|games})',
  'figure.4': 'Figure 4  Attunement and rebuttal in games won by the village ({n} {n|game|games})',
  'figure.5': 'Figure 5  Attunement and rebuttal by target, vote tags',
  'figure.6': 'Figure 6  Attunement and rebuttal by target, inspect tags',
  'figure.topic': 'Attunement and rebuttal by target: {topic}',
  'row.about': '{relation}, target: {side}',
  'axis.counts': 'utterances',
  'axis.share': 'share of werewolves (%)',
  caption:
    'Line: 95 % interval ({n} resamples of whole villages). Filled: differs from the share of the heads (broken line), Holm.',
  nothing: 'none (n = 0)',
};
