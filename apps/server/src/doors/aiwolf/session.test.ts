import { aiwolfRoles, aiwolfRules } from '@mura/engine';
import { describe, expect, test, vi } from 'vitest';
import { type AgentBehaviour, AiwolfTestAgent, plainAgents } from '../../../testing/aiwolf/agent.ts';
import { openDoor, presetRules } from '../../../testing/aiwolf/door.ts';

describe('a session', () => {
  test('plays all its games on the same wires: one number each, roles dealt anew', async () => {
    const { door, port } = await openDoor({ games: 8 });
    const agents = plainAgents(port, 5);
    const results = await door.done;
    await Promise.all(agents.map(({ closed }) => closed));
    for (const agent of agents) {
      expect(agent.count('NAME')).toBe(1);
      expect(agent.count('ROLE')).toBe(8);
      const first = agent.packets.filter(({ request }) => request === 'INITIALIZE');
      expect(new Set(first.map(({ gameInfo }) => gameInfo.agent)).size).toBe(1);
    }
    const deals = results.map(({ players }) => players.map(({ role }) => role).join());
    expect(new Set(deals).size).toBeGreaterThan(1);
  });

  test('a server line is ASCII and ends with LF alone, whatever is said', async () => {
    const { door, port } = await openDoor({ preset: 'nl2017' });
    const behaviour: AgentBehaviour = ({ request }) =>
      request === 'TALK' ? 'こんにちは\u2028😀' : undefined;
    const speaker = new AiwolfTestAgent(port, '名前', behaviour);
    const [listener] = plainAgents(port, 4);
    await door.done;
    await listener!.closed;
    for (const line of [...listener!.lines, ...speaker.lines]) expect(line).toMatch(/^[\x20-\x7e]+$/);
    const heard = listener!.packets.flatMap(({ talkHistory }) => talkHistory ?? []);
    expect(heard.some(({ text }) => text === 'こんにちは\u2028😀')).toBe(true);
  });

  test('a wish is granted, in capitals only', async () => {
    const { door, port } = await openDoor({ games: 6 });
    plainAgents(port, 3);
    new AiwolfTestAgent(port, 'wolf', ({ request }) => (request === 'ROLE' ? 'WEREWOLF' : undefined));
    new AiwolfTestAgent(port, 'small', ({ request }) => (request === 'ROLE' ? 'werewolf' : undefined));
    const results = await door.done;
    for (const { players } of results) {
      expect(players.find(({ name }) => name === 'wolf')?.role).toBe('werewolf');
    }
  });

  test('where wishes are not allowed nobody is asked', async () => {
    const rules = aiwolfRules(aiwolfRoles(5), { enableRoleRequest: false, timeLimit: 60_000 });
    const { door, port } = await openDoor({ rules });
    const agents = plainAgents(port, 5);
    await door.done;
    for (const agent of agents) expect(agent.count('ROLE')).toBe(0);
  });

  test('our bots take the seats that nobody else does', async () => {
    const { door, port } = await openDoor({ agents: 1, bots: ['honest', 'random'], games: 2 });
    const alone = new AiwolfTestAgent(port, 'alone');
    const results = await door.done;
    await alone.closed;
    expect(alone.count('FINISH')).toBe(2);
    expect(results[0]!.players.filter(({ name }) => name !== 'alone').map(({ name }) => name)).toEqual(
      expect.arrayContaining(['honest', 'random']),
    );
  });

  test('several tables play at the same time', async () => {
    const { door, port, records } = await openDoor({ games: 6, tables: 3 });
    const agents = plainAgents(port, 15);
    const results = await door.done;
    expect(results.map(({ game }) => game).sort()).toEqual([1, 2, 3, 4, 5, 6]);
    expect(records().size).toBe(6);
    await Promise.all(agents.map(({ closed }) => closed));
  });

  test('when all have left, others play the games that are left', async () => {
    const { door, port } = await openDoor({ games: 2 });
    const first = Array.from(
      { length: 5 },
      (_, index) =>
        new AiwolfTestAgent(port, `first ${index}`, ({ request }, agent) => {
          if (request === 'FINISH') agent.socket.destroy();
          return undefined;
        }),
    );
    await Promise.all(first.map(({ closed }) => closed));
    const others = plainAgents(port, 5);
    const results = await door.done;
    expect(results).toHaveLength(2);
    await Promise.all(others.map(({ closed }) => closed));
  });
});

