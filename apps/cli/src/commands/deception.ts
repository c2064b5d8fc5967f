import {
  type CorpusVillage,
  countDeceptions,
  type DeceptionLabel,
  type DeceptionReview,
  deceptionsIn,
  type LieTimeline,
  lieTimelines,
  parseReview,
  type ReviewedLabel,
  standingLabels,
  studied,
  withReviews,
} from '@mura/corpus';
import type { natural } from '@mura/language';
import { Command } from 'commander';
import { WrongInput } from '../ending.ts';
import { type FoundGame, GAMES, printPlace, withGames } from '../games.ts';
import { linesIn } from '../input.ts';
import { jsonOption, talkLanguageOption, tongueIn } from '../options.ts';
import { ProgressLine, print, printJson } from '../print.ts';

interface Options {
  readonly lang?: natural.Tongue;
  readonly reviews?: string;
  readonly timeline?: true;
  readonly json?: true;
}

/** `mura corpus deception`: what was said against what was so. */
export function deceptionCommand(): Command {
  return new Command('deception')
    .description('what was said in public against what was so, and against what its speaker believed')
    .argument('<games...>', GAMES)
    .option('--reviews <file>', 'decisions of reviewers: what they rejected is left out, corrections stand')
    .option('--timeline', 'the labels of each player in their order')
    .addOption(talkLanguageOption())
    .addOption(jsonOption())
    .addHelpText('after', EXAMPLE)
    .action(run);
}

const EXAMPLE = `
Each label names the utterance, what was stated, what was so or held to be so, the events of the record that show it, and
how sure it is. Three sources are never mixed: basis fact is a claim or a report against the true role and the true results
(or a result kept back), basis belief a word about another player against the board, the vote, the private posts or what the
game told its speaker, basis guess a word against what the same speaker said of the same player earlier that day.

Examples:
  $ mura corpus deception game.mura.jsonl --json
  $ mura corpus deception game.mura.jsonl --timeline`;

async function run(places: string[], { lang, reviews, timeline, json }: Options): Promise<void> {
  const decided = reviews === undefined ? [] : await reviewsIn(reviews);
  const progress = new ProgressLine();
  let games = 0;
  await withGames(places, {}, (game) => {
    const village = studied(game.record, tongueIn(lang));
    const reviewed = withReviews(village.id, deceptionsIn(game.record, village), decided);
    if (timeline) tellTimelines(game, village, standingLabels(reviewed), json);
    else tellLabels(game, village, reviewed, json);
    progress.show(`${++games} games`);
  });
  progress.end();
}

function tellLabels(
  game: FoundGame,
  village: CorpusVillage,
  reviewed: readonly ReviewedLabel[],
  json: true | undefined,
): void {
  const standing = reviewed.filter(({ decision }) => decision !== 'reject');
  if (json) {
    for (const { key, label, decision } of standing)
      printJson({ file: game.place, village: village.id, key, ...label, decision });
    return;
  }
  printPlace(game);
  for (const { label } of standing) print(inWords(label, nameIn(village, label)));
  const counts = countDeceptions(standing.map(({ label }) => label));
  print(counts.map(({ basis, kind, labels }) => `${basis} ${kind}: ${labels}`).join(', ') || 'no label');
}

function tellTimelines(
  game: FoundGame,
  village: CorpusVillage,
  labels: readonly DeceptionLabel[],
  json: true | undefined,
): void {
  const timelines = lieTimelines(village, labels);
  if (json) {
    for (const one of timelines) printJson({ file: game.place, village: village.id, ...one });
    return;
  }
  printPlace(game);
  for (const one of timelines) print(timelineInWords(one));
}

function timelineInWords({ player, name, role, labels }: LieTimeline): string {
  const days = new Map<string, string[]>();
  for (const { day, kind, basis } of labels)
    days.set(`${day}`, [...(days.get(`${day}`) ?? []), `${kind} (${basis})`]);
  const course = [...days].map(([day, kinds]) => `day ${day}: ${kinds.join(', ')}`);
  return `${player} ${name} (${role ?? '?'}): ${course.join('; ') || 'nothing'}`;
}

function nameIn({ players }: CorpusVillage, { player }: DeceptionLabel): string {
  return players[player - 1]?.name ?? '';
}

function inWords({ id, role, stated, held, kind, basis }: DeceptionLabel, name: string): string {
  const truth = basis === 'fact' ? 'in truth' : basis === 'belief' ? 'they held' : 'they had said';
  return `${id} ${name} (${role ?? '?'}), ${kind} (${basis}): ${stated}; ${truth} ${held}`;
}

async function reviewsIn(file: string): Promise<DeceptionReview[]> {
  const reviews: DeceptionReview[] = [];
  let number = 0;
  for await (const line of linesIn(file)) {
    number++;
    const text = line.toString('utf8').trim();
    if (text === '') continue;
    const review = parseReview(text);
    if (!review.ok) throw new WrongInput(`${file}, line ${number}: ${review.error}.`);
    reviews.push(review.value);
  }
  return reviews;
}
