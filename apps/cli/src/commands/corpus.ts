import { countPlayers, findPreset } from '@mura/engine';
import { hashOfRules, type VillageRecord } from '@mura/records';
import { Command } from 'commander';
import { WRONG_INPUT, WrongInput } from '../ending.ts';
import { gameIn, readGame } from '../game-file.ts';
import { logsIn, placeOf } from '../log-files.ts';
import { jsonOption } from '../options.ts';
import { print, printJson, warn } from '../print.ts';

interface Options {
  readonly rules?: string;
  readonly preset?: string;
  readonly like?: string;
  readonly json?: true;
}

/** A game that was looked at, by the rules it was played by. */
interface Found {
  readonly file: string;
  readonly rules: string;
  readonly preset: string;
  readonly players: number;
}

/** `mura corpus`: many games together. */
export function corpusCommand(): Command {
  return new Command('corpus').description('work on many games together').addCommand(selectCommand());
}

/** Only games of the same rules, size and composition may be compared; a hash of the rules says which are. */
function selectCommand(): Command {
  return new Command('select')
    .description('the games that were played by the same rules; all, with the hash of theirs, unless told')
    .argument('<files...>', 'records, game logs, or collections (JSON lines with a log each)')
    .option('--rules <hash>', 'games whose rules have this hash')
    .option('--preset <name>', 'games by the rules of this form')
    .option('--like <file>', 'games by the rules of this game')
    .addOption(jsonOption())
    .addHelpText('after', '\nExample:\n  $ mura corpus select games/*.mura.jsonl --preset bbs-15')
    .action(run);
}

async function run(files: string[], options: Options): Promise<void> {
  const wanted = await wantedHash(options);
  for (const file of files) {
    try {
      for await (const log of logsIn(file))
        tell(foundIn(placeOf(log), gameIn(placeOf(log), log.text).record));
    } catch (error) {
      if (!(error instanceof WrongInput)) throw error;
      warn(error.message);
      process.exitCode = WRONG_INPUT;
    }
  }
  function tell(found: Found): void {
    if (wanted !== null && found.rules !== wanted) return;
    if (options.json) printJson(found);
    else print(wanted === null ? `${found.rules} ${found.preset} ${found.file}` : found.file);
  }
}

function foundIn(file: string, { header }: VillageRecord): Found {
  const { rulesHash, preset, rules } = header;
  return { file, rules: rulesHash, preset, players: countPlayers(rules) };
}

/** The hash that is asked for in one way or another; `null`: any. */
async function wantedHash({ rules, preset, like }: Options): Promise<string | null> {
  const given = [rules, preset, like].filter((way) => way !== undefined);
  if (given.length > 1) throw new WrongInput('Give one of --rules, --preset and --like.');
  if (rules !== undefined) return rules;
  if (like !== undefined) return (await readGame(like)).record.header.rulesHash;
  if (preset === undefined) return null;
  const found = findPreset(preset);
  if (!found.ok) throw new WrongInput(`${found.error}.`);
  return hashOfRules(found.value);
}
