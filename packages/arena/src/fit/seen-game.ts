import { inHisui } from '@mura/bots';
import type { Event, Role } from '@mura/engine';

/** A game as everybody could see it, and who was what. */
export interface SeenGame {
  readonly events: readonly Event[];
  readonly roles: readonly Role[];
  /** What was known of the seats before it, where it is one of a set. */
  readonly habits?: readonly (inHisui.SeatHabits | undefined)[];
}

/** From a record that tells everything; `null` where it does not say who was what. */
export function seenGame(events: readonly Event[]): SeenGame | null {
  const roles = dealIn(events);
  const open = events.filter(({ audience, type }) => audience === 'public' && type !== 'rolesRevealed');
  return roles === null || roles.length === 0 ? null : { events: open, roles };
}

function dealIn(events: readonly Event[]): readonly Role[] | null {
  for (const event of events) {
    if (event.type === 'sealed') return event.deal;
    if (event.type === 'rolesRevealed') return event.roles;
  }
  return null;
}

/** All that was seen of these games, counted by role. Each game weighs the same. */
export function countGames(games: readonly SeenGame[], into: inHisui.HabitCounts, weight = 1): void {
  for (const game of games) {
    for (const seen of witnessOf(game).seen) inHisui.count(into, seen, game.roles, weight);
  }
}

/** The games of a set, in their order, each with what whoever sat there all the time knew of the seats before it. */
export function remembering(set: readonly SeenGame[], likelihood: inHisui.Likelihood): SeenGame[] {
  let habits: readonly (inHisui.SeatHabits | undefined)[] = [];
  return set.map((game) => {
    const known = { ...game, habits };
    habits = inHisui.habitsAfter(habits, witnessOf(game), game.roles, likelihood);
    return known;
  });
}

function witnessOf({ events }: SeenGame): inHisui.Witness {
  const witness = new inHisui.Witness();
  for (const event of events) witness.hear(event);
  return witness;
}
