import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nlp } from '@mura/protocols';
import { describe, expect, test } from 'vitest';
import { NlpTestAgent, politely, SELF, type TestDoor, team, testDoor } from '../../../testing/nlp/door.ts';
import { teamToken } from '../../../testing/nlp/team-token.ts';

const SECRET = 'a secret of this test';

function token(claims: Record<string, string>, secret = SECRET, expires = '1h'): Promise<string> {
  return teamToken(secret, claims, expires);
}

describe('tokens', () => {
  test('with a token of its team an agent plays, in the address or in the header', async () => {
    const door = await testDoor('nlp-5', { secret: SECRET });
    const good = await token({ role: 'PLAYER', team: 'kanolab' });
    const agents = [1, 2, 3, 4, 5].map((number) =>
      number % 2 === 0
        ? new NlpTestAgent(`${door.url}?token=${good}`, `kanolab${number}`)
        : new NlpTestAgent(door.url, `kanolab${number}`, politely, { Authorization: `Bearer ${good}` }),
    );
    await door.done;
    for (const agent of agents) expect(await agent.closed).toBe(1000);
  });

  test('without one, with that of another, a viewer, an old or a forged one, it does not', async () => {
    const door = await testDoor('nlp-5', { secret: SECRET });
    const wrong = [
      '',
      await token({ role: 'PLAYER', team: 'other' }),
      await token({ role: 'RECEIVER', team: 'kanolab' }),
      await token({ role: 'PLAYER', team: 'kanolab' }, 'another secret'),
      await token({ role: 'PLAYER', team: 'kanolab' }, SECRET, '-1h'),
      'nonsense',
    ];
    for (const one of wrong) {
      const agent = new NlpTestAgent(`${door.url}?token=${one}`, 'kanolab1');
      expect(await agent.closed).toBe(1008);
      expect(agent.requests()).toEqual(['NAME']);
    }
  });
});

describe('the waiting room', () => {
  test('whoever left while waiting is not dealt into a game', async () => {
    const door = await testDoor('nlp-5');
    const leavers = team(door.url, 4);
    for (const agent of leavers) {
      await agent.until('NAME');
      agent.socket.close();
      await agent.closed;
    }
    const agents = team(door.url, 5);
    const [result] = await door.done;
    expect(result?.winner).not.toBeNull();
    for (const agent of agents) {
      await agent.closed;
      expect(agent.requests().at(-1)).toBe('FINISH');
    }
  });

  test('different teams play together where the organiser says so, and nobody is lost', async () => {
    const door = await testDoor('nlp-5', { matching: { ...SELF, mode: 'mixed' }, games: 8 });
    const teams = ['a', 'b', 'c', 'd', 'e'];
    const agents = teams.flatMap((name) => team(door.url, 8, politely, name));
    const results = await door.done;
    expect(results).toHaveLength(8);
    for (const { players } of results) {
      expect(players.map(({ name }) => nlp.teamOf(name)).toSorted()).toEqual(teams);
    }
    for (const agent of agents) {
      await agent.closed;
      expect(agent.requests().filter((request) => request === 'INITIALIZE')).toHaveLength(1);
    }
  });

  test('roles are those of the schedule', async () => {
    const elsewhere = await testDoor('nlp-5');
    const path = join(elsewhere.folder, 'schedule.json');
    const door = await testDoor('nlp-5', {
      matching: { ...SELF, mode: 'scheduled', games: 3, path },
      games: 3,
    });
    for (const name of ['a', 'b', 'c', 'd', 'e']) team(door.url, 3, politely, name);
    const results = await door.done;
    const { ended_matches, idx_team_map } = JSON.parse(readFileSync(path, 'utf8'));
    expect(ended_matches).toHaveLength(3);
    const played = results.map(({ players }) =>
      players.map(({ name, role }) => `${nlp.teamOf(name)} ${role}`).toSorted(),
    );
    const planned = ended_matches.map((match: Record<string, number[]>) =>
      Object.entries(match)
        .flatMap(([role, teams]) => teams.map((index) => `${idx_team_map[index]} ${role.toLowerCase()}`))
        .toSorted(),
    );
    expect(played.toSorted()).toEqual(planned.toSorted());
  });

  test('one agent plays among our bots, and is told of its end though the door closes at once', async () => {
    const door = await testDoor('nlp-5', { agents: 1, bots: ['honest'], characters: null });
    const agent = new NlpTestAgent(door.url, 'alone');
    const [result] = await door.done;
    await door.close();
    expect(result?.players.map(({ name }) => name)).toEqual([
      'alone',
      'honest',
      'honest',
      'honest',
      'honest',
    ]);
    expect(await agent.closed).toBe(1000);
    expect(agent.requests().at(-1)).toBe('FINISH');
  });

  test('after its last game it takes nobody, and says so', async () => {
    const door = await testDoor('nlp-5');
    const agents = team(door.url, 5);
    await door.done;
    for (const agent of agents) await agent.closed;
    const late = new NlpTestAgent(door.url, 'kanolab6');
    expect(await late.closed).toBe(1006);
    const answer = await fetch(`http://127.0.0.1:${door.port}/api/v1/readyz`);
    expect(answer.status).toBe(503);
  });

  test('a name that is too long is refused', async () => {
    const door = await testDoor('nlp-5');
    const agent = new NlpTestAgent(door.url, 'x'.repeat(1000));
    expect(await agent.closed).toBe(1008);
  });
});

