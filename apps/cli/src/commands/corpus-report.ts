import {
  type CorpusReport,
  corpusReport,
  type SharedPart,
  studied,
  summaryOf,
  type VillageSummary,
} from '@mura/corpus';
import type { natural } from '@mura/language';
import { Command } from 'commander';
import { GAMES, withGames } from '../games.ts';
import { jsonOption, talkLanguageOption, tongueIn, wholeNumber } from '../options.ts';
import { ProgressLine, percent, print, printJson, table } from '../print.ts';

interface Options {
  readonly title: string;
  readonly authors: string;
  readonly year: number;
  readonly lang?: natural.Tongue;
  readonly json?: true;
}

/** `mura corpus report`: every analysis of a corpus at once. */
export function reportCommand(): Command {
  return new Command('report')
    .description(
      'every analysis of a corpus at once: tables, figures, obedience, deception, tells, how to cite',
    )
    .argument('<games...>', GAMES)
    .option('--title <text>', 'of the report', 'Who agrees with whom')
    .option('--authors <text>', 'as they are cited', 'Anonymous')
    .option('--year <number>', 'as it is cited', wholeNumber(1970, 9999), new Date().getFullYear())
    .addOption(talkLanguageOption())
    .addOption(jsonOption())
    .addHelpText('after', '\nExamples:\n  $ mura corpus report games/*.mura.jsonl --json > report.json')
    .action(run);
}

async function run(places: string[], { title, authors, year, lang, json }: Options): Promise<void> {
  const progress = new ProgressLine();
  const villages: VillageSummary[] = [];
  await withGames(places, {}, ({ record }) => {
    villages.push(summaryOf(record, studied(record, tongueIn(lang))));
    progress.show(`${villages.length} games`);
  });
  progress.end();
  const said = [
    ['--title', title],
    ['--authors', authors],
    ['--year', `${year}`],
    ...(lang === undefined ? [] : [['--lang', lang]]),
  ];
  const options = said.map(([name, value]) => `${name} ${quotedForShell(value!)}`);
  const commands = [['mura corpus report', ...places.map(quotedForShell), ...options].join(' ')];
  const report = corpusReport(villages, { title, authors, year, commands });
  if (json) printJson(report);
  else print(inWords(report));
}

/** As a shell takes it for one word. */
function quotedForShell(word: string): string {
  return /^[\w./:@%+,-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}

function inWords(report: CorpusReport): string {
  const { extent, sides, obedience, deception, tells, sources, provenance } = report;
  return [
    report.title,
    table([
      ['won by', 'games', 'utterances', 'tagged', 'tags', 'related', 'neither', 'nothing before'],
      ...extent.map((row) => [
        row.winner ?? 'nobody',
        row.games,
        row.utterances,
        row.tagged,
        row.tags,
        row.related,
        row.neither,
        row.nothingBefore,
      ]),
    ]),
    table([
      ['', 'attunement', 'rebuttal', 'sum', 'share of rebuttals'],
      ...sides.map(({ side, attune, rebut, total, rebutShare }) => [
        side,
        attune,
        rebut,
        total,
        part(rebutShare),
      ]),
    ]),
    table([
      ['followed the wish of the village', ''],
      ['seers', part(obedience.seers)],
      ['voters', part(obedience.voters)],
      ['voters, their own last word', part(obedience.ownWords)],
    ]),
    table([
      ['basis', 'kind', 'werewolves', 'possessed', 'village'],
      ...deception.map(({ basis, kind, by }) => [
        basis,
        kind,
        part(by.werewolf),
        part(by.possessed),
        part(by.village),
      ]),
    ]),
    tellsInWords(tells),
    table([
      ['source', 'games', 'understood'],
      ...sources.map(({ source, games, understood }) => [source, games, part(understood)]),
    ]),
    provenance.cite,
  ].join('\n\n');
}

function tellsInWords({ auc, low, high, found, byLots, villages }: CorpusReport['tells']): string {
  if (auc === null || low === null || high === null) return `tells: too few villages (${villages})`;
  return `werewolves told by their manner of talk alone, on villages not learned from: AUC ${auc.toFixed(3)} (${low.toFixed(3)}–${high.toFixed(3)}; 0.5 is chance); found ${percent(found ?? 0)}, by lots ${percent(byLots ?? 0)}`;
}

function part({ count, of, share, low, high }: SharedPart): string {
  if (share === null || low === null || high === null) return '—';
  return `${percent(share)} (${percent(low)}–${percent(high)}) ${count}/${of}`;
}
