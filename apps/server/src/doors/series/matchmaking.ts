import type { PlayerId, Role } from '@mura/engine';
import { nlp } from '@mura/protocols';
import type { BotPasts } from '../../host/bot-seat.ts';
import type { Guest } from '../lobby/guest.ts';
import { byName, type Draws } from './draws.ts';

/** A program on a seat of the next game. */
export interface PlacedGuest {
  readonly guest: Guest;
  readonly player: PlayerId;
  /** `null`: it is dealt. */
  readonly role: Role | null;
}

/** Those who play a game together. */
export interface Party {
  readonly placed: readonly PlacedGuest[];
  /** What our bots learned in the games before, where all keep their seats. */
  readonly pasts?: BotPasts;
  /** The game is over; aborted: nobody has won it. */
  ended(isAborted: boolean): void;
}

/** Who of those who wait plays with whom in a series. */
export interface Matchmaking {
  /** Somebody waits, who may have played before; false: there is no place for them. */
  enter(guest: Guest): boolean;
  /** The next game, as far as there are players for it; `draws`: its chance. */
  take(waiting: readonly Guest[], draws: Draws): Party | null;
}

/** Chooses players out of those who wait, in the order of seats; `null`: there are too few. */
export type Choose = <Someone extends Pick<Guest, 'name'>>(
  waiting: readonly Someone[],
  draws: Draws,
) => Someone[] | null;

/** Everybody may wait, and plays when chosen. */
export function chosenBy(choose: Choose): Matchmaking {
  return {
    enter: () => true,
    take(waiting, draws) {
      const chosen = choose(waiting, draws);
      if (chosen === null) return null;
      const placed = chosen.map((guest, index) => ({ guest, player: index + 1, role: null }));
      return { placed, ended() {} };
    },
  };
}

/** A team with itself: the first so many of the team that came first, seated by name. */
export function selfMatch(players: number): Choose {
  return (waiting) => {
    for (const [, team] of byTeam(waiting)) {
      if (team.length >= players) return byName(team.slice(0, players));
    }
    return null;
  };
}

/** Different teams, drawn by chance; of each the agent that came first. */
export function mixedMatch(players: number): Choose {
  return (waiting, draws) => {
    const teams = byName([...byTeam(waiting).values()].map(([first]) => first!));
    if (teams.length < players) return null;
    return Array.from({ length: players }, () => teams.splice(draws(teams.length), 1)[0]!);
  };
}

export function byTeam<Someone extends Pick<Guest, 'name'>>(
  waiting: readonly Someone[],
): Map<string, Someone[]> {
  const teams = new Map<string, Someone[]>();
  for (const guest of waiting) {
    const name = nlp.teamOf(guest.name);
    const team = teams.get(name);
    if (team === undefined) teams.set(name, [guest]);
    else team.push(guest);
  }
  return teams;
}
