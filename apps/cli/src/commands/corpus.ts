import { type AboutVillage, about, drawBalanced, isSelected, type Selection } from '@mura/corpus';
import { countPlayers, findPreset, MAX_PLAYERS, MIN_PLAYERS, PRESETS, TEAMS, type Team } from '@mura/engine';
import {
  hashOfRules,
  mayBePlayedBy,
  oddsWith,
  type RuleSet,
  ruleSetBy,
  ruleSetOf,
  ruleSetOfContest,
  type ShownRule,
} from '@mura/records';
import { Command, InvalidArgumentError, Option } from 'commander';
import { WrongInput } from '../ending.ts';
import { complain, findPlace, GAMES, gamesIn, isRead, type NoGame, noLine, type ReadGame } from '../games.ts';
import { jsonOption, wholeNumber } from '../options.ts';
import { counted, ProgressLine, print, printJson, warn } from '../print.ts';
import { agreementCommand } from './agreement.ts';
import { adjudicateCommand, annotateCommand } from './annotate.ts';
import { exportCommand } from './corpus-export.ts';
import { findCommand } from './corpus-find.ts';
import { importCommand } from './corpus-import.ts';
import { queryCommand } from './corpus-query.ts';
import { reportCommand } from './corpus-report.ts';
import { coverageCommand } from './coverage.ts';
import { deceptionCommand } from './deception.ts';
import { relationsCommand, tagsCommand } from './relations.ts';
import { figuresCommand, tablesCommand } from './tables.ts';

interface Options {
  readonly rules?: string;
  readonly preset?: string;
  readonly like?: string;
  readonly players?: number;
  readonly winner?: Team;
  /** `false`: `--no-sudden-death`. */
  readonly suddenDeath: boolean;
  readonly language?: string;
  /** Milliseconds. */
  readonly from?: number;
  readonly to?: number;
  readonly draw?: number;
  readonly seed: string;
  readonly json?: true;
}

/** A game that was looked at, by the rules it was played by. */
interface CorpusGame {
  readonly place: string;
  readonly village: AboutVillage;
  readonly rules: RuleSet;
  readonly language: string;
  /** When it began; `null`: the record does not say. */
  readonly began: number | null;
}

/** `mura corpus`: many games together. */
export function corpusCommand(): Command {
  return new Command('corpus')
    .description('work on many games together')
    .addCommand(importCommand())
    .addCommand(selectCommand())
    .addCommand(tagsCommand())
    .addCommand(relationsCommand())
    .addCommand(tablesCommand())
    .addCommand(figuresCommand())
    .addCommand(annotateCommand())
    .addCommand(agreementCommand())
    .addCommand(adjudicateCommand())
    .addCommand(deceptionCommand())
    .addCommand(findCommand())
    .addCommand(reportCommand())
    .addCommand(exportCommand())
    .addCommand(queryCommand())
    .addCommand(coverageCommand());
}

/** Only games of the same rules, size and composition may be compared; a hash of the rules says which are. */
function selectCommand(): Command {
  return new Command('select')
    .description(
      'the games that may have been played by the same rules; default: all, with the hash of theirs',
    )
    .argument('<games...>', GAMES)
    .option('--rules <hash>', 'games whose rules have this hash')
    .option('--preset <name>', 'games by the rules of this form')
    .option('--like <game>', 'games by the rules of this game')
    .option('--players <number>', 'games of so many', wholeNumber(MIN_PLAYERS, MAX_PLAYERS))
    .addOption(new Option('--winner <team>', 'games won by this side').choices(TEAMS))
    .option('--no-sudden-death', 'only games in which nobody died of silence')
    .option('--language <language>', 'games in this language, e.g. ja')
    .option('--from <date>', 'games that began on this day or later, e.g. 2025-04-01', dayFrom(0))
    .option('--to <date>', 'games that began on this day or earlier', dayFrom(1))
    .option('--draw <number>', 'so many won by each side, drawn by the seed', wholeNumber(1, MOST_DRAWN))
    .option('--seed <text>', 'the seed of the draw', '1')
    .addOption(jsonOption())
    .addHelpText('after', EXAMPLES)
    .action(run);
}

