import {
  type BySide,
  type CorpusVillage,
  DISCUSSION,
  type DiscussionTables,
  discussionTables,
  type ShareTest,
  SIDES,
  type TopicReading,
} from '@mura/corpus';
import { type Command, Option } from 'commander';
import { rostersIn } from '../corpus/utterance-file.ts';
import { villagesIn } from '../corpus/villages.ts';
import { print, printJson, table } from '../print.ts';
import { Progress } from '../progress.ts';
import { type TalkOptions, talkCommand } from './relations.ts';

interface Options extends TalkOptions {
  readonly topics: TopicReading;
}

/** `mura corpus tables`: the tables of the analysis of discussions for any corpus. */
export function tablesCommand(): Command {
  return talkCommand(
    'tables',
    'the tables of the analysis of discussions: size, attunement and rebuttal by side',
  )
    .addOption(
      new Option('--topics <reading>', 'opinions about different topics: rebuttals (literal), or nothing')
        .choices(['literal', 'sameTopic'] satisfies TopicReading[])
        .default('literal' satisfies TopicReading),
    )
    .addHelpText('after', '\nExamples:\n  $ mura corpus tables games/*.mura.jsonl --json')
    .action(tellTables);
}

async function tellTables(files: string[], { lang, rosters, topics, json }: Options): Promise<void> {
  const progress = new Progress();
  const villages: CorpusVillage[] = [];
  const options = { rosters: await rostersIn(rosters), ...(lang === undefined ? {} : { lang }) };
  for await (const { village } of villagesIn(files, options)) {
    villages.push(village);
    progress.show(`${villages.length} villages`);
  }
  progress.end();
  const names = DISCUSSION.topics.map(({ name }) => name);
  const tables = discussionTables(villages, names, topics);
  if (json) printJson(tables);
  else print(inWords(tables));
}

function inWords({ extent, relations, share, byWinner, byTarget }: DiscussionTables): string {
  const { games, utterances, tagged, tags } = extent;
  return [
    table([
      ['games', games],
      ['utterances', utterances],
      ['tagged utterances', tagged],
      ['tags', tags],
    ]),
    table([['', 'attunement', 'rebuttal', 'sum'], ...rowsOf(relations)]),
    `werewolves: ${shareText(share)}`,
    ...byWinner.map(({ winner, games: won, relations: counts }) =>
      [`won by: ${winner} (${won})`, table(rowsOf(counts))].join('\n'),
    ),
    ...byTarget.map(({ topic, target, relations: counts, attuneShare, rebutShare }) =>
      [
        `${topic}, opinions against: ${target}`,
        table(rowsOf(counts)),
        `werewolves' share of attunements ${shareText(attuneShare)}, of rebuttals ${shareText(rebutShare)}`,
      ].join('\n'),
    ),
  ].join('\n\n');
}

function rowsOf(counts: BySide): (string | number)[][] {
  return SIDES.map((side) => [side, counts[side].attune, counts[side].rebut, counts[side].total]);
}

function shareText({ share, expected, p }: ShareTest): string {
  if (share === null) return 'none';
  const heads = expected === null ? '' : `, of the heads ${percent(expected)}`;
  return `${percent(share)}${heads}${p === null ? '' : ` (p = ${p.toPrecision(2)})`}`;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
