import type { Team } from '@mura/engine';
import { eventsOf, rolesSaidIn, type VillageRecord } from '@mura/records';
import type { AboutVillage } from './village.ts';

/** What became of a village, as far as its record says. */
export function about(record: VillageRecord): AboutVillage {
  const { village, preset, rulesHash, cast } = record.header;
  const roles = rolesSaidIn(record);
  let winner: Team | null = null;
  let hasSuddenDeath = false;
  for (const event of eventsOf(record)) {
    if (event.type === 'ended') winner = event.winner;
    else if (event.type === 'diedSuddenly') hasSuddenDeath = true;
  }
  const players = cast.map(({ name }, index) => ({
    player: index + 1,
    name,
    role: roles[index]?.role ?? null,
  }));
  return { id: village, preset, rulesHash, players, winner, hasSuddenDeath };
}
