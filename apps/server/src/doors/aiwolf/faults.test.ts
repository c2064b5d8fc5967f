import { setTimeout as pause } from 'node:timers/promises';
import type { Act, Event, Substituted } from '@mura/engine';
import { expect, test } from 'vitest';
import { type AgentBehaviour, AiwolfTestAgent, plainAgents } from '../../../testing/aiwolf/agent.ts';
import { openDoor, presetRules } from '../../../testing/aiwolf/door.ts';

/** Short for an agent that hangs, long for one that answers at once on a busy machine. */
const LIMIT = 1000;

/** A game of one bad agent among four plain ones: what the record says of their faults, in order. */
async function playWith(behaviour: AgentBehaviour, { preset = 'aiwolf-5', limit = LIMIT } = {}) {
  const { door, port, records, diary } = await openDoor({ preset, rules: presetRules(preset, limit) });
  const plain = plainAgents(port, 4);
  const bad = new AiwolfTestAgent(port, 'bad', behaviour);
  const [result] = await door.done;
  await Promise.all(plain.map(({ closed }) => closed));
  for (const agent of plain) expect(agent.count('FINISH')).toBe(1);
  const events = records().get(result!.village)!;
  const player = result!.players.find(({ name }) => name === 'bad')!.player;
  const others = faultsIn(events).filter((fault) => fault.player !== player);
  expect(others.filter(({ reason }) => BAD_REASONS.includes(reason))).toEqual([]);
  expect(events.at(-1)).toMatchObject({ type: 'rolesRevealed' });
  return { bad, player, events, diary, faults: faultsIn(events).filter((fault) => fault.player === player) };
}

/** What is used in place of an answer: a word, a vote of chance, or nothing. */
const USED: Readonly<Partial<Record<Act, string>>> = {
  talk: 'string',
  whisper: 'string',
  vote: 'number',
  divine: 'object',
  attackVote: 'object',
};

const BAD_REASONS: readonly Substituted['reason'][] = ['late', 'gone', 'garbage', 'illegal', 'grammar'];

function faultsIn(events: readonly Event[]): Substituted[] {
  return events.filter((event) => event.type === 'substituted');
}

function reasonsOf(faults: readonly Substituted[]): Set<string> {
  return new Set(faults.map(({ reason }) => reason));
}

test.each(['ROLE', 'INITIALIZE', 'TALK', 'VOTE', 'DAILY_FINISH'])(
  'an agent that closes its connection at %s is gone from then on',
  async (request) => {
    const { faults } = await playWith((packet, agent) => {
      if (packet.request !== request) return undefined;
      agent.socket.destroy();
      return null;
    });
    const bad = faults.filter(({ reason }) => BAD_REASONS.includes(reason));
    expect([...reasonsOf(bad)]).toEqual(['gone']);
    for (const { act, used } of bad) expect(typeof used).toBe(USED[act]);
  },
);

test('an agent that closes its sending side only is gone, and still hears everything', async () => {
  const { bad, faults } = await playWith((packet, agent) => {
    if (packet.request === 'INITIALIZE') agent.socket.end();
    return undefined;
  });
  expect(reasonsOf(faults)).toContain('gone');
  expect(bad.count('TALK')).toBeGreaterThan(0);
  expect(bad.count('FINISH')).toBe(1);
});

test('an agent that hangs is late each time, and the game goes on', async () => {
  const { faults } = await playWith(({ request }) => (request === 'NAME' ? undefined : null), { limit: 40 });
  expect(reasonsOf(faults)).toContain('late');
});

test('a text that comes too late never answers a later question', async () => {
  const slow = 'COMINGOUT Agent[01] SEER';
  let busy: Promise<void> | null = null;
  const { events, player, diary } = await playWith(
    (packet, agent) => {
      const answer = agent.plainAnswer(packet);
      if (answer === null || (packet.request !== 'TALK' && busy === null)) return answer;
      // One question after another: while the first is thought about, the others wait.
      if (busy === null) busy = pause(2500).then(() => agent.send(slow));
      else busy = busy.then(() => agent.send(answer));
      return null;
    },
    { limit: 2000 },
  );
  const talks = events.filter((event) => event.type === 'talked' && event.player === player);
  expect(talks).not.toContainEqual(expect.objectContaining({ text: slow }));
  expect(talks).toContainEqual(expect.objectContaining({ text: 'VOTE Agent[01]' }));
  const noted = (reason: string) => diary.find((entry) => entry.name === 'bad' && entry.reason === reason);
  expect(noted('late')?.why).toBe('No answer came within the time limit.');
  expect(noted('tooLate')?.sent).toBe(slow);
});

