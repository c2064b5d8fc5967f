import type { PlayerId } from '@mura/engine';
import { isFree } from '../doors/licos/kept-seats.ts';
import type { Avatar } from '../doors/licos/users.ts';
import type { Host } from '../host/host.ts';
import type { Plan, SeatPlan } from '../host/plan.ts';

/** Milliseconds between two looks at who has come. */
const LOOK_EVERY = 50;

/** A village waits for robots, each of which is told of its own seat only; the seats to which nobody came in time. */
export async function awaitRobots(
  host: Host,
  { village, plan, limit }: { village: string; plan: Plan; limit: number },
): Promise<PlayerId[]> {
  if ((await host.find(village)) === null) await host.create(plan, village);
  const until = performance.now() + limit;
  for (;;) {
    const { seats = [] } = (await host.find(village))?.plan ?? {};
    const missing = seats.flatMap((seat, index) => (isFree(seat) ? [index + 1] : []));
    if (missing.length === 0 || performance.now() > until) return missing;
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY));
  }
}

/** While its robot is awaited. */
export function keptSeat({ token }: Avatar, seat: { name: string }): SeatPlan {
  return { type: 'client', door: 'licos', name: seat.name, offer: { key: token, anyone: false } };
}

/** Settles when everybody has heard the end of a village. */
export async function endOf(host: Host, village: string): Promise<void> {
  const feed = await host.feed(village);
  if (feed === null) throw new Error('a village that has opened has a feed');
  await new Promise<void>((resolve) => {
    feed.subscribe('observer', {
      hear: ({ type }) => {
        if (type === 'rolesRevealed') resolve();
      },
    });
  });
}
