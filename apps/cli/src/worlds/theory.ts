import {
  type First,
  type Fraction,
  guide,
  printFraction,
  type Simulation,
  simulateWolfWins,
  toNumber,
  wolfWins,
} from '@mura/worlds';
import { WrongInput } from '../ending.ts';
import { print, printJson, table } from '../print.ts';

export interface TheoryOptions {
  readonly players: number;
  readonly wolves: number;
  readonly games: number;
  readonly seed: string;
  readonly json?: true;
}

const FIRSTS: readonly First[] = ['day', 'night'];

/** How likely the werewolves win where nobody has an ability. */
export function runTheory(options: TheoryOptions): void {
  const { players, wolves, games } = options;
  if (wolves > players)
    throw new WrongInput(`There cannot be ${wolves} werewolves among ${players} players.`);
  const answers = FIRSTS.map((first) => answerFor(first, options));
  const rule = guide({ players, werewolves: wolves });
  if (options.json) printJson({ players, wolves, guide: rule, games, ...toJson(answers) });
  else print([heading(options), '', tableOf(answers), '', ...remarks(options, rule)].join('\n'));
}

interface TheoryRow {
  readonly first: First;
  readonly exact: Fraction;
  readonly random: Simulation;
  readonly bloc: Simulation;
}

function answerFor(first: First, { players, wolves, games, seed }: TheoryOptions): TheoryRow {
  const village = { players, werewolves: wolves, first };
  const play = (voting: 'random' | 'bloc') => simulateWolfWins({ ...village, voting, games, seed });
  return { first, exact: wolfWins(village), random: play('random'), bloc: play('bloc') };
}

function toJson(answers: readonly TheoryRow[]) {
  return Object.fromEntries(
    answers.map(({ first, exact, random, bloc }) => [
      first,
      { exact: printFraction(exact), value: toNumber(exact), random: shareOf(random), bloc: shareOf(bloc) },
    ]),
  );
}

function shareOf({ share, error }: Simulation): { share: number; error: number } {
  return { share, error };
}

function heading({ players, wolves }: TheoryOptions): string {
  return `The werewolves' chance with ${wolves} of ${players} players, nobody having an ability`;
}

function tableOf(answers: readonly TheoryRow[]): string {
  return table([
    ['', 'exact', '', 'random votes', 'wolves vote together'],
    ...answers.map(({ first, exact, random, bloc }) => [
      `${first} first`,
      shortened(printFraction(exact)),
      percent(toNumber(exact)),
      simulated(random),
      simulated(bloc),
    ]),
  ]);
}

/** A fraction with parts of many digits helps nobody on a terminal; `--json` has it whole. */
function shortened(fraction: string): string {
  return fraction.length > 40 ? 'see --json' : fraction;
}

function simulated({ games, share, error }: Simulation): string {
  return games === 0 ? '-' : `${percent(share)} ± ${(200 * error).toFixed(2)}`;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(2)} %`;
}

function remarks({ players, wolves, games }: TheoryOptions, rule: number): string[] {
  const lines = [`guide m/√n = ${rule.toFixed(3)} (the chance grows as it does; it is no probability)`];
  if (games > 0) lines.push(`${games} games of each kind; ± is two standard errors`);
  if (players === 15 && wolves === 3)
    lines.push(
      'The 97.1 % printed for 15 and 3 is not w(n,m): votes of the werewolves as a bloc explain it.',
    );
  return lines;
}
