import {
  type Benchmark,
  benchContest,
  benchEngine,
  type ContestCost,
  type Profile,
  profileEngine,
} from '@mura/arena';
import type { Result } from '@mura/engine';
import { Argument, Command, Option } from 'commander';
import { benchLanguage } from '../bench-language.ts';
import { benchWire } from '../bench-wire/wire.ts';
import { benchWorlds } from '../bench-worlds.ts';
import { WrongInput } from '../ending.ts';
import { decimalNumber, jsonOption, names, wholeNumber } from '../options.ts';
import { ProgressLine, percent, print, printJson, table } from '../print.ts';

const LONGEST_SECONDS = 600;

const PARTS = ['engine', 'language', 'worlds', 'wire'] as const;
type BenchPart = (typeof PARTS)[number];
/** Measured only where it is asked for: what a contest costs besides its games. */
const CONTEST = 'contest';

interface Options {
  readonly presets: string[];
  readonly bots: string[];
  readonly seconds: number;
  readonly only?: string[];
  readonly villages: number;
  readonly finished: number;
  readonly games: number;
  readonly profile?: true;
  readonly json?: true;
}

/** `mura bench`: how fast Mura is on this machine. */
export function benchCommand(): Command {
  return new Command('bench')
    .description('measure the speed of Mura on this machine')
    .addArgument(new Argument('[part]', 'what to measure; default: all').choices([...PARTS, CONTEST]))
    .addOption(PRESETS)
    .addOption(BOTS)
    .option('--seconds <number>', 'time for each line', decimalNumber(0.01, LONGEST_SECONDS), 5)
    .addOption(
      new Option('--only <names>', 'of the wires, these: wire/nlp-5, wire/web-load …').argParser(names),
    )
    .option('--villages <number>', 'of wire/web-load: villages at the same time', wholeNumber(1, 5000), 500)
    .option('--finished <number>', 'and villages that ended before', wholeNumber(0, 10_000_000), 0)
    .option('--games <number>', 'of contest: games that are played', wholeNumber(1, 1_000_000), 20_000)
    .option('--profile', 'of engine: where the CPU of the games goes, instead of their speed')
    .addOption(jsonOption())
    .addHelpText('after', EXAMPLE)
    .action(run);
}

const PRESETS = new Option('--presets <names>', 'forms of the game')
  .argParser(names)
  .default(['aiwolf-5', 'aiwolf-15'], 'aiwolf-5,aiwolf-15');

const BOTS = new Option('--bots <names>', 'who plays; every bot in villages of its own')
  .argParser(names)
  .default(['chatter'], 'chatter');

const EXAMPLE = `
Each line is warmed up until it is steady, then measured ten times with other games; the middle one is shown.
Lines that end in /written also write every record into a temporary directory, in shards of 50.
Of worlds/… an event is one event of a record for one viewpoint: what it tells, and all worlds counted.
Of wire/… the CPU is that of the server; the clients, who answer at once, are another process on the same machine.
Every event is durable before anybody hears of it.
Of contest/… all shares are of the processor time in which the games are played and recorded, by that of the thread and of
the whole process.

Examples:
  $ mura bench engine --seconds 5 --json
  $ mura bench contest --presets aiwolf-5 --bots honest --games 20000`;

async function run(part: BenchPart | typeof CONTEST | undefined, options: Options): Promise<void> {
  const progress = new ProgressLine();
  const onBegin = (name: string) => progress.show(name);
  if (part === CONTEST) {
    const contests = await contestCosts(options, onBegin);
    progress.end();
    if (options.json) printJson({ contests });
    else print(table([COST_HEAD, ...contests.flatMap(costRows)]));
    return;
  }
  if (options.profile) {
    const profiles = measuredBy(await profileEngine({ ...options, onBegin }));
    progress.end();
    if (options.json) printJson({ profiles });
    else print(profiles.map(profileText).join('\n\n'));
    return;
  }
  const parts = part === undefined ? PARTS : [part];
  const benchmarks: Benchmark[] = [];
  for (const one of parts) benchmarks.push(...(await benchPart(one, options, onBegin)));
  progress.end();
  if (options.json) printJson({ benchmarks });
  else print(table([HEAD, ...benchmarks.map(row)]));
}

async function benchPart(
  part: BenchPart,
  options: Options,
  onBegin: (name: string) => void,
): Promise<Benchmark[]> {
  if (part === 'wire') return benchWire({ ...options, only: options.only ?? null }, onBegin);
  if (part === 'language') return benchLanguage(options.seconds, onBegin);
  if (part === 'worlds') return benchWorlds(options.seconds, onBegin);
  const { presets, bots, seconds } = options;
  return measuredBy(await benchEngine({ presets, bots, seconds, onBegin }));
}

async function contestCosts(
  { presets, bots, games }: Options,
  onBegin: (name: string) => void,
): Promise<ContestCost[]> {
  const costs: ContestCost[] = [];
  for (const preset of presets)
    for (const bot of bots) {
      onBegin(`contest/${preset}/${bot}`);
      costs.push(measuredBy(await benchContest({ preset, bot, games })));
    }
  return costs;
}

const COST_HEAD = [
  ...['contest', 'games', 'CPU seconds of', 'games', 'planning and keeping', 'talk', 'report'],
];

function costRows({ name, games, ofProcess, ...ofThread }: ContestCost): (string | number)[][] {
  const rowOf = (clock: string, { playing, overhead, talk, report }: typeof ofProcess) => [
    ...[name, games, clock, playing.toFixed(1), percent(overhead), percent(talk), percent(report)],
  ];
  return [rowOf('thread', ofThread), rowOf('process', ofProcess)];
}

function measuredBy<Measured>(measured: Result<Measured, string>): Measured {
  if (!measured.ok) throw new WrongInput(`${measured.error}.`);
  return measured.value;
}

function profileText({ name, parts }: Profile): string {
  return table([[name, 'of the CPU'], ...parts.map(({ part, share }) => [part, percent(share)])]);
}

const HEAD = ['benchmark', 'per CPU second', 'per second', '99 % within'];

function row({ name, unit, perCpuSecond, perSecond, p99Ms }: Benchmark): string[] {
  return [
    name,
    `${Math.round(perCpuSecond)} ${unit}`,
    `${Math.round(perSecond)} ${unit}`,
    `${p99Ms.toFixed(2)} ms`,
  ];
}
