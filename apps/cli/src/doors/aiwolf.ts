import { readFileSync } from 'node:fs';
import { MOST_GAMES } from '@mura/arena';
import { DEFAULT_BOT } from '@mura/bots';
import {
  aboutPreset,
  aiwolfRules,
  checkSetup,
  countPlayers,
  familyOf,
  findPreset,
  plainSetup,
  type Rules,
  type SymbolTreatment,
} from '@mura/engine';
import { aiwolf } from '@mura/protocols';
import type { DoorAlone, GameResult } from '@mura/server';
import { Command } from 'commander';
import { describeFileError, stopAsked, WrongInput } from '../ending.ts';
import {
  botsOption,
  checkBots,
  firstOption,
  jsonOption,
  presetOption,
  seedOption,
  wholeNumber,
} from '../options.ts';
import { counted, ProgressLine, warn } from '../print.ts';
import { notOpened, symbolsIn, symbolsOption } from './door-options.ts';
import { tellResults } from './results.ts';

interface Options {
  readonly port: number;
  readonly host: string;
  readonly preset: string;
  readonly games: number;
  readonly first: number;
  readonly seed: string;
  readonly record: string;
  readonly timeout?: number;
  readonly config?: string;
  readonly agents?: number;
  readonly bots: string[];
  readonly tables: number;
  readonly symbols?: SymbolTreatment;
  readonly diary?: string;
  readonly json?: true;
}

/** As it stands in the command. */
type GivenOptions = Omit<Options, 'bots'> & { readonly bots?: string[] };

const MOST_TABLES = 1000;
const LONGEST_LIMIT = 86_400_000;

/** `mura door aiwolf`: a server for agents of the AIWolf platform. */
export function aiwolfDoorCommand(): Command {
  return new Command('aiwolf')
    .description('a server for agents of the AIWolf platform, over TCP')
    .option('--port <number>', 'where to listen; 0: any free port', wholeNumber(0, 65_535), 10_000)
    .option('--host <address>', 'on which address; 0.0.0.0: on all', '127.0.0.1')
    .addOption(presetOption())
    .option('--games <number>', 'how many games, all on the same connections', wholeNumber(1, MOST_GAMES), 1)
    .addOption(firstOption())
    .addOption(seedOption('the seed of all chance'))
    .option('--record <directory>', 'where the records go, one file a game', 'records')
    .option(
      '--timeout <ms>',
      'limit of an answer, in place of that of the preset',
      wholeNumber(1, LONGEST_LIMIT),
    )
    .option('--config <file>', 'a setting file of the Java server')
    .option('--agents <number>', 'how many agents connect; our bots take the other seats', wholeNumber(1, 20))
    .addOption(botsOption(null))
    .option('--tables <number>', 'tables that play at the same time', wholeNumber(1, MOST_TABLES), 1)
    .addOption(symbolsOption())
    .option('--diary <directory>', 'write down for each agent what could not be used, and why')
    .addOption(jsonOption())
    .addHelpText('after', EXAMPLE)
    .action(run);
}

const EXAMPLE = `
It ends after its games. An agent that is late, wrong or gone harms nobody: its acts are substituted.

Examples:
  $ mura door aiwolf --preset aiwolf-15 --games 100 --record records --diary diary
  $ mura door aiwolf --agents 1 --bots honest      # one agent of yours against our bots
  $ mura door aiwolf --agents 1 --seed 7 --first 12      # game 12 of the seed 7 once more`;

async function run(given: GivenOptions): Promise<void> {
  const rules = rulesOf(given);
  const defaultBot = aboutPreset(given.preset)?.talkIsNatural === true ? DEFAULT_BOT : 'honest';
  const options: Options = { ...given, bots: given.bots ?? [defaultBot] };
  const agents = agentsOf(options, rules);
  const results: GameResult[] = [];
  const progress = new ProgressLine();
  const door = await open(options, rules, agents, (result) => {
    results.push(result);
    progress.show(`${results.length} of ${counted(options.games, 'game')}`);
  });
  const { preset, games, host, json } = options;
  warn(
    `The AIWolf door is open at tcp://${host}:${door.port}: ${counted(agents, 'agent')}, ${counted(games, 'game')} of ${preset}.`,
  );
  const played = await Promise.race([door.done, interrupted()]);
  await door.close();
  progress.end();
  tellResults({ ...options, door: 'aiwolf', results: played ?? results }, { json: json === true });
  if (played === null) throw new WrongInput('Stopped before all games were played.');
}

async function interrupted(): Promise<null> {
  await stopAsked();
  return null;
}

async function open(
  options: Options,
  rules: Rules,
  agents: number,
  onGame: (result: GameResult) => void,
): Promise<DoorAlone> {
  const { port, host, preset, games, first, seed, record, bots, tables, diary = null } = options;
  const symbols = symbolsIn(preset, options.symbols);
  const { openAIWolfDoor } = await import('@mura/server');
  try {
    return await openAIWolfDoor({
      port,
      address: host,
      preset,
      rules,
      games,
      first,
      seed,
      record,
      agents,
      bots,
      tables,
      symbols,
      diary,
      onGame,
    });
  } catch (error) {
    throw notOpened(error, { port, address: host });
  }
}

/** The rules of the preset, with what the file and the options change. */
function rulesOf({ preset, config, timeout }: GivenOptions): Rules {
  const found = findPreset(preset);
  if (!found.ok) throw new WrongInput(`${found.error}.`);
  const refusal = aiwolf.whyNot(found.value);
  if (refusal !== null) throw new WrongInput(`${preset} cannot be played at the AIWolf door: ${refusal}.`);
  const configured = config === undefined ? found.value : configuredRules(preset, found.value, config);
  const absence = { ...configured.absence, answerLimit: timeout ?? configured.absence.answerLimit };
  const rules = { ...configured, absence };
  const checked = checkSetup(plainSetup(preset, rules, null));
  if (checked.ok) return rules;
  throw new WrongInput(checked.error.map(({ path, message }) => `${path} ${message}`).join('; '));
}

function configuredRules(preset: string, { roles }: Rules, path: string): Rules {
  if (familyOf(preset) !== 'aiwolf') {
    throw new WrongInput(`A setting file changes the presets aiwolf-3 to aiwolf-18 only, not ${preset}.`);
  }
  const file = aiwolf.parseSettingFile(readSettings(path));
  if (!file.ok) throw new WrongInput(`${path}: ${file.error}`);
  const { settings, unknown, absent } = file.value;
  if (unknown.length > 0) warn(`${path}: not known here, and without effect: ${unknown.join(', ')}.`);
  if (absent.length > 0) {
    warn(
      `${path}: not given, so the default holds (the Java server would take 0 or false): ${absent.join(', ')}.`,
    );
  }
  return aiwolfRules(roles, settings);
}

function readSettings(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new WrongInput(`Cannot read ${path}: ${describeFileError(error)}.`);
  }
}

function agentsOf({ agents, bots }: Options, rules: Rules): number {
  const seats = countPlayers(rules);
  checkBots(bots);
  if (agents !== undefined && agents > seats) {
    throw new WrongInput(`There are ${seats} seats, so at most ${seats} agents can play.`);
  }
  return agents ?? seats;
}
