import { TEAMS, type Team } from '@mura/engine';
import { counted, type SeatResults, type SeatTally } from './seat-results.ts';

/** What is believed of a strength: the mean, and how far off it may be. */
export interface Rating {
  readonly mu: number;
  readonly sigma: number;
}

export interface TeamRating extends Rating {
  readonly team: string;
  readonly games: number;
}

const MU = 25;
const SIGMA = MU / 3;
const BETA = SIGMA / 2;
/** Of the variance, at least so much stays. */
const LEAST_LEFT = 0.0001;

const BEGINNER: Rating = { mu: MU, sigma: SIGMA };

/** What is believed now, and changes with every game. */
interface RatingBelief {
  mu: number;
  sigma: number;
}

interface RankedTeam {
  readonly ratings: readonly Rating[];
  /** 1: won. Equal ranks are a tie. */
  readonly rank: number;
}

/** A team of a game, or one side of it, and what it comes to. */
interface RatedTeam {
  rank: number;
  /** The first `size` of them are in it. */
  readonly members: RatingBelief[];
  size: number;
  mu: number;
  variance: number;
  /** Grows with the chance to be the first. */
  weight: number;
}

function newTeam(rank: number, members: RatingBelief[]): RatedTeam {
  return { rank, members, size: members.length, mu: 0, variance: 0, weight: 0 };
}

/**
 * New ratings after a game of teams of any size: the approximation of Weng and Lin (2011) for the model of Plackett and
 * Luce. The strength of a team is the sum of its members'.
 */
export function rateGame(teams: readonly RankedTeam[]): Rating[][] {
  const rated = teams.map(({ ratings, rank }) => newTeam(rank, ratings.map(copyOf)));
  learnFrom(rated, rated.length);
  return rated.map(({ members }) => members);
}

function copyOf({ mu, sigma }: Rating): RatingBelief {
  return { mu, sigma };
}

/** The same in place, and in loops, since it is done for every game of a contest: the first `count` teams have played. */
function learnFrom(teams: readonly RatedTeam[], count: number): void {
  let square = 0;
  for (let index = 0; index < count; index++) square += addUp(teams[index]!) + BETA * BETA;
  const spread = Math.sqrt(square);
  for (let index = 0; index < count; index++) teams[index]!.weight = Math.exp(teams[index]!.mu / spread);
  for (let index = 0; index < count; index++) {
    const { members, size, variance } = teams[index]!;
    const { gain, certainty } = surpriseOf(teams, count, index);
    const learned = ((Math.sqrt(variance) / spread) * certainty * variance) / (spread * spread);
    const moved = (gain * variance) / spread;
    for (let member = 0; member < size; member++) {
      const belief = members[member]!;
      const part = (belief.sigma * belief.sigma) / variance;
      belief.mu += part * moved;
      belief.sigma *= Math.sqrt(Math.max(1 - part * learned, LEAST_LEFT));
    }
  }
}

/** Its variance. */
function addUp(team: RatedTeam): number {
  let mu = 0;
  let variance = 0;
  for (let member = 0; member < team.size; member++) {
    const belief = team.members[member]!;
    mu += belief.mu;
    variance += belief.sigma * belief.sigma;
  }
  team.mu = mu;
  team.variance = variance;
  return variance;
}

/** How far the ranks differ from what was to be expected of a team, and how much they tell. */
function surpriseOf(
  teams: readonly RatedTeam[],
  count: number,
  own: number,
): { gain: number; certainty: number } {
  const { rank, weight } = teams[own]!;
  let gain = 0;
  let certainty = 0;
  for (let index = 0; index < count; index++) {
    const other = teams[index]!;
    if (other.rank > rank) continue;
    let notBefore = 0;
    let tied = 0;
    for (let next = 0; next < count; next++) {
      const one = teams[next]!;
      if (one.rank >= other.rank) notBefore += one.weight;
      if (one.rank === other.rank) tied++;
    }
    const chance = weight / notBefore;
    gain += ((index === own ? 1 : 0) - chance) / tied;
    certainty += (chance * (1 - chance)) / tied;
  }
  return { gain, certainty };
}

