import type { PlayerId } from '@mura/engine';
import type { natural } from '@mura/language';
import type { VillageChronicle } from '../chronicle.ts';
import {
  blackWasAttacked,
  blackWasHuman,
  blackWasWolf,
  claimAttacked,
  lateClaim,
  notAttacked,
  planMismatch,
  resultAfterDeath,
  rivalsAttack,
  saveFits,
  seenWhite,
  twoSeersClash,
  whiteOnKiller,
} from './claims.ts';
import {
  accusedByWolf,
  agreeBeforeReason,
  asksOneSide,
  believedWolf,
  fastAgree,
  fewPosts,
  firstSuspecter,
  neverAgainst,
  noSuspect,
  onlyRepeats,
  opinionFlip,
  silentOnHanged,
  softOnBlack,
  unanswered,
  victimAccused,
} from './talk.ts';
import {
  hangedHuman,
  type Looking,
  ledWrongHang,
  stoodAlone,
  switchSaves,
  votedTogether,
  votedWolf,
  wordAndVote,
} from './votes.ts';

/** A reason that is true in the record. */
export interface FoundReason {
  readonly id: natural.ReasonId;
  readonly facts: natural.ReasonFacts;
}

/**
 * What speaks against somebody, the strongest first: results, contradictions, votes, order and timing, how much was said.
 * Each is a look into the record.
 */
const AGAINST: readonly [natural.ReasonId, Looking][] = [
  ['black-was-human', blackWasHuman],
  ['white-on-killer', whiteOnKiller],
  ['black-was-attacked', blackWasAttacked],
  ['plan-mismatch', planMismatch],
  ['opinion-flip', opinionFlip],
  ['hanged-human', hangedHuman],
  ['word-vote-mismatch', wordAndVote],
  ['switch-saves', switchSaves],
  ['believed-wolf', believedWolf],
  ['victim-accused', victimAccused],
  ['vote-together', votedTogether],
  ['led-wrong-hang', ledWrongHang],
  ['two-seers-clash', twoSeersClash],
  ['late-claim', lateClaim],
  ['not-attacked', notAttacked],
  ['result-after-death', resultAfterDeath],
  ['agree-before-reason', agreeBeforeReason],
  ['fast-agree', fastAgree],
  ['asks-one-side', asksOneSide],
  ['unanswered', unanswered],
  ['soft-on-black', softOnBlack],
  ['silent-on-hanged', silentOnHanged],
  ['only-repeats', onlyRepeats],
  ['never-against', neverAgainst],
  ['no-suspect', noSuspect],
  ['few-posts', fewPosts],
];

/** What speaks for somebody. */
const FOR: readonly [natural.ReasonId, Looking][] = [
  ['save-fits', saveFits],
  ['black-was-wolf', blackWasWolf],
  ['seen-white', seenWhite],
  ['accused-by-wolf', accusedByWolf],
  ['voted-wolf', votedWolf],
  ['first-suspecter', firstSuspecter],
  ['stood-alone', stoodAlone],
  ['rivals-attack', rivalsAttack],
];

/** What proves the word of somebody who came out wrong. */
const REFUTING: readonly [natural.ReasonId, Looking][] = [
  ['black-was-human', blackWasHuman],
  ['white-on-killer', whiteOnKiller],
  ['black-was-attacked', blackWasAttacked],
];

/** What speaks for the claim of somebody who is dead. */
const FOR_CLAIM: readonly [natural.ReasonId, Looking][] = [
  ['black-was-wolf', blackWasWolf],
  ['claim-attacked', claimAttacked],
];

export function refutationsOf(book: VillageChronicle, claimant: PlayerId): FoundReason[] {
  return found(REFUTING, book, claimant);
}

/** Whether something that they told has proved wrong. */
export function isRefuted(book: VillageChronicle, claimant: PlayerId): boolean {
  return refutationsOf(book, claimant).length > 0;
}

export function reasonsForClaim(book: VillageChronicle, claimant: PlayerId): FoundReason[] {
  return found(FOR_CLAIM, book, claimant);
}

export function reasonsAgainst(book: VillageChronicle, target: PlayerId): FoundReason[] {
  return found(AGAINST, book, target);
}

export function reasonsFor(book: VillageChronicle, target: PlayerId): FoundReason[] {
  return found(FOR, book, target);
}

function found(
  looks: readonly [natural.ReasonId, Looking][],
  book: VillageChronicle,
  target: PlayerId,
): FoundReason[] {
  return looks.flatMap(([id, look]) => {
    const facts = look(book, target);
    return facts === null ? [] : [{ id, facts: { target, ...facts } }];
  });
}
