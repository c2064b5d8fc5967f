import { type Action, maySee, type PlayerId, type Request } from '@mura/engine';
import { dealing } from '../../engine/testing/laws/deals.ts';
import type { Game } from '../../engine/testing/laws/game.ts';
import { bytesOf } from '../../engine/testing/laws/given.ts';
import { isHidden, sameAnswers } from '../../engine/testing/laws/same-answers.ts';
import { type Search, search } from '../../engine/testing/laws/search.ts';
import type { World } from './course.ts';
import { dealsOf } from './enumerate.ts';

type Viewer = 'observer' | PlayerId;

/**
 * The worlds in which the rules themselves can lead to what a viewer was given: the village is played again with every
 * deal, every hidden choice and every draw that breaks a tie of the pack. For villages of five by turns.
 */
export function trueWorlds(viewer: Viewer, game: Game, length: number): World[] {
  const events = game.record.slice(0, length);
  const wanted = events.flatMap((event) => (maySee(viewer, event.audience) ? [bytesOf(event)] : []));
  const deals = Array.from(dealsOf(game.setup.rules.roles), (world) => [...world]);
  return deals.filter((world) =>
    tiesFor(viewer, world).some((tie) => isPossible(viewer, game, wanted, world, tie)),
  );
}

/** Which of the tied chance chooses, always; who does not know the ballots cannot tell a tie from a choice. */
function tiesFor(viewer: Viewer, world: World): readonly number[] {
  return viewer !== 'observer' && world[viewer - 1] === 'werewolf' ? [0, 1, 2, 3] : [0];
}

function isPossible(
  viewer: Viewer,
  game: Game,
  wanted: readonly string[],
  world: World,
  tie: number,
): boolean {
  const { setup, chance } = game;
  const dealt = dealing(setup, world, chance);
  const goal: Search = {
    setup,
    chance: (draw) => (draw.purpose === 'attackTie' ? Math.min(tie, draw.among - 1) : dealt(draw)),
    tell: (event) => (maySee(viewer, event.audience) ? [bytesOf(event)] : []),
    wanted,
    options: optionsFor(viewer, game, world),
    patience: Number.POSITIVE_INFINITY,
  };
  return search(goal) !== null;
}

/** What everybody heard and what he did himself stays; all that is hidden from him is tried. */
function optionsFor(viewer: Viewer, game: Game, world: World): Search['options'] {
  const same = sameAnswers(game);
  return (open, trail) => {
    const hidden = open.find((request) => isHidden(request, viewer, world));
    if (hidden !== undefined) return allAnswers(hidden, world);
    const play = same(open, trail);
    return play === undefined ? [] : [play.action];
  };
}

function allAnswers({ act, player }: Request, world: World): Action[] {
  if (act === 'talk' || act === 'whisper') return [{ type: 'talk', player, channel: act, text: 'Over' }];
  const choices = world.map((_, index): Action => ({ type: act, player, target: index + 1 }));
  return [...choices, { type: 'noAnswer', player, act, reason: 'late' }];
}
