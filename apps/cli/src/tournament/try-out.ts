import { type ContestPlan, type ContestTeam, gamesOf, type SeatFault, scheduleOf } from '@mura/arena';
import { DEFAULT_BOT } from '@mura/bots';
import { countPlayers, findPreset } from '@mura/engine';
import type { ContestDoors } from '@mura/server';
import { counted, warn } from '../print.ts';

/** Plays some games of each outside team with a bot of ours; what is wrong with the teams, in words. */
export async function tryOut(hall: ContestDoors, plan: ContestPlan, trials: number): Promise<string[]> {
  const failures: string[] = [];
  if (trials === 0) return failures;
  for (const team of plan.teams) {
    if ('bot' in team || hall.quarantined.includes(team.name)) continue;
    const found = await tryTeam(hall, plan, team, trials);
    warn(`Test games of ${team.name}: ${found ?? 'all well'}.`);
    if (found !== null) failures.push(`${team.name} ${found}`);
  }
  return failures;
}

/** Connects, answers in time, speaks by the rules, and is there to the end; or what it does instead. */
async function tryTeam(
  hall: ContestDoors,
  plan: ContestPlan,
  team: ContestTeam,
  trials: number,
): Promise<string | null> {
  const { name } = team;
  const test = testOf(plan, name, trials);
  const { sets } = scheduleOf(test);
  const faults: SeatFault[] = [];
  for (const set of sets) {
    const games = gamesOf(test, set);
    const played = await hall.trySet(test, games);
    for (const [index, { outcome }] of played.entries()) {
      if (outcome.abortedBy.length > 0) return `does not connect${'command' in team ? PRINTED : ''}`;
      faults.push(...outcome.faults.filter(({ player }) => games[index]!.teams[player - 1] === name));
    }
  }
  return faults.length === 0 ? null : faultText(faults, test);
}

/** Where one sees why a program that was started did not come. */
const PRINTED = " (what its program printed is in the contest's directory, under agents)";

/** E.g. `does what the rules do not allow (31 times: talk; in aiwolf-5 only the protocol may be spoken)`. */
function faultText(faults: readonly SeatFault[], { presets: [preset = ''] }: ContestPlan): string {
  const rules = findPreset(preset);
  const isFormal = rules.ok && rules.value.grammar === 'aiwolf';
  const texts = (['gone', 'late', 'garbage', 'illegal'] as const).flatMap((reason) => {
    const own = faults.filter((fault) => fault.reason === reason);
    if (own.length === 0) return [];
    const acts = new Set(own.map(({ act }) => act));
    const times = own.reduce((sum, { count }) => sum + count, 0);
    const isTalk = reason === 'illegal' && (acts.has('talk') || acts.has('whisper'));
    const why = isTalk && isFormal ? `; in ${preset} only the protocol may be spoken` : '';
    return [`${WORDS[reason]} (${counted(times, 'time')}: ${[...acts].join(', ')}${why})`];
  });
  return texts.join(', ');
}

const WORDS = {
  gone: 'leaves games',
  late: 'answers too late',
  garbage: 'gives answers that cannot be read',
  illegal: 'does what the rules do not allow',
} as const;

/** The team on one seat among bots, in the first form of the plan and in one set, so that its program stays. */
function testOf(plan: ContestPlan, name: string, trials: number): ContestPlan {
  const own = plan.teams.filter((team) => team.name === name);
  const presets = plan.presets.slice(0, 1);
  const others = Array.from({ length: seatsIn(presets) - own.length }, (_, index) => ({
    name: `${name} (test ${index + 1})`,
    bot: DEFAULT_BOT,
  }));
  return {
    ...plan,
    presets,
    seed: `${plan.seed}/test/${name}`,
    kinds: ['cross'],
    games: trials,
    stop: null,
    set: trials,
    teams: [...own, ...others],
  };
}

function seatsIn([preset = '']: readonly string[]): number {
  const rules = findPreset(preset);
  return rules.ok ? countPlayers(rules.value) : 0;
}
