import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AiwolfTestAgent } from '../../testing/aiwolf/agent.ts';
import { ApiGuest, send } from '../../testing/api.ts';
import { startDatabases, type TestDatabases } from '../../testing/database.ts';
import { until } from '../../testing/player.ts';
import { serveHere } from '../../testing/serving.ts';
import type { Served } from '../serve-options.ts';

let databases: TestDatabases;
let served: Served;
let organiser: ApiGuest;

beforeAll(async () => {
  databases = await startDatabases();
  served = await serveHere(await databases.fresh(), { aiwolf: { port: 0, isNeeded: true } });
  organiser = await ApiGuest.arrive(served.url, 'Minato');
});

afterAll(async () => {
  await served.stop();
  await databases.stop();
});

const WISH = { name: '霜月杯', preset: 'aiwolf-5', kinds: ['cross'], games: 5 };
const BOTS = ['honest', 'chatter', 'random', 'honest', 'honest'];

/** A contest with a team for each bot, not started. */
async function contestOf(wish: object, bots: readonly string[] = BOTS): Promise<string> {
  const { id } = await organiser.must(served.url, 'POST', '/contests', { ...WISH, ...wish });
  for (const [index, bot] of bots.entries())
    await organiser.must(served.url, 'POST', `/contests/${id}/teams`, { name: `team ${index + 1}`, bot });
  return id;
}

const look = (id: string, by: ApiGuest = organiser) => by.must(served.url, 'GET', `/contests/${id}`);
const hasEnded = (id: string) => until('it has ended', async () => (await look(id)).state === 'ended');

async function playedContest(wish: object = {}): Promise<string> {
  const id = await contestOf(wish);
  await organiser.must(served.url, 'POST', `/contests/${id}/start`, {});
  await hasEnded(id);
  return id;
}

let over: Promise<string> | undefined;

/** One that has been played, for all who only look at it, judge it or vote. */
function overContest(): Promise<string> {
  over ??= playedContest();
  return over;
}

