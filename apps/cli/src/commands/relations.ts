import { discussionOf, printTag, relationsOf } from '@mura/corpus';
import type { natural } from '@mura/language';
import { Command } from 'commander';
import { rostersIn, schemeIn } from '../corpus/utterance-file.ts';
import { type VillageOptions, villagesIn } from '../corpus/villages.ts';
import { GAMES } from '../games.ts';
import { jsonOption, talkLanguageOption } from '../options.ts';
import { print, printJson } from '../print.ts';

export interface TalkOptions {
  readonly lang?: natural.Tongue;
  readonly rosters?: string;
  readonly scheme?: string;
  readonly json?: true;
}

/** What every command on the talk of villages takes. */
export function talkCommand(name: string, description: string): Command {
  return new Command(name)
    .description(description)
    .argument(
      '<files...>',
      `${GAMES}; or utterances in order, one JSON object a line, as mura read takes them`,
    )
    .addOption(talkLanguageOption())
    .option('--rosters <file>', 'the players of the villages that utterances name as their roster')
    .option('--scheme <file>', 'which opinions are tagged, as JSON; default: inspect and vote')
    .addOption(jsonOption());
}

/** What the files of these options hold. */
export async function villageOptions({ lang, rosters, scheme }: TalkOptions): Promise<VillageOptions> {
  return {
    rosters: await rostersIn(rosters),
    scheme: await schemeIn(scheme),
    ...(lang === undefined ? {} : { lang }),
  };
}

/** `mura corpus relations`: who agrees with whom. */
export function relationsCommand(): Command {
  return talkCommand(
    'relations',
    'attunement and rebuttal: how each tagged utterance stands to the one before',
  )
    .addHelpText('after', RELATIONS_EXAMPLE)
    .action(tellRelations);
}

const RELATIONS_EXAMPLE = `
attune: the same tags, or all of the other's; rebut: other targets, or a denial (a rebuttal or counter-proposal);
none: neither, or no opinion of somebody else in the ten utterances before; unspecified: opinions about different topics,
which the paper does not decide (to the letter, a rebuttal).

Examples:
  $ mura corpus relations village.mura.jsonl
  $ mura corpus relations - --lang ja --rosters rosters.json --json < utterances.jsonl`;

async function tellRelations(files: string[], { json, ...talk }: TalkOptions): Promise<void> {
  for await (const { place, village, record } of villagesIn(files, await villageOptions(talk)))
    for (const { of, previous, relation } of relationsOf(discussionOf(village))) {
      const tags = of.tags.map(printTag);
      // Ids are of a village: where there may be several, the line says which.
      const where = {
        ...(files.length > 1 || place !== files[0] ? { file: place } : {}),
        ...(record === null && village.id !== place ? { village: village.id } : {}),
      };
      if (json) printJson({ ...where, id: of.id, previous: previous?.id ?? null, relation, tags });
      else
        print(`${of.id} ${of.speaker} ${tags.join(', ')}: ${relation}${previous ? ` ${previous.id}` : ''}`);
    }
}

/** `mura corpus tags`: whom each utterance names. */
export function tagsCommand(): Command {
  return talkCommand('tags', 'the tags of the discussion: who is named for inspection and for execution')
    .addHelpText('after', TAGS_EXAMPLE)
    .action(tellTags);
}

const TAGS_EXAMPLE = `
Only public talk while the game is on is tagged: no whispers, soliloquies or groans, no prologue, no epilogue.

Examples:
  $ mura corpus tags village.mura.jsonl --json`;

async function tellTags(files: string[], { json, ...talk }: TalkOptions): Promise<void> {
  for await (const { place, village } of villagesIn(files, await villageOptions(talk)))
    for (const { id, day, speaker, tags, text } of discussionOf(village)) {
      if (tags.length === 0) continue;
      const printed = tags.map(printTag);
      if (json) printJson({ file: place, id, day, speaker, tags: printed, text });
      else print(`${id} ${speaker} ${printed.join(', ')}: ${text}`);
    }
}
