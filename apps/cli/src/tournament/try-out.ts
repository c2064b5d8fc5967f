import { type ContestGame, type ContestPlan, gamesOf, scheduleOf } from '@mura/arena';
import type { Hall } from '@mura/server';
import { warn } from '../print.ts';

/** Plays some games of each outside team with a bot of ours; what is wrong with the teams, in words. */
export async function tryOut(hall: Hall, plan: ContestPlan, trials: number): Promise<string[]> {
  const failures: string[] = [];
  if (trials === 0) return failures;
  for (const team of plan.teams) {
    if ('bot' in team) continue;
    const found = await tryTeam(hall, plan, team.name, trials);
    warn(`Test games of ${team.name}: ${found ?? 'all well'}.`);
    if (found !== null) failures.push(`${team.name} ${found}`);
  }
  return failures;
}

/** Connects, answers in time, speaks by the rules, and is there to the end; or what it does instead. */
async function tryTeam(hall: Hall, plan: ContestPlan, name: string, trials: number): Promise<string | null> {
  const test = testOf(plan, name, trials);
  const { sets } = scheduleOf(test);
  const faults = new Map<string, number>();
  for (const set of sets) {
    const games = [...gamesOf(test, set)];
    const played = await hall.playSet(test, games);
    for (const [index, { outcome }] of played.entries()) {
      if (outcome.abortedBy.length > 0) return 'does not connect';
      addFaults(faults, { game: games[index]!, ...outcome }, name);
    }
  }
  const worst = (['gone', 'late', 'garbage', 'illegal'] as const).filter((reason) => faults.has(reason));
  return worst.length === 0
    ? null
    : worst.map((reason) => `${WORDS[reason]} (${faults.get(reason)} times)`).join(', ');
}

const WORDS = {
  gone: 'leaves games',
  late: 'answers too late',
  garbage: 'gives answers that cannot be read',
  illegal: 'does what the rules do not allow',
} as const;

/** The team against a bot in its first form, in one set, so that its programs stay. */
function testOf(plan: ContestPlan, name: string, trials: number): ContestPlan {
  const own = plan.teams.filter((team) => team.name === name);
  const partner = { name: `${name} (test)`, bot: 'honest' };
  return {
    ...plan,
    presets: plan.presets.slice(0, 1),
    seed: `${plan.seed}/test/${name}`,
    kinds: ['cross'],
    games: trials,
    stop: null,
    set: trials,
    teams: [...own, partner],
  };
}

function addFaults(faults: Map<string, number>, { game, faults: found }: ContestGame, name: string): void {
  for (const { player, reason, count } of found)
    if (game.teams[player - 1] === name) faults.set(reason, (faults.get(reason) ?? 0) + count);
}
