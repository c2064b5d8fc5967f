import { RatingTally, type SeatResult } from '@mura/arena';
import { TEAMS, type Team, teamOf } from '@mura/engine';
import type { web } from '@mura/protocols';
import type { Kysely } from 'kysely';
import { personOn, type SeatPlan } from '../host/plan.ts';
import type { Database } from '../store/postgres/schema.ts';
import { type GameCursor, gatherRoles, type RatedGame, ratedGames, stampsOf } from './played-games.ts';

/** What was counted so far: of everybody, with the stamp of the games there were then. */
interface CountedGames {
  readonly tally: RatingTally;
  readonly stamp: string;
  /** The last of them; `null`: there were none. */
  readonly last: GameCursor | null;
}

/** How strong accounts are on each side, by the method of the contests; each side is rated by itself. */
export class Ratings {
  readonly #database: Kysely<Database>;
  #counted: Promise<CountedGames>;

  constructor(database: Kysely<Database>) {
    this.#database = database;
    this.#counted = Promise.resolve(nothingCounted());
  }

  async of(person: string): Promise<web.RatingAnswer> {
    const { tally } = await this.#countedNow();
    const rated = tally.ratings(TEAMS.map((side) => keyOf(side, person)));
    const sides = TEAMS.flatMap((side, index) => {
      const { games, mu, sigma } = rated[index]!;
      return games === 0 ? [] : [{ side, games, mu, sigma }];
    });
    return { sides };
  }

  /** One after another: a game is counted once, whoever asks. */
  #countedNow(): Promise<CountedGames> {
    const before = this.#counted;
    const now = before.catch(nothingCounted).then((counted) => this.#count(counted));
    this.#counted = now;
    return now;
  }

  /**
   * Games that ended since then follow upon those that were counted. All are counted anew only where one of the old ones
   * has changed, or has come to be known late.
   */
  async #count(before: CountedGames): Promise<CountedGames> {
    await gatherRoles(this.#database);
    const { all, known } = await stampsOf(this.#database, before.last);
    if (all.stamp === before.stamp) return before;
    const counted = known === before.stamp ? before : nothingCounted();
    const games = await ratedGames(this.#database, counted.last, all.last);
    for (const game of games) counted.tally.add(seatsOf(game));
    return { tally: counted.tally, stamp: all.stamp, last: all.last };
  }
}

function nothingCounted(): CountedGames {
  return { tally: new RatingTally(), stamp: NO_GAMES, last: null };
}

/** As `stampsOf` gives it. */
const NO_GAMES = '0/0';

/** Whoever plays is somebody else on each side: nobody is as good a werewolf as a seer. */
function keyOf(side: Team, who: string): string {
  return `${side}/${who}`;
}

function seatsOf({ village, preset, winner, roles, seats }: RatedGame): SeatResult[] {
  return roles.map((role, index) => {
    const side = teamOf(role);
    const team = keyOf(side, whoOn(seats[index], `${village}/${index}`));
    return { cluster: 0, place: 0, preset, team, role, side, won: side === winner };
  });
}

/** A bot is the same in every game; somebody who took back their name was there once. */
function whoOn(seat: SeatPlan | undefined, unknown: string): string {
  if (seat?.type === 'bot') return `bot ${seat.bot}`;
  return personOn(seat) ?? unknown;
}
