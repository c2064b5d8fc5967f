import { findMoments, parseSituation, SITUATION_KEYS, type SituationMoment, studied } from '@mura/corpus';
import type { natural } from '@mura/language';
import { Command } from 'commander';
import { WrongInput } from '../ending.ts';
import { GAMES, withGames } from '../games.ts';
import { jsonOption, talkLanguageOption, tongueIn } from '../options.ts';
import { ProgressLine, print, printJson } from '../print.ts';

interface Options {
  readonly lang?: natural.Tongue;
  readonly json?: true;
}

/** `mura corpus find`: moments of games by what was so. */
export function findCommand(): Command {
  return new Command('find')
    .description('the moments of games at which a situation holds, with the event at which a replay opens')
    .argument(
      '<situation>',
      'conditions with blanks between them, all of which must hold, e.g. day=3 claims.seer=2',
    )
    .argument('<games...>', GAMES)
    .addOption(talkLanguageOption())
    .addOption(jsonOption())
    .addHelpText('after', HELP)
    .action(run);
}

const HELP = `
A condition is a key, one of = != < <= > >= or ~ (contains), and a value. {role} is one of villager, seer, medium …
${SITUATION_KEYS.map(({ key, means }) => `  ${key.padEnd(16)}${means}`).join('\n')}

Without a condition on the utterance (speaker, text, tag, relation, lie) the first moment of each stretch is given.

Examples:
  $ mura corpus find "day=3 claims.seer=2 dead.medium=1" games/*.mura.jsonl
  $ mura corpus find "claim.werewolf=seer winner=werewolf" games/*.mura.jsonl --json
  $ mura corpus find "lie=falseResult speaker=possessed" game.mura.jsonl
  $ mura replay game.mura.jsonl --until 120`;

async function run(query: string, places: string[], { lang, json }: Options): Promise<void> {
  const situation = parseSituation(query);
  if (!situation.ok) throw new WrongInput(`The situation cannot be read: ${situation.error}.`);
  const progress = new ProgressLine();
  let games = 0;
  await withGames(places, {}, ({ record, place }) => {
    for (const moment of findMoments(record, studied(record, tongueIn(lang)), situation.value)) {
      if (json) printJson({ file: place, ...moment });
      else print(inWords(place, moment));
    }
    progress.show(`${++games} games`);
  });
  progress.end();
}

function inWords(place: string, { seq, day, speaker, text }: SituationMoment): string {
  const said = text === null ? '' : ` ${speaker}: ${text.replaceAll('\n', ' ')}`;
  return `${place} day ${day}, event ${seq}${said}`;
}