describe('a contest', () => {
  test('is made, entered by bots, played in rounds and told in a live table', async () => {
    const id = await overContest();
    const contest = await look(id);
    expect(contest).toMatchObject({ name: '霜月杯', played: 5, planned: 5, mine: true });
    const [sheet] = contest.sheets;
    expect(sheet).toMatchObject({ kind: 'cross', games: 5 });
    expect(sheet.rows).toHaveLength(5);
    for (const { total, byRole } of sheet.rows) {
      expect(total.games).toBe(5);
      expect(byRole).toMatchObject({ villager: { games: 2 }, seer: { games: 1 }, werewolf: { games: 1 } });
    }
    const order = sheet.rows.map(({ team }: { team: string }) => team);
    const seen = new Map<string, { wins: number; games: number }>();
    for (const { team, against, rating } of sheet.rows) {
      // Two who were on one side in every game have not met.
      const met = against.map((one: { team: string }) => one.team);
      expect(met).toEqual(order.filter((other: string) => other !== team && met.includes(other)));
      expect(rating.error).toBeGreaterThan(0);
      for (const pair of against) seen.set(`${team}/${pair.team}`, pair);
    }
    expect(seen.size).toBeGreaterThan(0);
    for (const [pair, { wins, games }] of seen)
      expect(seen.get(pair.split('/').reverse().join('/'))).toMatchObject({ wins: games - wins, games });
    const faults = contest.teams.map((team: { faults: number }) => team.faults);
    expect(faults, 'only what is drawn may be against the rules').toEqual([0, 0, expect.any(Number), 0, 0]);
    const { contests } = await organiser.must(served.url, 'GET', '/contests');
    expect(contests).toContainEqual(expect.objectContaining({ id, state: 'ended', teams: 5 }));
  });

  test('in sets keeps seats, plays the games of a set one after another, and tells how far each has come', async () => {
    const id = await contestOf({ games: 10, sets: 5 });
    expect((await look(id)).sets).toEqual([]);
    await organiser.must(served.url, 'POST', `/contests/${id}/start`, {});
    expect((await look(id)).sets).toMatchObject([{ games: 5 }, { games: 5 }]);
    await until('it has ended', async () => {
      const { replays, state } = await look(id);
      const live = replays.filter(({ winner }: { winner: string | null }) => winner === null);
      expect(live.length, 'one table of each set').toBeLessThanOrEqual(2);
      return state === 'ended';
    });
    const { sets, replays } = await look(id);
    expect(sets).toEqual([
      { games: 5, played: 5, aborted: 0 },
      { games: 5, played: 5, aborted: 0 },
    ]);
    const seats = replays.map((replay: { seats: string[] }) => replay.seats.join());
    expect([new Set(seats.slice(0, 5)).size, new Set(seats.slice(5)).size]).toEqual([1, 1]);
    expect((await look(await overContest())).sets, 'games that stand alone').toEqual([]);
  });

  test('has replays that everybody can see', async () => {
    const id = await overContest();
    const { replays } = (await send(served.url, 'GET', `/contests/${id}`)).body;
    expect(replays).toHaveLength(5);
    const village = await send(served.url, 'GET', `/villages/${replays[0].village}`);
    expect(village).toMatchObject({ status: 200, body: { state: 'ended' } });
    expect([...replays[0].seats].sort()).toEqual(['team 1', 'team 2', 'team 3', 'team 4', 'team 5']);
  });

  test('that is closed is known to those who take part only, once it has started', async () => {
    const id = await contestOf({ public: false });
    const stranger = await ApiGuest.arrive(served.url, 'Sumire');
    const told = await ApiGuest.arrive(served.url, 'Kaede');
    await told.must(served.url, 'POST', `/contests/${id}/teams`, { name: 'theirs', door: 'nlp' });
    await organiser.must(served.url, 'POST', `/contests/${id}/start`, {});
    expect((await look(id, told)).teams).toHaveLength(BOTS.length + 1);
    for (const path of [`/contests/${id}`, `/contests/${id}/report`])
      expect(await stranger.send(served.url, 'GET', path)).toMatchObject({
        status: 404,
        body: { code: 'unknownContest' },
      });
    const { contests } = await stranger.must(served.url, 'GET', '/contests');
    expect(contests.map((one: { id: string }) => one.id)).not.toContain(id);
    await organiser.must(served.url, 'POST', `/contests/${id}/stop`, {});
    expect((await look(id)).id).toBe(id);
  });

  test('[R001-NLSYS-08] [R001-METR-11] has three kinds of match, and a judge who sat at a table chooses by that', async () => {
    const id = await contestOf({ kinds: ['self', 'cross', 'human'], games: 1 });
    await organiser.must(served.url, 'POST', `/contests/${id}/start`, {});
    const judge = await ApiGuest.arrive(served.url, 'Judge');
    const { judgeKey } = await look(id);
    const human = async () => {
      const { replays } = await look(id);
      return replays.find(({ kind }: { kind: string }) => kind === 'human');
    };
    await until('a table waits for a person', async () => (await human()) !== undefined);
    const { village } = await human();
    const plan = await judge.must(served.url, 'GET', `/villages/${village}`);
    expect(plan.seats.filter(({ state }: { state: string }) => state === 'open')).toHaveLength(1);
    await judge.must(served.url, 'POST', `/villages/${village}/seat`, {});
    await until('it begins with them', async () => {
      const { state } = await judge.must(served.url, 'GET', `/villages/${village}`);
      return state === 'open';
    });
    await until('the others are over', async () => {
      const { replays } = await look(id);
      return (
        replays.filter(
          ({ kind, winner }: { kind: string; winner: string | null }) => kind !== 'human' && winner !== null,
        ).length >= 6
      );
    });
    const { sheets } = await look(id);
    const self = sheets.find(({ kind }: { kind: string }) => kind === 'self');
    expect(self.rows.every(({ total }: { total: { games: number } }) => total.games === 5)).toBe(true);
    await judge.must(served.url, 'POST', `/contests/${id}/judges`, {
      ...{ key: judgeKey, name: 'Judge', kind: 'invited' },
    });
    const { sheets: desk } = await judge.must(served.url, 'GET', `/contests/${id}/desk`);
    const pick = { sheet: desk[0].number, player: desk[0].players[0], comment: 'fun to play with' };
    await judge.must(served.url, 'POST', `/contests/${id}/picks`, pick);
    const page = await judge.send(served.url, 'GET', `/contests/${id}/report?lang=en`);
    expect(page.body).toMatch(/Judge sat at the table in game \d+ and chose team \d\. fun to play with/);
  });

  test('starts once, and takes no teams after that', async () => {
    const id = await overContest();
    const again = await organiser.send(served.url, 'POST', `/contests/${id}/start`, {});
    expect(again).toMatchObject({ status: 409, body: { code: 'contestStarted' } });
    const late = await organiser.send(served.url, 'POST', `/contests/${id}/teams`, {
      name: 'z',
      bot: 'honest',
    });
    expect(late).toMatchObject({ status: 409, body: { code: 'contestStarted' } });
  });

  test('is ended by whoever made it, with the games that are over, though a team never came', async () => {
    const { url } = served;
    const id = await contestOf({}, BOTS.slice(1));
    const builder = await ApiGuest.arrive(url, 'Builder');
    const team = { name: 'ours', door: 'aiwolf' };
    await builder.must(url, 'POST', `/contests/${id}/teams`, team);
    const stop = (by: ApiGuest) => by.send(url, 'POST', `/contests/${id}/stop`, {});
    expect(await stop(organiser)).toMatchObject({ status: 409, body: { code: 'contestNotRunning' } });
    await organiser.must(url, 'POST', `/contests/${id}/start`, {});
    await until('games wait for it', async () => (await look(id)).replays.length > 0);
    const [{ village }] = (await look(id)).replays;
    const openSeats = async () => {
      const { seats } = await organiser.must(url, 'GET', `/villages/${village}`);
      return seats.filter(({ state }: { state: string }) => state === 'open').length;
    };
    expect(await openSeats()).toBe(0);
    expect(await stop(builder)).toMatchObject({ status: 403, body: { code: 'notYours' } });
    expect(await stop(organiser)).toMatchObject({
      status: 200,
      body: { state: 'ended', played: 0, planned: 0, replays: [] },
    });
    // No program is led there any more.
    expect(await openSeats()).toBe(1);
  });

  test('does not start without teams, and says why', async () => {
    const id = await contestOf({}, []);
    const refused = await organiser.send(served.url, 'POST', `/contests/${id}/start`, {});
    expect(refused).toMatchObject({ status: 400, body: { code: 'wrongContest' } });
  });

  test.each([
    [{ preset: 'nothing' }, 'unknownPreset'],
    [{ preset: 'licos-5a' }, 'unknownPreset'],
    [{ kinds: ['other'] }, 'wrongMessage'],
    [{ games: 0 }, 'wrongMessage'],
  ])('is not made with %o', async (wish, code) => {
    const refused = await organiser.send(served.url, 'POST', '/contests', { ...WISH, ...wish });
    expect(refused.status).toBe(400);
    expect([code, 'wrongContest']).toContain(refused.body.code);
  });

  test('is started by whoever made it, who alone enters bots', async () => {
    const id = await contestOf({});
    const other = await ApiGuest.arrive(served.url, 'Sumire');
    for (const [path, body] of [
      ['start', {}],
      ['teams', { name: 'mine', bot: 'honest' }],
    ] as const)
      expect(await other.send(served.url, 'POST', `/contests/${id}/${path}`, body)).toMatchObject({
        status: 403,
        body: { code: 'notYours' },
      });
  });
});

