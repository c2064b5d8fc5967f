import type { PlayerId } from '@mura/engine';
import type { aiwolf } from '@mura/language';
import { attuned } from './attune.ts';
import type { VillageChronicle } from './chronicle.ts';
import { freshReason, isAsTrueOf } from './fresh-reason.ts';
import { believes } from './post.ts';
import { type FoundReason, isRefuted, reasonsAgainst, reasonsFor } from './reasons/reasons.ts';
import { blackOf, happens, lastNamed, type Speaker, type ToSay } from './speaker.ts';
import { givenWord, mayAccuse } from './word.ts';

/** So many posts back somebody has just spoken. */
const RECENT = 5;

/** Against a word against somebody whom they trust, with what speaks for them in the record; once a day. */
export function rebuttal(speaker: Speaker): ToSay | null {
  const { me, book, own, habit, trusts } = speaker;
  if (own.given.has('rebuttal') || speaker.isHumanlike) return null;
  const recent = book.today().slice(-RECENT);
  for (const post of recent.toReversed()) {
    const [target, ...more] = post.against;
    const isOther = post.player !== me && target !== undefined && target !== me && more.length === 0;
    if (!isOther || own.named.includes(target) || !book.alive.has(target) || !trusts(target)) continue;
    const [reason] = reasonsFor(book, target).filter(({ facts }) => facts.claimant !== me);
    if (reason === undefined || isDefended(target, speaker) || !happens(1 - habit.yields, speaker)) continue;
    own.given.add('rebuttal');
    return { what: { act: 'rebut', slots: { talk: post.talk, reason } }, answers: post };
  }
  return null;
}

/** Whether somebody else has disagreed today with a word against them. */
function isDefended(target: PlayerId, { me, book }: Speaker): boolean {
  const name = book.cast[target - 1]?.name ?? '';
  return book
    .today()
    .some(({ player, text, sentences }) => player !== me && text.includes(name) && sentences.some(disagrees));
}

function disagrees(sentence: aiwolf.Sentence): boolean {
  if ('operands' in sentence) return sentence.operands.some(disagrees);
  return sentence.kind === 'opinion' && sentence.verb === 'DISAGREE';
}

/** Agreement adds something, a change of mind is said as one, and a reason is given once. */
export function opinion(target: PlayerId, proposal: aiwolf.Sentence, speaker: Speaker): ToSay | null {
  if (speaker.isHumanlike) return attuned(target, speaker);
  const { own } = speaker;
  if (isChorus(target, speaker)) return takenUp(target, speaker);
  const say = opinionOf(target, proposal, speaker);
  if (say !== null && lastNamed(speaker) !== target) own.named.push(target);
  return say;
}

/** So many in a row who name the same one are a chorus. */
const CHORUS = 2;

/** Whether several have just named somebody of whom they have nothing to add. */
function isChorus(target: PlayerId, { me, book, own }: Speaker): boolean {
  const last = book.today().slice(-RECENT);
  const voices = last.filter(({ player, against }) => player !== me && against.includes(target));
  const hasNone = reasonsAgainst(book, target).every(({ facts }) => facts.other === me);
  return voices.length >= CHORUS && hasNone && own.named.length === 0;
}

/** Instead of joining in, one asks whom all name what they have to say, unless somebody has; the next takes up the last. */
function takenUp(target: PlayerId, { me, book, own, habit, isLastWord, ...speaker }: Speaker): ToSay | null {
  const today = book.today();
  const isAsked = today.some(({ asks }) => asks.some(({ player }) => player === target));
  if (!isAsked && !own.hasAsked && !isLastWord && !book.done.has(target)) {
    own.hasAsked = true;
    return { what: { act: 'ask-suspect', slots: { target } } };
  }
  const last = today.findLast(({ player, against }) => player !== me && against.includes(target));
  if (last === undefined || !happens(habit.yields, speaker)) return null;
  own.named.push(target);
  return { what: { act: 'agree-reason', slots: { target, talk: last.talk } }, answers: last };
}

function opinionOf(target: PlayerId, proposal: aiwolf.Sentence, speaker: Speaker): ToSay | null {
  const { me, book, own, habit } = speaker;
  const before = lastNamed(speaker);
  const isNew = before !== target;
  const reason = freshReason(reasonsToTurn(target, before, speaker), speaker);
  if (reason === null && !dares(speaker)) return null;
  const isTurn = before !== undefined && isNew;
  if (isTurn && own.given.has('turned') && blackOf(target, speaker) === null) return null;
  if (before !== undefined && isNew && reason !== null)
    return {
      what: { act: 'change-vote', slots: { ...reason.facts, target, other: before, reason } },
      connection: 'so',
    };
  if (reason !== null) return { what: { act: 'estimate-wolf', slots: { ...reason.facts, target, reason } } };
  const accuser = seerAgainst(target, speaker);
  if (accuser !== null) return { what: { act: 'wolf-by-black', slots: { target, claimant: accuser } } };
  const seconded = book
    .today()
    .slice(-RECENT)
    .findLast(({ player, against }) => player !== me && against.length === 1 && against[0] === target);
  if (seconded !== undefined && isNew && happens(AGREEMENT * habit.yields, speaker))
    return { what: { act: 'agree-reason', slots: { target, talk: seconded.talk } }, answers: seconded };
  // Whoever has named somebody today and has no reason to turn to another leaves it at that.
  return before === undefined ? { what: [proposal] } : null;
}

