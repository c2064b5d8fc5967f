import { type Event, toGiven } from '@mura/engine';
import { expect, test } from 'vitest';
import { SoloGame } from '../../testing/solo-game.ts';
import { isCalling } from './called.ts';
import { take } from './take.ts';
import { newVillage, type VillageModel } from './village-model.ts';

/** The village of somebody on their first day of talk. */
async function village(): Promise<VillageModel> {
  const game = await SoloGame.begin({ size: 5, role: 'villager', seed: 'called' });
  const model = newVillage();
  for (const news of game.told) if (news.type === 'event' || news.type === 'welcome') take(model, news, 0);
  return model;
}

function say(model: VillageModel, player: number, text: string, more: Partial<Event> = {}): boolean {
  const number = model.view.shared.pages.flatMap(({ talks }) => talks).length;
  const said = { day: model.view.shared.day, turn: null, idx: number, to: null, replyTo: null };
  const rest = { expression: null, language: null, channel: 'talk', number, player, text, ...said };
  const event = toGiven({ type: 'talked', audience: 'public', ...rest, ...more } as Event);
  take(model, { type: 'event', number: model.events.length, at: 1, event }, 0);
  return isCalling(model.lines.at(-1)!, model);
}

test('a post calls the viewer by an addressee, an anchor, or as an answer to their own', async () => {
  const model = await village();
  const me = model.player!;
  const other = me === 1 ? 2 : 1;
  const third = [1, 2, 3].find((player) => player !== me && player !== other)!;
  const { name } = model.view.shared.cast[me - 1]!;
  expect(say(model, me, 'hello')).toBe(false);
  const mine = model.view.shared.pages.flatMap(({ talks }) => talks).length - 1;
  expect(say(model, other, 'hello')).toBe(false);
  expect(say(model, other, 'you', { to: me })).toBe(true);
  expect(say(model, other, 'you', { to: third })).toBe(false);
  expect(say(model, other, `>>${name} you`)).toBe(true);
  expect(say(model, other, 'an answer', { replyTo: mine })).toBe(true);
  expect(say(model, other, 'an answer', { replyTo: mine + 1 })).toBe(false);
  expect(say(model, me, 'to myself', { replyTo: mine })).toBe(false);
  expect(isCalling(model.lines[0]!, { ...model, player: null })).toBe(false);
});
