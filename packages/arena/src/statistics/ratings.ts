import type { SeatResult, Seats } from './seat-results.ts';

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

interface RankedTeam {
  readonly ratings: readonly Rating[];
  /** 1: won. Equal ranks are a tie. */
  readonly rank: number;
}

/**
 * New ratings after a game of teams of any size: the approximation of Weng and Lin (2011) for the model of Plackett and
 * Luce. The strength of a team is the sum of its members'. In loops, since it is done for every game of a contest.
 */
export function rateGame(teams: readonly RankedTeam[]): Rating[][] {
  const sums = teams.map(sumOf);
  let square = 0;
  for (const { variance } of sums) square += variance + BETA * BETA;
  const spread = Math.sqrt(square);
  for (const sum of sums) sum.weight = Math.exp(sum.mu / spread);
  return teams.map(({ ratings }, own) => {
    const { variance } = sums[own]!;
    const { gain, certainty } = surpriseOf(sums, own);
    const learned = ((Math.sqrt(variance) / spread) * certainty * variance) / (spread * spread);
    const moved = (gain * variance) / spread;
    return ratings.map(({ mu, sigma }) => {
      const part = (sigma * sigma) / variance;
      return { mu: mu + part * moved, sigma: sigma * Math.sqrt(Math.max(1 - part * learned, LEAST_LEFT)) };
    });
  });
}

interface TeamSum {
  readonly rank: number;
  readonly mu: number;
  readonly variance: number;
  /** Grows with the chance to be the first. */
  weight: number;
}

function sumOf({ ratings, rank }: RankedTeam): TeamSum {
  let mu = 0;
  let variance = 0;
  for (const rating of ratings) {
    mu += rating.mu;
    variance += rating.sigma * rating.sigma;
  }
  return { rank, mu, variance, weight: 0 };
}

/** How far the ranks differ from what was to be expected of a team, and how much they tell. */
function surpriseOf(sums: readonly TeamSum[], own: number): { gain: number; certainty: number } {
  const { rank, weight } = sums[own]!;
  let gain = 0;
  let certainty = 0;
  for (const [index, other] of sums.entries()) {
    if (other.rank > rank) continue;
    let notBefore = 0;
    let tied = 0;
    for (const one of sums) {
      if (one.rank >= other.rank) notBefore += one.weight;
      if (one.rank === other.rank) tied++;
    }
    const chance = weight / notBefore;
    gain += ((index === own ? 1 : 0) - chance) / tied;
    certainty += (chance * (1 - chance)) / tied;
  }
  return { gain, certainty };
}

/**
 * The strength of each team, from all games in their order. Each side of a preset is a member of its own team too: it
 * takes up what a side wins by its number and its abilities, so that nobody is rated by the roles they were dealt.
 */
export function rateTeams(teams: readonly string[], seats: Iterable<Seats>): TeamRating[] {
  const ratings = new Map<string, Rating>();
  const games = new Map<string, number>();
  for (const game of seats) {
    const names = teamsIn(game);
    rateSides(game, ratings, names.length === game.length);
    for (const team of names) games.set(team, (games.get(team) ?? 0) + 1);
  }
  return teams.map((team) => ({ team, games: games.get(team) ?? 0, ...(ratings.get(team) ?? BEGINNER) }));
}

function teamsIn(game: Seats): string[] {
  const names: string[] = [];
  for (const { team } of game) if (!names.includes(team)) names.push(team);
  return names;
}

/** `areApart`: no team has two seats. */
function rateSides(game: Seats, ratings: Map<string, Rating>, areApart: boolean): void {
  const sides = sidesOf(game);
  if (sides.length < 2) return;
  let largest = 0;
  for (const side of sides) largest = Math.max(largest, side.length);
  const members: string[] = [];
  const ranked: RankedTeam[] = [];
  for (const side of sides) {
    const key = sideKey(side[0]!);
    if (!ratings.has(key)) ratings.set(key, { mu: MU * (largest - side.length), sigma: SIGMA });
    const own: Rating[] = [];
    for (const { team } of side) {
      members.push(team);
      own.push(ratings.get(team) ?? BEGINNER);
    }
    members.push(key);
    own.push(ratings.get(key)!);
    ranked.push({ ratings: own, rank: side[0]!.won ? 1 : 2 });
  }
  const after = rateGame(ranked).flat();
  for (let index = 0; index < members.length; index++) {
    const member = members[index]!;
    if (areApart) ratings.set(member, after[index]!);
    else if (members.indexOf(member) === index) ratings.set(member, meanOf(after, members, member));
  }
}

function sidesOf(game: Seats): SeatResult[][] {
  const sides: SeatResult[][] = [];
  for (const seat of game) {
    const own = sides.find(([first]) => first?.side === seat.side);
    if (own === undefined) sides.push([seat]);
    else own.push(seat);
  }
  return sides;
}

/** No team has such a name: names of a contest hold no control characters. */
function sideKey({ preset, side }: SeatResult): string {
  return `\u0000${preset}/${side}`;
}

/** Of a team that had several seats: each tells a part. */
function meanOf(after: readonly Rating[], members: readonly string[], member: string): Rating {
  let [mu, sigma, seats] = [0, 0, 0];
  for (const [index, rating] of after.entries()) {
    if (members[index] !== member) continue;
    mu += rating.mu;
    sigma += rating.sigma;
    seats++;
  }
  return { mu: mu / seats, sigma: sigma / seats };
}
