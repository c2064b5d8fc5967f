import { teamOf } from '@mura/engine';
import { beforeAll, describe, expect, test } from 'vitest';
import { signUp } from '../../testing/account.ts';
import { ApiGuest, send, startVillage } from '../../testing/api.ts';
import { TestPlayer, until } from '../../testing/player.ts';
import { testServer } from '../../testing/server.ts';

const served = testServer();
let url: string;
let one: ApiGuest;
let two: ApiGuest;

beforeAll(async () => {
  url = served.url;
  one = await signUp(url, 'Minato');
  two = await signUp(url, 'Sumire');
});

/** A village of two people and bots, played to its end; what the two were, and who won. */
async function play(body: object) {
  const village = await startVillage(url, [one, two], { preset: 'aiwolf-5', ...body });
  const players = [one, two].map(
    ({ token, nickname: name }) =>
      new TestPlayer({ url: () => url, village, token, name, say: () => 'Over' }),
  );
  await until('it is over', async () => (await served.host.find(village))?.state === 'ended');
  for (const player of players) player.close();
  const { roles } =
    players[0]?.given.find(({ event }) => event.type === 'rolesRevealed').event ?? expect.fail();
  const winner = (await served.host.find(village))?.result?.winner ?? null;
  return { village, sides: roles.slice(0, 2).map(teamOf), winner };
}

describe('in ratings and series', () => {
  test('an account is rated on the side it played, a village that is not rated counts for the series only', async () => {
    const series = await one.must(url, 'POST', '/series', { name: 'Frost' });
    expect(series).toMatchObject({ name: 'Frost', mine: true, villages: [], standings: [] });
    const { id } = series;
    const first = await play({ name: 'first', series: id });
    const rated = await Promise.all([one, two].map((who) => who.must(url, 'GET', '/me/rating')));
    for (const [index, { sides }] of rated.entries()) {
      const side = first.sides[index];
      expect(sides).toHaveLength(1);
      expect(sides[0]).toMatchObject({ side, games: 1 });
      expect(sides[0].sigma).toBeLessThan(25 / 3);
      if (first.winner === side) expect(sides[0].mu).toBeGreaterThan(25);
      else expect(sides[0].mu).toBeLessThan(25);
    }
    const second = await play({ name: 'second', series: id, rated: false });
    expect(await one.must(url, 'GET', '/me/rating')).toEqual(rated[0]);
    const shown = (await send(url, 'GET', `/series/${id}`)).body;
    expect(shown.mine).toBe(false);
    expect(shown.villages.map((village: { id: string }) => village.id)).toEqual([
      second.village,
      first.village,
    ]);
    const wins = [first, second].filter(({ sides, winner }) => sides[0] === winner).length;
    const own = shown.standings.find((row: { name: string }) => row.name === 'Minato');
    expect(own).toMatchObject({ kind: 'person', games: 2, wins });
    expect(own.rate.high - own.rate.low).toBeGreaterThan(0.4);
    const games = Object.values(own.bySide as Record<string, { games: number }>);
    expect(games.reduce((sum, side) => sum + side.games, 0)).toBe(2);
    const order = shown.standings.map((row: { wins: number }) => row.wins);
    expect(order).toEqual(order.toSorted((a: number, b: number) => b - a));

    // Whoever takes back their name is in no table any more.
    await one.must(url, 'POST', `/villages/${first.village}/withdraw`, {});
    expect(await one.must(url, 'GET', '/me/rating')).toEqual({ sides: [] });
    const { standings } = (await send(url, 'GET', `/series/${id}`)).body;
    expect(standings.find((row: { name: string }) => row.name === 'Minato').games).toBe(1);
  });

  test('a village that runs, or that nobody may watch, gives nothing away', async () => {
    const { id } = await one.must(url, 'POST', '/series', { name: 'Closed' });
    await startVillage(url, [one, two], { preset: 'aiwolf-5', series: id });
    expect(await one.must(url, 'GET', `/series/${id}`)).toMatchObject({ standings: [], villages: [{}] });
    const { village } = await play({ series: id, watch: 'nobody' });
    expect((await send(url, 'GET', `/series/${id}`)).body.standings).toEqual([]);
    const known = await two.must(url, 'GET', `/series/${id}`);
    expect(known.standings.length).toBeGreaterThan(0);
    expect(known.villages.find((one: { id: string }) => one.id === village).result).not.toBeNull();
  });

  test('ratings that are counted game by game are, to the last digit, those of a process that counts all at once', async () => {
    const expectSame = async () => {
      const afresh = await served.another();
      for (const who of [one, two])
        expect(await who.must(url, 'GET', '/me/rating')).toEqual(
          await who.must(afresh.url, 'GET', '/me/rating'),
        );
    };
    const { village } = await play({});
    expect((await one.must(url, 'GET', '/me/rating')).sides).not.toEqual([]);
    await play({});
    await expectSame();
    // One that was counted changes: all are counted anew.
    await two.must(url, 'POST', `/villages/${village}/withdraw`, {});
    await play({});
    await expectSame();
  });

  test('a series is its maker’s, and ratings are for accounts', async () => {
    const { id } = await one.must(url, 'POST', '/series', { name: 'Mine' });
    const wish = { name: 'x', preset: 'aiwolf-5' };
    expect((await two.send(url, 'POST', '/villages', { ...wish, series: id })).body.code).toBe('notYours');
    const unknown = { ...wish, series: '000000000000' };
    expect((await one.send(url, 'POST', '/villages', unknown)).body.code).toBe('unknownSeries');
    expect((await send(url, 'GET', '/series/000000000000')).status).toBe(404);
    const guest = await ApiGuest.arrive(url, 'guest');
    expect((await guest.send(url, 'GET', '/me/rating')).body.code).toBe('needsAccount');
  });
});
