import { beforeAll, describe, expect, test } from 'vitest';
import { ApiGuest, startVillage } from '../../testing/api.ts';
import { TestPlayer, until } from '../../testing/player.ts';
import { testServer } from '../../testing/server.ts';

const served = testServer();
let url: string;
let host: ApiGuest;
let other: ApiGuest;

beforeAll(async () => {
  url = served.url;
  host = await ApiGuest.arrive(url, 'host');
  other = await ApiGuest.arrive(url, 'other');
});

const standIn = (guest: ApiGuest, village: string, body: unknown) =>
  guest.send(url, 'POST', `/villages/${village}/stand-in`, body);
const seatOf = async (village: string, player: number) =>
  (await served.host.find(village))?.plan.seats[player - 1];
const DONE = { status: 200, body: { done: true } };

describe('a bot that plays on', () => {
  test('takes the seats of people who are away, at the wish of the host and of themselves, and nobody is told', async () => {
    const id = await startVillage(url, [host, other], { preset: 'aiwolf-5' });
    expect(await standIn(host, id, { player: 2, bot: 'random' })).toEqual(DONE);
    expect(await standIn(host, id, { bot: 'honest@gentle' })).toEqual(DONE);
    expect(await seatOf(id, 2)).toMatchObject({ type: 'person', name: 'other', standIn: 'random' });
    const [mine, theirs] = (await host.must(url, 'GET', `/villages/${id}`)).seats;
    expect([mine.standIn, theirs]).toEqual([
      true,
      { player: 2, character: 'Agent[02]', state: 'taken', mine: false },
    ]);
    await until('it ends', async () => (await served.host.find(id))?.state === 'ended');
  });

  test('does not take the seat of somebody who is here, and the host is told nothing of it', async () => {
    const id = await startVillage(url, [host, other], { preset: 'aiwolf-5' });
    const { token } = other;
    const here = new TestPlayer({ url: () => url, village: id, token, name: 'other', say: null });
    await until('they are here', () => here.given.length > 0);
    expect(await standIn(host, id, { player: 2, bot: 'random' })).toEqual(DONE);
    // Nor is there anything to take from a bot, and it sounds the same.
    expect(await standIn(host, id, { player: 3, bot: 'random' })).toEqual(DONE);
    expect(await seatOf(id, 2)).not.toHaveProperty('standIn');
    expect(await seatOf(id, 3)).toEqual({ type: 'bot', bot: 'random' });
    here.close();
  });

  test('leaves the seat when its person is back', async () => {
    const id = await startVillage(url, [host, other], { preset: 'licos-5' });
    expect(await standIn(other, id, { bot: 'random' })).toEqual(DONE);
    expect(await standIn(other, id, { bot: null })).toEqual(DONE);
    expect(await seatOf(id, 2)).not.toHaveProperty('standIn');
  });

  test('is refused to others, before the start, and where there is no such bot', async () => {
    const third = await ApiGuest.arrive(url, 'third');
    const id = await startVillage(url, [host, other], { preset: 'licos-5' });
    const codes = await Promise.all([
      standIn(third, id, { bot: 'random' }),
      standIn(third, id, { player: 2, bot: 'random' }),
      standIn(other, id, { player: 1, bot: 'random' }),
      standIn(host, id, { player: 2, bot: null }),
      standIn(host, id, { player: 2, bot: 'nobody' }),
      standIn(host, id, { player: 9, bot: 'random' }),
    ]);
    expect(codes.map(({ body }) => body.code)).toEqual([
      ...['notSeated', 'notYours', 'notYours', 'notYours', 'unknownBot', 'notSeated'],
    ]);
    const { id: waiting } = await host.must(url, 'POST', '/villages', { name: 'v', preset: 'aiwolf-5' });
    expect((await standIn(host, waiting, { player: 1, bot: 'random' })).body.code).toBe('notStarted');
  });
});
