import { open, type Setup, seeded } from '@mura/engine';
import { beforeAll, describe, expect, test } from 'vitest';
import { ApiGuest, send, startVillage } from '../../testing/api.ts';
import { type PlayerOptions, TestPlayer, until } from '../../testing/player.ts';
import { testServer } from '../../testing/server.ts';
import { setupOf } from '../host/setup.ts';

const served = testServer();
let url: string;
let one: ApiGuest;
let two: ApiGuest;

beforeAll(async () => {
  url = served.url;
  one = await ApiGuest.arrive(url, 'one');
  two = await ApiGuest.arrive(url, 'two');
});

const games = (guest: ApiGuest) => guest.must(url, 'GET', '/me/games');

/** A seed with which the first is a villager and the second the werewolf. */
function seedOfLiar(setup: Setup): string {
  for (let number = 0; ; number++) {
    const opened = open({ ...setup, seed: `liar ${number}` }, seeded(`liar ${number}`));
    if (!opened.ok) return expect.fail(JSON.stringify(opened.error));
    const deal = opened.value.events.flatMap((event) => (event.type === 'sealed' ? event.deal : []));
    if (deal[0] === 'villager' && deal[1] === 'werewolf') return `liar ${number}`;
  }
}

/** The second lies, and the first says nothing and never votes for the second. */
async function playLiar(): Promise<string> {
  const { id } = await one.must(url, 'POST', '/villages', {
    name: 'liars',
    preset: 'aiwolf-5',
    bots: [null, null, 'random', 'random', 'random'],
  });
  for (const guest of [one, two]) await guest.must(url, 'POST', `/villages/${id}/seat`, {});
  const { plan } = (await served.host.find(id)) ?? expect.fail();
  const setup = setupOf(plan, '');
  if (!setup.ok) return expect.fail(JSON.stringify(setup.error));
  await served.host.open(id, seedOfLiar(setup.value));
  const play = ({ token, nickname: name }: ApiGuest, options: Partial<PlayerOptions>) =>
    new TestPlayer({ url: () => url, village: id, token, name, ...options });
  const players = [
    play(one, { say: () => 'Over', choose: (targets) => targets.findLast((target) => target !== 2) }),
    play(two, { say: (count) => (count === 0 ? 'COMINGOUT Agent[02] SEER' : 'Over') }),
  ];
  await until('it is over', async () => (await served.host.find(id))?.state === 'ended');
  for (const player of players) player.close();
  return id;
}

describe('the games somebody has played', () => {
  test('are counted by role with their width, and tell who deceived; what is taken back is gone', async () => {
    const village = await playLiar();
    const mine = await games(one);
    const [row] = mine.byRole;
    expect(mine).toMatchObject({
      games: 1,
      pending: 0,
      recent: [{ id: village, role: 'villager', players: 5 }],
    });
    expect(mine.byRole).toHaveLength(1);
    expect(row).toMatchObject({ role: 'villager', games: 1, wins: mine.wins });
    expect(row.rate.high - row.rate.low).toBeGreaterThan(0.5);
    expect(mine.recent[0].won).toBe(mine.recent[0].winner === 'village');
    // Whoever never votes for the werewolf hits nothing, which by chance one in four would.
    const { votes, marks, course } = mine.spotting;
    expect(votes).toMatchObject({ hit: 0, rate: { share: 0 } });
    expect(votes.blind).toBeGreaterThan(0.2);
    expect([marks, course]).toEqual([
      { aimed: 0, hit: 0, rate: null, blind: null },
      // Too few for a share.
      [],
    ]);
    const [lie] = mine.deceivers;
    const { text, ...told } = lie;
    expect(told).toMatchObject({ name: 'two', kind: 'person', role: 'werewolf', games: 1, village, day: 1 });
    expect(text).toBe('COMINGOUT Agent[02] SEER');
    // The second answer comes from what was kept.
    expect(await games(one)).toEqual(mine);
    // Whoever deceived knows nothing to be deceived by.
    expect(await games(two)).toMatchObject({
      games: 1,
      deceivers: [],
      recent: [{ role: 'werewolf' }],
      spotting: { votes: { aimed: 0 }, course: [] },
    });
    expect(await games(await ApiGuest.arrive(url, 'other'))).toMatchObject({ games: 0, rate: null });
    expect((await send(url, 'GET', '/me/games')).body.code).toBe('needsGuest');

    await two.must(url, 'POST', `/villages/${village}/withdraw`, {});
    const after = await games(one);
    expect(after).toMatchObject({ games: 1, deceivers: [] });
    expect(JSON.stringify(after)).not.toContain('two');
    expect((await games(two)).games).toBe(0);
  });

  test('do not have a village that runs', async () => {
    const lone = await ApiGuest.arrive(url, 'lone');
    const id = await startVillage(url, [lone], { preset: 'aiwolf-5' });
    expect(await games(lone)).toMatchObject({ games: 0, recent: [], pending: 0 });
    expect((await games(lone)).running).toEqual([{ id, name: 'test', state: 'open', slow: false }]);
  });
});