/** What speaks against somebody, and not as well against the one who is let go for them. */
export function reasonsToTurn(
  target: PlayerId,
  before: PlayerId | null | undefined,
  { book }: Pick<Speaker, 'book'>,
): FoundReason[] {
  const reasons = reasonsAgainst(book, target);
  if (before === undefined || before === null || before === target) return reasons;
  return reasons.filter((reason) => reason.facts.other !== before && !isAsTrueOf(before, reason, book));
}

/** Bare agreement is rare among people. */
const AGREEMENT = 0.65;
const LEAST_DARE = 0.25;

/**
 * Whether they name somebody without a reason: hardly anybody does before there is anything to go by, and who does not like
 * to accuse waits for a reason, above all before anybody has voted.
 */
function dares(speaker: Speaker): boolean {
  const { book, habit, mustSpeak } = speaker;
  if (!hasMatter(book)) return !mustSpeak && happens(LEAST_DARE * habit.accuses, speaker);
  const share = habit.accuses + (book.ballots.size === 0 ? LEAST_DARE : 2 * LEAST_DARE);
  return mustSpeak || happens(share, speaker);
}

/** Somebody has come out, told something or voted, or all have had a word today. */
export function hasMatter(book: VillageChronicle): boolean {
  const isTold = book.claims.size > 0 || book.results.length > 0 || book.ballots.size > 0;
  return isTold || book.today().length >= book.alive.size;
}

/** A seer whose black result they go by, and say so once a day. */
function seerAgainst(target: PlayerId, speaker: Speaker): PlayerId | null {
  const { own } = speaker;
  const claimant = blackOf(target, speaker);
  if (claimant === null || own.given.has('black')) return null;
  own.given.add('black');
  own.follows = claimant;
  return isEchoed(claimant, target, speaker) ? null : claimant;
}

/** After so many have said by whose word they go, others only say whom they suspect. */
const ECHOES = 2;

function isEchoed(claimant: PlayerId, target: PlayerId, { book }: Speaker): boolean {
  const name = book.cast[claimant - 1]?.name ?? '';
  const echoes = book
    .today()
    .filter(
      ({ player, against, text }) => player !== claimant && against.includes(target) && text.includes(name),
    );
  return echoes.length >= ECHOES;
}

/**
 * Which of several seers they believe of those who live, where it fits whom they suspect and they have not gone by the word of
 * one: said once, unless they come to believe another; and not when others have just said the same.
 */
export function side(suspect: PlayerId | null, speaker: Speaker): ToSay | null {
  const { me, book, own, stance, isHumanlike } = speaker;
  const claims = [...book.claims].flatMap(([player, { role }]) => (role === 'SEER' ? [player] : []));
  const seers = claims.filter((player) => book.alive.has(player) && !isRefuted(book, player));
  if (isHumanlike || own.follows !== null || claims.length < 2 || claims.includes(me)) return null;
  const [claimant, ...more] = believedOf(seers, speaker);
  if (claimant === undefined || more.length > 0 || own.named.includes(claimant)) return null;
  const named = lastNamed(speaker) ?? suspect;
  const isAtOdds = named !== null && !mayAccuse(givenWord(me, book, claimant), named);
  if (isAtOdds || !happens(SIDES, speaker)) return null;
  own.follows = claimant;
  if (stance.believed.has(claimant) || isSided(claimant, speaker)) return null;
  const other = claims.find((player) => player !== claimant && stance.believed.has(player));
  // Who believed one who is dead stays with it.
  if (other !== undefined && !book.alive.has(other)) return null;
  return other === undefined
    ? { what: { act: 'trust-claim', slots: { claimant, role: 'SEER' } } }
    : { what: { act: 'change-trust', slots: { claimant, other, role: 'SEER' } } };
}

/** Whether so many have said today that they believe somebody that it need not be said once more. */
function isSided(claimant: PlayerId, { me, book }: Speaker): boolean {
  const sides = book.today().filter((post) => post.player !== me && believes(post, claimant));
  return sides.length >= ECHOES;
}

const SIDES = 0.5;

/** Nobody takes the side of who calls them a werewolf, or of whom they called false; who knows the pack, any other. */
function believedOf(
  seers: readonly PlayerId[],
  { me, book, stance, trusts, lot, isEvil }: Speaker,
): PlayerId[] {
  const others = seers.filter((seer) => !book.hasAccused(seer, me) && !stance.disbelieved.has(seer));
  if (!isEvil) return others.filter(trusts);
  const open = others.filter((seer) => !stance.against.has(seer));
  const before = open.find((seer) => stance.believed.has(seer));
  return before === undefined ? open.slice(lot(Math.max(1, open.length))).slice(0, 1) : [before];
}