test('an agent that leaves one question unanswered is back at the next of another kind', async () => {
  let asked = 0;
  const { faults } = await playWith(
    ({ request }) => (request === 'TALK' && ++asked === 1 ? null : undefined),
    { limit: 300 },
  );
  const votes = faults.filter(({ act, reason }) => act === 'vote' && reason === 'late');
  expect(votes).toEqual([]);
  expect(faults.filter(({ act, reason }) => act === 'talk' && reason === 'late').length).toBeGreaterThan(0);
});

// Whoever speaks last is asked for a vote at once: in so many games the agent is the last one some time.
test.each([1, 2, 3, 4, 5, 6])(
  'an agent that answers twice: what nobody asked for is dropped (game %i)',
  async () => {
    const { faults, diary } = await playWith(({ request }, agent) => {
      const answer = agent.plainAnswer({ request } as never);
      return request === 'VOTE' || request === 'TALK' ? `${answer}\n${answer}` : answer;
    });
    expect(faults.filter(({ reason }) => BAD_REASONS.includes(reason))).toEqual([]);
    expect(diary.some(({ reason, name }) => reason === 'unasked' && name === 'bad')).toBe(true);
  },
);

test('an agent that answers garbage: Skip, and the vote of chance', async () => {
  const { faults, diary } = await playWith(({ request }) => (request === 'NAME' ? undefined : 'blah ] { '));
  expect(faults.find(({ act }) => act === 'talk')).toMatchObject({
    reason: 'grammar',
    sent: 'blah ] { ',
    used: 'Skip',
  });
  const vote = faults.find(({ act }) => act === 'vote');
  expect(vote).toMatchObject({ reason: 'garbage', used: expect.any(Number) });
  expect(diary.find(({ reason }) => reason === 'grammar')?.why).toContain('not a sentence of the protocol');
});

test.each([
  ['a target beyond 2^31', '{"agentIdx":99999999999}', 'illegal'],
  ['itself', null, 'illegal'],
  ['an empty line', '', 'garbage'],
  ['a number alone', '3', 'garbage'],
])('an agent that votes for %s: the vote of chance', async (_what, answer, reason) => {
  const { faults } = await playWith(({ request }, agent) => {
    if (request !== 'VOTE') return undefined;
    return answer ?? `{"agentIdx":${agent.packets.find(({ gameInfo }) => gameInfo)!.gameInfo.agent}}`;
  });
  expect(faults.find(({ act }) => act === 'vote')).toMatchObject({ reason });
});

test.each(['BECAUSE (VOTE Agent[01])', 'XOR (VOTE Agent[01])', 'NOT (()', 'REQUEST Agent[01] (()'])(
  'an utterance that crashes the Java server is heard as Skip',
  async (text) => {
    const { faults } = await playWith(({ request }) => (request === 'TALK' ? text : undefined));
    expect(faults[0]).toMatchObject({ act: 'talk', reason: 'grammar', sent: text, used: 'Skip' });
  },
);

test('a sentence nested 3,000 deep is no answer', async () => {
  const deep = `${'NOT ('.repeat(3000)}VOTE Agent[01]${')'.repeat(3000)}`;
  const { faults } = await playWith(({ request }) => (request === 'TALK' ? deep : undefined));
  expect(faults[0]).toMatchObject({ act: 'talk', reason: 'garbage', used: 'Skip' });
});

test('an empty answer to ROLE and to NAME harms nobody', async () => {
  const { door, port } = await openDoor();
  plainAgents(port, 4);
  new AiwolfTestAgent(port, 'bad', ({ request }) =>
    request === 'ROLE' || request === 'NAME' ? '' : undefined,
  );
  const [result] = await door.done;
  expect(result!.players.map(({ name }) => name).sort()).toEqual([
    'null',
    'plain 1',
    'plain 2',
    'plain 3',
    'plain 4',
  ]);
});

test('an agent whose bytes are not UTF-8 gives no answer', async () => {
  const { faults } = await playWith(
    ({ request }) => (request === 'TALK' ? Buffer.from([0xc3, 0x28, 0xff, 0x0a]) : undefined),
    { preset: 'nl2017' },
  );
  expect(faults[0]).toMatchObject({ act: 'talk', reason: 'garbage', sent: null, used: 'Skip' });
});

