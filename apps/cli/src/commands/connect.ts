import { randomOf } from '@mura/arena';
import { type Bot, DEFAULT_BOT, findBot, inCharacter, isSlowBot, SLOW_BOTS } from '@mura/bots';
import { natural } from '@mura/language';
import type { LlmUsage, SlowBot } from '@mura/server';
import { Command, Option } from 'commander';
import {
  type Connected,
  type ConnectOptions,
  connectAIWolf,
  connectLicos,
  connectNlp,
} from '../doors/connect.ts';
import { seededBot } from '../doors/seeded-bot.ts';
import { WrongInput } from '../ending.ts';
import { mustHaveModel, usageText } from '../llm.ts';
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
  readonly bot?: string;
  readonly words?: natural.Tongue | 'none';
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
    .option(
      '--bot <name>',
      'who plays; llm: a language model (see docs/how-to-write-a-bot.md). Default: talker at nlp, else honest',
    )
    .addOption(
      new Option(
        '--words <language>',
        'speak like people, in this language; none: in the AIWolf protocol. Default: ja at nlp, none elsewhere; llm speaks ja at licos, too',
      ).choices([...natural.TONGUES, 'none']),
    )
    .option('--name <text>', 'the name it gives (default: that of the bot)')
    .option('--role <name>', 'the role it asks for, e.g. SEER')
    .option(
      '--token <text>',
      'aiwolf: a secret, to take its seat again when the connection breaks; else its token',
    )
    .option(
      '--games <number>',
      'say good-bye after so many games (default: 1; aiwolf: when the server does)',
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
  const { door, url, name, role, token, games, seed, json } = options;
  const botName = options.bot ?? (door === 'nlp' ? DEFAULT_BOT : 'honest');
  const { bot, usage } = await playerOf(botName, options);
  const random = randomOf(seed);
  const said = { role: role ?? null, token: token ?? null, games: games ?? null };
  const played = await DOORS[door]!({
    url,
    name: name ?? botName,
    bot,
    random,
    ...said,
  });
  const used = usage?.() ?? null;
  if (json) printJson({ door, url, bot: botName, ...played, ...(used === null ? {} : { llm: used }) });
  else
    print(
      `${counted(played.games, 'game')} played as ${name ?? botName} at ${url}.${used === null ? '' : `\n${usageText(botName, used)}`}`,
    );
}

interface ConnectedBot {
  readonly bot: Bot | SlowBot;
  /** What a language model has done so far. */
  readonly usage?: () => LlmUsage;
}

async function playerOf(name: string, options: Options): Promise<ConnectedBot> {
  const tongue = tongueOf(name, options);
  const speech = tongue === 'none' ? null : await natural.loadSpeech(tongue);
  if (isSlowBot(name)) {
    const { llmBot } = await import('@mura/server');
    const model = await mustHaveModel(process.env, name);
    return { bot: llmBot(model, speech) as SlowBot, usage: () => model.usage };
  }
  const found = findBot(name, SLOW_BOTS);
  if (!found.ok) throw new WrongInput(`${found.error}.`);
  const bot = speech === null ? found.value.mind : inCharacter(found.value, speech);
  return { bot: seededBot(bot, options.seed) };
}

/** At the door of the natural-language contest everybody speaks like people. */
function tongueOf(bot: string, { words, door }: Options): natural.Tongue | 'none' {
  if (words !== undefined) return words;
  return door === 'nlp' || (door === 'licos' && isSlowBot(bot)) ? 'ja' : 'none';
}
