import { expect, test } from 'vitest';
import { AiwolfTestAgent as AIWolfAgent, type ReceivedPacket } from '../../../testing/aiwolf/agent.ts';
import { makeVillage, offer, openHall, seatedAt, type TestHall } from '../../../testing/lobby/hall.ts';
import { NlpTestAgent as NlpAgent, politely } from '../../../testing/nlp/door.ts';
import { teamToken } from '../../../testing/nlp/team-token.ts';
import { until } from '../../../testing/player.ts';
import { FaultLogs } from './fault-logs.ts';

async function play(hall: TestHall, village: string, players: readonly number[]): Promise<void> {
  for (const player of players)
    await until('it sits', async () => (await seatedAt(hall, village, player)) !== '');
  const opened = await hall.host.open(village);
  if (!opened.ok) expect.fail(JSON.stringify(opened.error));
  await until('it ends', async () => (await hall.host.find(village))?.state === 'ended');
}

/** Talks outside of the protocol, and votes for itself. */
const wrong = ({ request }: ReceivedPacket) => {
  if (request === 'TALK') return 'I am the best.';
  return request === 'VOTE' ? '{"agentIdx":2}' : undefined;
};

test('the author of an agent learns of each invalid talk and choice, and nobody of the good ones', async () => {
  const hall = await openHall();
  const village = await makeVillage(hall, 'aiwolf-5');
  const key = await offer(hall, village, 2, 'aiwolf', false);
  await offer(hall, village, 3, 'aiwolf');
  new AIWolfAgent(hall.port, `wrong#${key}`, wrong);
  new AIWolfAgent(hall.port, 'right');
  await play(hall, village, [2, 3]);
  const diary = await hall.faults.of(hall.host, village, 2, 'wrong');
  expect(diary[0]).toMatchObject({
    village,
    player: 2,
    name: 'wrong',
    day: 1,
    request: 'talk',
    reason: 'grammar',
    sent: 'I am the best.',
    used: 'Skip',
  });
  expect(diary[0]?.why).toContain('not a sentence of the protocol');
  expect(diary.find(({ request }) => request === 'vote')).toMatchObject({
    reason: 'illegal',
    sent: '{"agentIdx":2}',
  });
  expect(await hall.faults.of(hall.host, village, 3, 'right')).toEqual([]);
});

test('what nobody asked for is in the fault log, under the name without its key', async () => {
  const hall = await openHall();
  const village = await makeVillage(hall, 'nlp-5');
  const key = await offer(hall, village, 1, 'nlp', false);
  new NlpAgent(hall.url, `chatty#${key}`, (packet, agent) =>
    packet.request === 'INITIALIZE' ? 'hello, everybody' : politely(packet, agent),
  );
  await play(hall, village, [1]);
  const diary = await hall.faults.of(hall.host, village, 1, 'chatty');
  // Where the first question was quicker, what is too much is the agent's own answer to it.
  const unasked = diary.find(({ reason }) => reason === 'unasked');
  expect(unasked?.name).toBe('chatty');
  expect(['hello, everybody', 'こんにちは。']).toContain(unasked?.sent);
});

test('in the form of 2017 symbols are heard, and noted for the author at either door', async () => {
  const hall = await openHall();
  const village = await makeVillage(hall, 'nl2017');
  await offer(hall, village, 1, 'nlp');
  await offer(hall, village, 2, 'aiwolf');
  new NlpAgent(hall.url, 'starry', (packet, agent) =>
    packet.request === 'TALK' && packet.info?.remain_count === 19 ? '星★です。' : politely(packet, agent),
  );
  new AIWolfAgent(hall.port, 'starry', ({ request }, agent) =>
    request === 'TALK' && agent.count('TALK') === 1 ? '星★です。' : undefined,
  );
  await play(hall, village, [1, 2]);
  for (const player of [1, 2]) {
    const [first] = await hall.faults.of(hall.host, village, player, 'starry');
    expect(first).toMatchObject({ reason: 'symbols', sent: '星★です。', request: 'talk' });
  }
});

test('of a village that another process has played, the record tells what was not used', async () => {
  const hall = await openHall();
  const village = await makeVillage(hall, 'aiwolf-5');
  await offer(hall, village, 2, 'aiwolf');
  new AIWolfAgent(hall.port, 'wrong', wrong);
  await play(hall, village, [2]);
  const kept = await hall.faults.of(hall.host, village, 2, 'wrong');
  const recorded = await new FaultLogs().of(hall.host, village, 2, 'wrong');
  const facts = (entries: typeof kept) =>
    entries.map(({ day, request, reason, used }) => ({ day, request, reason, used }));
  expect(facts(recorded)).toEqual(facts(kept));
  expect(recorded[0]).toMatchObject({ reason: 'grammar', sent: 'I am the best.' });
});

test('a flood fills the fault log of its seat only, and old villages make room', async () => {
  const { host } = await openHall();
  const logs = new FaultLogs();
  const note = (village: string, player: number) =>
    logs.write({
      ...{ at: 0, game: 0, village, player, name: 'agent' },
      ...{ reason: 'unasked', sent: null, why: '' },
    });
  for (let village = 0; village < 80; village++) {
    logs.begin(`village ${village}`);
    for (let entry = 0; entry < 400; entry++) note(`village ${village}`, 1);
    note(`village ${village}`, 2);
  }
  expect(await logs.of(host, 'village 79', 1, 'agent')).toHaveLength(300);
  expect(await logs.of(host, 'village 79', 2, 'agent')).toHaveLength(1);
  expect(await logs.of(host, 'village 0', 2, 'agent')).toEqual([]);
});

test('where tokens are asked for, an agent sits down with that of its team, and without it is sent away', async () => {
  const hall = await openHall({ nlpSecret: 'secret of the organiser' });
  const village = await makeVillage(hall, 'nlp-5');
  const key = await offer(hall, village, 1, 'nlp', false);
  await offer(hall, village, 2, 'nlp');
  const token = (claims: Record<string, string>, secret = 'secret of the organiser') =>
    teamToken(secret, claims);
  const refused = [
    new NlpAgent(hall.url, 'kanolab1'),
    new NlpAgent(`${hall.url}?token=${key}`, 'kanolab1'),
    new NlpAgent(`${hall.url}?token=${await token({ role: 'PLAYER', team: 'other' })}`, 'kanolab1'),
    new NlpAgent(`${hall.url}?token=${await token({ role: 'RECEIVER', team: 'kanolab' })}`, 'kanolab1'),
    new NlpAgent(
      `${hall.url}?token=${await token({ role: 'PLAYER', team: 'kanolab' }, 'another')}`,
      'kanolab1',
    ),
  ];
  for (const agent of refused) expect(await agent.closed).toBe(1008);
  const good = await token({ role: 'PLAYER', team: 'kanolab' });
  new NlpAgent(`${hall.url}?token=${good}`, `kanolab1#${key}`);
  new NlpAgent(hall.url, 'kanolab2', politely, { Authorization: `Bearer ${good}` });
  await play(hall, village, [1, 2]);
  expect([await seatedAt(hall, village, 1), await seatedAt(hall, village, 2)]).toEqual([
    'kanolab1',
    'kanolab2',
  ]);
});
