import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_BOT } from '@mura/bots';
import { countPlayers, familyOf, findPreset, type Rules, type SymbolTreatment } from '@mura/engine';
import { nlp } from '@mura/protocols';
import type { DoorAlone, NlpDoorOptions } from '@mura/server';
import { Command, Option } from 'commander';
import { describeFileError, stopAsked, WrongInput } from '../ending.ts';
import { botsOption, checkBots, firstOption, jsonOption, seedOption, wholeNumber } from '../options.ts';
import { counted, ProgressLine, warn } from '../print.ts';
import { notOpened, secretOf, symbolsIn, symbolsOption } from './door-options.ts';
import { tellResults } from './results.ts';

interface Options {
  readonly port?: number;
  readonly host?: string;
  readonly preset?: string;
  readonly games?: number;
  readonly first: number;
  readonly seed: string;
  readonly record: string;
  readonly timeout?: number;
  readonly response?: number;
  readonly config?: string;
  readonly match?: nlp.Matching['mode'];
  readonly names?: 'cast' | 'agents';
  readonly lang: 'ja' | 'en';
  readonly talk?: nlp.Wire['talk'];
  readonly generation: nlp.Wire['generation'];
  readonly symbols?: SymbolTreatment;
  readonly agents?: number;
  readonly bots: string[];
  readonly realtime?: true;
  readonly showRoles?: true;
  readonly diary?: string;
  readonly json?: true;
}

/** `mura door nlp`: the door of the natural-language contest alone. */
export function nlpDoorCommand(): Command {
  return new Command('nlp')
    .description('agents of the natural-language contest, over WebSocket at /ws')
    .option('--port <number>', 'where to listen; 0: any free port (default: 8080)', wholeNumber(0, 65_535))
    .option('--host <address>', 'on which address; 0.0.0.0: on all (default: 127.0.0.1)')
    .option('--preset <name>', 'the form of the game (default: nlp-5; see: mura presets)')
    .option(
      '--games <number>',
      'how many games; 0: until it is stopped (default: 1)',
      wholeNumber(0, 1_000_000),
    )
    .addOption(firstOption())
    .addOption(seedOption('the seed of all chance'))
    .option('--record <directory>', 'where the records go, one file a game', 'records')
    .option('--timeout <ms>', 'the time for an answer', wholeNumber(1, 86_400_000))
    .option('--response <ms>', 'the time to show that one is alive', wholeNumber(1, 86_400_000))
    .option('--config <file>', 'a configuration of the contest server (YAML)')
    .addOption(new Option('--match <mode>', 'who plays with whom').choices(['self', 'mixed', 'scheduled']))
    .addOption(
      new Option('--names <kind>', 'names of characters, or Agent[01] …').choices(['cast', 'agents']),
    )
    .addOption(
      new Option('--lang <language>', 'language of names and profiles').choices(['ja', 'en']).default('ja'),
    )
    .addOption(
      new Option('--talk <way>', 'by the clock: agents are asked, or speak freely').choices([
        'asked',
        'freely',
      ]),
    )
    .addOption(
      new Option('--generation <year>', 'how remain_count is counted').choices(['s25', 's26']).default('s25'),
    )
    .addOption(symbolsOption())
    .option(
      '--agents <number>',
      'how many agents play a game; our bots take the other seats',
      wholeNumber(1, 20),
    )
    .addOption(botsOption(DEFAULT_BOT))
    .option('--realtime', 'show the games to viewers at /realtime')
    .option('--show-roles', 'let everybody who watches see roles')
    .option('--diary <directory>', 'tell the author of each agent what went wrong')
    .addOption(jsonOption())
    .addHelpText('after', EXAMPLE)
    .action(run);
}

const EXAMPLE = `
Agents connect to ws://127.0.0.1:8080/ws, give their name, and are dealt into games; each plays one.
Tokens are checked with the secret in SECRET_KEY, where the configuration asks for them.

Examples:
  $ mura door nlp --preset nlp-5 --games 10 --record records
  $ mura door nlp --agents 1 --bots talker         # one agent of yours among our bots`;

async function run(options: Options): Promise<void> {
  const config = options.config === undefined ? null : readConfig(options.config);
  const opening = doorOptions(options, config);
  const { preset } = opening;
  const progress = new ProgressLine();
  let played = 0;
  const onGame = () => progress.show(`${++played} of ${gamesOf(opening)}`);
  const door = await open({ ...opening, onGame });
  void stopAsked().then(() => door.drain());
  for (const line of [...(config?.notes ?? []), ...unknownKeys(config)]) warn(line);
  warn(`The NLP door is open at ws://${opening.address}:${door.port}/ws: ${gamesOf(opening)} of ${preset}.`);
  const results = await door.done;
  await door.close();
  progress.end();
  tellResults({ ...options, door: 'nlp', preset, results }, { json: options.json === true });
}

