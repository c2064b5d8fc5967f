import type { Role } from '@mura/engine';
import { byName, type Draws } from '../series.ts';

/** An agent that waits for a game. */
export interface Guest {
  readonly name: string;
  readonly team: string;
}

/** Who plays a game, in the order of seats, and as what where that is fixed. */
export interface Company<Someone extends Guest> {
  readonly guests: readonly Someone[];
  readonly roles: readonly (Role | null)[];
}

/** Chooses a game out of those who wait; `null`: there is none yet. */
export type Matchmaker = <Someone extends Guest>(
  waiting: readonly Someone[],
  draws: Draws,
) => Company<Someone> | null;

/** Who waits, in order of arrival. Whoever leaves is not dealt into a game. */
export class WaitingRoom<Someone extends Guest> {
  readonly #waiting: Someone[] = [];
  readonly #match: Matchmaker;

  constructor(match: Matchmaker) {
    this.#match = match;
  }

  get size(): number {
    return this.#waiting.length;
  }

  get guests(): readonly Someone[] {
    return this.#waiting;
  }

  enter(guest: Someone): void {
    this.#waiting.push(guest);
  }

  leave(guest: Someone): void {
    const place = this.#waiting.indexOf(guest);
    if (place >= 0) this.#waiting.splice(place, 1);
  }

  /** Takes the players of a game out of the room. */
  take(draws: Draws): Company<Someone> | null {
    const company = this.#match(this.#waiting, draws);
    for (const guest of company?.guests ?? []) this.leave(guest);
    return company;
  }
}

/** A team with itself: the first so many of the team that came first, seated by name. */
export function selfMatch(players: number): Matchmaker {
  return (waiting) => {
    for (const [, team] of byTeam(waiting)) {
      if (team.length >= players) return plain(byName(team.slice(0, players)));
    }
    return null;
  };
}

/** Different teams, drawn by chance; of each the agent that came first. */
export function mixedMatch(players: number): Matchmaker {
  return (waiting, draws) => {
    const teams = byName([...byTeam(waiting).values()].map(([first]) => first!));
    if (teams.length < players) return null;
    const drawn = Array.from({ length: players }, () => teams.splice(draws(teams.length), 1)[0]!);
    return plain(drawn);
  };
}

export function byTeam<Someone extends Guest>(waiting: readonly Someone[]): Map<string, Someone[]> {
  const teams = new Map<string, Someone[]>();
  for (const guest of waiting) {
    const team = teams.get(guest.team);
    if (team === undefined) teams.set(guest.team, [guest]);
    else team.push(guest);
  }
  return teams;
}

function plain<Someone extends Guest>(guests: readonly Someone[]): Company<Someone> {
  return { guests, roles: guests.map(() => null) };
}
