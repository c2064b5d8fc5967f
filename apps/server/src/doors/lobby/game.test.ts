import { agentCast, type Event, type PlayerId } from '@mura/engine';
import { fromNatural, natural } from '@mura/language';
import { describe, expect, test } from 'vitest';
import { AiwolfTestAgent as AIWolfAgent, type ReceivedPacket } from '../../../testing/aiwolf/agent.ts';
import {
  makeVillage,
  offer,
  openHall,
  patientRules,
  seatedAt,
  type TestHall,
} from '../../../testing/lobby/hall.ts';
import { NlpTestAgent as NlpAgent, politely } from '../../../testing/nlp/door.ts';
import { until } from '../../../testing/player.ts';

async function start({ host }: TestHall, village: string): Promise<void> {
  const opened = await host.open(village);
  if (!opened.ok) expect.fail(JSON.stringify(opened.error));
}

async function hasEnded({ host }: TestHall, village: string): Promise<boolean> {
  return (await host.find(village))?.state === 'ended';
}

/** Why the answers of a player had to be replaced. */
function reasonsOf(record: readonly Event[], player: PlayerId): Set<string> {
  return new Set(
    record.flatMap((event) =>
      event.type === 'substituted' && event.player === player ? [event.reason] : [],
    ),
  );
}

async function seat(hall: TestHall, village: string, player: PlayerId): Promise<void> {
  await until('it sits', async () => (await seatedAt(hall, village, player)) !== '');
}

const CAST = natural.calledIn(agentCast(5));

/** What words say; `null`: nothing that the protocol could say. */
function inProtocol(text: string): string | null {
  return fromNatural({ text, speaker: 1, cast: CAST, day: 1 }, 'en').text;
}

