import { aiwolf } from '@mura/language';
import { expect, test } from 'vitest';
import { ContestAgent } from '../../../testing/nlp/contest-agent.ts';
import { testDoor } from '../../../testing/nlp/door.ts';

test.each([
  ['nlp-5', 5, 'asked'],
  ['nlp-9', 9, 'asked'],
  ['nlp-13', 3, 'asked'],
  ['nlp-5-freeform', 5, 'freely'],
  ['nl2017', 5, 'asked'],
  ['aiwolf-5', 2, 'asked'],
] as const)(
  'agents of the contest read every field of %s at the door as they do elsewhere',
  async (preset, agents, talk) => {
    const door = await testDoor(preset, { agents, talk, bots: ['honest'] });
    const team = Array.from(
      { length: agents },
      (_, index) => new ContestAgent(door.url, `kanolab${index + 1}`),
    );
    const [result] = await door.done;
    expect(team.flatMap(({ reader }) => reader.errors)).toEqual([]);
    expect(team.map(({ reader }) => reader.game)).toEqual(team.map(() => result?.village));
    expect(result?.winner).not.toBeNull();
  },
);

test.each(['nlp-9', 'nlp-5-freeform'])(
  'an agent alone among bots in %s hears them in words and by the names that it was told',
  async (preset) => {
    const door = await testDoor(preset, { agents: 1, talk: 'freely', bots: ['honest'] });
    // It is closed in the middle of its game.
    door.done.catch(() => {});
    const agent = new ContestAgent(door.url, 'kanolab1');
    await agent.until('DAILY_FINISH', ({ info }) => info?.day === 1);
    const said = agent.packets.flatMap(({ talk_history = [], new_talk }) =>
      [...talk_history, new_talk ?? []].flat(),
    );
    const texts = said.map(({ text }) => text).filter((text) => text !== 'Over' && text !== 'Skip');
    expect(texts.length).toBeGreaterThan(3);
    const raw = (text: string) => aiwolf.parseAIWolf(text, { dialect: 'java' }).ok || text.includes('Agent[');
    expect(texts.filter(raw)).toEqual([]);
  },
);
