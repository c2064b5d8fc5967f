import { type Event, isPack, maySee, type PlayerId } from '@mura/engine';

/** Whose knowledge it is; `werewolves`: all that any of them was told. */
export type Viewpoint = 'observer' | 'werewolves' | 'master' | PlayerId;

/** Whether an event is among what a viewpoint was told; of the werewolves as far as the pack is known by then. */
export function isTold(viewpoint: Viewpoint, pack: readonly PlayerId[], { audience }: Event): boolean {
  if (audience === 'public') return true;
  if (viewpoint !== 'werewolves') return maySee(viewpoint, audience);
  return typeof audience !== 'string' && pack.some((wolf) => audience.includes(wolf));
}

/** The pack, as an event shows it: it says whose viewpoint `werewolves` is, and is no knowledge by itself. */
export function packIn(pack: readonly PlayerId[], event: Event): readonly PlayerId[] {
  if (event.type === 'sealed') {
    return event.deal.flatMap((role, index) => (isPack(role) ? [index + 1] : []));
  }
  if (event.type !== 'roleTold' || !isPack(event.role)) return pack;
  const others = (event.known ?? []).flatMap(({ player, role }) => (isPack(role) ? [player] : []));
  const members = [event.player, ...event.fellows, ...others].filter((player) => !pack.includes(player));
  return members.length === 0 ? pack : [...pack, ...members];
}