const MOST_DRAWN = 1_000_000;
const DAY = 86_400_000;

/** The first moment of a day (UTC), or of the day so many days later. */
function dayFrom(later: number): (text: string) => number {
  return (text) => {
    const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
    if (Number.isNaN(time)) throw new InvalidArgumentError('It must be a day, e.g. 2025-04-01.');
    return time + later * DAY;
  };
}

const EXAMPLES = `
Examples:
  $ mura corpus select games/*.mura.jsonl --preset bbs-15
  $ mura corpus select games/*.mura.jsonl --players 15 --no-sudden-death --draw 12 --seed 1`;

async function run(places: string[], options: Options): Promise<void> {
  checkOne(options);
  const preset = presetWanted(options);
  const games: CorpusGame[] = [];
  const progress = new ProgressLine();
  for (const place of places) {
    games.push(...(await foundAt(place)));
    progress.show(counted(games.length, 'game'));
  }
  progress.end();
  const wanted = preset ?? (await rulesWanted(options, games));
  const fitting = wanted === null ? games : games.filter(({ rules }) => mayBePlayedBy(rules, wanted));
  const selected = drawn(
    fitting.filter(
      (one) => isSelected(one.village, selectionOf(options)) && isOfTimeAndLanguage(one, options),
    ),
    options,
  );
  for (const found of selected) tell(found, wanted !== null, options);
  if (wanted === null) return;
  if (selected.length === 0) complain(`None of ${counted(games.length, 'game')} ${lookedFor(options)}.`);
  else tellOdds(selected, wanted, options);
}

/** A game of which the time is not known is of no time. */
function isOfTimeAndLanguage(
  { language: spoken, began }: CorpusGame,
  { language, from, to }: Options,
): boolean {
  if (language !== undefined && spoken !== language) return false;
  if (from !== undefined && (began === null || began < from)) return false;
  return to === undefined || (began !== null && began < to);
}

function selectionOf({ players, winner, suddenDeath }: Options): Selection {
  return {
    ...(players === undefined ? {} : { players }),
    ...(winner === undefined ? {} : { winner }),
    ...(suddenDeath ? {} : { suddenDeath }),
  };
}

/** As many won by one side as by the other, where so many are wanted. */
function drawn(games: readonly CorpusGame[], { draw, seed }: Options): readonly CorpusGame[] {
  if (draw === undefined) return games;
  // A game is named by its place: two files may hold villages of the same name.
  const placed = games.map((found) => ({ ...found.village, id: found.place, found }));
  const balanced = drawBalanced(placed, draw, seed);
  if (!balanced.ok) throw new WrongInput(`Too few games: ${balanced.error}.`);
  return balanced.value.map(({ found }) => found);
}

function tell({ place, rules }: CorpusGame, isAsked: boolean, { json }: Options): void {
  const { hash, preset, unknown, shown } = rules;
  if (json) {
    const players = countPlayers(rules.rules);
    printJson({ file: place, rules: hash, preset, players, unknown, shown });
  } else print(isAsked ? place : `${hash} ${preset} ${place}`);
}

function lookedFor({ rules, preset, like }: Options): string {
  if (preset !== undefined) return `can have been played by the rules of ${preset}`;
  return like === undefined
    ? `has rules with the hash ${rules}`
    : `can have been played by the rules of ${like}`;
}

/**
 * What a game alone shows does not decide, or the course of a game would; but it may show that the rules of a whole contest
 * were others.
 */
