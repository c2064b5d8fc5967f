import { BOTS, type Bot, findBot, inCharacter, mustFindBot, speaksInWords } from '@mura/bots';
import {
  accept,
  CASTS,
  type Character,
  castFor,
  checkSetup,
  findPreset,
  fingerprint,
  invariant,
  type PlayerId,
  plainSetup,
  type Result,
  type Rules,
  refuse,
  type Setup,
  seedOfGame,
} from '@mura/engine';
import type { natural } from '@mura/language';

/** Everything that the games of a run depend on; one game needs its number besides, and nothing else. */
export interface Run {
  /** The name of the rules, as it stands in the records. */
  readonly preset: string;
  readonly rules: Rules;
  readonly seed: string;
  /** Names of built-in bots, who take the seats in rotation. */
  readonly bots: readonly string[];
  /** The language in which they talk, as characters; `null`: they speak the protocol. */
  readonly words: natural.Tongue | null;
}

/** What a caller says of a run; it may be wrong. */
export interface RunOptions {
  readonly preset: string;
  /** In place of those of the preset; then `preset` is only a name. */
  readonly rules?: Rules;
  readonly seed: string;
  readonly bots: readonly string[];
  /** If left out: none, unless one of the bots is a talker. */
  readonly words?: natural.Tongue;
}

export const LONGEST_SEED = 200;

/** A run that can be played, or a sentence that says what is wrong. */
export function checkRun({ preset, rules, seed, bots, words }: RunOptions): Result<Run, string> {
  const found = rules === undefined ? findPreset(preset) : accept(rules);
  if (!found.ok) return found;
  if (seed === '' || seed.length > LONGEST_SEED) return refuse(`A seed has 1 to ${LONGEST_SEED} characters`);
  const wrong = wrongBots(bots);
  if (wrong !== null) return refuse(wrong);
  if (words !== undefined && found.value.grammar === 'aiwolf')
    return refuse(
      `In ${preset} only the protocol may be spoken: choose a form of free talk, or leave the words out`,
    );
  const checked = checkSetup(plainSetup(preset, found.value, seed));
  const tongue = words ?? (found.value.grammar !== 'aiwolf' && anyTalks(bots) ? USUAL_TONGUE : null);
  if (checked.ok) return accept({ preset, rules: found.value, seed, bots, words: tongue });
  return refuse(checked.error.map(({ path, message }) => `${path} ${message}`).join('; '));
}

/** The default language of a table at which somebody speaks in words. */
const USUAL_TONGUE: natural.Tongue = 'ja';

function anyTalks(bots: readonly string[]): boolean {
  return bots.some((name) => speaksInWords(mustFindBot(name)));
}

/** What is wrong with these names of bots, and which there are. */
function wrongBots(names: readonly string[]): string | null {
  if (names.length === 0) return `At least one bot must play. Bots: ${[...BOTS.keys()].join(', ')}`;
  for (const name of names) {
    const found = findBot(name);
    if (!found.ok) return found.error;
  }
  return null;
}

/** A run with what all its games share, made once. */
export interface ReadyRun {
  readonly run: Run;
  readonly bots: readonly Bot[];
  /** A game's village, but for seed and players. */
  readonly plain: Setup;
}

/** `speech`: the words of a run that is played in words. */
export function ready(run: Run, speech: natural.Speech | null = null): ReadyRun {
  const plain = plainSetup(run.preset, run.rules, null);
  return {
    run,
    bots: run.bots.map((name) => speaking(name, speech)),
    plain: spokenIn(plain, speech),
  };
}

/** A bot that talks in words; `null`: in the protocol. */
export function speaking(name: string, speech: natural.Speech | null): Bot {
  const chosen = mustFindBot(name);
  return speech === null ? chosen.mind : inCharacter(chosen, speech);
}

/** A village in which everybody is a character and talks in words; `null`: in the protocol. */
export function spokenIn(plain: Setup, speech: natural.Speech | null): Setup {
  if (speech === null) return plain;
  return { ...plain, language: speech.tongue, cast: charactersFor(plain, speech.tongue) };
}

function charactersFor({ cast }: Setup, tongue: natural.Tongue): Character[] {
  const [first] = CASTS;
  invariant(first !== undefined, 'some casts ship');
  return castFor(first, cast.length, tongue);
}

/** The seed of one game, from 1 on: with it the game can be played alone. */
export function seedOf({ seed }: Run, game: number): string {
  return seedOfGame(seed, game);
}

/** The village's name in its record. Not the seed itself, which only the master may know. */
export function villageOf(run: Run, game: number): string {
  return fingerprint(`${run.preset}/${seedOf(run, game)}`);
}

/** Who plays a seat: the bots in rotation, moved by one seat from game to game. */
export function botAt<Item>(bots: readonly Item[], game: number, player: PlayerId): Item {
  const bot = bots[(player + game - 2) % bots.length];
  invariant(bot !== undefined, 'at least one bot plays');
  return bot;
}

/** The village of one game; the roles are dealt by its seed. */
export function setupOf({ run, plain }: ReadyRun, game: number): Setup {
  const { preset, rules, cast, language, wishes } = plain;
  const players = cast.map((_, index) => botAt(run.bots, game, index + 1));
  return { preset, rules, cast, language, wishes, players, seed: seedOf(run, game) };
}

/** The bots of one game, by player. */
export function seatBots({ bots, plain }: ReadyRun, game: number): Bot[] {
  return plain.cast.map((_, index) => botAt(bots, game, index + 1));
}
