import type { SlotWords } from '../../natural/say/speech.ts';
import type { Persona } from '../../natural/say/voice.ts';
import { roles } from '../../wording/ja/roles.ts';

export function wordsOf({ voice }: Persona): SlotWords {
  return voice === 'child' ? OF_CHILDREN : WORDS;
}

const WORDS: SlotWords = {
  roles,
  species: { HUMAN: '人間', WEREWOLF: '人狼' },
  winners: { village: '村', werewolf: '人狼', fox: '妖狐' },
  timeLeft: (seconds) => (seconds >= 60 ? `${Math.floor(seconds / 60)}分` : `${seconds}秒`),
};

const OF_CHILDREN: SlotWords = {
  ...WORDS,
  roles: { ...roles, werewolf: 'おおかみ', seer: 'うらない師' },
  species: { ...WORDS.species, WEREWOLF: 'おおかみ' },
  winners: { ...WORDS.winners, werewolf: 'おおかみ' },
};
