import { type ApiGuest, startVillage } from './api.ts';
import type { FakeClock } from './fake-clock.ts';
import { type AnyMessage, TestPlayer, until } from './player.ts';

export interface TestVillageRun {
  readonly village: string;
  /** What each of the people was given, in the order of their seats. */
  readonly given: readonly (readonly AnyMessage[])[];
  readonly winner: string | null;
  /** When the game ended. */
  readonly at: number;
}

/** A village by the clock with an epilogue of a day (and bots on the other seats), played until its result is known. */
export async function playToResult(
  url: string,
  clock: FakeClock,
  guests: readonly [ApiGuest, ...ApiGuest[]],
  body: Record<string, unknown> = {},
  /** What the people do at the beginning. */
  during: (players: readonly TestPlayer[]) => Promise<void> = async () => {},
): Promise<TestVillageRun> {
  const village = await startVillage(url, guests, { preset: 'licos-5', language: 'en', ...body });
  const players = guests.map(
    ({ token, nickname: name }) => new TestPlayer({ url: () => url, village, token, name, say: null }),
  );
  await until('all are there', () => players.every(({ given }) => given.length > 0));
  await during(players);
  const haveEnded = () => players.every(({ hasEnded }) => hasEnded);
  await until('the roles are revealed', () => {
    if (!haveEnded()) clock.goTo(clock.now() + 10_000);
    return haveEnded();
  });
  for (const player of players) player.close();
  const given = players.map((player) => player.given);
  const { event, at } = given.flat().find((one) => one.event.type === 'ended');
  return { village, given, winner: event.winner, at };
}
