import { type PlayerId, type Role, roleThat } from '@mura/engine';
import { aiwolf } from '@mura/language';
import type { Language } from '@mura/words';

/** A formal sentence as people read it. */
export interface GlossedSentence {
  readonly sentence: string;
  /** The role it is about, where it is a claim: its seal stands before it. */
  readonly role: Role | null;
  /** The utterance it agrees or disagrees with, by its number in the day. */
  readonly about: { readonly day: number; readonly idx: number; readonly agrees: boolean } | null;
  /** `Skip` and `Over` say nothing. */
  readonly isSilence: boolean;
}

/** Whoever reads: their language, and what the players are called in it. */
export interface PageReader {
  readonly names: readonly string[];
  readonly language: Language;
}

export interface ReadingOptions extends PageReader {
  readonly speaker: PlayerId | null;
}

/** What a text says if it is a sentence of the AIWolf protocol; `null`: it is written for people. */
export function readFormal(
  text: string,
  { names, speaker, language }: ReadingOptions,
): GlossedSentence | null {
  // Sentences of the protocol begin with a capital or a bracket; most talk of people does not come this far.
  if (!/^\s*[A-Z(]/.test(text)) return null;
  const parsed = parsedLoosely(text);
  if (!parsed.ok) return null;
  const { tree } = parsed.value;
  const options = speaker === null ? { language, names } : { language, names, speaker };
  return {
    sentence: aiwolf.glossAIWolf(tree, options),
    role: claimedRole(tree),
    about:
      tree.kind === 'opinion'
        ? { day: tree.talk.day, idx: tree.talk.id, agrees: tree.verb === 'AGREE' }
        : null,
    isSilence: tree.kind === 'control',
  };
}

/** Agents of older contests wrote sentences that today's grammar does not have; people can read them all the same. */
function parsedLoosely(text: string): ReturnType<typeof aiwolf.parseAIWolf> {
  const parsed = aiwolf.parseAIWolf(text, { dialect: 'java' });
  if (parsed.ok) return parsed;
  const loose = aiwolf.parseAIWolf(text, { dialect: 'lenient' });
  return loose.ok && hasWordsBeside(text, loose.value.tree) ? parsed : loose;
}

/** "The game is not over yet" is written for people, though a word of the protocol stands in it. */
function hasWordsBeside(text: string, { start, end }: aiwolf.Sentence): boolean {
  return /[\p{L}\p{N}]/u.test(text.slice(0, start) + text.slice(end));
}

function claimedRole(tree: aiwolf.Sentence): Role | null {
  if (tree.kind === 'role' && tree.verb === 'COMINGOUT' && tree.role !== 'ANY')
    return aiwolf.toRole(tree.role);
  if (tree.kind === 'result') return roleThat(tree.verb === 'DIVINED' ? 'divined' : 'identified');
  return tree.kind === 'act' && tree.verb === 'GUARDED' ? roleThat('guarded') : null;
}