describe('a team', () => {
  test('registers, comes with its key, tests by itself and plays', async () => {
    const { url } = served;
    const id = await contestOf({}, BOTS.slice(1));
    const builder = await ApiGuest.arrive(url, 'Builder');
    const registered = await builder.must(url, 'POST', `/contests/${id}/teams`, {
      name: 'ours',
      door: 'aiwolf',
    });
    const { key } = registered.teams.find(({ mine }: { mine: boolean }) => mine);
    expect((await look(id)).teams.map((team: { key: string | null }) => team.key)).toEqual([
      null,
      null,
      null,
      null,
      null,
    ]);
    const tested = async () =>
      (await look(id, builder)).teams.find(({ mine }: { mine: boolean }) => mine).test;
    expect(await tested()).toBeNull();
    await builder.must(url, 'POST', `/contests/${id}/tests`, { team: 'ours' });
    expect(await tested()).toEqual({ over: false, faults: 0 });
    const port = Number(new URL(served.doors.aiwolf ?? '').port);
    const first = new AiwolfTestAgent(port, `ours#${key}`);
    await until('it has tested', () => first.count('FINISH') === 1);
    await until('it is told so', async () => (await tested()).over);
    expect(await tested()).toEqual({ over: true, faults: 0 });
    expect((await look(id)).teams.every(({ test }: { test: unknown }) => test === null)).toBe(true);
    expect((await look(id)).played).toBe(0);
    await organiser.must(url, 'POST', `/contests/${id}/start`, {});
    const agents: AiwolfTestAgent[] = [];
    const comeAgain = () => {
      const last = agents.at(-1);
      if (last === undefined || last.count('FINISH') === 1)
        agents.push(new AiwolfTestAgent(port, `ours#${key}`));
    };
    await until('it has ended', async () => {
      comeAgain();
      return (await look(id)).state === 'ended';
    });
    const [sheet] = (await look(id)).sheets;
    const row = sheet.rows.find(({ team }: { team: string }) => team === 'ours');
    expect(row.total.games).toBe(5);
    const report = await builder.send(url, 'GET', `/contests/${id}/report?lang=en`);
    expect(report.body).toMatch(/Response time[\s\S]*?ours/);
  });

  test('has a name of its own, and tests only itself', async () => {
    const id = await contestOf({});
    const other = await ApiGuest.arrive(served.url, 'Sumire');
    const taken = await other.send(served.url, 'POST', `/contests/${id}/teams`, {
      name: 'team 1',
      door: 'nlp',
    });
    expect(taken).toMatchObject({ status: 409, body: { code: 'nameTaken' } });
    const foreign = await other.send(served.url, 'POST', `/contests/${id}/tests`, { team: 'team 1' });
    expect(foreign).toMatchObject({ status: 404, body: { code: 'unknownTeam' } });
  });
});