describe('a program in a village of the lobby', () => {
  test('that plays without a key plays the next village too, on the same wire', async () => {
    const hall = await openHall();
    const villages = [await makeVillage(hall, 'aiwolf-5'), await makeVillage(hall, 'aiwolf-5')];
    for (const village of villages) await offer(hall, village, 2, 'aiwolf');
    const agent = new AIWolfAgent(hall.port, 'busy');
    for (const village of villages) {
      await seat(hall, village, 2);
      await start(hall, village);
      await until('it ends', () => hasEnded(hall, village));
      const record = await hall.record(village);
      expect([...reasonsOf(record, 2)].filter((reason) => reason !== 'quota')).toEqual([]);
    }
    await until('both ends are told', () => agent.count('FINISH') === 2);
    expect([agent.count('NAME'), agent.count('INITIALIZE')]).toEqual([1, 2]);
  });

  test('that hangs is late by its own limit, and the others play on', async () => {
    const hall = await openHall();
    const village = await makeVillage(hall, 'nlp-5', { programLimit: 30 });
    await offer(hall, village, 1, 'aiwolf');
    await offer(hall, village, 2, 'nlp');
    const silent = ({ request }: ReceivedPacket) => (request === 'NAME' ? undefined : null);
    const agent = new AIWolfAgent(hall.port, 'silent', silent);
    new NlpAgent(hall.url, 'silent', ({ request }) => (request === 'NAME' ? 'silent' : null));
    await seat(hall, village, 1);
    await seat(hall, village, 2);
    await start(hall, village);
    await until('it ends', () => hasEnded(hall, village));
    const record = await hall.record(village);
    expect([reasonsOf(record, 1), reasonsOf(record, 2)]).toEqual([new Set(['late']), new Set(['late'])]);
    const { timeLimit } = agent.packets.find(({ request }) => request === 'INITIALIZE')?.gameSetting ?? {};
    expect(timeLimit).toBe(30);
  });

  test('that talks rubbish does no harm', async () => {
    const hall = await openHall();
    const village = await makeVillage(hall, 'nlp-5');
    await offer(hall, village, 1, 'aiwolf');
    await offer(hall, village, 2, 'nlp');
    const rubbish = ({ request }: ReceivedPacket) => (request === 'NAME' ? undefined : '{"agentIdx":[[[');
    new AIWolfAgent(hall.port, 'rubbish', rubbish);
    new NlpAgent(hall.url, 'rubbish', ({ request }, { name }) => (request === 'NAME' ? name : '\u0000[[['));
    await seat(hall, village, 1);
    await seat(hall, village, 2);
    await start(hall, village);
    await until('it ends', () => hasEnded(hall, village));
    const record = await hall.record(village);
    expect(record.some(({ type }) => type === 'rolesRevealed')).toBe(true);
  });

  test('that vanishes is played for by rule, and finds its seat again by name and address', async () => {
    const hall = await openHall();
    const village = await makeVillage(hall, 'aiwolf-5', { rules: patientRules('aiwolf-5') });
    await offer(hall, village, 4, 'aiwolf');
    await offer(hall, village, 5, 'aiwolf');
    const waits = ({ request }: ReceivedPacket) => (request === 'TALK' ? null : undefined);
    const patient = new AIWolfAgent(hall.port, 'patient', waits);
    await seat(hall, village, 4);
    const lost = new AIWolfAgent(hall.port, 'lost');
    await seat(hall, village, 5);
    await start(hall, village);
    await until('patient is asked', () => patient.count('TALK') === 1);
    lost.socket.destroy();
    await lost.closed;
    const back = new AIWolfAgent(hall.port, 'lost');
    await until('it is told where it is', () => back.count('DAILY_INITIALIZE') === 1);
    expect(back.packets.map(({ request }) => request).slice(0, 3)).toEqual([
      'NAME',
      'INITIALIZE',
      'DAILY_INITIALIZE',
    ]);
    const roleOf = ({ packets }: AIWolfAgent) =>
      packets.find(({ request }) => request === 'INITIALIZE')?.gameInfo.roleMap[5];
    expect(roleOf(back)).toBe(roleOf(lost));
    for (let talks = 1; patient.count('FINISH') === 0; talks++) {
      patient.send('Over');
      await until('it goes on', () => patient.count('TALK') > talks || patient.count('FINISH') > 0);
    }
    await until('it ends', () => hasEnded(hall, village));
    await until('its end is told', () => back.count('FINISH') === 1);
    expect(back.count('VOTE')).toBeGreaterThan(0);
  });

  test('that comes back with the key of its seat takes it, also while the old wire seems alive', async () => {
    const hall = await openHall();
    const village = await makeVillage(hall, 'nlp-5');
    const key = await offer(hall, village, 3, 'nlp', false);
    const hangs = new NlpAgent(hall.url, `one#${key}`, (packet, agent) =>
      packet.request === 'TALK' ? null : politely(packet, agent),
    );
    await seat(hall, village, 3);
    await start(hall, village);
    await hangs.until('TALK');
    const back = new NlpAgent(hall.url, `one#${key}`);
    await hangs.closed;
    await until('it ends', () => hasEnded(hall, village));
    await back.until('FINISH');
    expect(back.requests().slice(0, 4)).toEqual(['NAME', 'INITIALIZE', 'DAILY_INITIALIZE', 'TALK']);
    const history = back.packets.find(({ request }) => request === 'TALK')?.talk_history ?? [];
    const first = hangs.packets.find(({ request }) => request === 'TALK')?.talk_history ?? [];
    expect(history.map(({ text }) => text)).toEqual(first.map(({ text }) => text));
    const record = await hall.record(village);
    expect([...reasonsOf(record, 3)].filter((reason) => reason !== 'quota')).toEqual([]);
  });

  test('hears other languages in its own, and is told to others in theirs', async () => {
    const hall = await openHall();
    const village = await makeVillage(hall, 'nlp-5', {
      seats: [1, 2, 3, 4, 5].map((player) => {
        return { type: 'person', person: `p${player}`, name: `p${player}`, wish: null };
      }),
    });
    await offer(hall, village, 1, 'aiwolf');
    await offer(hall, village, 2, 'nlp');
    const heardAt: { readonly [door: string]: string[] } = { aiwolf: [], nlp: [] };
    const agent = new AIWolfAgent(hall.port, 'formal', ({ request, talkHistory }) => {
      heardAt.aiwolf?.push(...(talkHistory ?? []).map(({ text }) => text));
      return request === 'TALK' ? 'ESTIMATE Agent[03] WEREWOLF' : undefined;
    });
    new NlpAgent(hall.url, 'free', (packet, one) => {
      heardAt.nlp?.push(...(packet.talk_history ?? []).map(({ text }) => text));
      return politely(packet, one);
    });
    await seat(hall, village, 1);
    await seat(hall, village, 2);
    const opened = await hall.host.open(village);
    if (!opened.ok) expect.fail(JSON.stringify(opened.error));
    const room = opened.ok ? opened.value : expect.fail('not open');
    const say = (player: PlayerId) =>
      room.act({
        action: { type: 'talk', player, channel: 'talk', text: 'declare 90% (Agent02 wolf)' },
      });
    await until('all have heard each other', () => {
      for (const player of [3, 4, 5]) say(player);
      return (
        heardAt.aiwolf?.includes('ESTIMATE Agent[02] WEREWOLF') === true &&
        heardAt.nlp?.some((text) => inProtocol(text) === 'ESTIMATE Agent[03] WEREWOLF') === true
      );
    });
    expect(heardAt.aiwolf).not.toContain('declare 90% (Agent02 wolf)');
    expect(heardAt.nlp).not.toContain('declare 90% (Agent02 wolf)');
    const record = await hall.record(village);
    const translated = record.flatMap((event) =>
      event.type === 'translated'
        ? [`${event.language}: ${inProtocol(event.text) ?? event.text} (${event.losses.join()})`]
        : [],
    );
    expect(new Set(translated)).toEqual(
      new Set([
        'aiwolf: ESTIMATE Agent[02] WEREWOLF (rate)',
        'en: ESTIMATE Agent[02] WEREWOLF (rate)',
        'en: ESTIMATE Agent[03] WEREWOLF ()',
      ]),
    );
    agent.socket.destroy();
  });

  test('is not let back to its seat by a stranger without its secret', async () => {
    const hall = await openHall();
    const village = await makeVillage(hall, 'aiwolf-5');
    await offer(hall, village, 5, 'aiwolf');
    const waits = ({ request }: ReceivedPacket) => (request === 'TALK' ? null : undefined);
    const agent = new AIWolfAgent(hall.port, 'secret\tpassword', waits);
    await seat(hall, village, 5);
    await start(hall, village);
    await until('it is asked', () => agent.count('TALK') === 1);
    agent.socket.destroy();
    await agent.closed;
    const thief = new AIWolfAgent(hall.port, 'secret\tguess');
    const other = new AIWolfAgent(hall.port, 'secret');
    await until('the village ends without it', () => hasEnded(hall, village));
    expect([thief.count('INITIALIZE'), other.count('INITIALIZE')]).toEqual([0, 0]);
  });
});
