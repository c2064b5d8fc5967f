import type { PlayerId } from '@mura/engine';
import { type aiwolf, natural } from '@mura/language';
import { attuned, isDue } from './attune.ts';
import type { ToldResult, VillageChronicle } from './chronicle.ts';
import { type Post, personAskedFor } from './post.ts';
import { type FoundReason, reasonsAgainst, reasonsFor } from './reasons/reasons.ts';
import { happens, type Speaker, type ToSay } from './speaker.ts';
import { mayAccuse } from './word.ts';

/**
 * From what the mind would say in the protocol to a contribution to the talk: duties first, then answers, then opinions
 * with a reason that stands in the record, then a question; without any of these, silence.
 */
export function contribution(proposal: aiwolf.Sentence | null, speaker: Speaker): ToSay | null {
  const suspect = proposal === null ? null : targetOf(proposal, speaker.me);
  const owed = reply(proposal, speaker);
  if (owed !== null) return owed;
  if (!speaker.mustSpeak && !happens(LEAST_TALK + speaker.habit.talks, speaker)) return null;
  return (
    callForSeer(speaker) ??
    rebuttal(speaker) ??
    (suspect === null ? null : opinion(suspect, proposal!, speaker)) ??
    (proposal === null || suspect !== null || isBareAgreement(proposal) ? null : { what: [proposal] }) ??
    question(speaker) ??
    (proposal !== null && speaker.mustSpeak && speaker.own.posts < ENOUGH ? { what: [proposal] } : null)
  );
}

/** After so many posts of a day nobody says once more what they have said. */
const ENOUGH = 3;

/** Even the quiet ones say so much of what they could. */
const LEAST_TALK = 0.45;

/** What somebody says who was spoken to: what they owe the village, an answer, or a defence. */
export function reply(proposal: aiwolf.Sentence | null, speaker: Speaker): ToSay | null {
  if (proposal !== null && isDuty(proposal, speaker.me)) return duty(proposal, speaker);
  const suspect = proposal === null ? null : targetOf(proposal, speaker.me);
  return answer(suspect, speaker) ?? defence(speaker) ?? thanks(speaker);
}

/** Who calls somebody a werewolf has named them. */
function duty(proposal: aiwolf.Sentence, { me, own }: Speaker): ToSay {
  for (const stated of natural.assertionsIn(proposal, me))
    if (stated.kind === 'result' && stated.species === 'WEREWOLF' && stated.target !== 'ANY')
      own.named.push(stated.target);
  return { what: partsOf(proposal), isOwed: true };
}

/** What the mind wants to say, unless it would go back on its word: then whom else it suspects. */
export function inAccord(
  proposal: aiwolf.Sentence,
  { me, word, guess }: Pick<Speaker, 'me' | 'word' | 'guess'>,
): aiwolf.Sentence | null {
  const target = targetOf(proposal, me);
  if (target === null || mayAccuse(word, target)) return proposal;
  const instead = guess();
  return instead === null ? null : estimate(instead);
}

/** What is said together, as so many sentences. */
export function partsOf(sentence: aiwolf.Sentence): readonly aiwolf.Sentence[] {
  return sentence.kind === 'logic' && sentence.operator === 'AND' ? sentence.operands : [sentence];
}

