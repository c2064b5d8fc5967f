import { type Share, wilson } from '../wilson.ts';
import { t95, Z_95 } from './quantiles.ts';

/** Something that happened or not, with what it hangs together with, and the part of the whole it stands for. */
export interface Observation {
  readonly cluster: string;
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

/** Every stratum as it was seen: the rate of all together. */
export const TOGETHER: Weights = { all: 1 };

/**
 * The weighted mean of the rates of the strata, with a 95 % interval that holds where observations of a cluster depend
 * on each other (a set in which teams learn; several seats of one game). It is the wider one of two: that of
 * independent games, and Wilson's with as many games as independent ones would need to vary as much as the clusters do
 * (Kish), by Student's t.
 */
export function clusteredRate(observations: readonly Observation[], weights: Weights): Share | null {
  const strata = strataOf(observations, weights);
  const plain = independentOf(strata);
  if (plain === null) return null;
  const robust = robustOf(observations, strata, plain.share);
  return {
    share: plain.share,
    low: Math.min(plain.low, robust.low),
    high: Math.max(plain.high, robust.high),
  };
}

/** The same for observations that do not depend on each other. */
export function stratifiedRate(observations: readonly Observation[], weights: Weights): Share | null {
  return independentOf(strataOf(observations, weights));
}

function strataOf(observations: readonly Observation[], weights: Weights): Stratum[] {
  const seen = Object.entries(weights)
    .map(([name, weight]) => {
      const own = observations.filter(({ stratum }) => stratum === name);
      return { name, weight, games: own.length, wins: own.filter(({ won }) => won).length };
    })
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
function robustOf(observations: readonly Observation[], strata: readonly Stratum[], share: number): Share {
  const rates = new Map(strata.map((stratum) => [stratum.name, stratum]));
  const residuals = new Map<string, number>();
  for (const { cluster, stratum, won } of observations) {
    const own = rates.get(stratum);
    if (own === undefined) continue;
    const residual = (own.weight * ((won ? 1 : 0) - own.wins / own.games)) / own.games;
    residuals.set(cluster, (residuals.get(cluster) ?? 0) + residual);
  }
  const clusters = residuals.size;
  if (clusters < 2) return { share, low: 0, high: 1 };
  const squares = [...residuals.values()].reduce((sum, residual) => sum + residual * residual, 0);
  const variance = (clusters / (clusters - 1)) * squares;
  if (variance === 0) return { share, low: share, high: share };
  const effective = ((share * (1 - share)) / variance) * (Z_95 / t95(clusters - 1)) ** 2;
  return wilson(share * effective, effective) ?? { share, low: 0, high: 1 };
}
