import { coachingFor, memoirsOf } from '@mura/bots';
import { type Event, givenTo, type PlayerId, type Role, type Viewer } from '@mura/engine';
import { isKnown, type VillageRecord } from '@mura/records';
import { type Calling, type Language, loadTexts, tellCoaching, tellMemoir } from '@mura/words';
import { Command } from 'commander';
import { type FoundGame, GAMES, printPlace, withGames } from '../games.ts';
import {
  findViewer,
  jsonOption,
  languageOption,
  salvageOption,
  viewerOption,
  wholeNumber,
} from '../options.ts';
import { print, printJson, warn } from '../print.ts';
import { retold, scriptOf } from '../script.ts';

interface Options {
  readonly as: string;
  readonly until: number;
  readonly lang: Language;
  readonly words?: true;
  readonly beliefs?: true;
  readonly salvage?: true;
  readonly json?: true;
}

/** `mura replay`: records as somebody saw them. */
export function replayCommand(): Command {
  return new Command('replay')
    .description('show games as somebody saw them')
    .argument('<games...>', GAMES)
    .addOption(viewerOption())
    .option('--until <seq>', 'the number of the last event shown', wholeNumber(0, Number.MAX_SAFE_INTEGER))
    .addOption(languageOption())
    .option('--words', 'show talk in the AIWolf protocol in the words of people')
    .option(
      '--beliefs',
      'what each bot believed at each vote, and where the game turned; --as: for that player',
    )
    .addOption(salvageOption())
    .addOption(jsonOption())
    .addHelpText('after', EXAMPLES)
    .action(run);
}

const EXAMPLES = `
Examples:
  $ mura replay game.mura.jsonl --as 3 --lang en
  $ mura replay game.mura.jsonl --beliefs --as 3 --lang en
  $ mura replay anac2020-05p.jsonl.gz:12`;

async function run(places: string[], options: Options): Promise<void> {
  await withGames(places, options, (game) => show(game, options));
}

async function show(game: FoundGame, options: Options): Promise<void> {
  const { place, record, damage } = game;
  const viewer = findViewer(options.as, record.header.cast);
  if (options.beliefs) {
    await tellBeliefs(game, viewer, options);
    return;
  }
  const shown = until(record, options.until);
  if (options.json) {
    for (const given of givenTo(viewer, shown.entries.map(({ event }) => event).filter(isKnown)))
      printJson({ file: place, ...given });
  } else {
    const told = options.words ? await retold(shown, options.lang) : shown;
    printPlace(game);
    print(await scriptOf(told, { viewer, language: options.lang }));
  }
  if (damage !== null) warn(`What stands before the damage was shown. ${damage}.`);
}

function until({ header, entries }: VillageRecord, last = Number.POSITIVE_INFINITY): VillageRecord {
  return { header, entries: entries.filter(({ seq }) => seq <= last) };
}

interface BeliefOptions {
  readonly lang: Language;
  readonly json?: true;
}

/** What each bot of a game believed at each vote; and for a player, where the game turned. */
export async function tellBeliefs(
  { place, record }: FoundGame,
  viewer: Viewer,
  { lang, json }: BeliefOptions,
): Promise<void> {
  const events: Event[] = record.entries.map(({ event }) => event).filter(isKnown);
  const memoirs = memoirsOf(events);
  const coaching = typeof viewer === 'number' ? coachingFor(viewer, events) : null;
  if (json) {
    printJson({ file: place, memoirs, coaching });
    return;
  }
  const names = record.header.cast.map(({ name }) => name);
  const roles = new Map(memoirs.map(({ player, role }) => [player, role]));
  const revealed = events.find((event) => event.type === 'rolesRevealed');
  if (revealed?.type === 'rolesRevealed')
    for (const [index, role] of revealed.roles.entries()) roles.set(index + 1, role);
  const page = await loadTexts('page', lang);
  const calling: Calling = {
    words: await loadTexts('afterwards', lang),
    nameOf: (player: PlayerId) => names[player - 1] ?? String(player),
    roleName: (role: Role) => page[`role.${role}`],
    roleOf: (player: PlayerId) => roles.get(player) ?? null,
  };
  for (const memoir of memoirs) {
    print(`${calling.nameOf(memoir.player)} (${calling.roleName(memoir.role)})`);
    for (const line of tellMemoir(memoir, calling)) if (line !== '') print(`  ${line}`);
  }
  if (coaching === null) return;
  print(calling.words['coach.title']);
  for (const line of tellCoaching(coaching, calling)) print(`  ${line}`);
}
