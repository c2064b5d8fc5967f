import { randomBytes } from 'node:crypto';
import { checkRun, playGame, ready } from '@mura/arena';
import { givenTo, invariant } from '@mura/engine';
import { natural } from '@mura/language';
import { eventsOf, readRecord, type VillageRecord } from '@mura/records';
import { type Language, loadTexts } from '@mura/words';
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
import { retold, scriptOf } from '../script.ts';

interface Options {
  readonly preset: string;
  readonly bots: string[];
  readonly seed?: string;
  readonly as: string;
  readonly lang: Language;
  readonly protocol?: true;
  readonly json?: true;
}

/** `mura play`: one village of bots, from its opening to its end. */
export function playCommand(): Command {
  return new Command('play')
    .description('watch one village of bots, from its opening to its end')
    .addOption(presetOption())
    .addOption(botsOption('honest'))
    .option('--seed <text>', 'the seed of all chance (default: another one each time)')
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
  print(await scriptOf(shown, { viewer, language: options.lang }));
  print((await loadTexts('story', options.lang)).afterPlay(seed));
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
