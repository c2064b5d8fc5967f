import { natural } from '@mura/language';
import { Command, Option } from 'commander';
import { rostersIn } from '../corpus/utterance-file.ts';
import { answer, type ReadText } from '../natural/answer.ts';
import { toItem } from '../natural/item.ts';
import { type ReadingScore, type ScoredSide, Scorer, type Scores } from '../natural/scores.ts';
import { jsonOption } from '../options.ts';
import { percent, print, printJson, table } from '../print.ts';
import { utterancesIn } from '../utterances.ts';

interface Options {
  readonly lang: natural.Tongue;
  readonly rosters?: string;
  readonly score?: true;
  readonly why?: true;
  readonly json?: true;
}

/** `mura read`: natural talk to sentences of the protocol and to tags. */
export function readCommand(): Command {
  return new Command('read')
    .description('understand Japanese or English talk from standard input, one JSON object a line')
    .addOption(new Option('--lang <language>', 'its language').choices(natural.TONGUES).makeOptionMandatory())
    .option('--rosters <file>', 'the players of the villages that lines name as their roster')
    .option('--score', 'compare with what people wrote into the fields protocol and tags')
    .option('--why', 'tell the words and the rule of everything that was read')
    .addOption(jsonOption())
    .addHelpText('after', EXAMPLE)
    .action(run);
}

const EXAMPLE = `
Examples:
  $ mura read --lang en --score < items.jsonl
  $ echo '{"text":"リンに投票します","agents":{"リン":"Agent[01]"}}' | mura read --lang ja --why`;

async function run({ lang, rosters: path, score, why, json }: Options): Promise<void> {
  const rosters = await rostersIn(path);
  const scorer = new Scorer();
  let number = 0;
  for await (const line of utterancesIn('-')) {
    number++;
    if (line.trim() === '') continue;
    const item = toItem(line, number, rosters);
    const given = answer(item, lang, why === true);
    if (score) scorer.add(item, given);
    else if (json) printJson(given);
    else printAnswer(given);
  }
  if (score && json) printJson(scorer.scores);
  else if (score) printScores(scorer.scores);
}

function printAnswer({ id, spans }: ReadText): void {
  print(spans.length === 0 ? `${id}: nothing` : `${id}:`);
  for (const { of, words, rule } of spans)
    print(rule === undefined ? `  ${of}` : `  ${of}  (${rule}: ${words})`);
}

function printScores({ protocol, tags, misses }: Scores): void {
  if (protocol !== null) printScored('sentences', protocol);
  if (tags !== null) printScored('tags', tags);
  for (const { id, missed, wrong, text } of misses) {
    print(`${id}: missed ${missed.join('; ') || 'nothing'}, wrong ${wrong.join('; ') || 'nothing'}: ${text}`);
  }
}

function printScored(what: string, { total, kinds, nothing }: ScoredSide): void {
  const row = (name: string, score: ReadingScore) => [
    name,
    score.right,
    score.missed,
    score.wrong,
    percent(score.precision),
    percent(score.recall),
    percent(score.agreement),
  ];
  const head = [what, 'right', 'missed', 'wrong', 'precision', 'recall', 'agreement'];
  print(
    table([head, ...Object.entries(kinds).map(([kind, score]) => row(kind, score)), row('total', total)]),
  );
  print(`nothing to say: ${nothing.right} of ${nothing.items} right`);
}