function tellOdds(selected: readonly CorpusGame[], wanted: RuleSet, { preset, like, rules }: Options): void {
  const odd = selected.map((one) => oddsWith(one.rules, wanted)).filter((shown) => shown.length > 0);
  if (odd.length === 0) return;
  const what = [...new Set(odd.flat().map(inWords))].join(', ');
  warn(
    `${odd.length} of ${counted(selected.length, 'game')} show what the rules of ${preset ?? like ?? rules} do not have (${what}). ` +
      'So may others of the same contest, which do not show it; in a collection a contest is selected as a whole.',
  );
}

function inWords({ path, value, atLeast }: ShownRule): string {
  return `${path} ${atLeast ? 'at least ' : ''}${value}`;
}

/** The games at a place; those of a collection with the rules of their contest. */
async function foundAt(place: string): Promise<CorpusGame[]> {
  try {
    const { file, line } = findPlace(place);
    const all: (CorpusGame | NoGame)[] = [];
    for await (const game of gamesIn({ file, line: null })) all.push(isRead(game) ? foundIn(game) : game);
    const isCollection = all[0]?.place !== file;
    const games = isCollection ? asContests(all) : all;
    const wanted = line === null ? games : games.filter((one) => one.place === place);
    if (line !== null && wanted.length === 0) throw noLine(file, line, isCollection ? all.length : 0);
    for (const one of wanted) if (!isFound(one)) complain(one.error);
    return wanted.filter(isFound);
  } catch (error) {
    if (!(error instanceof WrongInput)) throw error;
    complain(error.message);
    return [];
  }
}

function foundIn({ place, record }: ReadGame): CorpusGame {
  const { language } = record.header;
  const began = record.entries.find(({ at }) => at !== null)?.at ?? null;
  return { place, village: about(record), rules: ruleSetOf(record.header), language, began };
}

function isFound(one: CorpusGame | NoGame): one is CorpusGame {
  return 'rules' in one;
}

/** What the games of a collection show, they show together; those whose logs say other rules are another contest. */
function asContests(games: readonly (CorpusGame | NoGame)[]): (CorpusGame | NoGame)[] {
  const byHash = new Map<string, [RuleSet, ...RuleSet[]]>();
  for (const { rules } of games.filter(isFound)) {
    const others = byHash.get(rules.hash);
    if (others === undefined) byHash.set(rules.hash, [rules]);
    else others.push(rules);
  }
  const contests = new Map([...byHash].map(([hash, all]) => [hash, ruleSetOfContest(all)]));
  return games.map((one) =>
    isFound(one) ? { ...one, rules: contests.get(one.rules.hash) ?? one.rules } : one,
  );
}

function checkOne({ rules, preset, like }: Options): void {
  const given = [rules, preset, like].filter((way) => way !== undefined);
  if (given.length > 1) throw new WrongInput('Give one of --rules, --preset and --like.');
}

function presetWanted({ preset }: Options): RuleSet | null {
  if (preset === undefined) return null;
  const found = findPreset(preset);
  if (!found.ok) throw new WrongInput(`${found.error}.`);
  return ruleSetBy(preset, found.value);
}

/** The rules that are asked for in another way; `null`: any. */
async function rulesWanted({ rules, like }: Options, games: readonly CorpusGame[]): Promise<RuleSet | null> {
  if (like !== undefined) return (await foundLike(like)).rules;
  if (rules === undefined) return null;
  const known = games.find((game) => game.rules.hash === rules)?.rules ?? presetOf(rules);
  if (known !== undefined) return known;
  throw new WrongInput(
    `None of ${counted(games.length, 'game')}, and no preset, has rules with the hash ${rules}.`,
  );
}

async function foundLike(place: string): Promise<CorpusGame> {
  const [found] = await foundAt(place);
  if (found === undefined) throw new WrongInput(`There is no game at ${place} to be like.`);
  return found;
}

function presetOf(hash: string): RuleSet | undefined {
  const found = [...PRESETS].find(([, rules]) => hashOfRules(rules) === hash);
  return found === undefined ? undefined : ruleSetBy(...found);
}
