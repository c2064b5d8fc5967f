import { aiwolf } from '@mura/language';
import { expect, test } from 'vitest';
import { AiwolfTestAgent as AIWolfAgent } from '../../../testing/aiwolf/agent.ts';
import { makeVillage, offer, openHall, seatedAt, type TestHall } from '../../../testing/lobby/hall.ts';
import { ContestAgent } from '../../../testing/nlp/contest-agent.ts';
import { until } from '../../../testing/player.ts';

const BOT = { type: 'bot', bot: 'honest' } as const;

/** Bots, who speak the protocol, on all seats of a village in which players have names. */
async function villageOfBots(hall: TestHall, preset: string): Promise<string> {
  const seats = Array.from({ length: 5 }, () => BOT);
  return makeVillage(hall, preset, { cast: 'mura', language: 'ja', seats });
}

async function begin(hall: TestHall, village: string, players: readonly number[]): Promise<void> {
  for (const player of players)
    await until('it sits', async () => (await seatedAt(hall, village, player)) !== '');
  const opened = await hall.host.open(village);
  if (!opened.ok) expect.fail(JSON.stringify(opened.error));
}

function isProtocol(text: string): boolean {
  return aiwolf.parseAIWolf(text, { dialect: 'java' }).ok;
}

function isWord(text: string): boolean {
  return text !== 'Over' && text !== 'Skip';
}

function heardBy({ packets }: ContestAgent): string[] {
  const lines = packets.flatMap(({ talk_history = [], new_talk }) => [...talk_history, new_talk]);
  return lines.flatMap((line) => (line === undefined ? [] : [line.text])).filter(isWord);
}

test.each(['nlp-5', 'nlp-5-freeform'])(
  'in %s an agent of natural language hears bots in words and by the names of its village',
  async (preset) => {
    const hall = await openHall();
    const village = await villageOfBots(hall, preset);
    await offer(hall, village, 3, 'nlp');
    const agent = new ContestAgent(hall.url, 'listener');
    await begin(hall, village, [3]);
    // In the group chat it hears each utterance once, whatever it is told at the end of the day.
    await agent.until('DAILY_FINISH', ({ info }) => info?.day === 1);
    const heard = heardBy(agent);
    expect(heard.length).toBeGreaterThan(5);
    expect(heard.filter((text) => isProtocol(text) || text.includes('Agent['))).toEqual([]);
    const record = await hall.record(village);
    const spoken = record.flatMap((event) =>
      event.type === 'talked' && isWord(event.text) ? [event.text] : [],
    );
    expect(spoken.some(isProtocol)).toBe(true);
    const translated = record.flatMap((event) => (event.type === 'translated' ? [event.text] : []));
    expect(heard.every((text) => spoken.includes(text) || translated.includes(text))).toBe(true);
  },
);

test('beside it an agent of the protocol hears the same bots in the protocol', async () => {
  const hall = await openHall();
  const village = await villageOfBots(hall, 'nlp-5');
  await offer(hall, village, 2, 'aiwolf');
  await offer(hall, village, 3, 'nlp');
  const formal = new AIWolfAgent(hall.port, 'formal');
  const free = new ContestAgent(hall.url, 'free');
  await begin(hall, village, [2, 3]);
  await until(
    'both are told the end',
    () => formal.count('FINISH') === 1 && free.requests().includes('FINISH'),
  );
  const heard = formal.packets.flatMap(({ talkHistory }) => talkHistory ?? []);
  const ofBots = heard.filter(({ agent, text }) => (agent === 1 || agent > 3) && isWord(text));
  expect(ofBots.length).toBeGreaterThan(0);
  expect(ofBots.filter(({ text }) => !isProtocol(text))).toEqual([]);
  expect(heardBy(free).filter(isProtocol)).toEqual([]);
});
