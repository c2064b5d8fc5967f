import { randomBytes } from 'node:crypto';
import { checkRun, playGame, ready } from '@mura/arena';
import { givenTo, invariant } from '@mura/engine';
import { natural } from '@mura/language';
import { eventsOf, readRecord, type TellingLanguage, type VillageRecord } from '@mura/records';
import { Command } from 'commander';
import { WrongInput } from '../ending.ts';
import {
  botsOption,
  findViewer,
  jsonOption,
  languageOption,
  presetOption,
  viewerOption,
} from '../options.ts';
import { print, printJson } from '../print.ts';
import { retold } from '../retold.ts';
import { scriptOf } from '../script.ts';

interface Options {
  readonly preset: string;
  readonly bots: string[];
  readonly seed?: string;
  readonly as: string;
  readonly lang: TellingLanguage;
  readonly protocol?: true;
  readonly json?: true;
}

/** `mura play`: one village of bots, from its opening to its end. */
export function playCommand(): Command {
  return new Command('play')
    .description('watch one village of bots, from its opening to its end')
    .addOption(presetOption())
    .addOption(botsOption('honest'))
    .option('--seed <text>', 'the seed of all chance; another one each time unless told')
    .addOption(viewerOption())
    .addOption(languageOption())
    .option('--protocol', 'show talk as it is spoken, in the protocol, not in words')
    .addOption(jsonOption())
    .addHelpText(
      'after',
      '\nThe village is the first game of: mura simulate with the same seed.\n\nExample:\n  $ mura play --seed 7 --as observer',
    )
    .action(run);
}

async function run(options: Options): Promise<void> {
  const seed = options.seed ?? randomBytes(4).toString('hex');
  const record = await played(options, seed);
  const viewer = findViewer(options.as, record.header.cast);
  if (options.json) {
    for (const given of givenTo(viewer, eventsOf(record))) printJson(given);
    return;
  }
  const shown = options.protocol ? record : await retold(record, options.lang);
  print(scriptOf(shown, { viewer, language: options.lang }));
  print(NEXT[options.lang](seed));
}

async function played({ preset, bots }: Options, seed: string): Promise<VillageRecord> {
  const run = checkRun({ preset, bots, seed });
  if (!run.ok) throw new WrongInput(`${run.error}.`);
  const { words } = run.value;
  const speech = words === null ? null : await natural.loadSpeech(words);
  const read = readRecord(playGame(ready(run.value, speech), 1).text);
  invariant(read.ok, 'a record that was just written can be read');
  return read.value.record;
}

/** What to try next. */
const NEXT: Readonly<Record<TellingLanguage, (seed: string) => string>> = {
  en: (seed) => `
This village grew from the seed ${seed}. Try next:
  npx mura play --seed ${seed} --as 3      the same village through the eyes of player 3
  npx mura play --preset aiwolf-15         a larger village (npx mura presets lists all)
  npx mura simulate --games 1000           a thousand villages, and who wins
  npx mura --help                          everything else`,
  ja: (seed) => `
この村は種 ${seed} から生まれました。次は：
  npx mura play --seed ${seed} --as 3      同じ村をプレイヤー3の目で見る
  npx mura play --preset aiwolf-15         もっと大きな村（一覧は npx mura presets）
  npx mura simulate --games 1000           千の村を開き、勝敗を数える
  npx mura --help                          そのほかのこと`,
};
