import {
  type Action,
  type Chance,
  type Event,
  maySee,
  type PlayerId,
  type Request,
  type Role,
  type Viewer,
} from '../../src/index.ts';
import { dealing } from './deals.ts';
import type { LawGame } from './game.ts';
import { bytesOf } from './given.ts';
import { isHidden, sameAnswers } from './same-answers.ts';
import { type Search, search } from './search.ts';
import { dealsOf } from './setups.ts';

/** A world: who is what. */
export type World = readonly Role[];

/**
 * The worlds that are possible for a viewer after the first `length` events of a game: those in which some hidden
 * choices would have given them the same bytes. Slow and exact; for villages of five.
 *
 * `chancesFor`: the ways chance may have fallen in a world, by default only as it did fall.
 */
export function worldsOf(
  viewer: Viewer,
  game: LawGame,
  length: number,
  chancesFor: (world: World, dealt: Chance) => readonly Chance[] = (_, dealt) => [dealt],
): World[] {
  const { setup, chance } = game;
  const tell = (event: Event) => (maySee(viewer, event.audience) ? [bytesOf(event)] : []);
  const wanted = game.record.slice(0, length).flatMap(tell);
  const isPossible = (world: World) => {
    const options = optionsFor(viewer, game, world);
    const patience = Number.POSITIVE_INFINITY;
    return chancesFor(world, dealing(setup, world, chance)).some(
      (fallen) => search({ setup, chance: fallen, tell, wanted, options, patience }) !== null,
    );
  };
  return dealsOf(setup.rules.roles).filter(isPossible);
}

/** What everybody heard and what they did themselves stays; all that is hidden from them is tried. */
function optionsFor(viewer: Viewer, game: LawGame, world: World): Search['options'] {
  const same = sameAnswers(game);
  return (open, trail) => {
    const hidden = open.find((request) => isHidden(request, viewer, world));
    if (hidden !== undefined) return allAnswers(hidden, world);
    const play = same(open, trail);
    return play === undefined ? [] : [play.action];
  };
}

/** Every choice, and none; what is whispered does not matter to those who do not hear it. */
function allAnswers({ act, player }: Request, world: World): Action[] {
  if (act === 'talk' || act === 'whisper') return [{ type: 'talk', player, channel: act, text: 'Over' }];
  const choices = world.map((_, index): Action => ({ type: act, player, target: index + 1 }));
  return [...choices, { type: 'noAnswer', player, act, reason: 'late' }];
}

export function rolesIn(worlds: readonly World[], player: PlayerId): Set<Role> {
  return new Set(worlds.flatMap((world) => world[player - 1] ?? []));
}

/** Worlds as texts, to be compared as sets. */
export function namesOf(worlds: readonly World[]): Set<string> {
  return new Set(worlds.map((world) => world.join()));
}
