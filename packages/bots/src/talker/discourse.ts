import type { PlayerId } from '@mura/engine';
import { aiwolf, natural } from '@mura/language';
import type { Chronicle } from './chronicle.ts';
import type { Post } from './post.ts';
import { type FoundReason, reasonsAgainst, reasonsFor } from './reasons.ts';

/** What is to be said, and what it takes up; `null`: nothing, so the mind's own silence stands. */
export interface ToSay {
  readonly what: natural.ActToSay | readonly aiwolf.Sentence[];
  readonly answers?: Post;
  readonly connection?: natural.Connection;
  /** It is owed to somebody: better said in used words than not at all. */
  readonly isOwed?: true;
}

/** What a talker keeps of its own talk of the day. */
export interface OwnDay {
  day: number;
  posts: number;
  /** Whom it has named today, in order. */
  readonly named: PlayerId[];
  /** Posts that it has answered or defended itself against. */
  readonly answered: Set<Post>;
  /** Reasons, denials and sentences that it has given today: each once. */
  readonly given: Set<string>;
  hasAppealed: boolean;
  hasAsked: boolean;
  hasGreeted: boolean;
}

export function newDay(day: number): OwnDay {
  return {
    day,
    posts: 0,
    named: [],
    answered: new Set(),
    given: new Set(),
    hasAppealed: false,
    hasAsked: false,
    hasGreeted: false,
  };
}

/** Who speaks, what they have seen, and what they said today. */
export interface Speaker {
  readonly me: PlayerId;
  readonly book: Chronicle;
  readonly own: OwnDay;
  /** 0..among-1, the same for the same post. */
  readonly lot: (among: number) => number;
}

/**
 * From what the mind would say in the protocol to a contribution to the talk: duties first, then answers, then opinions
 * with a reason that stands in the record, then a question; without any of these, silence.
 */
export function contribution(proposal: aiwolf.Sentence | null, speaker: Speaker): ToSay | null {
  if (proposal !== null && isDuty(proposal, speaker.me)) return { what: [proposal], isOwed: true };
  const suspect = proposal === null ? null : targetOf(proposal, speaker.me);
  return (
    answer(suspect, speaker) ??
    defence(speaker) ??
    (suspect === null ? null : opinion(suspect, proposal!, speaker)) ??
    (proposal === null || suspect !== null || isBareAgreement(proposal) ? null : { what: [proposal] }) ??
    question(speaker)
  );
}

/** Claims and results are said as they are, at once. */
function isDuty(sentence: aiwolf.Sentence, me: PlayerId): boolean {
  return natural
    .assertionsIn(sentence, me)
    .some(({ kind, verb }) => kind === 'result' || verb === 'COMINGOUT' || verb === 'GUARDED');
}

function isBareAgreement({ kind }: aiwolf.Sentence): boolean {
  return kind === 'opinion';
}

/** Whom it wants executed. */
function targetOf(sentence: aiwolf.Sentence, me: PlayerId): PlayerId | null {
  const wish = natural.wishesIn(sentence, me).find(({ verb, denied }) => verb === 'VOTE' && !denied);
  if (wish !== undefined) return wish.player;
  const called = natural
    .assertionsIn(sentence, me)
    .find((stated) => stated.kind === 'role' && stated.verb === 'ESTIMATE' && stated.role === 'WEREWOLF');
  return called !== undefined && 'target' in called && called.target !== 'ANY' ? called.target : null;
}

/** Who is asked by name answers before anything else, if they have an answer. */
function answer(suspect: PlayerId | null, { me, book, own }: Speaker): ToSay | null {
  const asked = book.today().findLast((post) => post.asks.some(({ player }) => player === me));
  if (asked === undefined || own.answered.has(asked)) return null;
  const target = suspect ?? own.named.at(-1) ?? null;
  if (target === null) return null;
  own.answered.add(asked);
  const reason = freshReason(reasonsAgainst(book, target), { me, book, own });
  const isVote = asked.asks.some(({ what }) => what.kind === 'act' && what.verb === 'VOTE');
  if (isVote) return { what: { act: 'declare-vote', slots: { target } }, answers: asked, isOwed: true };
  return reason === null
    ? { what: [estimate(target)], answers: asked, isOwed: true }
    : {
        what: { act: 'answer-suspect', slots: { ...reason.facts, target, reason } },
        answers: asked,
        isOwed: true,
      };
}

