import type { Death, PlayerId, Status, View } from '@mura/engine';
import type { WireStatus } from '../words/wire.ts';
import { toWireDay } from './moment.ts';
import type { WireFate } from './system.ts';

const ALIVE: WireFate = { status: 'alive', phase: 'morning', day: 1 };

/** What has become of each player, as far as this viewer knows; causes of night deaths are told at the end only. */
export function fatesOf({ viewer, shared, own }: View): WireFate[] {
  const secret = own.pages.at(-1)?.executed ?? null;
  return shared.status.map((status, index) => {
    const player = index + 1;
    if (player === secret && player === viewer) return executedOn(shared.day);
    const death = shared.deaths.find((one) => one.player === player);
    return death === undefined ? fateOf(status) : fateOfDeath(death);
  });
}

function fateOf({ state, day }: Status): WireFate {
  switch (state) {
    case 'alive':
      return ALIVE;
    case 'executed':
      return executedOn(day);
    case 'dead':
      // Found in the morning, dead since the night before.
      return { status: 'dead', phase: 'night', day: toWireDay(day - 1) };
    case 'diedSuddenly':
    case 'failed':
      return { status: 'unnatural death', phase: 'morning', day: toWireDay(day) };
  }
}

const CAUSES: Readonly<Record<Death['cause'], WireStatus>> = {
  executed: 'death by execution',
  attacked: 'death by attack',
  cursed: 'death by fear',
  sudden: 'unnatural death',
  avenged: 'dead',
  followed: 'dead',
};

function fateOfDeath({ cause, day }: Death): WireFate {
  if (cause === 'executed') return executedOn(day);
  return { status: CAUSES[cause], phase: cause === 'sudden' ? 'morning' : 'night', day: toWireDay(day) };
}

function executedOn(day: number): WireFate {
  return { status: 'death by execution', phase: 'noon', day: toWireDay(day) };
}

/** Whether a viewer is dead, and knows it. */
export function isDead(view: View, player: PlayerId): boolean {
  return fatesOf(view)[player - 1]?.status !== 'alive';
}
