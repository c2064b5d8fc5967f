import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type AboutVillage,
  type BySide,
  type CompositionWins,
  countVillage,
  type DiscussionFigure,
  type DiscussionTables,
  discussionFigures,
  drawFigure,
  type ExportRow,
  headOf,
  type ShareTest,
  SIDES,
  type TopicReading,
  tablesOfCounts,
  type VillageCounts,
  winsByComposition,
  writeRow,
} from '@mura/corpus';
import { LANGUAGES, type Language, loadTexts } from '@mura/words';
import { type Command, Option } from 'commander';
import { villagesIn } from '../corpus/villages.ts';
import { makeFolder } from '../output.ts';
import { ProgressLine, percent, print, printJson, table } from '../print.ts';
import { type TalkOptions, talkCommand, villageOptions } from './relations.ts';

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
  const { counts, about, topics: named } = await counted(files, talk, topics);
  const tables = tablesOfCounts(counts, named);
  const compositions = winsByComposition(about);
  if (json) printJson({ ...tables, compositions });
  else print([inWords(tables), ...compositions.map(compositionInWords)].join('\n\n'));
}

interface CountedVillages {
  readonly counts: readonly VillageCounts[];
  readonly about: readonly AboutVillage[];
  readonly topics: readonly string[];
}

/** Of each village only its counts are kept, so that memory holds one game. */
async function counted(
  files: readonly string[],
  talk: TalkOptions,
  reading: TopicReading,
): Promise<CountedVillages> {
  const progress = new ProgressLine();
  const counts: VillageCounts[] = [];
  const about: AboutVillage[] = [];
  const options = await villageOptions(talk);
  const topics = options.scheme?.topics.map(({ name }) => name) ?? [];
  for await (const { village } of villagesIn(files, options)) {
    const { utterances: _talk, ...rest } = village;
    counts.push(countVillage(village, topics, reading));
    about.push(rest);
    progress.show(`${counts.length} villages`);
  }
  progress.end();
  return { counts, about, topics };
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
  const { counts, topics } = await counted(files, talk, 'literal');
  const figures = discussionFigures(counts, topics);
  const words = await loadTexts('corpus', labels);
  makeFolder(out);
  const paths = figures.map(({ name }) => join(out, `${name}.svg`));
  for (const [index, figure] of figures.entries()) writeFileSync(paths[index]!, drawFigure(figure, words));
  const data = join(out, 'figures.csv');
  const rows = figures.flatMap(rowsOfFigure);
  writeFileSync(data, headOf(rows[0]!, 'csv') + rows.map((row) => writeRow(row, 'csv')).join(''));
  if (json) printJson({ figures: paths, data });
  else for (const path of [...paths, data]) print(path);
}

/** What is drawn, as data. */
function rowsOfFigure({ name, games, heads, rows }: DiscussionFigure): ExportRow[] {
  return rows.map(({ relation, target, human, werewolf, share, p, stands }) => ({
    figure: name,
    games,
    heads,
    relation,
    target,
    human,
    werewolf,
    share: share.share,
    low: share.low,
    high: share.high,
    p,
    stands,
  }));
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

function compositionInWords({ roles, games, won, werewolves, theory }: CompositionWins): string {
  const set = Object.entries(roles).map(([role, count]) => `${count} ${role}`);
  const wins = Object.entries(won).map(([team, count]) => [team, count, percent(count / games)]);
  const { low, high } = werewolves;
  const interval = low === null || high === null ? '' : ` (${percent(low)}–${percent(high)})`;
  const beside = `werewolves ${percent(werewolves.share ?? 0)}${interval}; by chance, without abilities: ${percent(theory.dayFirst)} (day first), ${percent(theory.nightFirst)} (night first)`;
  return `${set.join(', ')} (${games})\n${table(wins)}\n${beside}`;
}

function rowsOf(counts: BySide): (string | number)[][] {
  return SIDES.map((side) => [side, counts[side].attune, counts[side].rebut, counts[side].total]);
}

function shareText({ share, expected, p }: ShareTest): string {
  if (share === null) return 'none';
  const heads = expected === null ? '' : `, of the heads ${percent(expected)}`;
  return `${percent(share)}${heads}${p === null ? '' : ` (p = ${p.toPrecision(2)})`}`;
}