/** A fact of the record first; an appeal once a day. */
function defence({ me, book, own }: Speaker): ToSay | null {
  const accusation = book.today().findLast(({ player, against }) => player !== me && against.includes(me));
  if (accusation === undefined || own.answered.has(accusation)) return null;
  own.answered.add(accusation);
  const black = book.results.findLast(
    ({ by, target, species, verb }) =>
      by === accusation.player && target === me && species === 'WEREWOLF' && verb === 'DIVINED',
  );
  if (black !== undefined && !own.given.has('black-self')) {
    own.given.add('black-self');
    return {
      what: { act: 'react-black-self', slots: { claimant: black.by } },
      answers: accusation,
      isOwed: true,
    };
  }
  const reason = freshReason(reasonsFor(book, me), { me, book, own });
  if (reason !== null)
    return { what: { act: 'defend-reason', slots: { ...reason.facts, reason } }, answers: accusation };
  if (own.hasAppealed) return null;
  own.hasAppealed = true;
  return { what: { act: 'defend-appeal', slots: {} }, answers: accusation };
}

/** Agreement adds something, a change of mind is said as one, and a reason is given once. */
function opinion(target: PlayerId, proposal: aiwolf.Sentence, { me, book, own, lot }: Speaker): ToSay | null {
  const before = own.named.at(-1);
  const isNew = before !== target;
  if (isNew) own.named.push(target);
  const reason = freshReason(reasonsAgainst(book, target), { me, book, own });
  if (before !== undefined && isNew && reason !== null)
    return {
      what: { act: 'change-vote', slots: { ...reason.facts, target, other: before, reason } },
      connection: 'so',
    };
  const seconded = book
    .today()
    .slice(-RECENT)
    .findLast(({ player, against }) => player !== me && against.length === 1 && against[0] === target);
  if (seconded !== undefined && isNew && reason === null && lot(AGREES_ONCE_IN) === 0)
    return { what: { act: 'agree-reason', slots: { target, talk: seconded.talk } }, answers: seconded };
  if (reason !== null) return { what: { act: 'estimate-wolf', slots: { ...reason.facts, target, reason } } };
  return isNew || !isSaid(proposal, own) ? { what: [proposal] } : null;
}

const RECENT = 5;
/** Bare agreement is rare among people. */
const AGREES_ONCE_IN = 4;

/** The same content once a day. */
function isSaid(sentence: aiwolf.Sentence, own: OwnDay): boolean {
  const key = aiwolf.printAIWolf(sentence, 'java');
  if (own.given.has(key)) return true;
  own.given.add(key);
  return false;
}

/** One question a day, to somebody who has said little. */
function question({ me, book, own, lot }: Speaker): ToSay | null {
  const today = book.today();
  if (book.day === 0 || own.hasAsked || today.length < book.alive.size || lot(3) !== 0) return null;
  const counts = [...book.alive]
    .filter((player) => player !== me && !book.done.has(player))
    .map((player) => ({ player, count: today.filter((post) => post.player === player).length }));
  const fewest = Math.min(...counts.map(({ count }) => count));
  const quiet = counts.filter(({ count }) => count === fewest);
  const asked = today.flatMap(({ asks }) => asks.map(({ player }) => player));
  const free = quiet.filter(({ player }) => !asked.includes(player));
  const target = free[lot(Math.max(1, free.length))]?.player;
  if (target === undefined) return null;
  own.hasAsked = true;
  return { what: { act: 'ask-suspect', slots: { target } } };
}

/** The strongest that nobody has given today; what one was part of oneself is nothing to point at. */
function freshReason(
  reasons: readonly FoundReason[],
  { me, book, own }: Pick<Speaker, 'me' | 'book' | 'own'>,
): FoundReason | null {
  const fresh = reasons.find(
    (reason) => reason.facts.other !== me && !own.given.has(keyOf(reason)) && !isGiven(reason, me, book),
  );
  if (fresh === undefined) return null;
  own.given.add(keyOf(fresh));
  return fresh;
}

/** Whether somebody else has spoken today against the same player with the same name beside it. */
function isGiven(
  { facts: { target, other, victim, claimant } }: FoundReason,
  me: PlayerId,
  book: Chronicle,
): boolean {
  const beside = other ?? victim ?? claimant;
  const name = beside === undefined ? undefined : book.cast[beside - 1]?.name;
  return book
    .today()
    .some(
      ({ player, against, text }) =>
        player !== me &&
        target !== undefined &&
        against.includes(target) &&
        (name === undefined || text.includes(name)),
    );
}

function keyOf({ id, facts: { target = 0, other = 0 } }: FoundReason): string {
  return `${id} ${target} ${other}`;
}

function estimate(target: PlayerId): aiwolf.Sentence {
  return { kind: 'role', verb: 'ESTIMATE', subject: null, target, role: 'WEREWOLF', start: 0, end: 0 };
}
