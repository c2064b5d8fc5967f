import {
  type AnnotationSet,
  adjudicated,
  type CorpusVillage,
  drawTask,
  type PostToTag,
  parseAnnotation,
  postsToTag,
  type Ruling,
  type TagAnnotation,
  type TagScheme,
} from '@mura/corpus';
import { Command } from 'commander';
import { schemeIn } from '../corpus/utterance-file.ts';
import { villagesIn } from '../corpus/villages.ts';
import { WrongInput } from '../ending.ts';
import { complain } from '../games.ts';
import { linesIn } from '../input.ts';
import { jsonOption, wholeNumber } from '../options.ts';
import { counted, ProgressLine, print, printJson } from '../print.ts';
import { type TalkOptions, talkCommand, villageOptions } from './relations.ts';

const MOST_DAYS = 10_000;

interface AnnotateOptions extends TalkOptions {
  readonly days: number;
  readonly seed: string;
}

/** `mura corpus annotate`: what a second annotator is to tag. */
export function annotateCommand(): Command {
  return talkCommand('annotate', 'the posts of some days, drawn by a seed, for annotators: without any tags')
    .option('--days <number>', 'how many days', wholeNumber(1, MOST_DAYS), 3)
    .option('--seed <text>', 'the seed of the draw', '1')
    .addHelpText('after', ANNOTATE_HELP)
    .action(draw);
}

const ANNOTATE_HELP = `
Everybody who annotates gets the same posts and adds a list tags to each line of --json; an empty list says that a post has
none. Nobody sees the tags of another. Then: corpus agreement, corpus adjudicate.

Examples:
  $ mura corpus annotate games/*.mura.jsonl --days 3 --seed 7 --json > posts.jsonl`;

/** Files are read twice, first for their days and then for the posts of those that were drawn: memory holds one game. */
async function draw(files: string[], { days, seed, json, ...talk }: AnnotateOptions): Promise<void> {
  const options = await villageOptions(talk);
  const progress = new ProgressLine();
  const known: Pick<CorpusVillage, 'id' | 'utterances'>[] = [];
  // What comes by standard input comes once.
  const isOnce = files.includes('-');
  for await (const { village } of villagesIn(files, options)) {
    known.push(isOnce ? village : daysOf(village));
    progress.show(counted(known.length, 'game'));
  }
  progress.end();
  const task = drawTask(known, days, seed, options.scheme);
  const tell = (village: CorpusVillage) => {
    for (const post of postsToTag(task, village)) {
      if (json) printJson(post);
      else print(inWords(post));
    }
  };
  if (isOnce) for (const village of known as CorpusVillage[]) tell(village);
  else for await (const { village } of villagesIn(files, options)) tell(village);
}

/** One utterance of each day is enough to know the days. */
function daysOf({ id, utterances }: CorpusVillage): Pick<CorpusVillage, 'id' | 'utterances'> {
  const first = new Map(utterances.map((one) => [`${one.stage} ${one.day}`, one]));
  return {
    id,
    utterances: [...first.values()].map((one) => ({ ...one, text: '', tags: [], sentences: [] })),
  };
}

function inWords({ village, id, speaker, text }: PostToTag): string {
  return `${village} ${id} ${speaker}: ${text}`;
}

interface AdjudicateOptions {
  readonly rulings?: string;
  readonly scheme?: string;
  readonly json?: true;
}

/** `mura corpus adjudicate`: one set of tags from two. */
export function adjudicateCommand(): Command {
  return new Command('adjudicate')
    .description('what two annotators do not agree on; with rulings, the tags that stand')
    .argument('<one>', 'posts with the fields village, id and tags, one JSON object a line')
    .argument('<other>', 'the same posts, tagged by somebody else')
    .option('--rulings <file>', 'lines with village, id and take: left, right, both, none, or edit with tags')
    .option('--scheme <file>', 'which opinions are tagged, as JSON; default: inspect and vote')
    .addOption(jsonOption())
    .addHelpText('after', ADJUDICATE_HELP)
    .action(adjudicate);
}

