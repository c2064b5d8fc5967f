import type { LieMark } from '@mura/corpus';
import { t } from '../../words/speech.svelte.ts';
import { isStudyWord, s } from '../../words/study.svelte.ts';
import { type NamesByVillage, saidText } from './said-text.ts';

export const LIE_KINDS = ['falseClaim', 'falseResult', 'falseSuspicion', 'falseTrust', 'omission'] as const;
export type LieKind = (typeof LIE_KINDS)[number];
export const LIE_BASES = ['fact', 'belief', 'guess'] as const;
export type LieBasis = (typeof LIE_BASES)[number];

/** What is so, or what they believed, against what they said. */
export function heldText({ kind, held, role }: Pick<LieMark['label'], 'kind' | 'held' | 'role'>): string {
  switch (held) {
    case 'no werewolf':
      return s('lie.believesHuman');
    case 'werewolf':
      return s('lie.believesWolf');
    case 'nothing':
      return s('lie.heldNothing');
    case 'HUMAN':
      return s('lie.heldHuman');
    case 'WEREWOLF':
      return kind === 'falseResult' ? s('lie.heldWolf') : s('lie.heldRole', { role: t('role.werewolf') });
    default:
      return role === null ? held : s('lie.heldRole', { role: t(`role.${role}`) });
  }
}

interface StatedInVillage extends Pick<LieMark['label'], 'kind' | 'stated'> {
  readonly village: string;
  readonly speaker: string;
  readonly about: string | null;
}

/** What the words were read as: a sentence of the protocol where a fact is told, else a stance, or nothing at all. */
export function statedText(
  { village, speaker, kind, stated, about }: StatedInVillage,
  names: NamesByVillage,
): string {
  const name = about ?? '';
  switch (kind) {
    case 'falseSuspicion':
      return s('lie.states.suspicion', { name });
    case 'falseTrust':
      return s('lie.states.trust', { name });
    case 'omission':
      return s('lie.states.nothing', { name });
    default:
      return saidText({ village, speaker, text: stated }, names);
  }
}

/** What kind of event shows it. */
export function evidenceText(type: string): string {
  const key = `evidence.${type}`;
  return isStudyWord(key) ? s(key) : s('evidence.other');
}