interface TeamStrength extends RatingBelief {
  games: number;
  /** The last game in which it played. */
  last: number;
}

function strengthOf({ mu, sigma }: Rating): TeamStrength {
  return { mu, sigma, games: 0, last: 0 };
}

/**
 * The strength of each team, from games in their order. Each side of a preset is a member of its own team too: it takes
 * up what a side wins by its number and its abilities, so that nobody is rated by the roles they were dealt.
 */
export class RatingTally implements SeatTally {
  readonly #teams = new Map<string, TeamStrength>();
  /** By preset. */
  readonly #sides = new Map<string, Map<Team, TeamStrength>>();
  /** The sides of a game; they are used again for the next one. */
  readonly #rated = TEAMS.map((name) => ({ ...newTeam(0, []), name }));
  #game = 0;

  add(game: SeatResults): void {
    this.#game++;
    let count = 0;
    let areApart = true;
    for (const { team, side, won } of game) {
      const own = this.#strengthOf(team);
      if (own.last === this.#game) areApart = false;
      else own.games++;
      own.last = this.#game;
      let place = 0;
      while (place < count && this.#rated[place]!.name !== side) place++;
      const rated = this.#rated[place]!;
      if (place === count) {
        count++;
        rated.name = side;
        rated.rank = won ? 1 : 2;
        rated.size = 0;
      }
      rated.members[rated.size++] = own;
    }
    if (count > 1) this.#rate(game[0]!.preset, count, areApart);
  }

  ratings(teams: readonly string[]): TeamRating[] {
    return teams.map((team) => {
      const { mu, sigma, games } = this.#teams.get(team) ?? strengthOf(BEGINNER);
      return { team, games, mu, sigma };
    });
  }

  #strengthOf(team: string): TeamStrength {
    let strength = this.#teams.get(team);
    if (strength === undefined) {
      strength = strengthOf(BEGINNER);
      this.#teams.set(team, strength);
    }
    return strength;
  }

  #rate(preset: string, count: number, areApart: boolean): void {
    let largest = 0;
    for (let place = 0; place < count; place++) largest = Math.max(largest, this.#rated[place]!.size);
    for (let place = 0; place < count; place++) {
      const rated = this.#rated[place]!;
      rated.members[rated.size] = this.#sideOf(preset, rated.name, largest - rated.size);
      rated.size++;
    }
    if (areApart) learnFrom(this.#rated, count);
    else learnByParts(this.#rated.slice(0, count));
  }

  /** `fewer`: by so many seats it is smaller than the largest one. */
  #sideOf(preset: string, name: Team, fewer: number): TeamStrength {
    let sides = this.#sides.get(preset);
    if (sides === undefined) {
      sides = new Map();
      this.#sides.set(preset, sides);
    }
    let side = sides.get(name);
    if (side === undefined) {
      side = strengthOf({ mu: MU * fewer, sigma: SIGMA });
      sides.set(name, side);
    }
    return side;
  }
}

export function rateTeams(teams: readonly string[], seats: Iterable<SeatResults>): TeamRating[] {
  return counted(new RatingTally(), seats).ratings(teams);
}

/** A team that has several seats is rated on each, and each tells a part. */
function learnByParts(sides: readonly RatedTeam[]): void {
  const copies = sides.map(({ rank, members, size }) => newTeam(rank, members.slice(0, size).map(copyOf)));
  learnFrom(copies, copies.length);
  const parts = new Map<RatingBelief, RatingBelief[]>();
  for (const [index, { members, size }] of sides.entries())
    for (const [seat, own] of members.slice(0, size).entries())
      parts.set(own, [...(parts.get(own) ?? []), copies[index]!.members[seat]!]);
  for (const [own, learned] of parts) {
    own.mu = learned.reduce((sum, { mu }) => sum + mu, 0) / learned.length;
    own.sigma = learned.reduce((sum, { sigma }) => sum + sigma, 0) / learned.length;
  }
}