describe('the feed for viewers', () => {
  const watch = async (door: TestDoor, file: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(`http://127.0.0.1:${door.port}/realtime/${file}`, { headers });
    return {
      status: answer.status,
      origin: answer.headers.get('access-control-allow-origin'),
      text: await answer.text(),
    };
  };
  const feed = (folder: string | null) => ({ folder, filename: '{timestamp}_{teams}', delay: 0 });

  async function played(changed: Parameters<typeof testDoor>[1]): Promise<TestDoor> {
    const door = await testDoor('nlp-5', { games: 2, ...changed });
    const agents = team(door.url, 5);
    for (const agent of agents) await agent.closed;
    return door;
  }

  test('shows a running game without roles, and a finished one with them', async () => {
    const door = await testDoor('nlp-5', { games: 2, realtime: feed(null) });
    let isHeld = true;
    let release = () => {};
    const agents = team(door.url, 5, (packet, agent) => {
      if (packet.request !== 'VOTE' || agent.name !== 'kanolab1' || !isHeld) return politely(packet, agent);
      release = () => {
        isHeld = false;
        agent.send(politely(packet, agent) ?? '');
      };
      return null;
    });
    await agents[0]?.until('VOTE');
    const list = await watch(door, 'games.json');
    expect(list).toMatchObject({ status: 200, origin: '*' });
    const [game] = JSON.parse(list.text);
    expect(game.filename).toMatch(/^\d+_kanolab_kanolab_kanolab_kanolab_kanolab_[0-9A-Z]{26}$/);
    const running = await watch(door, `${game.filename}.jsonl`);
    expect(running.text).toContain('トーク');
    for (const word of ['WEREWOLF', 'SEER', 'POSSESSED', '占い', 'kanolab'])
      expect(running.text).not.toContain(word);
    release();
    for (const agent of agents) await agent.closed;
    const over = await watch(door, `${game.filename}.jsonl`);
    const last = JSON.parse(over.text.split('\n').at(-1) ?? '');
    expect(last.event).toBe('終了');
    expect(last.agents.map(({ role }: { role: string }) => role)).toContain('WEREWOLF');
  });

  test('with tokens only receivers watch, and they see everything', async () => {
    const door = await testDoor('nlp-5', { games: 2, realtime: feed(null), secret: SECRET });
    const player = await token({ role: 'PLAYER', team: 'kanolab' });
    const agents = team(`${door.url}?token=${player}`, 5);
    for (const agent of agents) await agent.closed;
    expect((await watch(door, 'games.json')).status).toBe(401);
    expect((await watch(door, 'games.json', { Authorization: `Bearer ${player}` })).status).toBe(401);
    const receiver = { Authorization: `Bearer ${await token({ role: 'RECEIVER' })}` };
    const [game] = JSON.parse((await watch(door, 'games.json', receiver)).text);
    const { text } = await watch(door, `${game.filename}.jsonl`, receiver);
    const [start] = text.split('\n').map((line) => JSON.parse(line));
    expect(start.agents[0]).toMatchObject({ idx: 1, team: 'kanolab', is_alive: true });
    expect(text).toContain('占い');
  });

  test('is behind by the delay, in the list too', async () => {
    const door = await played({ realtime: { ...feed(null), delay: 3_600_000 } });
    const [game] = JSON.parse((await watch(door, 'games.json')).text);
    expect(game.updated_at).toBe(new Date(0).toISOString());
    expect(await watch(door, `${game.filename}.jsonl`)).toMatchObject({ status: 200, text: '' });
  });

  test('nothing is served from elsewhere', async () => {
    const door = await played({ realtime: feed(null) });
    for (const file of ['../package.json', '..%2f..%2fpackage.json', 'x.jsonl', '%ff', '']) {
      expect((await watch(door, file)).status).toBe(404);
    }
    const options = await fetch(`http://127.0.0.1:${door.port}/realtime/games.json`, { method: 'OPTIONS' });
    expect(options.status).toBe(204);
  });

  test('feed and game log are written as the contest server writes them', async () => {
    const folders = await testDoor('nlp-5');
    const place = (name: string) => join(folders.folder, name);
    const door = await played({
      realtime: { ...feed(place('feed')), filename: '{game_id}' },
      gameLog: { folder: place('log'), filename: '{game_id}' },
    });
    void door;
    const [log] = readdirSync(place('log'));
    const lines = readFileSync(join(place('log'), log ?? ''), 'utf8').split('\n');
    expect(lines[0]).toMatch(/^0,status,1,[A-Z]+,ALIVE,kanolab\d,.+$/);
    expect(lines.at(-1)).toMatch(/^\d+,result,\d+,\d+,(VILLAGER|WEREWOLF)$/);
    expect(existsSync(place('feed'))).toBe(true);
    expect(readdirSync(place('feed'))).toHaveLength(1);
  });
});
