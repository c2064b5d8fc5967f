import { type FactKind, type GameFact, KINDS } from './facts.ts';

/** Where the rules gave something else than the log says. */
export interface LogDifference {
  readonly day: number;
  /**
   * What differs: a kind of fact; `refused`: a choice that the rules do not allow; `line`: a line that does not follow
   * from the rest of the log, e.g. the status of somebody executed; `village`: one that cannot be played at all.
   */
  readonly what: FactKind | 'refused' | 'line' | 'village';
  /** `null`: the log says nothing of it. */
  readonly logged: string | null;
  /** `null`: the rules gave nothing. */
  readonly given: string | null;
}

/**
 * The first difference of each kind on each day. `lastDay`: a log that is cut says nothing of what came after, so on
 * that day the rules may give more.
 */
export function compare(
  logged: readonly GameFact[],
  given: readonly GameFact[],
  kinds: readonly FactKind[],
  lastDay: number | null,
): LogDifference[] {
  const days = Math.max(-1, ...[...logged, ...given].map(({ day }) => day));
  const differences: LogDifference[] = [];
  for (let day = 0; day <= days; day++) {
    for (const kind of KINDS) {
      if (!kinds.includes(kind)) continue;
      const of = (facts: readonly GameFact[]) =>
        inOrder(facts.filter((fact) => fact.day === day && fact.kind === kind));
      const mayBeMore = lastDay !== null && day >= lastDay;
      const difference = firstDifference(day, kind, of(logged), of(given), mayBeMore);
      if (difference !== null) differences.push(difference);
    }
  }
  return differences;
}

/** When in a day somebody failed, a log does not say. */
function inOrder(facts: GameFact[]): GameFact[] {
  return facts[0]?.kind === 'failed'
    ? facts.sort((one, other) => Number(one.text) - Number(other.text))
    : facts;
}

function firstDifference(
  day: number,
  what: FactKind,
  logged: readonly GameFact[],
  given: readonly GameFact[],
  mayBeMore: boolean,
): LogDifference | null {
  const length = mayBeMore ? logged.length : Math.max(logged.length, given.length);
  for (let index = 0; index < length; index++) {
    const one = logged[index]?.text ?? null;
    const other = given[index]?.text ?? null;
    if (one !== other) return { day, what, logged: one, given: other };
  }
  return null;
}
