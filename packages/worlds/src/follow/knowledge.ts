import { type Event, isPack, type PlayerId, ROLES, type Role, rolesThat, seatsThat } from '@mura/engine';
import type { Claim } from '../claims/claim.ts';
import { claimsIn, type TalkEvent } from '../claims/claims-in.ts';
import { type CountProblem, tally } from '../count/count.ts';
import type { Holds } from '../facts/fact.ts';
import { believe } from '../facts/honesty.ts';
import { learn } from '../facts/learn.ts';
import { openStory, type ToldFacts } from '../facts/told-facts.ts';
import { isHonest, isTold, packIn, rolesUnder, type WorldsQuestion } from '../viewpoint/viewpoint.ts';

/** What is known of the record itself. */
export interface RecordFacts {
  readonly complete: boolean;
  /** What people have found in natural talk. */
  readonly claims: readonly Claim[];
}

/** What a viewpoint knows at one event of a village. Readonly: it stays as it is while the village goes on. */
export interface Knowledge {
  readonly question: WorldsQuestion;
  readonly source: RecordFacts;
  /** `null` before the village has opened. */
  readonly story: ToldFacts | null;
  /** Whose viewpoint `werewolves` is, as far as the record has shown it. */
  readonly pack: readonly PlayerId[];
}

export function knowNothing(question: WorldsQuestion, source: RecordFacts): Knowledge {
  return { question, source, story: null, pack: [] };
}

/** What is known after one more event; the same where it tells nothing. */
export function know(knowledge: Knowledge, event: Event, seq: number): Knowledge {
  const { question, source } = knowledge;
  if (event.type === 'talked' || event.type === 'translated') return hear(knowledge, event, seq);
  const pack = question.as === 'werewolves' ? packIn(knowledge.pack, event) : knowledge.pack;
  const story = isTold(question.as, pack, event) ? learnFrom(knowledge, event, seq) : knowledge.story;
  return story === knowledge.story && pack === knowledge.pack ? knowledge : { question, source, story, pack };
}

function learnFrom({ story, source }: Knowledge, event: Event, seq: number): ToldFacts | null {
  if (event.type === 'opened') return openStory(event.rules, event.cast, source.complete);
  return story === null ? null : learn(story, event, seq);
}

/** Talk tells something only of those who are taken as honest; one's own claims are no news. */
function hear(knowledge: Knowledge, event: TalkEvent, seq: number): Knowledge {
  const { question, source, story, pack } = knowledge;
  const { player } = event;
  if (story === null || !isHonest(question.assume, player) || story.own.has(player)) return knowledge;
  const claims = claimsMadeIn(event, seq, source, story);
  if (claims.length === 0) return knowledge;
  const told = claims.reduce((now, claim) => believe(now, claim, event), story);
  return { question, source, story: told, pack };
}

function claimsMadeIn(event: TalkEvent, seq: number, { claims }: RecordFacts, { cast }: ToldFacts) {
  const formal = claimsIn(event, seq, cast);
  if (claims.length === 0) return formal;
  return [...formal, ...claims.filter((claim) => claim.seq === seq && claim.player === event.player)];
}

/** What the record does not say to this viewpoint: the answer is exact for the rest. */
export type Gap = 'ownRole' | 'pack' | 'deal';

export interface Worlds {
  /** Exact up to 2^53; of more, which only twenty players of thirteen roles or more can have, the first digits are. */
  readonly count: number;
  /** By player, ascending: in how many worlds they have each role. */
  readonly players: readonly Readonly<Record<Role, number>>[];
  /** Human in every world; werewolf in every world. Empty where there is no world. */
  readonly white: readonly PlayerId[];
  readonly black: readonly PlayerId[];
  readonly gaps: readonly Gap[];
}

/** Counted once as long as nothing new is known. */
const counted = new WeakMap<ToldFacts['facts'], WeakMap<WorldsQuestion, Worlds>>();

/** The worlds that are possible for a viewpoint; `null` before the village has opened. */
export function worldsOf(knowledge: Knowledge): Worlds | null {
  const { story, question } = knowledge;
  if (story === null) return null;
  const known = counted.get(story.facts) ?? new WeakMap<WorldsQuestion, Worlds>();
  const worlds = known.get(question) ?? countFor(knowledge, story);
  counted.set(story.facts, known.set(question, worlds));
  return worlds;
}

/** The knowledge as a problem of counting, with more supposed. */
export function problemOf(
  { question }: Knowledge,
  story: ToldFacts,
  more: readonly Holds[] = [],
): CountProblem {
  const { rules, deaths, facts } = story;
  return { roles: rules.roles, deaths, facts, given: [...supposed(question), ...more] };
}

function supposed({ hypotheses }: WorldsQuestion): Holds[] {
  return hypotheses.map((one) => ({ type: 'holds', player: one.player, roles: rolesUnder(one) }));
}

function countFor(knowledge: Knowledge, story: ToldFacts): Worlds {
  const { count, shares } = tally(problemOf(knowledge, story));
  const players = story.cast.map((_, index) => sharesOf(shares, index));
  const everybody = count === 0 ? [] : players.map((_, index) => index + 1);
  const wolves = (player: PlayerId) => PACK.reduce((sum, role) => sum + players[player - 1]![role], 0);
  return {
    count,
    players,
    white: everybody.filter((player) => wolves(player) === 0),
    black: everybody.filter((player) => wolves(player) === count),
    gaps: gapsOf(knowledge, story),
  };
}

const PACK = rolesThat(({ species }) => species === 'werewolf');

function sharesOf(shares: Float64Array, index: number): Record<Role, number> {
  const at = (role: number) => shares[index * ROLES.length + role]!;
  return Object.fromEntries(ROLES.map((role, place) => [role, at(place)])) as Record<Role, number>;
}

function gapsOf({ question, pack }: Knowledge, { own, revealed, rules }: ToldFacts): Gap[] {
  if (revealed) return [];
  if (typeof question.as === 'number') return own.has(question.as) ? [] : ['ownRole'];
  if (question.as === 'werewolves') return pack.length === seatsThat(rules.roles, isPack) ? [] : ['pack'];
  return question.as === 'master' ? ['deal'] : [];
}
