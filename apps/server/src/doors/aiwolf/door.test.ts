import { BOTS, type Bot } from '@mura/bots';
import { expect, test } from 'vitest';
import { openDoor } from '../../../testing/aiwolf/door.ts';
import { AIWolfClient } from './client.ts';

function join(port: number, name: string, bot: string): AIWolfClient {
  let drawn = 0;
  const random = (among: number) => (drawn++ * 7) % among;
  return new AIWolfClient({ host: '127.0.0.1', port, name, bot: BOTS.get(bot) as Bot, random });
}

test.each(['aiwolf-5', 'aiwolf-15', 'nl2017'])('a session of two games of %s', async (preset) => {
  const { door, port, diary, records } = await openDoor({ preset, games: 2 });
  const players = preset === 'aiwolf-15' ? 15 : 5;
  const clients = Array.from({ length: players }, (_, index) => join(port, `bot ${index}`, 'honest'));
  const results = await door.done;
  expect(results.map(({ game }) => game)).toEqual([1, 2]);
  const played = await Promise.all(clients.map(({ done }) => done));
  for (const one of played) expect(one).toEqual({ games: 2, misunderstood: [] });
  expect(diary).toEqual([]);
  for (const { village, winner } of results) {
    expect(
      records()
        .get(village)
        ?.find(({ type }) => type === 'ended'),
    ).toMatchObject({ winner });
  }
});