describe('a judge', () => {
  let id = '';
  let judge: ApiGuest;
  const post = (path: string, body: object) =>
    judge.send(served.url, 'POST', `/contests/${id}/${path}`, body);
  const desk = () => judge.must(served.url, 'GET', `/contests/${id}/desk`);

  beforeAll(async () => {
    id = await overContest();
    judge = await ApiGuest.arrive(served.url, 'Nishimori');
    const { judgeKey } = await look(id);
    await judge.must(served.url, 'POST', `/contests/${id}/judges`, {
      ...{ key: judgeKey, name: 'Nishimori', kind: 'invited', memberOf: ['team 2'] },
    });
  });

  test('needs the key of the organiser', async () => {
    const stranger = await ApiGuest.arrive(served.url, 'Sumire');
    const body = { key: 'WRONG', name: 'Sumire', kind: 'invited' };
    expect((await stranger.send(served.url, 'POST', `/contests/${id}/judges`, body)).status).toBe(401);
    expect(await stranger.send(served.url, 'GET', `/contests/${id}/desk`)).toMatchObject({
      status: 403,
      body: { code: 'notJudge' },
    });
  });

  test('of a closed contest is told its teams by their key before they are in, and nothing else', async () => {
    const closed = await playedContest({ public: false });
    const stranger = await ApiGuest.arrive(served.url, 'Kaede');
    const ask = (key: string) =>
      stranger.send(served.url, 'POST', `/contests/${closed}/judges/teams`, { key });
    const { judgeKey } = await look(closed);
    expect(await ask('WRONG')).toMatchObject({ status: 401, body: { code: 'wrongToken' } });
    expect(await ask(judgeKey)).toMatchObject({ status: 200 });
    expect((await ask(judgeKey)).body).toEqual({
      teams: ['team 1', 'team 2', 'team 3', 'team 4', 'team 5'],
    });
    expect(await stranger.send(served.url, 'GET', `/contests/${closed}`)).toMatchObject({
      status: 404,
      body: { code: 'unknownContest' },
    });
  });

  test('has a name of their own, under which grades are kept', async () => {
    const other = await ApiGuest.arrive(served.url, 'Another');
    const same = { key: (await look(id)).judgeKey, name: 'Nishimori', kind: 'invited' };
    expect(await other.send(served.url, 'POST', `/contests/${id}/judges`, same)).toMatchObject({
      status: 409,
      body: { code: 'nameTaken' },
    });
  });

  test('reads logs without teams, roles and outcome', async () => {
    const { sheets } = await desk();
    expect(sheets).toHaveLength(5);
    const sheet = await judge.must(served.url, 'GET', `/contests/${id}/desk/${sheets[0].number}`);
    expect(sheet.lines.length).toBeGreaterThan(5);
    expect(JSON.stringify(sheet)).not.toMatch(/team \d|"role|"winner|"game"/);
  });

  test('[R001-METR-06] gives whole grades from 1 to 5, and may change them', async () => {
    const { sheets } = await desk();
    const grade = { sheet: 1, player: sheets[0].players[0], criterion: 'A', grade: 4 };
    expect((await post('scores', grade)).status).toBe(200);
    expect((await post('scores', { ...grade, grade: 2 })).status).toBe(200);
    for (const wrong of [0, 6, 2.5])
      expect((await post('scores', { ...grade, grade: wrong })).status).toBe(400);
    expect((await desk()).scores).toEqual([{ ...grade, grade: 2 }]);
  });

  test('[R001-METR-07] is not asked about their own team', async () => {
    const { sheets } = await desk();
    for (const { players } of sheets) expect(players).toHaveLength(4);
    const [first] = sheets;
    const own = [1, 2, 3, 4, 5].find((player) => !first.players.includes(player));
    const refused = await post('scores', { sheet: 1, player: own, criterion: 'A', grade: 5 });
    expect(refused).toMatchObject({ status: 404, body: { code: 'unknownSheet' } });
  });

  test('[R001-METR-09] picks the best, which the report marks with a star', async () => {
    const { sheets } = await desk();
    const [first] = sheets;
    const body = { sheet: first.number, player: first.players[0], comment: 'よく考えている' };
    expect((await post('picks', body)).status).toBe(200);
    const grade = { sheet: first.number, player: first.players[0], criterion: 'B', grade: 5 };
    expect((await post('scores', grade)).status).toBe(200);
    const page = await judge.send(served.url, 'GET', `/contests/${id}/report?lang=ja`);
    expect(page.body).toContain('<sup>*</sup>');
    expect(page.body).toContain('よく考えている');
  });
});

describe('viewers', () => {
  test('[R001-METR-12] vote for the most interesting play, and the report has the score', async () => {
    const id = await overContest();
    const viewer = await ApiGuest.arrive(served.url, 'Sumire');
    const vote = (player: number, game = 1) =>
      viewer.send(served.url, 'POST', `/contests/${id}/votes`, { game, player });
    expect((await vote(1)).status).toBe(200);
    expect((await vote(3)).status).toBe(200);
    expect((await vote(1, 99)).status).toBe(404);
    expect((await vote(19)).status).toBe(404);
    const { replays } = await look(id, viewer);
    expect(replays[0].votes).toBe(3);
    const page = await viewer.send(served.url, 'GET', `/contests/${id}/report?lang=en`);
    expect(page.body).toContain('Votes for interesting play');
    expect(page.body).toContain(`<a href="/village/${replays[0].village}"`);
  });
});
