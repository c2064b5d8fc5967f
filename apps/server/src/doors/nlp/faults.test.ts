import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Event, findPreset, type Rules } from '@mura/engine';
import { describe, expect, test } from 'vitest';
import { type AgentAnswers, type NlpTestAgent, politely, team, testDoor } from '../../../testing/nlp/door.ts';
import type { FaultEntry } from '../fault-log.ts';

const nlp5 = findPreset('nlp-5');

/** Any number may fail, and nobody waits long. */
function patient(answerLimit = 65_000): Rules {
  if (!nlp5.ok) throw new Error(nlp5.error);
  return { ...nlp5.value, absence: { ...nlp5.value.absence, answerLimit, abortedBy: null } };
}

interface FaultyGame {
  readonly record: readonly Event[];
  readonly odd: NlpTestAgent;
  readonly others: readonly NlpTestAgent[];
  readonly number: number;
  /** Of the one that misbehaves. */
  readonly diary: readonly FaultEntry[];
}

/** One agent of five misbehaves. */
async function playWith(
  answers: AgentAnswers,
  { rules = patient(), response = 60_000 }: { rules?: Rules; response?: number } = {},
): Promise<FaultyGame> {
  const door = await testDoor('nlp-5', { rules, timeout: { action: 60_000, response } });
  const agents = team(door.url, 5, (packet, agent) =>
    agent.name === 'kanolab3' ? answers(packet, agent) : politely(packet, agent),
  );
  await door.done;
  const odd = agents[2]!;
  await Promise.all(agents.map(({ closed }) => closed));
  await door.stop();
  const diary = diaryIn(join(door.folder, 'diary', 'kanolab3.jsonl'));
  const [record = []] = door.records().values();
  const sealed = record.find((event) => event.type === 'sealed');
  return {
    record,
    odd,
    others: agents.filter((agent) => agent !== odd),
    diary,
    number: (sealed?.players.indexOf('kanolab3') ?? 0) + 1,
  };
}

/** Who did nothing wrong has none. */
function diaryIn(path: string): FaultEntry[] {
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as FaultEntry);
}

function reasons({ record, number }: FaultyGame): string[] {
  return record.flatMap((event) =>
    event.type === 'substituted' && event.player === number ? [event.reason] : [],
  );
}

function hasFailed({ record, number }: FaultyGame): boolean {
  return record.some((event) => event.type === 'failed' && event.player === number);
}

function expectUnharmed({ others }: FaultyGame): void {
  for (const agent of others) expect(agent.requests().at(-1)).toBe('FINISH');
}

