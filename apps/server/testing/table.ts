import { type Event, givenTo, replay } from '@mura/engine';
import { eventsOf, readRecord } from '@mura/records';
import { expect } from 'vitest';
import { ApiGuest, startVillage } from './api.ts';
import { TestPlayer, until } from './player.ts';

/** Villages that wait for their people, with no limits of time: every one of them must come to its end by itself. */
const VILLAGE = { preset: 'nlp-5', rules: { absence: { answerLimit: null } }, language: 'en' };

export interface GuestTable {
  readonly village: string;
  readonly guests: readonly [ApiGuest, ApiGuest];
  readonly players: readonly TestPlayer[];
}

/** Two people at a table with three bots, each saying what nobody else says. */
export async function sit(url: string, reach: () => string, name: string): Promise<GuestTable> {
  const guests = [await ApiGuest.arrive(url, `${name}a`), await ApiGuest.arrive(url, `${name}b`)] as const;
  const village = await startVillage(url, guests, VILLAGE);
  const players = guests.map(
    ({ token, nickname }) =>
      new TestPlayer({
        url: reach,
        village,
        token,
        name: nickname,
        say: (count) => `${nickname} says ${count}`,
      }),
  );
  return { village, guests, players };
}

async function recordOf(url: string, { village, guests }: GuestTable): Promise<Event[]> {
  const read = readRecord(await guests[0].must(url, 'GET', `/villages/${village}/record`));
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return eventsOf(read.value.record);
}

/** Nothing acknowledged is missing, nothing is doubled, and everybody was given what is in the record. */
async function check(url: string, table: GuestTable): Promise<void> {
  const events = await recordOf(url, table);
  expect(replay(events).outcome).not.toBeNull();
  for (const [index, player] of table.players.entries()) {
    const seat = index + 1;
    const expected = givenTo(seat, events).map(({ event: { audience: _, ...facts } }) => facts);
    expect(player.given.map(({ event }) => event)).toEqual(expected);
    expect(player.faults).toEqual([]);
    const said = events.flatMap((event) =>
      event.type === 'talked' && event.player === seat ? [event.text] : [],
    );
    const acknowledged = [...player.done.values()].flatMap(({ type, text }) =>
      type === 'talk' ? [text] : [],
    );
    expect(new Set(said).size).toBe(said.length);
    expect(said).toEqual(expect.arrayContaining(acknowledged));
    expect(acknowledged.length).toBeGreaterThan(0);
  }
}

/** It has ended and is kept, and all is well with it. */
export async function checkEnded(url: string, table: GuestTable): Promise<void> {
  const path = `/villages/${table.village}`;
  await until('it is kept', async () => (await table.guests[0].must(url, 'GET', path)).state === 'ended');
  await check(url, table);
  for (const player of table.players) player.close();
}