/** Claims and results are said as they are, at once. */
export function isDuty(sentence: aiwolf.Sentence, me: PlayerId): boolean {
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
function answer(suspect: PlayerId | null, speaker: Speaker): ToSay | null {
  const { me, book, own, guess } = speaker;
  const asked = book.today().findLast((post) => post.asks.some(({ player }) => player === me));
  if (asked === undefined || own.answered.has(asked)) return answerForAll(suspect, speaker);
  const view = asked.asks.flatMap(({ player, what }) => (player === me ? (personAskedFor(what) ?? []) : []));
  if (view[0] !== undefined && view[0] !== me) return viewOf(view[0], asked, suspect, speaker);
  // What was said today is the answer too: nobody who asks is told of another without a reason.
  const target = own.named.at(-1) ?? suspect ?? guess();
  if (target === null) return null;
  own.answered.add(asked);
  if (own.named.at(-1) !== target) own.named.push(target);
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

/** Where all are asked what they think of somebody, the first who speak say it. */
function answerForAll(suspect: PlayerId | null, speaker: Speaker): ToSay | null {
  const { me, book, own } = speaker;
  const today = book.today();
  const asked = today.findLast(({ asksAllOf, player }) => asksAllOf.length > 0 && player !== me);
  const target = asked?.asksAllOf.find((player) => player !== me);
  if (asked === undefined || target === undefined || own.answered.has(asked)) return null;
  const name = book.cast[target - 1]?.name ?? '';
  const since = today.slice(today.indexOf(asked) + 1);
  const answers = since.filter(({ player, text }) => player !== asked.player && text.includes(name));
  return answers.length >= ENOUGH_ANSWERS ? null : viewOf(target, asked, suspect, speaker);
}

const ENOUGH_ANSWERS = 2;

/** What they think of somebody, with a reason where there is one: suspected, trusted, or neither. */
function viewOf(target: PlayerId, asked: Post, suspect: PlayerId | null, speaker: Speaker): ToSay {
  const { me, book, own, guess, trusts } = speaker;
  own.answered.add(asked);
  const owed = { answers: asked, isOwed: true } as const;
  const named = own.named.at(-1) ?? suspect ?? guess();
  if (target === named) {
    if (own.named.at(-1) !== target) own.named.push(target);
    const against = freshReason(reasonsAgainst(book, target), { me, book, own });
    if (against === null) return { what: [estimate(target)], ...owed };
    return { what: { act: 'answer-suspect', slots: { ...against.facts, target, reason: against } }, ...owed };
  }
  if (!trusts(target)) return { what: { act: 'doubt-wolf', slots: { target } }, ...owed };
  const reason = freshReason(reasonsFor(book, target), { me, book, own });
  return reason === null
    ? { what: { act: 'estimate-human', slots: { target } }, ...owed }
    : { what: { act: 'estimate-human', slots: { ...reason.facts, target, reason } }, ...owed };
}

/** A black result is denied; else a fact of the record, or an appeal, once a day. */
function defence(speaker: Speaker): ToSay | null {
  const { me, book, own } = speaker;
  const denied = denial(speaker);
  if (denied !== null) return denied;
  const accusation = book.today().findLast(({ player, against }) => player !== me && against.includes(me));
  if (accusation === undefined || own.answered.has(accusation)) return null;
  own.answered.add(accusation);
  const reason = freshReason(reasonsFor(book, me), { me, book, own });
  if (reason !== null)
    return { what: { act: 'defend-reason', slots: { ...reason.facts, reason } }, answers: accusation };
  // Who has to join somebody next does not oppose once more.
  if (own.hasAppealed || (speaker.isHumanlike && isDue(speaker))) return null;
  own.hasAppealed = true;
  return { what: { act: 'defend-appeal', slots: {} }, answers: accusation };
}

/** What a seer told of somebody today; the last. */
function divinedToday(
  player: PlayerId,
  result: aiwolf.SpeciesWord,
  book: VillageChronicle,
): ToldResult | undefined {
  return book.results.findLast(
    ({ by, target, species, verb, day }) =>
      by !== player && target === player && species === result && verb === 'DIVINED' && day === book.day,
  );
}

/** Of a result that calls them a werewolf, once a day. */
function denial({ me, book, own }: Speaker): ToSay | null {
  const black = divinedToday(me, 'WEREWOLF', book);
  if (black === undefined || own.given.has('black-self')) return null;
  own.given.add('black-self');
  const told = book.today().findLast(({ player, against }) => player === black.by && against.includes(me));
  if (told !== undefined) own.answered.add(told);
  return {
    what: { act: 'react-black-self', slots: { claimant: black.by } },
    ...(told === undefined ? {} : { answers: told }),
    isOwed: true,
  };
}

/** Who is called human by a seer whom they can believe says so, once. */
function thanks({ me, book, own, trusts }: Speaker): ToSay | null {
  if (own.given.has('white-self') || book.claims.get(me)?.role === 'SEER') return null;
  const white = divinedToday(me, 'HUMAN', book);
  if (white === undefined || !trusts(white.by)) return null;
  own.given.add('white-self');
  const told = book.today().findLast(({ player }) => player === white.by);
  return {
    what: { act: 'react-white-self', slots: { claimant: white.by } },
    ...(told === undefined ? {} : { answers: told }),
  };
}

/** Somebody opens the first day by asking for the seer; where one is out, or somebody has asked, nobody else does. */
function callForSeer(speaker: Speaker): ToSay | null {
  const { book, own, habit } = speaker;
  if (book.day !== 1 || own.posts > 0 || !book.hasSeer || book.today().length >= book.alive.size) return null;
  const isOut = book.results.length > 0 || [...book.claims.values()].some(({ role }) => role === 'SEER');
  const isAsked = book.today().some(({ sentences }) => sentences.some(asksToComeOut));
  if (isOut || isAsked || !happens(OPENINGS * habit.asks, speaker)) return null;
  return { what: { act: 'ask-claims', slots: { role: 'SEER' } } };
}

const OPENINGS = 0.5;

function asksToComeOut(sentence: aiwolf.Sentence): boolean {
  return (
    sentence.kind === 'ask' &&
    sentence.operands.some((one) => one.kind === 'role' && one.verb === 'COMINGOUT')
  );
}

/** Against a word against somebody whom they trust, with what speaks for them in the record; once a day. */
function rebuttal(speaker: Speaker): ToSay | null {
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
function opinion(target: PlayerId, proposal: aiwolf.Sentence, speaker: Speaker): ToSay | null {
  if (speaker.isHumanlike) return attuned(target, speaker);
  const { own } = speaker;
  const say = opinionOf(target, proposal, speaker);
  if (say !== null && own.named.at(-1) !== target) own.named.push(target);
  return say;
}

function opinionOf(target: PlayerId, proposal: aiwolf.Sentence, speaker: Speaker): ToSay | null {
  const { me, book, own, habit } = speaker;
  const before = own.named.at(-1);
  const isNew = before !== target;
  const reason = freshReason(reasonsAgainst(book, target), { me, book, own });
  // Who does not like to accuse waits for a reason, above all before anybody has voted.
  const dares = habit.accuses + (book.ballots.size === 0 ? LEAST_DARE : 2 * LEAST_DARE);
  if (reason === null && !speaker.mustSpeak && !happens(dares, speaker)) return null;
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
  const isWhim = before !== undefined && !speaker.mustSpeak;
  return isNew && !isWhim ? { what: [proposal] } : null;
}

/** A seer whose black result they go by, and say so once a day. */
function seerAgainst(target: PlayerId, { me, book, own, trusts }: Speaker): PlayerId | null {
  const black = book.results.find(
    ({ by, target: seen, species, verb }) =>
      by !== me && seen === target && species === 'WEREWOLF' && verb === 'DIVINED' && trusts(by),
  );
  if (black === undefined || book.claims.get(me)?.role === 'SEER' || own.given.has('black')) return null;
  own.given.add('black');
  return black.by;
}

const RECENT = 5;
/** Bare agreement is rare among people. */
const AGREEMENT = 0.65;
const LEAST_DARE = 0.25;

const QUESTIONS = 0.7;

/** One question a day, to somebody who has said little. */
function question(speaker: Speaker): ToSay | null {
  const { me, book, own, lot, habit } = speaker;
  const today = book.today();
  if (book.day === 0 || own.hasAsked || today.length < book.alive.size) return null;
  if (!happens(QUESTIONS * habit.asks, speaker)) return null;
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
  book: VillageChronicle,
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
