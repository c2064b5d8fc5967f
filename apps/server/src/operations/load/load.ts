import { eachOf, makeVillages } from './make-villages.ts';
import { Poster } from './poster.ts';

export interface LoadOptions {
  readonly url: string;
  readonly villages: number;
  /** Milliseconds between two posts of one player. */
  readonly every: number;
  /** Milliseconds before anything is measured, at least, and how long is measured. */
  readonly warmUp: number;
  readonly measured: number;
  /** The measuring begins, and ends. */
  onMeasure(state: 'begins' | 'ends'): void;
}

export interface LoadResult {
  readonly villages: readonly string[];
  readonly sockets: number;
  /** Posts that were acknowledged: from the first on, and while it was measured. */
  readonly posts: number;
  readonly measuredPosts: number;
  /** Of all: what did not reach somebody who should have it, came twice, was refused, or broke off. */
  readonly lost: number;
  readonly repeated: number;
  readonly refused: number;
  readonly broken: number;
  /** Milliseconds from the sending of a post until one of the village has it; sorted. */
  readonly fanOut: readonly number[];
}

const PLAYERS = 5;

/** People who talk, all at once in many villages: what a server is measured with. */
export async function playLoad(options: LoadOptions): Promise<LoadResult> {
  const { url, villages, every, warmUp, measured, onMeasure } = options;
  const { tokens, ids } = await makeVillages(url, villages, PLAYERS);
  const posters = ids.flatMap((village) => tokens.map((token) => new Poster(url, village, token)));
  await eachOf(posters, 50, (poster) => poster.open());
  for (const poster of posters) poster.begin(every);
  await pause(warmUp);
  await evenly(posters);
  for (const poster of posters) poster.measure();
  onMeasure('begins');
  const before = count(posters, ({ posts }) => posts);
  await pause(measured);
  const measuredPosts = count(posters, ({ posts }) => posts) - before;
  onMeasure('ends');
  for (const poster of posters) poster.stop();
  await settled(posters);
  return { ...resultOf(posters, ids), measuredPosts };
}

function resultOf(
  posters: readonly Poster[],
  villages: readonly string[],
): Omit<LoadResult, 'measuredPosts'> {
  const said = new Map<string, number>();
  for (const { village, posts } of posters) said.set(village, (said.get(village) ?? 0) + posts);
  for (const poster of posters) poster.close();
  const fanOut = posters.flatMap(({ times }) => times).sort((one, other) => one - other);
  return {
    villages,
    sockets: posters.length,
    posts: count(posters, ({ posts }) => posts),
    lost: count(posters, ({ village, heard }) => Math.max(0, (said.get(village) ?? 0) - heard)),
    repeated: count(posters, ({ repeated }) => repeated),
    refused: count(posters, ({ refused }) => refused),
    broken: count(posters, ({ broken }) => broken),
    fanOut,
  };
}

function count(posters: readonly Poster[], of: (poster: Poster) => number): number {
  return posters.reduce((sum, poster) => sum + of(poster), 0);
}

/** Of those who post: where more wait for an answer, the server still works off what came while all of them arrived. */
const MOST_WAITING = 0.05;
/** Milliseconds; a server that is too slow for the load is measured as it is. */
const LONGEST_WAIT = 60_000;

/** Posts are answered as they come. */
async function evenly(posters: readonly Poster[]): Promise<void> {
  const end = performance.now() + LONGEST_WAIT;
  const areMany = () => count(posters, ({ isWaiting }) => Number(isWaiting)) > MOST_WAITING * posters.length;
  while (performance.now() < end && areMany()) await pause(100);
}

/** All is answered, and has come to everybody. */
async function settled(posters: readonly Poster[]): Promise<void> {
  const end = performance.now() + 30_000;
  while (performance.now() < end && posters.some(({ isWaiting }) => isWaiting)) await pause(100);
  await pause(1000);
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
