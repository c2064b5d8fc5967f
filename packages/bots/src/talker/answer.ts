import type { PlayerId } from '@mura/engine';
import { freshReason } from './fresh-reason.ts';
import { answerVote } from './past-vote.ts';
import { type Post, personAskedFor } from './post.ts';
import { reasonsAgainst, reasonsFor } from './reasons/reasons.ts';
import { divined, estimate } from './sentences.ts';
import { blackOf, lastNamed, type Speaker, type ToSay } from './speaker.ts';

/** Who is asked by name answers before anything else, if they have an answer. */
export function answer(suspect: PlayerId | null, speaker: Speaker): ToSay | null {
  return (
    answerVote(speaker) ??
    answerWhy(speaker) ??
    answerWhom(suspect, speaker) ??
    answerForAll(suspect, speaker)
  );
}

/** Why they named whom they named last: a reason of the record, a result, or nothing but a feeling. */
function answerWhy(speaker: Speaker): ToSay | null {
  const { me, book, own } = speaker;
  const asked = book.today().findLast(({ asksWhy, player }) => asksWhy === me && player !== me);
  const target = lastNamed(speaker);
  if (asked === undefined || target === undefined || own.answered.has(asked)) return null;
  own.answered.add(asked);
  return { what: groundsAgainst(target, speaker), answers: asked, isOwed: true };
}

function groundsAgainst(target: PlayerId, speaker: Speaker): ToSay['what'] {
  const { me, book, own } = speaker;
  if (hasDivined(target, speaker)) return [divined(target, 'WEREWOLF')];
  const claimant = blackOf(target, speaker);
  if (claimant !== null) {
    own.follows = claimant;
    return { act: 'wolf-by-black', slots: { target, claimant } };
  }
  const found = reasonsAgainst(book, target);
  // Who is asked gives their reason once more, and leaves to others what others have given.
  const reason = freshReason(found, speaker) ?? found.find(({ facts }) => facts.other !== me);
  return reason === undefined
    ? { act: 'answer-hunch', slots: { target } }
    : { act: 'answer-suspect', slots: { ...reason.facts, target, reason } };
}

/** Whether it is by a result of their own that they call somebody a werewolf: nobody tells another's as theirs. */
function hasDivined(target: PlayerId, { me, book }: Speaker): boolean {
  return book.results.some(
    ({ by, verb, species, target: seen }) =>
      by === me && verb === 'DIVINED' && species === 'WEREWOLF' && seen === target,
  );
}

/** Whom they suspect, will vote for, or what they think of somebody. */
function answerWhom(suspect: PlayerId | null, speaker: Speaker): ToSay | null {
  const { me, book, own, guess } = speaker;
  const asked = book.today().findLast((post) => post.asks.some(({ player }) => player === me));
  if (asked === undefined || own.answered.has(asked)) return null;
  const view = asked.asks.flatMap(({ player, what }) => (player === me ? (personAskedFor(what) ?? []) : []));
  if (view[0] !== undefined && view[0] !== me) return viewOf(view[0], asked, suspect, speaker);
  // What was said today is the answer too: nobody who asks is told of another without a reason.
  const target = lastNamed(speaker) ?? suspect ?? guess();
  if (target === null) return null;
  own.answered.add(asked);
  const isKnown = lastNamed(speaker) === target;
  if (!isKnown) own.named.push(target);
  const owed = { answers: asked, isOwed: true } as const;
  const isVote = asked.asks.some(({ what }) => what.kind === 'act' && what.verb === 'VOTE');
  if (isVote) return { what: { act: 'declare-vote', slots: { target } }, ...owed };
  const reason = freshReason(reasonsAgainst(book, target), speaker);
  if (reason !== null)
    return { what: { act: 'answer-suspect', slots: { ...reason.facts, target, reason } }, ...owed };
  return isKnown ? { what: [estimate(target)], ...owed } : { what: groundsAgainst(target, speaker), ...owed };
}

/** Where all are asked what they think of somebody, the first who speak say it. */
function answerForAll(suspect: PlayerId | null, speaker: Speaker): ToSay | null {
  const { me, book, own } = speaker;
  const today = book.today();
  const asked = today.findLast(
    ({ asksAllOf, asks, player }) => asksAllOf.length > 0 && asks.length === 0 && player !== me,
  );
  const target = asked?.asksAllOf.find((player) => player !== me);
  if (asked === undefined || target === undefined || own.answered.has(asked)) return null;
  const name = book.cast[target - 1]?.name ?? '';
  const since = today.slice(today.indexOf(asked) + 1);
  const answers = since.filter(({ player, text }) => player !== asked.player && text.includes(name));
  return answers.length >= ENOUGH_ANSWERS ? null : viewOf(target, asked, suspect, speaker);
}

const ENOUGH_ANSWERS = 2;

/** What they think of somebody, with a reason where there is one: suspected, trusted, or neither. */
function viewOf(target: PlayerId, asked: Post, suspect: PlayerId | null, speaker: Speaker): ToSay | null {
  const { book, own, guess, trusts } = speaker;
  own.answered.add(asked);
  if (!book.alive.has(target)) return viewOfDead(target, asked, speaker);
  const owed = { answers: asked, isOwed: true } as const;
  const named = lastNamed(speaker) ?? suspect ?? guess();
  if (target === named) {
    if (lastNamed(speaker) !== target) own.named.push(target);
    const against = freshReason(reasonsAgainst(book, target), speaker);
    if (against === null) return { what: [estimate(target)], ...owed };
    return { what: { act: 'answer-suspect', slots: { ...against.facts, target, reason: against } }, ...owed };
  }
  if (!trusts(target)) return { what: { act: 'doubt-wolf', slots: { target } }, ...owed };
  const reason = freshReason(reasonsFor(book, target), speaker);
  return reason === null
    ? { what: { act: 'estimate-human', slots: { target } }, ...owed }
    : { what: { act: 'estimate-human', slots: { ...reason.facts, target, reason } }, ...owed };
}

/** Of the dead only what is known of them is said. */
function viewOfDead(target: PlayerId, asked: Post, { book }: Speaker): ToSay | null {
  const owed = { answers: asked, isOwed: true } as const;
  const species = book.identified(target);
  const told = book.results.find((result) => result.verb === 'IDENTIFIED' && result.target === target);
  if (told !== undefined && species !== null)
    return { what: { act: 'retell-identified', slots: { claimant: told.by, target, species } }, ...owed };
  return book.isAttacked(target)
    ? { what: { act: 'conclude-victim', slots: { victim: target } }, ...owed }
    : null;
}
