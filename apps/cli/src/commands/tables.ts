import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type BySide,
  type CompositionWins,
  type CorpusVillage,
  DISCUSSION,
  type DiscussionTables,
  discussionFigures,
  discussionTables,
  type ShareTest,
  SIDES,
  type TopicReading,
  winsByComposition,
} from '@mura/corpus';
import { CORPUS_WORDS, LANGUAGES, type Language } from '@mura/words';
import { type Command, Option } from 'commander';
import { rostersIn } from '../corpus/utterance-file.ts';
import { villagesIn } from '../corpus/villages.ts';
import { percent, print, printJson, table } from '../print.ts';
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

async function tellTables(files: string[], { topics, json, ...talk }: Options): Promise<void> {
  const villages = await gathered(files, talk);
  const tables = discussionTables(villages, TOPICS, topics);
  const compositions = winsByComposition(villages);
  if (json) printJson({ ...tables, compositions });
  else print([inWords(tables), ...compositions.map(compositionInWords)].join('\n\n'));
}

const TOPICS = DISCUSSION.topics.map(({ name }) => name);

async function gathered(files: readonly string[], { lang, rosters }: TalkOptions): Promise<CorpusVillage[]> {
  const progress = new Progress();
  const villages: CorpusVillage[] = [];
  const options = { rosters: await rostersIn(rosters), ...(lang === undefined ? {} : { lang }) };
  for await (const { village } of villagesIn(files, options)) {
    villages.push(village);
    progress.show(`${villages.length} villages`);
  }
  progress.end();
  return villages;
}

interface FigureOptions extends TalkOptions {
  readonly out: string;
  readonly labels: Language;
}

/** `mura corpus figures`: the figures of the analysis of discussions for any corpus. */
export function figuresCommand(): Command {
  return talkCommand(
    'figures',
    'the figures of the analysis of discussions as SVG: by winner, topic and target',
  )
    .requiredOption('--out <directory>', 'where they are written')
    .addOption(new Option('--labels <language>', 'of the words in them').choices(LANGUAGES).default('en'))
    .addHelpText('after', '\nExamples:\n  $ mura corpus figures games/*.mura.jsonl --out figures --labels ja')
    .action(drawFigures);
}

async function drawFigures(files: string[], { out, labels, json, ...talk }: FigureOptions): Promise<void> {
  const tables = discussionTables(await gathered(files, talk), TOPICS);
  const figures = discussionFigures(tables, await CORPUS_WORDS[labels]());
  mkdirSync(out, { recursive: true });
  const paths = figures.map(({ name }) => join(out, `${name}.svg`));
  for (const [index, { svg }] of figures.entries()) writeFileSync(paths[index]!, svg);
  if (json) printJson({ figures: paths });
  else for (const path of paths) print(path);
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

function compositionInWords({ roles, games, won }: CompositionWins): string {
  const set = Object.entries(roles).map(([role, count]) => `${count} ${role}`);
  const wins = Object.entries(won).map(([team, count]) => [team, count, percent(count / games)]);
  return `${set.join(', ')} (${games})\n${table(wins)}`;
}

function rowsOf(counts: BySide): (string | number)[][] {
  return SIDES.map((side) => [side, counts[side].attune, counts[side].rebut, counts[side].total]);
}

function shareText({ share, expected, p }: ShareTest): string {
  if (share === null) return 'none';
  const heads = expected === null ? '' : `, of the heads ${percent(expected)}`;
  return `${percent(share)}${heads}${p === null ? '' : ` (p = ${p.toPrecision(2)})`}`;
}
