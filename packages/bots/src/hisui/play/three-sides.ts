import type { Team } from '@mura/engine';
import { villageWins, villageWinsAtNight } from './prospects.ts';

/** How likely each side wins; they sum to 1. */
export type SideOdds = Readonly<Record<Team, number>>;

/** How many live: of the village, werewolves, humans who help them, and those who win with a fox. */
export interface Living {
  readonly own: number;
  readonly wolves: number;
  readonly helpers: number;
  readonly foxes: number;
}

/** How often a village finds a werewolf, or the pack attacks who lies for it, against chance; as without a fox. */
const SKILL = 1.45;
const MOST_SURE = 0.95;
const MISTAKE = 0.5;
/** How often a seer divines a fox in a night, against chance. */
const DIVINES = 0.8;

const FOX: SideOdds = { village: 0, werewolf: 0, fox: 1 };
/** What was reckoned before: a large village asks the same of every world. */
const knownByDay = new Map<number, SideOdds>();
const knownAtNight = new Map<number, SideOdds>();

/**
 * A rough model of a village in which a fox takes the victory if it lives at the end: whoever executes the last werewolf
 * too early gives the victory away, and so does a pack that is as many as the others.
 */
function odds(living: Living): SideOdds {
  const { own, wolves, helpers, foxes } = living;
  if (foxes === 0) return twoSides(villageWins(own, wolves, helpers));
  const all = own + wolves + helpers + foxes;
  if (wolves === 0 || 2 * wolves >= all) return FOX;
  const key = livingKey(own, wolves, helpers, foxes);
  const before = knownByDay.get(key);
  if (before !== undefined) return before;
  const hit = Math.min(MOST_SURE, (SKILL * wolves) / all);
  const other = (1 - hit) / (all - wolves);
  const found = mixed([
    [hit, oddsAtNight({ ...living, wolves: wolves - 1 })],
    [other * own, own > 0 ? oddsAtNight({ ...living, own: own - 1 }) : FOX],
    [other * helpers, helpers > 0 ? oddsAtNight({ ...living, helpers: helpers - 1 }) : FOX],
    [other * foxes, oddsAtNight({ ...living, foxes: foxes - 1 })],
  ]);
  knownByDay.set(key, found);
  return found;
}

/** After an execution, before the night. */
export function oddsAtNight(living: Living): SideOdds {
  const { own, wolves, helpers, foxes } = living;
  if (foxes === 0) return twoSides(villageWinsAtNight(own, wolves, helpers));
  const all = own + wolves + helpers + foxes;
  if (wolves === 0 || 2 * wolves >= all) return FOX;
  const key = livingKey(own, wolves, helpers, foxes);
  const before = knownAtNight.get(key);
  if (before !== undefined) return before;
  const divined = own === 0 ? 0 : Math.min(1, (DIVINES * foxes) / all);
  const found = mixed([
    [divined, afterAttack({ ...living, foxes: 0 })],
    [1 - divined, afterAttack(living)],
  ]);
  knownAtNight.set(key, found);
  return found;
}

/** By how many live of each side; no village has 32 of one. */
export function livingKey(own: number, wolves: number, helpers: number, foxes: number): number {
  return ((own * 32 + wolves) * 32 + helpers) * 32 + foxes;
}

/** A fox whom the pack attacks lives on, and nobody dies. */
function afterAttack(living: Living): SideOdds {
  const { own, helpers, foxes } = living;
  const prey = own + MISTAKE * helpers + foxes;
  if (prey === 0) return odds(living);
  return mixed([
    [own / prey, own > 0 ? odds({ ...living, own: own - 1 }) : FOX],
    [(MISTAKE * helpers) / prey, helpers > 0 ? odds({ ...living, helpers: helpers - 1 }) : FOX],
    [foxes / prey, odds(living)],
  ]);
}

function twoSides(village: number): SideOdds {
  return { village, werewolf: 1 - village, fox: 0 };
}

/** Each with its weight. */
export function mixed(cases: readonly (readonly [number, SideOdds])[]): SideOdds {
  const sum = { village: 0, werewolf: 0, fox: 0 };
  for (const [weight, { village, werewolf, fox }] of cases) {
    sum.village += weight * village;
    sum.werewolf += weight * werewolf;
    sum.fox += weight * fox;
  }
  return sum;
}
