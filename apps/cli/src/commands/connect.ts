import { randomOf } from '@mura/arena';
import { BOTS } from '@mura/bots';
import { noSuch } from '@mura/engine';
import { Command, Option } from 'commander';
import { connectAIWolf } from '../doors/aiwolf-connect.ts';
import type { Connected, ConnectOptions } from '../doors/connecting.ts';
import { connectLicos } from '../doors/licos-connect.ts';
import { connectNlp } from '../doors/nlp-connect.ts';
import { seededBot } from '../doors/seeded-bot.ts';
import { WrongInput } from '../ending.ts';
import { jsonOption, seedOption, wholeNumber } from '../options.ts';
import { counted, print, printJson } from '../print.ts';

/** How one of our bots becomes a client of each kind of server; adding one is a line here. */
const DOORS: Readonly<Record<string, (options: ConnectOptions) => Promise<Connected>>> = {
  aiwolf: connectAIWolf,
  licos: connectLicos,
  nlp: connectNlp,
};

interface Options {
  readonly door: string;
  readonly url: string;
  readonly bot: string;
  readonly name?: string;
  readonly role?: string;
  readonly token?: string;
  readonly games?: number;
  readonly seed: string;
  readonly json?: true;
}

const MOST_GAMES = 1_000_000;

/** `mura connect`: one of our bots as a client of any server. */
export function connectCommand(): Command {
  return new Command('connect')
    .description('let one of our bots play on a server, ours or the original one')
    .addOption(
      new Option('--door <name>', 'kind of the server').choices(Object.keys(DOORS)).default('aiwolf'),
    )
    .requiredOption('--url <address>', 'the server, e.g. tcp://localhost:10000')
    .option('--bot <name>', 'who plays', 'honest')
    .option('--name <text>', 'the name it gives; that of the bot unless told')
    .option('--role <name>', 'the role it asks for, e.g. SEER')
    .option(
      '--token <text>',
      'aiwolf: a secret, to take its seat again when the connection breaks; else its token',
    )
    .option(
      '--games <number>',
      'say good-bye after so many games; unless told, aiwolf: when the server does, else 1',
      wholeNumber(1, MOST_GAMES),
    )
    .addOption(seedOption('the seed of the chance of the bot'))
    .addOption(jsonOption())
    .addHelpText(
      'after',
      '\nExample:\n  $ mura connect --door aiwolf --url tcp://localhost:10000 --bot honest',
    )
    .action(run);
}

async function run(options: Options): Promise<void> {
  const { door, url, bot: botName, name, role, token, games, seed, json } = options;
  const bot = BOTS.get(botName);
  if (bot === undefined) {
    throw new WrongInput(`${noSuch('bot', botName, BOTS.keys())}.`);
  }
  const random = randomOf(seed);
  const said = { role: role ?? null, token: token ?? null, games: games ?? null };
  const played = await DOORS[door]!({
    url,
    name: name ?? botName,
    bot: seededBot(bot, seed),
    random,
    ...said,
  });
  if (json) printJson({ door, url, bot: botName, ...played });
  else print(`${counted(played.games, 'game')} played as ${name ?? botName} at ${url}.`);
}
