import type { PlayerId } from '@mura/engine';
import { type aiwolf, natural } from '@mura/language';
import { type Stance, stanceOf } from '@mura/records';
import type { CorpusUtterance, CorpusVillage } from '../villages/village.ts';

/**
 * What the reader understood of others in each public utterance of a game, by its number in the record. Where it understood
 * nothing of anybody there is no entry, and the words alone are looked at.
 */
export function stancesBySeq({ utterances }: Pick<CorpusVillage, 'utterances'>): Map<number, Stance[]> {
  const read = new Map<number, Stance[]>();
  for (const utterance of utterances) {
    const stances = stancesRead(utterance);
    const isPlain = utterance.meant !== null || utterance.sentences.some(({ rule }) => rule === 'protocol');
    if (utterance.seq !== null && (stances.length > 0 || isPlain)) read.set(utterance.seq, stances);
  }
  return read;
}

/** The last word about somebody counts; about oneself there is none. */
function stancesRead({ sentences, player }: CorpusUtterance): Stance[] {
  const last = new Map<PlayerId, Stance>();
  for (const { sentence } of sentences)
    for (const stance of stancesOf(sentence, player))
      if (stance.about !== player) last.set(stance.about, stance);
  return [...last.values()];
}

/** Who calls on others to vote against somebody suspects them as much as who says so of their own vote. */
function stancesOf(sentence: aiwolf.Sentence, player: PlayerId | null): Stance[] {
  const denied = deniedStance(sentence, player);
  if (denied !== null) return [denied];
  const asserted = natural.assertionsIn(sentence, player).flatMap((one) => stanceOf(one) ?? []);
  const votes = natural
    .wishesIn(sentence, player)
    .filter((wish) => wish.verb === 'VOTE' && !wish.denied)
    .map((wish): Stance => ({ about: wish.player, says: 'suspicion' }));
  return [...votes, ...asserted];
}

/** `NOT (ESTIMATE Agent[03] WEREWOLF)` trusts them; a vote that is denied says nothing of what they are. */
function deniedStance(sentence: aiwolf.Sentence, player: PlayerId | null): Stance | null {
  if (sentence.kind !== 'logic' || sentence.operator !== 'NOT') return null;
  const [denied] = sentence.operands;
  if (denied?.kind !== 'role' || denied.verb !== 'ESTIMATE' || denied.role !== 'WEREWOLF') return null;
  if (denied.subject !== null && denied.subject !== player) return null;
  const stance = stanceOf(denied);
  return stance === null ? null : { about: stance.about, says: 'trust' };
}
