import { coupled } from './coupled.ts';
import type { RoleEvidence } from './evidence.ts';
import { type BeliefViewpoint, WorldSet } from './worlds.ts';

/** Every deal that a viewpoint allows, with its exact weight; `null`: it allows none. */
export function exactWorlds(evidence: RoleEvidence, view: BeliefViewpoint): WorldSet | null {
  const { players, roles, seats } = evidence;
  const many = roles.length;
  const { logs } = coupled(evidence, view.self);
  const left = [...seats];
  const deal = new Uint8Array(players);
  let deals = new Uint8Array(players * 64);
  const scores: number[] = [];
  const visit = (player: number, score: number): void => {
    if (player === players) {
      if (!view.allows(deal, 0)) return;
      const start = scores.length * players;
      if (start + players > deals.length) {
        const more = new Uint8Array(deals.length * 2);
        more.set(deals);
        deals = more;
      }
      deals.set(deal, start);
      scores.push(score);
      return;
    }
    const mask = view.masks[player]!;
    for (let role = 0; role < many; role++) {
      if (left[role] === 0 || (mask & (1 << role)) === 0) continue;
      const cell = player * many + role;
      let sum =
        score + (player === view.self - 1 ? 0 : evidence.single[cell]! + (view.leanings?.[cell] ?? 0));
      const row = cell * players * many;
      for (let other = 0; other < player; other++) sum += logs[row + other * many + deal[other]!]!;
      left[role]!--;
      deal[player] = role;
      visit(player + 1, sum);
      left[role]!++;
    }
  };
  visit(0, 0);
  if (scores.length === 0) return null;
  return new WorldSet(players, many, deals.subarray(0, scores.length * players), normalised(scores));
}

function normalised(scores: readonly number[]): Float64Array {
  let most = Number.NEGATIVE_INFINITY;
  for (const score of scores) if (score > most) most = score;
  const weights = new Float64Array(scores.length);
  let total = 0;
  for (let world = 0; world < scores.length; world++) {
    weights[world] = Math.exp(scores[world]! - most);
    total += weights[world]!;
  }
  for (let world = 0; world < scores.length; world++) weights[world]! /= total;
  return weights;
}
