import type { PlayerId } from '@mura/engine';
import { type aiwolf, natural } from '@mura/language';
import { freshReason } from './fresh-reason.ts';
import { reasonsToTurn } from './opinion.ts';
import { divinedBy } from './sentences.ts';
import type { Speaker, ToSay } from './speaker.ts';

/**
 * What is to be said, in keeping with what its speaker has said and what has happened: nothing against the dead, no trust in
 * somebody they are against, and no turn to another, without a word about it. `null`: it cannot be said.
 */
export function inKeeping(say: ToSay, speaker: Speaker): ToSay | null {
  const sentences = sentencesOf(say, speaker.me);
  const spoken = sentences.flatMap((sentence) => natural.suspicionsIn(sentence, speaker.me));
  const accused = [...new Set(spoken.flatMap(({ player, denied }) => (denied ? [] : [player])))];
  const released = spoken.flatMap(({ player, denied }) => (denied ? [player] : []));
  const { alive } = speaker.book;
  if ([...accused, ...sentences.flatMap(natural.askedIn)].some((player) => !alive.has(player))) return null;
  const doubted = believedAgainst(sentences, released, speaker);
  if (doubted !== undefined) return tookBack(doubted, say, speaker);
  const [target, ...more] = accused;
  if (target === undefined || more.length > 0) return say;
  return turned(target, released, say, speaker);
}

function sentencesOf({ what }: ToSay, me: PlayerId): readonly aiwolf.Sentence[] {
  if (!('act' in what)) return what;
  const sentence = natural.sentenceOf(what, me);
  return sentence === null ? [] : [sentence];
}

/** Whose word is taken though the speaker is against them. */
function believedAgainst(
  sentences: readonly aiwolf.Sentence[],
  released: readonly PlayerId[],
  { me, stance }: Speaker,
): PlayerId | undefined {
  const believed = sentences.flatMap((sentence) => natural.beliefsIn(sentence, me));
  return believed.find(
    ({ player, denied }) => !denied && stance.against.has(player) && !released.includes(player),
  )?.player;
}

/**
 * Who would believe somebody they were against says first that they are not any more; of the dead only what is known. A
 * result of one's own is not taken back.
 */
function tookBack(target: PlayerId, { answers, isOwed }: ToSay, { me, book }: Speaker): ToSay | null {
  if (book.hasAccused(me, target) || (!book.alive.has(target) && !book.isKnownHuman(target))) return null;
  const act = book.alive.has(target) ? 'take-back' : 'admit-error';
  return {
    what: { act, slots: { target } },
    ...(answers === undefined ? {} : { answers }),
    ...(isOwed ? { isOwed } : {}),
  };
}

/** Who turns to another today says whom they let go; who turns on somebody whom they believed, that they do. */
function turned(target: PlayerId, released: readonly PlayerId[], say: ToSay, speaker: Speaker): ToSay {
  const { stance, isHumanlike, book, own } = speaker;
  if (released.length > 0) own.given.add('turned');
  if (isHumanlike || released.length > 0) return say;
  const other = stance.named;
  const slots = { ...reasonFor(target, say, speaker), target };
  if (other !== null && other !== target && book.alive.has(other)) {
    own.given.add('turned');
    return { ...say, what: { act: 'change-vote', slots: { ...slots, other } } };
  }
  return stance.believed.has(target) ? { ...say, what: { act: 'lose-trust', slots } } : say;
}

/** The reason that was to be given, the result by which they go, or one of the record. */
function reasonFor(target: PlayerId, { what }: ToSay, speaker: Speaker): Partial<natural.Slots> {
  const slots = 'act' in what ? what.slots : {};
  const isFound = slots.reason !== undefined && 'id' in slots.reason;
  const reasons = reasonsToTurn(target, speaker.stance.named, speaker);
  const isGiven = (given: natural.SaidReason) => reasons.some(({ id }) => 'id' in given && given.id === id);
  if (slots.reason !== undefined && (!isFound || isGiven(slots.reason)))
    return { ...slots, reason: slots.reason };
  const claimant = 'act' in what && what.act === 'wolf-by-black' ? slots.claimant : undefined;
  if (claimant !== undefined) return { reason: divinedBy(claimant, target, 'WEREWOLF') };
  const reason = freshReason(reasons, speaker);
  return reason === null ? {} : { ...reason.facts, reason };
}
