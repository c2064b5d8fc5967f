import { type Share, wilson, Z_95 } from '@mura/engine';
import { t95 } from './quantiles.ts';

/** Something that happened or not, with what it hangs together with, and the part of the whole it stands for. */
export interface ClusteredOutcome {
  readonly cluster: number;
  /** E.g. a role. */
  readonly stratum: string;
  readonly won: boolean;
}

/** What each stratum counts for; those that were never seen are left out, and the others weigh accordingly more. */
export type Weights = Readonly<Record<string, number>>;

interface Stratum {
  readonly name: string;
  readonly weight: number;
  readonly games: number;
  readonly wins: number;
}

interface StratumCount {
  games: number;
  wins: number;
}

/** How often something was seen in each stratum, and how often it happened. */
type StratumCounts = ReadonlyMap<string, Readonly<StratumCount>>;

const NONE_SEEN = { games: 0, wins: 0 };

/** How often something was seen, in each cluster by itself, and by stratum there. */
export class ClusterCounts {
  readonly #clusters = new Map<number, Map<string, StratumCount>>();

  add({ cluster, stratum, won }: ClusteredOutcome): void {
    let counts = this.#clusters.get(cluster);
    if (counts === undefined) {
      counts = new Map();
      this.#clusters.set(cluster, counts);
    }
    count(counts, stratum, won);
  }

  static of(observations: Iterable<ClusteredOutcome>): ClusterCounts {
    const counts = new ClusterCounts();
    for (const observation of observations) counts.add(observation);
    return counts;
  }

  /** How often in each cluster, whatever the stratum, of those that are wanted. */
  ofStrata(isWanted: (stratum: string) => boolean): StratumCount[] {
    const found: StratumCount[] = [];
    for (const counts of this.#clusters.values()) {
      const own = { games: 0, wins: 0 };
      for (const [stratum, { games, wins }] of counts)
        if (isWanted(stratum)) {
          own.games += games;
          own.wins += wins;
        }
      if (own.games > 0) found.push(own);
    }
    return found;
  }

  /** Of all clusters. */
  together(): StratumCounts {
    const all = new Map<string, StratumCount>();
    for (const counts of this.#clusters.values())
      for (const [stratum, { games, wins }] of counts) addCount(all, stratum, games, wins);
    return all;
  }

  [Symbol.iterator](): Iterator<StratumCounts> {
    return this.#clusters.values();
  }
}

/**
 * The weighted mean of the rates of the strata, with a 95 % interval that holds where observations of a cluster depend
 * on each other (a set in which teams learn; several seats of one game). It is the wider one of two: that of
 * independent games, and Wilson's with as many games as independent ones would need to vary as much as the clusters do
 * (Kish), by Student's t.
 */
export function clusteredRate(clusters: ClusterCounts, weights: Weights): Share | null {
  const strata = weighted(clusters.together(), weights);
  const plain = independentOf(strata);
  if (plain === null) return null;
  const rates = new Map(strata.map((stratum) => [stratum.name, stratum]));
  const residuals = Array.from(clusters, (counts) => residualOf(counts, rates));
  return widerOf(
    plain,
    residuals.filter((residual) => residual !== null),
  );
}

/** The same of counts that are not told apart any further, one for each cluster. */
export function plainClusteredRate(clusters: readonly Readonly<StratumCount>[]): Share | null {
  let [games, wins] = [0, 0];
  for (const own of clusters) {
    games += own.games;
    wins += own.wins;
  }
  const plain = wilson(wins, games);
  if (plain === null) return null;
  return widerOf(
    plain,
    clusters.map((own) => (own.wins - (own.games * wins) / games) / games),
  );
}

function widerOf(plain: Share, residuals: readonly number[]): Share {
  const robust = robustOf(residuals, plain.share);
  return {
    share: plain.share,
    low: Math.min(plain.low, robust.low),
    high: Math.max(plain.high, robust.high),
  };
}

/** The same from counts by stratum, of what does not depend on each other. */
export function countedRate(counts: StratumCounts, weights: Weights): Share | null {
  return independentOf(weighted(counts, weights));
}

/** One more of a stratum. */
export function count<Name>(counts: Map<Name, StratumCount>, stratum: Name, won: boolean): void {
  addCount(counts, stratum, 1, won ? 1 : 0);
}

function addCount<Name>(counts: Map<Name, StratumCount>, stratum: Name, games: number, wins: number): void {
  let own = counts.get(stratum);
  if (own === undefined) {
    own = { games: 0, wins: 0 };
    counts.set(stratum, own);
  }
  own.games += games;
  own.wins += wins;
}

function weighted(counts: StratumCounts, weights: Weights): Stratum[] {
  const seen = Object.entries(weights)
    .map(([name, weight]) => ({ name, weight, ...(counts.get(name) ?? NONE_SEEN) }))
    .filter(({ games, weight }) => games > 0 && weight > 0);
  const all = seen.reduce((sum, { weight }) => sum + weight, 0);
  return seen.map((stratum) => ({ ...stratum, weight: stratum.weight / all }));
}

/** Wilson's, with as many games as independent ones would need to vary as much as the weighted strata do. */
function independentOf(strata: readonly Stratum[]): Share | null {
  if (strata.length === 0) return null;
  let share = 0;
  let likely = 0;
  let variance = 0;
  for (const { weight, games, wins } of strata) {
    // One win and one loss more: a role that was always won varies nevertheless.
    const smooth = (wins + 1) / (games + 2);
    share += (weight * wins) / games;
    likely += weight * smooth;
    variance += (weight * weight * smooth * (1 - smooth)) / games;
  }
  const effective = (likely * (1 - likely)) / variance;
  return wilson(share * effective, effective);
}

/** By the residuals of whole clusters; of a single cluster nothing is known. */
function robustOf(residuals: readonly number[], share: number): Share {
  const seen = residuals.length;
  const squares = residuals.reduce((sum, residual) => sum + residual * residual, 0);
  if (seen < 2) return { share, low: 0, high: 1 };
  const variance = (seen / (seen - 1)) * squares;
  if (variance === 0) return { share, low: share, high: share };
  const effective = ((share * (1 - share)) / variance) * (Z_95 / t95(seen - 1)) ** 2;
  return wilson(share * effective, effective) ?? { share, low: 0, high: 1 };
}

/** By how much a cluster moves the weighted mean; `null`: it has nothing of these strata. */
function residualOf(counts: StratumCounts, rates: ReadonlyMap<string, Stratum>): number | null {
  let residual: number | null = null;
  for (const [stratum, { games, wins }] of counts) {
    const own = rates.get(stratum);
    if (own !== undefined)
      residual = (residual ?? 0) + (own.weight * (wins - (games * own.wins) / own.games)) / own.games;
  }
  return residual;
}
