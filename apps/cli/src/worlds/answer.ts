import { type Character, invariant, isOrdinary, type PlayerId, type Role, teamOf } from '@mura/engine';
import { isKnown, type VillageRecord } from '@mura/records';
import {
  type Claim,
  type ClaimHearing,
  type ClaimTable,
  claimTable,
  type FollowOptions,
  follow,
  hear,
  type Knowledge,
  NOTHING_HEARD,
  type NumberedEvent,
  type Worlds,
  type WorldsQuestion,
  worldsOf,
} from '@mura/worlds';
import { WrongInput } from '../ending.ts';

/** A record up to the event that is asked about. */
export interface AskedMoment {
  readonly at: number;
  readonly cast: readonly Character[];
  readonly events: readonly NumberedEvent[];
  readonly hearing: ClaimHearing;
  readonly claims: ClaimTable;
  /** Whether it was played here, so that what the record does not tell did not happen; and what was found beside it. */
  readonly source: Required<FollowOptions>;
}

/** The events up to `at`, or all; with what was claimed in them and found beside them. */
export function momentOf(
  record: VillageRecord,
  at: number | undefined,
  beside: readonly Claim[],
): AskedMoment {
  const known = record.entries.flatMap(({ seq, event }) => (isKnown(event) ? [{ seq, event }] : []));
  const last = record.entries.at(-1)?.seq ?? -1;
  const first = known.find(({ event }) => event.type === 'opened')?.seq;
  if (first === undefined)
    throw new WrongInput('The record has no opening: nobody knows who plays by what rules.');
  if (at !== undefined && (at < first || at > last))
    throw new WrongInput(`There is no event ${at} to stop at. Give --at from ${first} to ${last}.`);
  const events = known.filter(({ seq }) => seq <= (at ?? last));
  const hearing = events.reduce(
    (heard, { event, seq }) => hear(heard, event, seq, madeIn(seq, beside)),
    NOTHING_HEARD,
  );
  const { cast, source } = record.header;
  return {
    at: at ?? last,
    cast,
    events,
    hearing,
    claims: claimTable(hearing),
    source: { complete: source === null, claims: beside },
  };
}

function madeIn(seq: number, claims: readonly Claim[]): readonly Claim[] {
  return claims.filter((claim) => claim.seq === seq);
}

export function knowledgeAt({ events, source }: AskedMoment, question: WorldsQuestion): Knowledge {
  const follower = follow(question, source);
  for (const { event, seq } of events) follower.take(event, seq);
  return follower.now;
}

export function worldsAt(moment: AskedMoment, question: WorldsQuestion): Worlds {
  return worldsKnown(knowledgeAt(moment, question));
}

export function worldsKnown(knowledge: Knowledge): Worlds {
  const worlds = worldsOf(knowledge);
  invariant(worlds !== null, 'a village that has opened has worlds');
  return worlds;
}

/** What a player claims to be. */
export function claimedRole({ claims }: AskedMoment, player: PlayerId): Role | null {
  return claims.claimants.find((claimant) => claimant.player === player)?.role ?? null;
}

export function deadAt({ hearing }: AskedMoment): PlayerId[] {
  return hearing.deaths.map(({ player }) => player);
}

/**
 * Claimants (破綻) for whom no world is left in which they are what they claim and told the truth; where nobody is taken
 * as honest, each is heard alone.
 */
export function brokenClaimants(moment: AskedMoment, question: WorldsQuestion): PlayerId[] {
  const { assume, hypotheses } = question;
  return moment.claims.claimants.flatMap(({ player, role }) => {
    if (role === null || isOrdinary(role) || teamOf(role) !== 'village') return [];
    const real = { player, what: role, is: true } as const;
    const heard = assume === 'none' ? [player] : assume;
    const { count } = worldsAt(moment, { ...question, assume: heard, hypotheses: [...hypotheses, real] });
    return count === 0 ? [player] : [];
  });
}