describe('all settings are told', () => {
  const settings = {
    maxTalk: 3,
    maxTalkTurn: 7,
    maxWhisper: 4,
    maxWhisperTurn: 6,
    maxSkip: 1,
    maxRevote: 2,
    maxAttackRevote: 3,
    enableNoAttack: true,
    enableNoExecution: true,
    enableRoleRequest: true,
    talkOnFirstDay: true,
    validateUtterance: true,
    voteVisible: false,
    whisperBeforeRevote: true,
    timeLimit: 54_321,
  };

  test('as they are', async () => {
    const { door, port } = await openDoor({ rules: aiwolfRules(aiwolfRoles(8), settings) });
    const agents = plainAgents(port, 8);
    await door.done;
    const { gameSetting } = agents[0]!.packets.find(({ request }) => request === 'INITIALIZE')!;
    expect(gameSetting).toEqual({
      ...settings,
      playerNum: 8,
      randomSeed: expect.any(Number),
      votableInFirstDay: false,
      roleNumMap: {
        ANY: 0,
        BODYGUARD: 0,
        FOX: 0,
        FREEMASON: 0,
        MEDIUM: 1,
        POSSESSED: 0,
        SEER: 1,
        VILLAGER: 4,
        WEREWOLF: 2,
      },
    });
    expect(agents[0]!.packets.find(({ request }) => request === 'TALK')).toBeDefined();
  });
});

describe('an agent whose wire broke', () => {
  /** Breaks its wire at its first talk. */
  const breaking: AgentBehaviour = ({ request }, agent) => {
    if (request !== 'TALK') return undefined;
    agent.socket.destroy();
    return null;
  };

  async function breakAndReturn(before: string, after: string) {
    const { door, port } = await openDoor({ rules: presetRules('aiwolf-5'), games: 3 });
    // They wait at the vote until the agent is back, so that the game is not over before.
    let isBack: (() => void) | null = null;
    const back = new Promise<void>((resolve) => {
      isBack = resolve;
    });
    const others = Array.from(
      { length: 4 },
      (_, index) =>
        new AiwolfTestAgent(port, `plain ${index}`, (packet, agent) => {
          if (packet.request !== 'VOTE') return undefined;
          const answer = agent.plainAnswer(packet)!;
          void back.then(() => agent.send(answer));
          return null;
        }),
    );
    const old = new AiwolfTestAgent(port, before, breaking);
    await old.closed;
    const returned = new AiwolfTestAgent(port, after);
    await Promise.race([vi.waitUntil(() => returned.count('INITIALIZE') > 0, 120_000), returned.closed]);
    isBack!();
    const results = await door.done;
    await Promise.all([...others, returned].map(({ closed }) => closed));
    return { old, returned, results };
  }

  test('comes back with its token: same number, same role, and all of the day', async () => {
    const { old, returned, results } = await breakAndReturn('me\tsecret', 'me\tsecret');
    expect(returned.packets.map(({ request }) => request).slice(0, 3)).toEqual([
      'NAME',
      'INITIALIZE',
      'DAILY_INITIALIZE',
    ]);
    const [before] = old.packets.filter(({ request }) => request === 'INITIALIZE');
    const [after] = returned.packets.filter(({ request }) => request === 'INITIALIZE');
    expect(after!.gameInfo.roleMap).toEqual(before!.gameInfo.roleMap);
    expect(after!.gameInfo.agent).toBe(before!.gameInfo.agent);
    expect(returned.count('FINISH')).toBe(3);
    const { name, faults } = results[0]!.players[after!.gameInfo.agent - 1]!;
    expect(name).toBe('me');
    expect(faults.gone).toBeGreaterThan(0);
    expect(results[1]!.players[after!.gameInfo.agent - 1]!.faults.gone).toBeUndefined();
  });

  test('comes back from the same address under its name, where it gave no token', async () => {
    const { returned } = await breakAndReturn('me', 'me');
    expect(returned.count('FINISH')).toBe(3);
  });

  test.each([
    ['another token', 'me\tsecret', 'me\tguess'],
    ['no token', 'me\tsecret', 'me'],
    ['another name', 'me', 'you'],
  ])('is not whoever comes with %s', async (_what, before, after) => {
    const { returned } = await breakAndReturn(before, after);
    expect(returned.packets.map(({ request }) => request)).toEqual(['NAME']);
  });
});
