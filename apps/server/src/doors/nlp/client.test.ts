import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { BOTS, type Bot, talker } from '@mura/bots';
import { natural } from '@mura/language';
import { expect, test } from 'vitest';
import { WebSocketServer } from 'ws';
import { type RecordedPacket, readFrames } from '../../../../../packages/protocols/testing/nlp/recording.ts';
import { randomOf } from '../../host/bot-seat.ts';
import { NlpClient } from './client.ts';

const { sent, roles, cast } = readFrames('5p-bots');

/** What a bot answers to a vote on day 1, when it has been told this before, as the contest's server tells it. */
async function voteAfter(bot: Bot, player: number, talk: { by: number; text: string }): Promise<string> {
  const packets = sent[player - 1]!;
  const first = (request: string, day: number) =>
    packets.find((packet) => packet.request === request && packet.info?.day === day)!;
  const line = {
    idx: 0,
    day: 1,
    turn: 0,
    agent: cast[talk.by - 1]!.name,
    text: talk.text,
    skip: false,
    over: false,
  };
  const told: RecordedPacket[] = [
    first('INITIALIZE', 0),
    first('DAILY_INITIALIZE', 1),
    { ...first('TALK', 1), talk_history: [line] },
    { ...first('DAILY_FINISH', 1), talk_history: [] },
    first('VOTE', 1),
  ];
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
  const answers: string[] = [];
  const done = new Promise<void>((resolve) => {
    server.on('connection', (socket) => {
      socket.on('message', (data) => {
        answers.push(String(data));
        if (answers.length === 2) socket.close();
      });
      socket.on('close', () => resolve());
      for (const packet of told) socket.send(JSON.stringify(packet));
    });
  });
  const { port } = server.address() as AddressInfo;
  const client = new NlpClient({
    url: `ws://127.0.0.1:${port}/ws`,
    name: 'ours',
    bot,
    random: randomOf('seed'),
  });
  await done;
  const { misunderstood } = await client.done;
  server.close();
  expect(misunderstood).toEqual([]);
  return answers[1] ?? '';
}

test.each([
  ['honest', 'ja'],
  ['honest', 'en'],
  ['hisui', 'ja'],
  ['hisui', 'en'],
] as const)(
  '%s at a server of the contest understands what is said in words (%s), and votes by it',
  async (name, tongue) => {
    const bot = talker(BOTS.get(name)!, await natural.loadSpeech(tongue)) as Bot;
    const me = roles.indexOf('villager') + 1;
    const [by, target, another] = cast.map((_, index) => index + 1).filter((player) => player !== me);
    for (const accused of [target!, another!]) {
      const called = cast[accused - 1]!.name;
      const text =
        tongue === 'ja'
          ? `私は占い師です。占った結果、${called}は人狼でした。`
          : `I am the seer. My result: ${called} is a werewolf.`;
      expect(await voteAfter(bot, me, { by: by!, text })).toBe(called);
    }
  },
);