test('an agent that floods is cut, and gone from then on', async () => {
  const { bad, faults } = await playWith(({ request }) =>
    request === 'TALK' ? Buffer.from('Skip\n'.repeat(20_000)) : undefined,
  );
  await bad.closed;
  expect(reasonsOf(faults)).toContain('gone');
});

test('an agent that sends 100 MB without an end of line is cut, and nothing of it is kept', async () => {
  const before = process.memoryUsage().rss;
  const { faults } = await playWith((packet, agent) => {
    if (packet.request !== 'TALK') return undefined;
    pour(agent, 100);
    return null;
  });
  expect(reasonsOf(faults)).toContain('gone');
  expect(process.memoryUsage().rss - before).toBeLessThan(300e6);
});

/** One megabyte after another, as the other side takes them. */
function pour({ socket }: AiwolfTestAgent, megabytes: number): void {
  const chunk = Buffer.alloc(1_000_000, 'x');
  for (let left = megabytes; left > 0 && socket.writable; left--) {
    if (!socket.write(chunk)) {
      socket.once('drain', () => pour({ socket } as AiwolfTestAgent, left - 1));
      return;
    }
  }
}

test('an agent that does not read is late, and the others play on', async () => {
  const { faults } = await playWith(
    (packet, agent) => {
      if (packet.request === 'INITIALIZE') agent.socket.pause();
      return undefined;
    },
    { limit: 100 },
  );
  expect(faults.every(({ reason }) => reason === 'late' || reason === 'gone')).toBe(true);
});

test.each<[string, string, AgentBehaviour]>([
  [
    'floods',
    'The connection was cut: more than 1,000 lines came that nobody had asked for.',
    ({ request }) => (request === 'TALK' ? Buffer.from('Skip\n'.repeat(20_000)) : undefined),
  ],
  [
    'never ends its line',
    'The connection was cut: more than 1,048,576 bytes came without an end of line.',
    (packet, agent) => {
      if (packet.request !== 'TALK') return undefined;
      pour(agent, 3);
      return null;
    },
  ],
  [
    'leaves',
    'The agent closed the connection.',
    ({ request }, { socket }) => {
      if (request !== 'TALK') return undefined;
      socket.end();
      return null;
    },
  ],
])('an agent that %s finds in its fault log why its connection is closed', async (_, why, behaviour) => {
  const { diary, player } = await playWith(behaviour);
  const gone = diary.filter((entry) => entry.player === player && entry.reason === 'gone');
  expect(new Set(gone.map((entry) => entry.why))).toEqual(new Set([why]));
});

test('talk that cannot be used is a fault also where so many Skips are Over', async () => {
  const { diary, player } = await playWith(({ request }) => (request === 'TALK' ? 'no sentence' : undefined));
  const talks = diary.filter(
    (entry) => entry.player === player && entry.request === 'talk' && entry.day === 1,
  );
  expect(talks.map(({ reason, sent, used }) => [reason, sent, used])).toEqual([
    ['grammar', 'no sentence', 'Skip'],
    ['grammar', 'no sentence', 'Skip'],
    ['skips', 'no sentence', 'Over'],
  ]);
  expect(talks[2]?.why).toContain('could not be used');
});

test('to skip once too often is none', async () => {
  const { diary, player, faults } = await playWith(({ request }) =>
    request === 'TALK' ? 'Skip' : undefined,
  );
  expect(reasonsOf(faults)).toContain('skips');
  expect(diary.filter((entry) => entry.player === player && entry.reason === 'skips')).toEqual([]);
});

test('a stranger who says nothing, and one too many, harm nobody', async () => {
  const { door, port } = await openDoor();
  const silent = new AiwolfTestAgent(port, 'silent', () => null);
  const plain = plainAgents(port, 5);
  const late = new AiwolfTestAgent(port, 'one too many');
  await door.done;
  await Promise.all(plain.map(({ closed }) => closed));
  const seated = [...plain, late].filter((agent) => agent.count('FINISH') === 1);
  expect(seated).toHaveLength(5);
  silent.socket.destroy();
});

test('who leaves before the first game gives their seat back', async () => {
  const { door, port } = await openDoor();
  const early = new AiwolfTestAgent(port, 'early');
  await pause(50);
  early.socket.destroy();
  await early.closed;
  await pause(50);
  const plain = plainAgents(port, 5);
  const [result] = await door.done;
  expect(result!.players.map(({ name }) => name)).not.toContain('early');
  await Promise.all(plain.map(({ closed }) => closed));
});