describe('an agent that', () => {
  test.each<[string, (agent: NlpTestAgent) => void]>([
    ['closes', (agent) => agent.socket.close()],
    ['vanishes', (agent) => agent.socket.terminate()],
    // biome-ignore lint/suspicious/noExplicitAny: the TCP connection under the WebSocket
    ['half-closes', (agent) => (agent.socket as any)._socket.end()],
    ['sends 100 MB in one frame', (agent) => agent.socket.send('x'.repeat(100_000_000))],
    [
      'sends what is not UTF-8',
      (agent) => agent.socket.send(Buffer.from([0xff, 0xfe, 0xc0]), { binary: false }),
    ],
  ])('%s has failed at once, and the others play on', async (_, fault) => {
    const played = await playWith((packet, agent) => {
      if (packet.request !== 'TALK') return politely(packet, agent);
      fault(agent);
      return null;
    });
    expect(hasFailed(played)).toBe(true);
    expect(reasons(played)).toContain('gone');
    expectUnharmed(played);
  });

  test.each<[string, string, (agent: NlpTestAgent) => void]>([
    [
      'sends too much in one frame',
      'The connection was closed with 1009: a frame was larger than 65,536 bytes.',
      (agent) => agent.send('x'.repeat(65_537)),
    ],
    [
      'sends what is not UTF-8',
      'The connection was closed with 1007: a text was not UTF-8.',
      (agent) => agent.socket.send(Buffer.from([0xff, 0xfe, 0xc0]), { binary: false }),
    ],
    [
      'sends what is no frame',
      'The connection was closed with 1002: a frame was not as WebSocket has it (MASK must be set).',
      // biome-ignore lint/suspicious/noExplicitAny: the TCP connection under the WebSocket
      (agent) => (agent.socket as any)._socket.write(Buffer.from([0x81, 0x01, 0x41])),
    ],
    [
      'floods',
      'The connection was closed with 1008: more than 200 frames came that nobody had asked for.',
      (agent) => agent.send(...Array.from({ length: 300 }, () => 'again')),
    ],
    ['leaves', 'The agent closed the connection (1001 "bye").', (agent) => agent.socket.close(1001, 'bye')],
    ['vanishes', 'The connection broke off.', (agent) => agent.socket.terminate()],
  ])('%s finds in its fault log why its connection is closed', async (_, why, fault) => {
    const { diary } = await playWith((packet, agent) => {
      if (packet.request !== 'TALK' || packet.info?.day !== 1) return politely(packet, agent);
      fault(agent);
      return null;
    });
    const gone = diary.filter(({ reason }) => reason === 'gone');
    expect(new Set(gone.map((entry) => entry.why))).toEqual(new Set([why]));
  });

  test('goes while it is asked nothing finds that in its fault log, too', async () => {
    const { diary } = await playWith((packet, agent) => {
      if (packet.request === 'DAILY_FINISH') agent.socket.close(1000);
      return politely(packet, agent);
    });
    expect(diary[0]).toMatchObject({
      reason: 'gone',
      sent: null,
      why: 'The agent closed the connection (1000).',
    });
  });

  test('leaves ends the game without a winner where the rules say so', async () => {
    if (!nlp5.ok) throw new Error(nlp5.error);
    const played = await playWith(
      (packet, agent) => {
        if (packet.request !== 'TALK') return politely(packet, agent);
        agent.socket.terminate();
        return null;
      },
      { rules: nlp5.value },
    );
    expect(played.record.find(({ type }) => type === 'ended')).toMatchObject({
      winner: null,
      why: 'aborted',
    });
    expectUnharmed(played);
  });

  test('hangs is asked for its name, fails when it does not give it, and the others play on', async () => {
    const played = await playWith(
      (packet, agent) => (packet.request === 'NAME' && agent.packets.length === 1 ? agent.name : null),
      { rules: patient(1000), response: 2000 },
    );
    expect(played.odd.requests()).toContain('TALK');
    expect(played.odd.requests().filter((request) => request === 'NAME')).toHaveLength(2);
    expect(played.odd.code).toBe(1008);
    expect(reasons(played)[0]).toBe('late');
    expect(hasFailed(played)).toBe(true);
    expectUnharmed(played);
  });

  test('is late once loses that answer only, and plays on when it gives its name', async () => {
    let isLate = true;
    const played = await playWith(
      (packet, agent) => {
        if (packet.request !== 'TALK' || !isLate) return politely(packet, agent);
        isLate = false;
        return null;
      },
      { rules: patient(1000) },
    );
    const late = played.record.find(
      (event) => event.type === 'substituted' && event.reason === 'late' && event.player === played.number,
    );
    expect(late).toMatchObject({ act: 'talk', used: 'Skip' });
    expect(hasFailed(played)).toBe(false);
    expect(played.odd.requests().at(-1)).toBe('FINISH');
    expectUnharmed(played);
  });

  test('sends its late answer before its name plays on, and the late answer is not used', async () => {
    let isLate = true;
    const played = await playWith(
      (packet, agent) => {
        if (packet.request === 'NAME' && agent.packets.length > 1) return ['遅れました。', agent.name];
        if (packet.request !== 'TALK' || !isLate) return politely(packet, agent);
        isLate = false;
        return null;
      },
      { rules: patient(1000) },
    );
    expect(hasFailed(played)).toBe(false);
    expect(played.odd.requests().at(-1)).toBe('FINISH');
    expect(played.record.some((event) => event.type === 'talked' && event.text === '遅れました。')).toBe(
      false,
    );
    expectUnharmed(played);
  });

  // Whoever speaks last is asked for a vote at once: in so many games the agent is the last one some time.
  test.each([1, 2, 3, 4])(
    'answers twice is heard once, its later answers are not shifted (game %i)',
    async () => {
      const played = await playWith((packet, agent) => {
        const answer = politely(packet, agent);
        if (packet.request !== 'TALK') return answer;
        return answer === 'Over' ? ['Over', 'Over'] : ['一つ目。', '二つ目。'];
      });
      const texts = played.record.flatMap((event) =>
        event.type === 'talked' && event.player === played.number ? [event.text] : [],
      );
      expect(texts.filter((text) => text === '一つ目。').length).toBeGreaterThan(0);
      expect(texts).not.toContain('二つ目。');
      expect(reasons(played)).not.toContain('garbage');
      expect(reasons(played)).not.toContain('illegal');
      expect(hasFailed(played)).toBe(false);
      expectUnharmed(played);
    },
  );

  test('answers garbage gives no vote, and the record says why', async () => {
    const played = await playWith((packet, agent) => {
      if (packet.request === 'VOTE') return '{"agentIdx":99999999999}';
      return ['DIVINE', 'ATTACK', 'GUARD'].includes(packet.request) ? '' : politely(packet, agent);
    });
    const votes = played.record.flatMap((event) => (event.type === 'voted' ? [event.player] : []));
    expect(votes).not.toContain(played.number);
    expect(reasons(played)).toContain('illegal');
    expect(hasFailed(played)).toBe(false);
    expectUnharmed(played);
  });

  test('floods is shut out, and the others play on', async () => {
    const played = await playWith((packet, agent) => {
      if (packet.request !== 'DAILY_INITIALIZE') return politely(packet, agent);
      for (let count = 0; count < 5000; count++) agent.send(`${'['.repeat(3000)}`);
      return null;
    });
    expect(hasFailed(played)).toBe(true);
    expect(played.odd.code).toBe(1008);
    expectUnharmed(played);
  });

  test('sends what crashes the contest server (too much before a mention) is cut, and plays on', async () => {
    const rules = patient();
    if (rules.talk.mode !== 'turns') throw new Error('by turns');
    const length = {
      countIn: 'charactersAndSpaces',
      perTalk: null,
      perPlayer: 20,
      base: 5,
      mention: 5,
    } as const;
    const played = await playWith(
      (packet, agent) => {
        if (packet.request !== 'TALK') return politely(packet, agent);
        const other = Object.keys(packet.info?.status_map ?? {}).find((name) => name !== packet.info?.agent);
        return `${'あ'.repeat(60)}@${other}${'い'.repeat(60)}`;
      },
      { rules: { ...rules, talk: { ...rules.talk, length } } },
    );
    const own = played.record.flatMap((event) =>
      event.type === 'talked' && event.player === played.number ? [event.text] : [],
    );
    expect(own[0]).toMatch(/^あ{25} @\S+ $/);
    expect(hasFailed(played)).toBe(false);
    expectUnharmed(played);
  });

  test('sends newlines, names in pieces or a very long text does no harm', async () => {
    const played = await playWith((packet, agent) => {
      if (packet.request === 'TALK')
        return packet.info?.remain_count === 3 ? 'は\nい\r\n。\n' : 'あ'.repeat(20_000);
      const answer = politely(packet, agent);
      return answer === null ? null : `${answer}\n`;
    });
    const own = played.record.flatMap((event) =>
      event.type === 'talked' && event.player === played.number ? [event.text] : [],
    );
    expect(own[0]).toBe('はい。');
    expect(own[1]).toBe('あ'.repeat(50));
    expect(hasFailed(played)).toBe(false);
    expectUnharmed(played);
  });
});

test('a game that cannot begin is told to those who waited for it, and to the organiser', async () => {
  const rules = patient();
  const door = await testDoor('nlp-5', { rules: { ...rules, attack: { ...rules.attack, rounds: 0 } } });
  const done = expect(door.done).rejects.toThrow('cannot open');
  for (const agent of team(door.url, 5)) expect(await agent.closed).toBe(1011);
  await done;
});
