import { describe, expect, test } from 'vitest';
import { plainAgents, type ReceivedPacket } from '../../testing/aiwolf/agent.ts';
import { openDoor } from '../../testing/aiwolf/door.ts';
import { ContestAgent } from '../../testing/nlp/contest-agent.ts';
import { testDoor } from '../../testing/nlp/door.ts';

describe('the possessed is told of no werewolf before the end', () => {
  test('[R001-CONT-04] at the door of the natural-language contest', async () => {
    const door = await testDoor('nlp-9');
    const agents = Array.from({ length: 9 }, (_, index) => new ContestAgent(door.url, `kanolab${index + 1}`));
    await door.done;
    const first = (agent: ContestAgent) =>
      agent.packets.find(({ request }) => request === 'INITIALIZE')?.info;
    const of = (role: string) =>
      agents.filter((agent) => first(agent)?.role_map?.[first(agent)?.agent ?? ''] === role);
    // Werewolves are told of each other, so there is something to tell.
    for (const wolf of of('WEREWOLF'))
      expect(Object.values(first(wolf)?.role_map ?? {})).toEqual(['WEREWOLF', 'WEREWOLF']);
    const [possessed] = of('POSSESSED');
    const before = possessed!.packets.filter(
      ({ info, request }) => info !== undefined && request !== 'FINISH',
    );
    expect(before.length).toBeGreaterThan(2);
    for (const { request, info, whisper_history } of before) {
      expect(info?.role_map).toEqual({ [info?.agent ?? '']: 'POSSESSED' });
      expect([request, info?.attack_vote_list, whisper_history]).toEqual([request, undefined, undefined]);
      expect(JSON.stringify(info)).not.toContain('WEREWOLF');
    }
  });

  test('[R001-CONT-04] at the AIWolf door', async () => {
    const { door, port } = await openDoor({ preset: 'aiwolf-15' });
    const agents = plainAgents(port, 15);
    await door.done;
    await Promise.all(agents.map(({ closed }) => closed));
    const full = (packets: readonly ReceivedPacket[]) =>
      packets.filter(({ gameInfo, request }) => gameInfo !== null && request !== 'FINISH');
    const of = (role: string) =>
      agents.filter(({ packets }) => {
        const { agent, roleMap } = full(packets)[0]!.gameInfo;
        return roleMap[agent] === role;
      });
    for (const { packets } of of('WEREWOLF'))
      expect(Object.values(full(packets)[0]!.gameInfo.roleMap)).toEqual(Array(3).fill('WEREWOLF'));
    const [possessed] = of('POSSESSED');
    for (const { gameInfo } of full(possessed!.packets)) {
      const { agent, roleMap, remainWhisperMap, whisperList, attackedAgent } = gameInfo;
      expect({ roleMap, remainWhisperMap }).toEqual({
        roleMap: { [agent]: 'POSSESSED' },
        remainWhisperMap: {},
      });
      const votes = [gameInfo.attackVoteList, gameInfo.latestAttackVoteList];
      expect([whisperList, ...votes, attackedAgent]).toEqual([[], [], [], -1]);
    }
  });
});
