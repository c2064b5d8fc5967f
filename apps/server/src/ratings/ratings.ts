import { rateTeams, type SeatResult, type TeamRating } from '@mura/arena';
import { TEAMS, type Team, teamOf } from '@mura/engine';
import type { web } from '@mura/protocols';
import type { Kysely } from 'kysely';
import { personOn, type SeatPlan } from '../host/plan.ts';
import type { Database } from '../store/postgres/schema.ts';
import { gatherRoles, type RatedGame, ratedGames } from './played-games.ts';

/** How strong accounts are on each side, by the method of the contests; each side is rated by itself. */
export class Ratings {
  readonly #database: Kysely<Database>;
  /** Of everybody, with the stamp of the games there were then: all are rated anew only when they have changed. */
  #rated: { readonly stamp: string; readonly ratings: ReadonlyMap<string, TeamRating> } | null = null;

  constructor(database: Kysely<Database>) {
    this.#database = database;
  }

  async of(person: string): Promise<web.RatingAnswer> {
    const ratings = await this.#ratings();
    const sides = TEAMS.flatMap((side) => {
      const rating = ratings.get(keyOf(side, person));
      return rating === undefined ? [] : [{ side, games: rating.games, mu: rating.mu, sigma: rating.sigma }];
    });
    return { sides };
  }

  async #ratings(): Promise<ReadonlyMap<string, TeamRating>> {
    const stamp = await gatherRoles(this.#database);
    if (this.#rated?.stamp !== stamp)
      this.#rated = { stamp, ratings: ratingsOf(await ratedGames(this.#database)) };
    return this.#rated.ratings;
  }
}

function ratingsOf(games: readonly RatedGame[]): ReadonlyMap<string, TeamRating> {
  const seats = games.map(seatsOf);
  const keys = new Set(seats.flatMap((game) => game.map(({ team }) => team)));
  return new Map(rateTeams([...keys], seats).map((rating) => [rating.team, rating]));
}

/** Whoever plays is somebody else on each side: nobody is as good a werewolf as a seer. */
function keyOf(side: Team, who: string): string {
  return `${side}/${who}`;
}

function seatsOf({ village, preset, winner, roles, seats }: RatedGame, game: number): SeatResult[] {
  return roles.map((role, index) => {
    const side = teamOf(role);
    const team = keyOf(side, whoOn(seats[index], `${village}/${index}`));
    return { cluster: game, place: 0, preset, team, role, side, won: side === winner };
  });
}

/** A bot is the same in every game; somebody who took back their name was there once. */
function whoOn(seat: SeatPlan | undefined, unknown: string): string {
  if (seat?.type === 'bot') return `bot ${seat.bot}`;
  return personOn(seat) ?? unknown;
}
