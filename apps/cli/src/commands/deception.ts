import { type BeliefLabel, type FactLabel, falseFacts, insincereStances, studied } from '@mura/corpus';
import type { natural } from '@mura/language';
import { Command } from 'commander';
import { GAMES, printPlace, withGames } from '../games.ts';
import { jsonOption, talkLanguageOption, tongueIn } from '../options.ts';
import { print, printJson } from '../print.ts';

interface Options {
  readonly lang?: natural.Tongue;
  readonly json?: true;
}

/** `mura corpus deception`: what was said against what was so. */
export function deceptionCommand(): Command {
  return new Command('deception')
    .description('what was said in public against what was so, and against what its speaker believed')
    .argument('<games...>', GAMES)
    .addOption(talkLanguageOption())
    .addOption(jsonOption())
    .addHelpText('after', EXAMPLE)
    .action(run);
}

const EXAMPLE = `
Each label names the utterance, what was stated, what was so or held to be so, the events of the record that show it, and
how sure it is. Two sources are never mixed: basis fact is a claim or a report against the true role and the true results,
basis belief a word about another player against the board, the vote, the private posts or what the game told its speaker.

Examples:
  $ mura corpus deception game.mura.jsonl --json`;

async function run(places: string[], { lang, json }: Options): Promise<void> {
  await withGames(places, {}, (game) => {
    const village = studied(game.record, tongueIn(lang));
    const labels = [...falseFacts(game.record, village), ...insincereStances(game.record, village)];
    if (json) for (const label of labels) printJson({ file: game.place, ...label });
    else {
      printPlace(game);
      for (const label of labels) print(inWords(label, village.players[label.player - 1]?.name ?? ''));
    }
  });
}

function inWords({ id, role, stated, held, kind }: FactLabel | BeliefLabel, name: string): string {
  return `${id} ${name} (${role ?? '?'}), ${kind}: ${stated}; in truth ${held}`;
}
