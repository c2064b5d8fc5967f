import type { PlayerId, Role, Species } from '@mura/engine';
import { type CountProblem, isPossible } from '../count/count.ts';
import type { Fact, Holds } from '../facts/fact.ts';
import { type Knowledge, problemOf } from '../follow/knowledge.ts';
import { rolesUnder } from '../viewpoint/viewpoint.ts';
import { shortestCore } from './shortest-core.ts';

/** Why something must or cannot be, by the fewest events: without any one of them it would not follow. */
export interface Reason {
  readonly verdict: 'certain' | 'impossible';
  /** The facts of these events, in the order of the record; none where the roles of the village alone say it. */
  readonly facts: readonly Fact[];
}

/** Why a player must be of a role or species, or cannot be; `null` where both is possible, or nothing has begun. */
export function why(knowledge: Knowledge, player: PlayerId, what: Role | Species): Reason | null {
  const impossible = coreOf(knowledge, supposing(player, what, true));
  if (impossible !== null) return { verdict: 'impossible', facts: impossible };
  const certain = coreOf(knowledge, supposing(player, what, false));
  return certain === null ? null : { verdict: 'certain', facts: certain };
}

function supposing(player: PlayerId, what: Role | Species, is: boolean): Holds[] {
  return [{ type: 'holds', player, roles: rolesUnder({ player, what, is }) }];
}

/** The fewest facts that contradict each other or the hypotheses, where there is no world; else `null`. */
export function contradictionIn(knowledge: Knowledge): readonly Fact[] | null {
  return coreOf(knowledge, []);
}

function coreOf(knowledge: Knowledge, supposed: readonly Holds[]): readonly Fact[] | null {
  const { story } = knowledge;
  if (story === null) return null;
  const problem = problemOf(knowledge, story, supposed);
  if (isPossible(problem)) return null;
  const events = byEvent(problem.facts);
  const core = shortestCore(events.length, (items) => isPossible(withFacts(problem, events, items)));
  return core === null ? null : core.flatMap((item) => events[item]!);
}

/** One event may tell several things: they are taken or left together. */
function byEvent(facts: readonly Fact[]): (readonly Fact[])[] {
  const events = new Map<number, Fact[]>();
  for (const fact of facts) events.set(fact.seq, [...(events.get(fact.seq) ?? []), fact]);
  return [...events.values()].sort(([one], [other]) => one!.seq - other!.seq);
}

function withFacts(
  { roles, deaths, given }: CountProblem,
  events: readonly (readonly Fact[])[],
  items: readonly number[],
): CountProblem {
  return { roles, deaths, given, facts: items.flatMap((item) => events[item]!) };
}