const ADJUDICATE_HELP = `
Without rulings every dispute is given, its sides shuffled and without names. With rulings the tags that stand are given, in
the form that the annotators used; disputes that are still open are told, and the exit code is 1.

Examples:
  $ mura corpus adjudicate a.jsonl b.jsonl --json > disputes.jsonl
  $ mura corpus adjudicate a.jsonl b.jsonl --rulings rulings.jsonl --json > gold.jsonl`;

async function adjudicate(
  one: string,
  other: string,
  { rulings, scheme: path, json }: AdjudicateOptions,
): Promise<void> {
  const scheme = await schemeIn(path);
  const [first, second] = [await setIn(one, scheme), await setIn(other, scheme)];
  const { annotations, open } = adjudicated(
    first.set,
    second.set,
    rulings === undefined ? [] : await rulingsIn(rulings, scheme),
  );
  if (rulings === undefined) {
    for (const dispute of open) {
      if (json) printJson(dispute);
      else print(`${dispute.village} ${dispute.id}: ${listed(dispute.left)} | ${listed(dispute.right)}`);
    }
    return;
  }
  for (const annotation of annotations)
    printJson({ ...(first.posts.get(postOf(annotation)) ?? {}), ...annotation });
  if (open.length > 0)
    complain(
      `${counted(open.length, 'dispute')} without a ruling, first ${open[0]!.village} ${open[0]!.id}.`,
    );
}

function listed(tags: readonly string[]): string {
  return tags.join(', ') || 'none';
}

/** The annotations of a file, and its posts as far as the lines tell them, so that the tags that stand can be read with them. */
interface AnnotatedFile {
  readonly set: AnnotationSet;
  readonly posts: ReadonlyMap<string, Readonly<Record<string, unknown>>>;
}

async function setIn(path: string, scheme: TagScheme): Promise<AnnotatedFile> {
  const annotations: TagAnnotation[] = [];
  const posts = new Map<string, Readonly<Record<string, unknown>>>();
  for await (const { line, where } of filledLines(path)) {
    const annotation = parseAnnotation(line, scheme);
    if (!annotation.ok) throw new WrongInput(`${where}: ${annotation.error}.`);
    annotations.push(annotation.value);
    const { unsure: _own, ...post } = objectIn(line);
    posts.set(postOf(annotation.value), post);
  }
  return { set: { annotator: path, annotations }, posts };
}

function postOf({ village, id }: TagAnnotation): string {
  return `${village}\n${id}`;
}

const TAKES = ['left', 'right', 'both', 'none', 'edit'] as const;

async function rulingsIn(path: string, scheme: TagScheme): Promise<Ruling[]> {
  const rulings: Ruling[] = [];
  for await (const { line, where } of filledLines(path)) {
    const { take, tags = [] } = objectIn(line);
    const known = TAKES.find((one) => one === take);
    if (known === undefined) throw new WrongInput(`${where}: 'take' must be one of ${TAKES.join(', ')}.`);
    const annotation = parseAnnotation(JSON.stringify({ ...objectIn(line), tags }), scheme);
    if (!annotation.ok) throw new WrongInput(`${where}: ${annotation.error}.`);
    const { village, id, tags: own } = annotation.value;
    rulings.push(known === 'edit' ? { village, id, take: known, tags: own } : { village, id, take: known });
  }
  return rulings;
}

function objectIn(line: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
  } catch {
    return {};
  }
}

async function* filledLines(path: string): AsyncGenerator<{ readonly line: string; readonly where: string }> {
  let number = 0;
  for await (const bytes of linesIn(path)) {
    number++;
    const line = bytes.toString('utf8').trim();
    if (line !== '') yield { line, where: `${path}, line ${number}` };
  }
}
