import { randomBytes } from 'node:crypto';
import { LONGEST_SEED, MOST_GAMES } from '@mura/arena';
import { findBot } from '@mura/bots';
import type { Character, Viewer } from '@mura/engine';
import { natural } from '@mura/language';
import { LANGUAGES, type Language, languageFor } from '@mura/words';
import { InvalidArgumentError, Option } from 'commander';
import { WrongInput } from './ending.ts';

/** Reads a whole number, written in digits, between two limits. */
export function wholeNumber(least: number, most: number): (text: string) => number {
  return (text) => {
    const value = /^-?\d+$/.test(text) ? Number(text) : Number.NaN;
    if (value >= least && value <= most) return value;
    throw new InvalidArgumentError(`It must be a whole number from ${least} to ${most}.`);
  };
}

/** Reads a number, written in digits with or without a point, between two limits. */
export function decimalNumber(least: number, most: number): (text: string) => number {
  return (text) => {
    const value = /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
    if (value >= least && value <= most) return value;
    throw new InvalidArgumentError(`It must be a number from ${least} to ${most}.`);
  };
}

/** Reads names with commas between them. */
export function names(text: string): string[] {
  const list = text.split(',').map((name) => name.trim());
  if (list.every((name) => name !== '')) return list;
  throw new InvalidArgumentError('It must be one name or several with commas between them.');
}

/**
 * Who plays, unless others are named: by default the player by which Mura is measured; `null`: honest, or a talker where
 * the form is talked in words.
 */
export function botsOption(fallback: string | null = 'chatter'): Option {
  const option = new Option(
    '--bots <names>',
    'who plays, e.g. hisui or talker@gentle:kiku (see: mura bots list); several take the seats in rotation',
  ).argParser(names);
  return fallback === null
    ? option.default(undefined, 'honest, in nl2017 talker')
    : option.default([fallback], fallback);
}

/** Each is a bot as one may be wished. */
export function checkBots(wishes: readonly string[]): void {
  for (const wish of wishes) {
    const found = findBot(wish);
    if (!found.ok) throw new WrongInput(`${found.error}.`);
  }
}

export function presetOption(): Option {
  return new Option('--preset <name>', 'the form of the game (see: mura presets)').default('aiwolf-5');
}

/** The seed of something that is played; another one each time by default. */
export function seedOption(description: string): Option {
  return new Option('--seed <text>', description)
    .argParser(seedText)
    .default(randomBytes(8).toString('hex'), 'another one each time');
}

function seedText(text: string): string {
  if (text !== '' && text.length <= LONGEST_SEED) return text;
  throw new InvalidArgumentError(`A seed has 1 to ${LONGEST_SEED} characters.`);
}

export function firstOption(): Option {
  return new Option('--first <number>', 'the number of the first game')
    .argParser(wholeNumber(1, MOST_GAMES))
    .default(1);
}

export function jsonOption(): Option {
  return new Option('--json', 'print the result as JSON');
}

export function salvageOption(): Option {
  return new Option('--salvage', 'of a damaged record, take what stands before the damage');
}

export function viewerOption(): Option {
  return new Option(
    '--as <viewer>',
    'whose eyes to see with: a player by number or name, observer, master',
  ).default('master');
}

/** The viewer somebody means; players are named by number or as in the cast. */
export function findViewer(word: string, cast: readonly Character[]): Viewer {
  if (word === 'observer' || word === 'master') return word;
  const named = cast.findIndex(({ name }) => name === word);
  const player = named >= 0 ? named + 1 : /^\d+$/.test(word) ? Number(word) : 0;
  if (player >= 1 && player <= cast.length) return player;
  throw new WrongInput(
    `There is no viewer '${word}'. Viewers: 1 to ${cast.length}, a name of the cast, observer, master.`,
  );
}

export function languageOption(): Option {
  return new Option('--lang <language>', 'language of the text')
    .choices(LANGUAGES)
    .default(terminalLanguage(process.env), 'that of the terminal');
}

/** That of the terminal where Mura speaks it, English elsewhere. */
export function terminalLanguage(environment: NodeJS.ProcessEnv): Language {
  const { LC_ALL, LC_MESSAGES, LANG } = environment;
  const locale = [LC_ALL, LC_MESSAGES, LANG].find((value) => value !== undefined && value !== '') ?? '';
  return languageFor([locale]);
}

/** The natural language of the talk of games; by default each utterance tells it by its letters. */
export function talkLanguageOption(): Option {
  return new Option('--lang <language>', 'the natural language of the talk; default: by its letters').choices(
    natural.TONGUES,
  );
}

/** As the readers of games take it. */
export function tongueIn(lang: natural.Tongue | undefined): { readonly tongue?: natural.Tongue } {
  return lang === undefined ? {} : { tongue: lang };
}
