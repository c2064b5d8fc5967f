import type { PlayerId } from '@mura/engine';
import { isWithin, SHIELDED } from '../facts/role-set.ts';
import type { Expected, NightCheck, Way } from './check.ts';
import type { Domains, NightKnown } from './night.ts';

/** Who has survived their one attack, one bit a player. */
type Spared = number;

/** Something that a night can have been, and which players may have survived their one attack then. */
interface NightOutcome {
  readonly ways: readonly Way[];
  readonly isSpared: boolean;
  readonly after: (before: ReadonlySet<Spared>) => ReadonlySet<Spared>;
}

/**
 * All nights as checks that can be counted one by one. They depend on each other only where somebody survives one attack:
 * then the worlds are divided by what each night can have been, so that they can be told apart without counting one
 * twice. `visit` says whether to go on.
 */
export function eachCourse(
  nights: readonly NightKnown[],
  domains: Domains,
  visit: (checks: readonly NightCheck[]) => boolean,
): boolean {
  if (nights.every(({ spared, ways }) => spared.length === 0 && !ways.some(isShieldBroken(domains))))
    return visit(nights.map(({ frame, ways }) => ({ ...frame, expects: [possible(ways)] })));
  return goOn(nights, domains, [], new Set([0]), visit);
}

function goOn(
  nights: readonly NightKnown[],
  domains: Domains,
  checks: readonly NightCheck[],
  spared: ReadonlySet<Spared>,
  visit: (checks: readonly NightCheck[]) => boolean,
): boolean {
  const night = nights[checks.length];
  if (night === undefined) return visit(checks);
  const isLast = checks.length === nights.length - 1;
  for (const { expects, after } of casesOf(night, domains, isLast)) {
    const then = after(spared);
    if (then.size === 0) continue;
    if (!goOn(nights, domains, [...checks, { ...night.frame, expects }], then, visit)) return false;
  }
  return true;
}

interface NightCase {
  readonly expects: readonly Expected[];
  readonly after: NightOutcome['after'];
}

/** Every night is one of these cases, and only one. */
function casesOf(night: NightKnown, domains: Domains, isLast: boolean): NightCase[] {
  const outcomes = outcomesOf(night, domains);
  const [plain, spared] = outcomes;
  if (plain === undefined || spared === undefined || !isQuiet(night)) return everyCaseOf(outcomes);
  // The pack was there, so it can have attacked whom it cannot kill yet; after the last night nothing depends on it.
  return [
    { expects: [expected(plain, true)], after: isLast ? plain.after : either([plain, spared]) },
    { expects: [expected(plain, false), expected(spared, true)], after: spared.after },
  ];
}

/** Nobody died or has failed: the attack was in vain, whatever it was. */
function isQuiet({ told, frame, ways }: NightKnown): boolean {
  return told.dead.length === 0 && frame.failed.all === 0 && ways.length === 1 && !frame.leftOut;
}

function everyCaseOf(outcomes: readonly NightOutcome[]): NightCase[] {
  return Array.from({ length: (1 << outcomes.length) - 1 }, (_, index) => {
    const isIn = (place: number) => ((index + 1) & (1 << place)) !== 0;
    return {
      expects: outcomes.map((outcome, place) => expected(outcome, isIn(place))),
      after: either(outcomes.filter((_outcome, place) => isIn(place))),
    };
  });
}

function expected({ ways, isSpared }: NightOutcome, holds: boolean): Expected {
  return { ways, isSpared, holds };
}

function possible(ways: readonly Way[]): Expected {
  return { ways, isSpared: false, holds: true };
}

function either(outcomes: readonly NightOutcome[]): NightOutcome['after'] {
  return (before) => new Set(outcomes.flatMap(({ after }) => [...after(before)]));
}

function outcomesOf({ ways, spared }: NightKnown, domains: Domains): NightOutcome[] {
  const isBroken = isShieldBroken(domains);
  const plain = ways.filter((way) => !isBroken(way));
  const inVain = ways.filter(({ victim }) => victim === null);
  const killed = [...new Set(ways.filter(isBroken).map(({ victim }) => victim!))];
  return [
    ...(plain.length === 0 ? [] : [{ ways: plain, isSpared: false, after: same }]),
    ...(spared.length === 0 || inVain.length === 0
      ? []
      : [{ ways: inVain, isSpared: true, after: sparing(spared) }]),
    ...killed.map((player) => ({
      ways: ways.filter(({ victim }) => victim === player),
      isSpared: false,
      after: having(player),
    })),
  ];
}

/** Whether a way has somebody killed who survives one attack: it was not their first. */
function isShieldBroken(domains: Domains): (way: Way) => boolean {
  return ({ victim }) => victim !== null && isWithin(domains[victim - 1]!, SHIELDED);
}

function same(before: ReadonlySet<Spared>): ReadonlySet<Spared> {
  return before;
}

function sparing(players: readonly PlayerId[]): NightOutcome['after'] {
  return (before) =>
    new Set(
      [...before].flatMap((spared) =>
        players.filter((player) => (spared & (1 << player)) === 0).map((player) => spared | (1 << player)),
      ),
    );
}

function having(player: PlayerId): NightOutcome['after'] {
  return (before) => new Set([...before].filter((spared) => (spared & (1 << player)) !== 0));
}
