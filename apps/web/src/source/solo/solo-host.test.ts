import { type Event, givenTo, ROLES, toGiven } from '@mura/engine';
import { readRecord } from '@mura/records';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../../checks/runs.ts';
import { newKeep, SoloGame } from '../../../testing/solo-game.ts';
import { SOLO_FORMS, SOLO_SIZES, soloRoles } from './solo-rules.ts';

function eventsIn(record: string | null): Event[] {
  const read = readRecord(record ?? '');
  if (!read.ok) throw new Error('the record cannot be read');
  return read.value.record.entries.map(({ event }) => event as Event);
}

function toldEvents(game: SoloGame) {
  return game.told.flatMap((message) => (message.type === 'event' ? [message] : []));
}

function seatOf(game: SoloGame): number {
  const [welcome] = game.told;
  if (welcome?.type !== 'welcome' || welcome.player === null) throw new Error('nobody was welcomed');
  return welcome.player;
}

/** In the usual run the forms share out the sizes, and every second role; in the long one each has them all. */
function shareOf<Value>(form: (typeof SOLO_FORMS)[number], values: readonly Value[], usual: number) {
  const share = runs(usual, 1);
  return values.filter((_, place) => place % share === SOLO_FORMS.indexOf(form) % share);
}

describe.each(SOLO_FORMS)('a village with bots, %s', (form) => {
  test.each(shareOf(form, SOLO_SIZES, 2))('[R000-PLAT-01] of %i comes to its end', async (size) => {
    // Those who talk in words think for seconds in a large village; a long run has them in all.
    const quick = size > 9 && !process.env.MURA_LONG ? { bot: 'honest' } : {};
    const game = (await SoloGame.begin({ size, form, ...quick })).playToEnd();
    expect(game.hasEnded()).toBe(true);
    const ended = toldEvents(game).find(({ event }) => event.type === 'ended');
    expect(ended?.event).toMatchObject({ type: 'ended', winner: expect.any(String) });
  });

  test.each(shareOf(form, ROLES, 4))(
    'lets out nothing but what a %s is given, by their own numbers',
    async (role) => {
      if (soloRoles(15)[role] === 0) throw new Error('the largest village has every role');
      const game = (
        await SoloGame.begin({ size: 15, form, role, bot: 'honest', seed: `secret ${role}` })
      ).playToEnd();
      const given = givenTo(seatOf(game), eventsIn(game.record()));
      const told = toldEvents(game).map(({ number, event }) => ({ number, event }));
      expect(told).toEqual(
        given.slice(0, told.length).map(({ number, event }) => ({ number, event: toGiven(event) })),
      );
      expect(told.length).toBeGreaterThan(50);
      const kinds = new Set(game.told.map(({ type }) => type));
      for (const kind of kinds) expect(['welcome', 'event', 'asked', 'done', 'refused']).toContain(kind);
    },
  );
});

test.each(SOLO_FORMS)('%s: an answer comes before all that follows from the action', async (form) => {
  const game = (await SoloGame.begin({ size: 9, form, bot: 'honest', seed: 'order' })).playToEnd();
  expect(game.answers.length).toBeGreaterThan(5);
  for (const [id, answer] of game.answers.entries())
    expect(answer).toEqual(expect.objectContaining({ type: expect.stringMatching(/^(done|refused)$/), id }));
});

test('the record is kept back until the village has ended', async () => {
  const game = await SoloGame.begin({ seed: 'kept' });
  expect(game.record()).toBeNull();
  expect(game.playToEnd().record()).toContain('"type":"sealed"');
});

test.each(['seer', 'werewolf', 'possessed'] as const)('who asks for the role of %s gets it', async (role) => {
  const game = await SoloGame.begin({ role, seed: `wish ${role}` });
  const told = toldEvents(game).find(({ event }) => event.type === 'roleTold');
  expect(told?.event).toMatchObject({ type: 'roleTold', role });
});

test('[R003-LPLAY-07] [R003-LPLAY-08] a public post reaches all, a private one its writer; both are in the record', async () => {
  const game = (await SoloGame.begin({ seed: 'posts' })).playToEnd();
  const me = seatOf(game);
  const mine = eventsIn(game.record()).flatMap((event) =>
    event.type === 'talked' && event.player === me ? [event] : [],
  );
  const audiences = new Set(mine.map(({ channel, audience }) => `${channel} ${audience}`));
  expect(audiences).toEqual(new Set(['talk public', `soliloquy ${me}`]));
});

test('the same wish and seed give the same village', async () => {
  const one = (await SoloGame.begin({ seed: 'twice' })).playToEnd().record();
  expect((await SoloGame.begin({ seed: 'twice' })).playToEnd().record()).toBe(one);
  expect((await SoloGame.begin({ seed: 'other' })).playToEnd().record()).not.toBe(one);
});

test('at a faster pace the same bots take less time', async () => {
  const slow = (await SoloGame.begin({ seed: 'pace' })).playToEnd();
  const fast = (await SoloGame.begin({ seed: 'pace', pace: 0.1 })).playToEnd();
  expect(fast.hasEnded()).toBe(true);
  expect(fast.time.now()).toBeLessThan(slow.time.now() / 2);
});

test('who lives and waits hurries the others to the end of the phase, and not longer', async () => {
  const begins = (game: SoloGame) =>
    toldEvents(game).filter(({ event }) => event.type === 'phaseBegan' && event.phase === 'discussion');
  /** How long the first discussion lasts after the person has ended their talk, and how soon the second has its first word. */
  const timesOf = async (isHurried: boolean) => {
    const game = await SoloGame.begin({ seed: 'hurry', role: 'villager' });
    while (begins(game).length === 0 && game.time.step()) {}
    game.act({ type: 'over' });
    if (isHurried) game.hurry();
    game.playToEnd();
    const [first, second] = begins(game).map(({ at }) => at);
    const after = toldEvents(game).filter(({ at }) => at >= (first ?? 0));
    const voted = after.find(({ event }) => event.type === 'phaseBegan' && event.phase === 'vote');
    const said = toldEvents(game).find(
      ({ at, event }) => event.type === 'talked' && event.player !== seatOf(game) && at >= (second ?? 0),
    );
    return { discussion: voted!.at - first!, word: said!.at - second! };
  };
  const [slow, hurried] = [await timesOf(false), await timesOf(true)];
  expect(hurried.discussion).toBeLessThan(slow.discussion / 2);
  expect(hurried.word).toBeGreaterThan(slow.word / 4);
});

test('taken up again it tells all that was told before, goes on where it stood, and comes to its end', async () => {
  const keep = newKeep();
  const before = (await SoloGame.begin({ size: 9, seed: 'again' }, keep)).pass(60);
  const after = await SoloGame.begin({ size: 9 }, keep);
  expect(toldEvents(after)).toEqual(toldEvents(before));
  expect(seatOf(after)).toBe(seatOf(before));
  after.playToEnd();
  expect(after.hasEnded()).toBe(true);
  const given = givenTo(seatOf(after), eventsIn(after.record()));
  expect(toldEvents(after).map(({ number }) => number)).toEqual(
    given.slice(0, toldEvents(after).length).map(({ number }) => number),
  );
});

test('another village is not taken up', async () => {
  const keep = newKeep();
  const before = (await SoloGame.begin({ seed: 'one' }, keep)).pass(20);
  const other = await SoloGame.begin({ game: 'other', seed: 'two' }, keep);
  expect(toldEvents(other).length).toBeLessThan(toldEvents(before).length);
});