function gamesOf({ games }: NlpDoorOptions): string {
  return Number.isFinite(games) ? counted(games, 'game') : 'games';
}

async function open(options: NlpDoorOptions): Promise<DoorAlone> {
  try {
    const { openNlpDoor } = await import('@mura/server');
    const door = await openNlpDoor(options);
    if (door.ok) return door.value;
    throw new WrongInput(`${door.error}.`);
  } catch (error) {
    throw notOpened(error, options);
  }
}

function readConfig(path: string): nlp.NlpConfig {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    throw new WrongInput(`${path} cannot be read: ${describeFileError(error)}.`);
  }
  const config = nlp.readNlpConfig(text);
  if (config.ok) return config.value;
  const lines = config.error.map(({ path: key, message }) => `  ${key === '' ? 'the file' : key} ${message}`);
  throw new WrongInput(`${path} is not a configuration:\n${lines.join('\n')}`);
}

function unknownKeys(config: nlp.NlpConfig | null): string[] {
  const keys = config?.unknown ?? [];
  return keys.length === 0 ? [] : [`Keys that Mura does not know, and leaves alone: ${keys.join(', ')}`];
}

function doorOptions(options: Options, config: nlp.NlpConfig | null): NlpDoorOptions {
  const { preset, rules } = villageOf(options, config);
  const { record, lang } = options;
  const games = options.games ?? (config?.matching.mode === 'scheduled' ? config.matching.games : 1);
  const feed = config?.realtime ?? { folder: join(record, 'realtime'), filename: '{game_id}', delay: 0 };
  return {
    port: options.port ?? config?.port ?? 8080,
    address: options.host ?? config?.host ?? '127.0.0.1',
    games: games === 0 ? Number.POSITIVE_INFINITY : games,
    first: options.first,
    seed: options.seed,
    preset,
    rules,
    timeout: timeoutsOf(options, config, rules),
    generation: options.generation,
    talk: options.talk ?? (nlp.hasGroupChat(rules) && familyOf(preset) !== 'card' ? 'freely' : 'asked'),
    matching: {
      ...(config?.matching ?? ALONE),
      ...(options.match === undefined ? {} : { mode: options.match }),
    },
    characters: charactersOf(options, config, preset),
    language: lang,
    symbols: symbolsIn(preset, options.symbols),
    agents: agentsOf(options, rules),
    bots: options.bots,
    secret: config?.authentication ? secretOf(process.env) : null,
    realtime: options.realtime || config?.realtime ? feed : null,
    showRoles: options.showRoles === true,
    gameLog: config?.gameLog ?? null,
    record,
    diary: options.diary ?? null,
  };
}

const ALONE: nlp.Matching = {
  mode: 'self',
  teams: 5,
  games: 5,
  path: './match_optimizer.json',
  endless: false,
  abortedWeight: 0,
};

/** Where both are given, the rules are those of the preset, and all else is the configuration's. */
function villageOf(
  { preset, timeout }: Options,
  config: nlp.NlpConfig | null,
): { preset: string; rules: Rules } {
  const name = preset ?? (config === null ? 'nlp-5' : 'custom');
  const found = preset === undefined && config !== null ? config.rules : presetRules(name);
  if (timeout === undefined) return { preset: name, rules: found };
  return { preset: name, rules: { ...found, absence: { ...found.absence, answerLimit: timeout } } };
}

function presetRules(name: string): Rules {
  const rules = findPreset(name);
  if (rules.ok) return rules.value;
  throw new WrongInput(`${rules.error}.`);
}

/** The servers of the contest wait five seconds longer than they say, because of the way. */
const ON_THE_WAY = 5000;

function timeoutsOf(
  { timeout, response }: Options,
  config: nlp.NlpConfig | null,
  rules: Rules,
): nlp.Timeouts {
  const limit = rules.absence.answerLimit ?? 60_000;
  const told = limit > 2 * ON_THE_WAY ? limit - ON_THE_WAY : limit;
  return {
    action: timeout ?? config?.timeout.action ?? told,
    response: response ?? config?.timeout.response ?? 120_000,
  };
}

/** What our bots say is told to agents in the names of the village, whatever they are. */
function charactersOf(
  { names }: Options,
  config: nlp.NlpConfig | null,
  preset: string,
): NlpDoorOptions['characters'] {
  if (names === 'agents') return null;
  if (config !== null) return names === 'cast' ? (config.characters ?? []) : config.characters;
  return names === 'cast' || familyOf(preset) === 'nlp' ? [] : null;
}

function agentsOf({ agents, bots }: Options, rules: Rules): number {
  const seats = countPlayers(rules);
  checkBots(bots);
  if (agents !== undefined && agents > seats)
    throw new WrongInput(`There are ${seats} seats, so at most ${seats} agents can play.`);
  return agents ?? seats;
}
