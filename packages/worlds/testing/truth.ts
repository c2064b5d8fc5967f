import { type Chance, isPack, type PlayerId } from '@mura/engine';
import type { LawGame } from '../../engine/testing/laws/game.ts';
import { worldsOf } from '../../engine/testing/laws/worlds.ts';
import type { World } from './night.ts';

type TruthViewer = 'observer' | PlayerId;

/**
 * The worlds in which the rules themselves can lead to what a viewer was given: the village is played again with every
 * deal, every hidden choice, every draw that breaks a tie of the pack and every draw of who is taken along. For villages
 * of five by turns.
 */
export function trueWorlds(viewer: TruthViewer, game: LawGame, length: number): World[] {
  return worldsOf(viewer, game, length, (world, dealt) =>
    tiesFor(viewer, world).flatMap((tie) =>
      revengesIn(world).map((revenge) => falling({ attackTie: tie, revenge }, dealt)),
    ),
  );
}

/** Which of the tied chance chooses, always; who does not know the ballots cannot tell a tie from a choice. */
function tiesFor(viewer: TruthViewer, world: World): readonly number[] {
  return viewer !== 'observer' && isPack(world[viewer - 1]!) ? [0, 1, 2, 3] : [0];
}

function revengesIn(world: World): readonly number[] {
  return world.includes('cat') ? [0, 1, 2, 3] : [0];
}

function falling(outcomes: Readonly<Record<'attackTie' | 'revenge', number>>, rest: Chance): Chance {
  return (draw) =>
    draw.purpose === 'attackTie' || draw.purpose === 'revenge'
      ? Math.min(outcomes[draw.purpose], draw.among - 1)
      : rest(draw);
}
