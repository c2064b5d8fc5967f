import { coverage, type natural } from '@mura/language';
import { type ConvertedTalk, convertedTalk } from '@mura/records/converted-talk';
import { Command } from 'commander';
import { twoColumns } from '../columns.ts';
import { tellComparison } from '../conversion-files.ts';
import { hasUtterances, rostersIn } from '../corpus/utterance-file.ts';
import { complain, GAMES, gamesAt, isRead } from '../games.ts';
import { type Rosters, toItem } from '../natural/item.ts';
import { jsonOption, talkLanguageOption, tongueIn } from '../options.ts';
import { colors, counted, ProgressLine, percent, print, printJson, table } from '../print.ts';
import { utterancesIn } from '../utterances.ts';

interface Options {
  readonly lang?: natural.Tongue;
  readonly rosters?: string;
  readonly given?: true;
  readonly columns?: true;
  readonly compare?: true;
  readonly json?: true;
}

/** `mura corpus coverage`: how much of some talk the language of 2013 can say. */
export function coverageCommand(): Command {
  return new Command('coverage')
    .description('how much of what was said the werewolf language of 2013 can say, beside its paper')
    .argument('<files...>', `${GAMES}; or utterances, one JSON object a line, as mura read takes them`)
    .addOption(talkLanguageOption())
    .option('--rosters <file>', 'the players of the villages that utterances name as their roster')
    .option('--given', 'of utterances, convert the sentences that people wrote into the field protocol')
    .option('--columns', 'every utterance beside its conversion, and what is lost')
    .option(
      '--compare',
      'two files of conversions, as --columns --json gives them: agreement and differences',
    )
    .addOption(jsonOption())
    .addHelpText('after', EXAMPLE)
    .action(run);
}

const EXAMPLE = `
Examples:
  $ mura corpus coverage games.jsonl.gz
  $ mura corpus coverage game.log --columns --json > ours.jsonl
  $ mura corpus coverage --compare ours.jsonl theirs.jsonl`;

/** An utterance and what became of it. */
interface CoverageRow extends Pick<ConvertedTalk, 'id' | 'speaker' | 'original' | 'conversion'> {
  readonly file: string;
}

/** The talk of one game, or of one file of utterances. */
interface CoverageVillage {
  readonly file: string;
  readonly rows: readonly CoverageRow[];
}

async function run(files: string[], options: Options): Promise<void> {
  if (options.compare) return tellComparison(files, options.json === true);
  const corpora: { file: string; villages: { file: string; coverage: coverage.Coverage }[] }[] = [];
  const progress = new ProgressLine();
  let games = 0;
  for (const file of files) {
    const villages: { file: string; coverage: coverage.Coverage }[] = [];
    for await (const village of villagesAt(file, options)) {
      if (options.columns) for (const row of village.rows) tellRow(row, options.json === true);
      const conversions = village.rows.map(({ conversion }) => conversion);
      villages.push({ file: village.file, coverage: coverage.coverageOf(conversions) });
      progress.show(counted(++games, 'game'));
    }
    if (villages.length > 0) corpora.push({ file, villages });
  }
  progress.end();
  if (options.columns && options.json) return;
  tellCoverage(
    corpora.map(({ file, villages }) => ({
      file,
      villages,
      coverage: coverage.sumOfCoverages(villages.map((one) => one.coverage)),
    })),
    options.json === true,
  );
}

async function* villagesAt(
  place: string,
  { lang, rosters, given }: Options,
): AsyncGenerator<CoverageVillage> {
  if (await hasUtterances(place)) {
    yield await utterancesOf(place, await rostersIn(rosters), given ? 'given' : lang);
    return;
  }
  for await (const found of gamesAt([place])) {
    if (isRead(found)) yield villageOf(found.place, convertedTalk(found.record, tongueIn(lang)));
    else complain(found.error);
  }
}

async function utterancesOf(
  file: string,
  rosters: Rosters,
  way: natural.Tongue | 'given' | undefined,
): Promise<CoverageVillage> {
  const rows: CoverageRow[] = [];
  let number = 0;
  for await (const line of utterancesIn(file)) {
    number++;
    if (line.trim() === '') continue;
    const { id, utterance, gold } = toItem(line, number, rosters);
    const conversion =
      way === 'given'
        ? coverage.convertGiven(gold.protocol ?? [], utterance)
        : coverage.convert({ ...utterance, ...tongueIn(way) });
    const speaker = utterance.cast.find(({ player }) => player === utterance.speaker)?.name ?? '?';
    if (conversion !== null)
      rows.push({ file, id: String(id), speaker, original: utterance.text, conversion });
  }
  return { file, rows };
}

function villageOf(file: string, talk: readonly ConvertedTalk[]): CoverageVillage {
  return { file, rows: talk.map((one) => ({ ...one, file })) };
}

function tellRow({ file, id, speaker, original, conversion }: CoverageRow, asJson: boolean): void {
  const { from, converted, losses } = conversion;
  const fate = coverage.fateOf(conversion);
  if (asJson) {
    const protocol = coverage.protocolOf(conversion);
    printJson({ file, id: `${file}#${id}`, speaker, original, from, fate, protocol, converted, losses });
    return;
  }
  const lost = losses.map(({ message }) => colors.dim(`lost: ${message}`));
  const right = converted.length === 0 ? ['–'] : converted;
  const width = process.stdout.columns ?? WIDTH;
  for (const line of twoColumns([`${speaker}: ${original}`], right, width)) print(line);
  for (const line of lost) print(`  ${line}`);
  print('');
}

const WIDTH = 120;

interface CorpusCoverage {
  readonly file: string;
  readonly coverage: coverage.Coverage;
  readonly villages: readonly { readonly file: string; readonly coverage: coverage.Coverage }[];
}

function tellCoverage(corpora: readonly CorpusCoverage[], asJson: boolean): void {
  const total = coverage.sumOfCoverages(corpora.map((corpus) => corpus.coverage));
  if (asJson) {
    printJson({
      corpora: corpora.map(({ file, coverage: own, villages }) => ({
        file,
        ...own,
        villages: villages.map((village) => ({ file: village.file, ...village.coverage })),
      })),
      total,
      paper: coverage.PAPER_COVERAGE,
    });
    return;
  }
  const rows = corpora.map(({ file, coverage: own }) => rowOf(file, own));
  if (corpora.length > 1) rows.push(rowOf('all', total));
  print(table([HEAD, ...rows]));
  const { share, villages, site } = coverage.PAPER_COVERAGE;
  print(
    `\nThe paper (2013): about ${share * 100} % without loss, villages ${villages.join(', ')} of ${site}.`,
  );
}

const HEAD = [
  'corpus',
  'said',
  'whole',
  'part',
  'none',
  'game',
  'whole',
  'part',
  'none',
  'sentences',
  'whole',
];

function rowOf(file: string, { utterances, game, sentences }: coverage.Coverage): (string | number)[] {
  return [
    file,
    utterances.all,
    ...coverage.FATES.map((fate) => fateShare(utterances, fate)),
    game.all,
    ...coverage.FATES.map((fate) => fateShare(game, fate)),
    sentences.all,
    fateShare(sentences, 'whole'),
  ];
}

function fateShare(counts: coverage.FateCounts, fate: coverage.Fate): string {
  return percent(coverage.shareOf(counts, fate));
}
