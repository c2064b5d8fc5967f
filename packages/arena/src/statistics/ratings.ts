import { grouped } from './grouped.ts';
import type { SeatResult } from './seat-results.ts';

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
 * Luce. The strength of a team is the sum of its members'.
 */
export function rateGame(teams: readonly RankedTeam[]): Rating[][] {
  const sums = teams.map(({ ratings, rank }) => ({
    rank,
    mu: ratings.reduce((sum, { mu }) => sum + mu, 0),
    variance: ratings.reduce((sum, { sigma }) => sum + sigma * sigma, 0),
  }));
  const spread = Math.sqrt(sums.reduce((sum, { variance }) => sum + variance + BETA * BETA, 0));
  const weights = sums.map(({ mu }) => Math.exp(mu / spread));
  const notBefore = (rank: number) =>
    sums.reduce((sum, other, index) => sum + (other.rank >= rank ? weights[index]! : 0), 0);
  const tied = (rank: number) => sums.filter((other) => other.rank === rank).length;
  return teams.map(({ ratings }, own) => {
    const { rank, variance } = sums[own]!;
    let gain = 0;
    let certainty = 0;
    sums.forEach((other, index) => {
      if (other.rank > rank) return;
      const chance = weights[own]! / notBefore(other.rank);
      gain += ((index === own ? 1 : 0) - chance) / tied(other.rank);
      certainty += (chance * (1 - chance)) / tied(other.rank);
    });
    const learned = ((Math.sqrt(variance) / spread) * certainty * variance) / (spread * spread);
    const moved = (gain * variance) / spread;
    return ratings.map(({ mu, sigma }) => {
      const part = (sigma * sigma) / variance;
      return { mu: mu + part * moved, sigma: sigma * Math.sqrt(Math.max(1 - part * learned, LEAST_LEFT)) };
    });
  });
}

/**
 * The strength of each team, from all games in their order. Each side of a preset is a member of its own team too: it
 * takes up what a side wins by its number and its abilities, so that nobody is rated by the roles they were dealt.
 */
export function rateTeams(teams: readonly string[], seats: readonly SeatResult[]): TeamRating[] {
  const ratings = new Map<string, Rating>();
  const games = new Map<string, number>();
  for (const game of grouped(seats, ({ game }) => game).values()) {
    rateSides(game, ratings);
    for (const team of new Set(game.map(({ team }) => team))) games.set(team, (games.get(team) ?? 0) + 1);
  }
  return teams.map((team) => ({ team, games: games.get(team) ?? 0, ...(ratings.get(team) ?? BEGINNER) }));
}

function rateSides(game: readonly SeatResult[], ratings: Map<string, Rating>): void {
  const sides = [...grouped(game, ({ side }) => side)];
  if (sides.length < 2) return;
  const largest = Math.max(...sides.map(([, seats]) => seats.length));
  const membersOf = sides.map(([side, seats]) => {
    const key = sideKey(seats[0]!);
    if (!ratings.has(key)) ratings.set(key, { mu: MU * (largest - seats.length), sigma: SIGMA });
    return { side, members: [...seats.map(({ team }) => team), key], won: seats[0]!.won };
  });
  const rated = rateGame(
    membersOf.map(({ members, won }) => ({
      ratings: members.map((member) => ratings.get(member) ?? BEGINNER),
      rank: won ? 1 : 2,
    })),
  );
  const after = membersOf.flatMap(({ members }, index) =>
    members.map((member, place) => [member, rated[index]![place]!] as const),
  );
  for (const [member, own] of grouped(after, ([member]) => member))
    ratings.set(member, meanOf(own.map(([, rating]) => rating)));
}

/** No team has such a name: names of a contest hold no control characters. */
function sideKey({ preset, side }: SeatResult): string {
  return `\u0000${preset}/${side}`;
}

/** Of a team that had several seats: each tells a part. */
function meanOf(ratings: readonly Rating[]): Rating {
  const mean = (value: (rating: Rating) => number) =>
    ratings.reduce((sum, rating) => sum + value(rating), 0) / ratings.length;
  return { mu: mean(({ mu }) => mu), sigma: mean(({ sigma }) => sigma) };
}
