import type { Ending } from './event.ts';
import type { PlayerId } from './player.ts';
import { factsOf, type Team, teamOf } from './roles/index.ts';
import { isAborted } from './rule-facts.ts';
import { isAlive, roleOf, type Village } from './village.ts';

export interface Verdict {
  readonly winner: Team | null;
  readonly why: Ending;
}

/** Who has won, as the village stands; `null` while it goes on. A living fox takes the victory of either side. */
export function judge(village: Village): Verdict | null {
  const { rules } = village.table;
  const failed = village.life.failed.filter(Boolean).length;
  if (isAborted(rules, failed)) return { winner: null, why: 'aborted' };
  const { humans, werewolves, foxes } = headCount(village);
  if (werewolves === 0) return { winner: foxes > 0 ? 'fox' : 'village', why: 'noWerewolf' };
  if (humans <= werewolves) return { winner: foxes > 0 ? 'fox' : 'werewolf', why: 'parity' };
  return village.day > rules.end.lastDay ? { winner: null, why: 'lastDay' } : null;
}

/** Living humans (possessed and foxes among them), werewolves, and foxes: those who take the victory. */
export function headCount(village: Village): { humans: number; werewolves: number; foxes: number } {
  let humans = 0;
  let werewolves = 0;
  let foxes = 0;
  for (let player = 1; player <= village.table.cast.length; player++) {
    if (!isAlive(village, player)) continue;
    const { species, takesVictory } = factsOf(roleOf(village, player));
    if (species === 'werewolf') werewolves++;
    else humans++;
    if (takesVictory) foxes++;
  }
  return { humans, werewolves, foxes };
}

/** Everybody of the winning team, dead or alive. */
export function winners(village: Village): PlayerId[] {
  const winner = village.outcome?.winner ?? null;
  return village.table.roles.flatMap((role, index) => (teamOf(role) === winner ? [index + 1] : []));
}
