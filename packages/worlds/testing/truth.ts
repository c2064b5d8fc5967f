import { type Chance, isPack, type PlayerId } from '@mura/engine';
import type { Game } from '../../engine/testing/laws/game.ts';
import { worldsOf } from '../../engine/testing/laws/worlds.ts';
import type { World } from './night.ts';

type Viewer = 'observer' | PlayerId;

/**
 * The worlds in which the rules themselves can lead to what a viewer was given: the village is played again with every
 * deal, every hidden choice and every draw that breaks a tie of the pack. For villages of five by turns.
 */
export function trueWorlds(viewer: Viewer, game: Game, length: number): World[] {
  return worldsOf(viewer, game, length, (world, dealt) =>
    tiesFor(viewer, world).map((tie) => breakingTies(tie, dealt)),
  );
}

/** Which of the tied chance chooses, always; who does not know the ballots cannot tell a tie from a choice. */
function tiesFor(viewer: Viewer, world: World): readonly number[] {
  return viewer !== 'observer' && isPack(world[viewer - 1]!) ? [0, 1, 2, 3] : [0];
}

function breakingTies(tie: number, rest: Chance): Chance {
  return (draw) => (draw.purpose === 'attackTie' ? Math.min(tie, draw.among - 1) : rest(draw));
}
