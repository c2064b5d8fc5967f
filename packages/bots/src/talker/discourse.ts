import { type aiwolf, natural } from '@mura/language';
import { answer } from './answer.ts';
import { conclusion } from './conclusions.ts';
import { defence, rivalry, thanks } from './defence.ts';
import { inKeeping } from './in-keeping.ts';
import { hasMatter, opinion, rebuttal, side } from './opinion.ts';
import { questionOfVote } from './past-vote.ts';
import { estimate, isDuty, partsOf, targetOf } from './sentences.ts';
import { happens, lastNamed, type Speaker, type ToSay } from './speaker.ts';
import { mayAccuse } from './word.ts';

/**
 * From what the mind would say in the protocol to a contribution to the talk: duties first, then answers, then opinions
 * with a reason that stands in the record, then a question; without any of these, silence.
 */
export function contribution(proposal: aiwolf.Sentence | null, speaker: Speaker): ToSay | null {
  const say = contributionOf(proposal, speaker);
  return say === null ? null : inKeeping(say, speaker);
}

function contributionOf(proposal: aiwolf.Sentence | null, speaker: Speaker): ToSay | null {
  const suspect = proposal === null ? null : targetOf(proposal, speaker.me);
  const owed = replyOf(proposal, speaker);
  if (owed !== null) return owed;
  if (!speaker.mustSpeak && !happens(LEAST_TALK + speaker.habit.talks, speaker)) return null;
  return (
    opening(speaker) ??
    conclusion(speaker) ??
    rebuttal(speaker) ??
    side(suspect, speaker) ??
    (suspect === null ? null : opinion(suspect, proposal!, speaker)) ??
    (proposal === null || suspect !== null || isBareAgreement(proposal) ? null : { what: [proposal] }) ??
    questionOfVote(speaker) ??
    question(speaker) ??
    insistence(speaker)
  );
}

/** Even the quiet ones say so much of what they could. */
const LEAST_TALK = 0.45;

/** What somebody says who was spoken to: what they owe the village, an answer, or a defence. */
export function reply(proposal: aiwolf.Sentence | null, speaker: Speaker): ToSay | null {
  const say = replyOf(proposal, speaker);
  return say === null ? null : inKeeping(say, speaker);
}

function replyOf(proposal: aiwolf.Sentence | null, speaker: Speaker): ToSay | null {
  if (proposal !== null && isDuty(proposal, speaker.me)) return duty(proposal, speaker);
  const suspect = proposal === null ? null : targetOf(proposal, speaker.me);
  return rivalry(speaker) ?? answer(suspect, speaker) ?? defence(speaker) ?? thanks(speaker);
}

/** Who calls somebody a werewolf has named them. */
function duty(proposal: aiwolf.Sentence, { me, book, own }: Speaker): ToSay {
  for (const stated of natural.assertionsIn(proposal, me)) {
    const isBlack = stated.kind === 'result' && stated.species === 'WEREWOLF' && stated.target !== 'ANY';
    // What the medium tells of is dead.
    if (isBlack && book.alive.has(stated.target)) own.named.push(stated.target);
  }
  return { what: partsOf(proposal), isOwed: true };
}

/** What the mind wants to say, unless it would go back on its word, or is of the dead: then whom else it suspects. */
export function inAccord(
  proposal: aiwolf.Sentence,
  { me, book, word, guess }: Pick<Speaker, 'me' | 'book' | 'word' | 'guess'>,
): aiwolf.Sentence | null {
  const target = targetOf(proposal, me);
  if (target === null || (mayAccuse(word, target) && book.alive.has(target))) return proposal;
  const instead = guess();
  return instead === null ? null : estimate(instead);
}

function isBareAgreement({ kind }: aiwolf.Sentence): boolean {
  return kind === 'opinion';
}

/**
 * Somebody opens the first day by asking for the seer, or where there is none whom all suspect; where one is out, or
 * somebody has asked, nobody else does.
 */
function opening(speaker: Speaker): ToSay | null {
  const { book, own, habit, mustSpeak } = speaker;
  if (book.day !== 1 || own.posts > 0 || book.today().length >= book.alive.size) return null;
  const isOut = book.results.length > 0 || [...book.claims.values()].some(({ role }) => role === 'SEER');
  const isAsked = book.today().some(({ sentences }) => sentences.some(asksAll));
  const share = mustSpeak ? 1 : OPENINGS * habit.asks;
  if (isOut || isAsked || !happens(share, speaker)) return null;
  return book.hasSeer
    ? { what: { act: 'ask-claims', slots: { role: 'SEER' } } }
    : { what: { act: 'ask-all-suspects', slots: {} } };
}

const OPENINGS = 0.5;

function asksAll(sentence: aiwolf.Sentence): boolean {
  return (
    sentence.kind === 'ask' &&
    sentence.target === 'ANY' &&
    sentence.operands.some(({ kind }) => kind === 'role')
  );
}

const QUESTIONS = 0.7;
/** So many posts back somebody has just spoken. */
const RECENT = 6;

/** One question a day, to somebody who has said little. */
function question(speaker: Speaker): ToSay | null {
  const { me, book, own, lot, habit, isLastWord } = speaker;
  const today = book.today();
  if (book.day === 0 || own.hasAsked || isLastWord || today.length < book.alive.size) return null;
  if (!happens(QUESTIONS * habit.asks, speaker)) return null;
  const counts = [...book.alive]
    .filter((player) => player !== me && !book.done.has(player))
    .map((player) => ({ player, count: today.filter((post) => post.player === player).length }));
  const fewest = Math.min(...counts.map(({ count }) => count));
  const quiet = counts.filter(({ count }) => count === fewest);
  const asked = today.flatMap(({ asks }) => asks.map(({ player }) => player));
  // Who has just said whom they suspect is not asked for it.
  const hasSaid = today.slice(-RECENT).flatMap(({ player, against }) => (against.length > 0 ? [player] : []));
  const free = quiet.filter(({ player }) => !asked.includes(player) && !hasSaid.includes(player));
  const target = free[lot(Math.max(1, free.length))]?.player;
  if (target === undefined) return null;
  own.hasAsked = true;
  return { what: { act: 'ask-suspect', slots: { target } } };
}

/**
 * Who would be heard no more today asks once for the vote they want, says last for whom they vote, or waits for the others
 * before anything has happened.
 */
function insistence(speaker: Speaker): ToSay | null {
  const { own, book, mustSpeak, isLastWord } = speaker;
  if (!mustSpeak) return null;
  const target = lastNamed(speaker);
  const act = isLastWord ? 'declare-vote' : 'request-vote';
  if (target !== undefined && book.alive.has(target) && !own.given.has(act)) {
    own.given.add(act);
    return { what: { act, slots: { target } } };
  }
  const isWaiting = book.day > 0 && own.posts === 0 && !hasMatter(book);
  return isWaiting ? { what: { act: 'pass', slots: {} } } : null;
}
