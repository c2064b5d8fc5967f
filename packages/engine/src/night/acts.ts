import type { Event, Vote } from '../event.ts';
import { findBallot } from '../phase/phase.ts';
import { only } from '../player.ts';
import { appearanceOf } from '../roles/index.ts';
import { roleOf, type Village } from '../village.ts';

/** What somebody does alone at night: asked for it takes effect at once, by the clock when the phase ends. */
export type SoleAct = 'divine' | 'guard';

/** The next choice that takes effect now that the phase is over. */
export function actFollows(village: Village, act: SoleAct): Event | null {
  const next = findBallot(village.phase, act)?.votes[0];
  return next === undefined ? null : actAtNight(village, act, next);
}

export function actAtNight(village: Village, act: SoleAct, { player, target }: Vote): Event {
  const { day } = village;
  const audience = only(player);
  if (act === 'guard') return { type: 'guarded', audience, day, player, target };
  const result = appearanceOf(roleOf(village, target), 'divined');
  return { type: 'divined', audience, day, player, target, result };
}
