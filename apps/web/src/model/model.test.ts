import { describe, expect, test } from 'vitest';
import { SoloGame } from '../../testing/solo-game.ts';
import { boardFor, historyOf, knownRoles } from './board.ts';
import { openChannels } from './channels.ts';
import { ALL_SHOWN, isShown } from './filter.ts';
import { mirrorOf } from './mirror.ts';
import { moonOf } from './moon.ts';
import { piecesOf } from './pieces.ts';
import { readFormal } from './reading.ts';
import type { PostLine } from './screen-line.ts';
import { seatsOf } from './seats.ts';
import { buildSentence, FORMS, needsOf } from './sentence.ts';
import { take } from './take.ts';
import { newVillage, secondsLeft, type VillageModel } from './village-model.ts';
import { tally, votesByDay } from './votes.ts';

function modelOf(game: SoloGame): VillageModel {
  const model = newVillage();
  game.room.listen((news) => take(model, news, game.time.now()));
  return model;
}

const folded = (await SoloGame.begin({ size: 9, role: 'seer', seed: 'fold' })).playToEnd();
const marked = await SoloGame.begin({ size: 5, role: 'werewolf', seed: 'board' });

describe('the fold of a whole village', () => {
  const game = folded;
  const model = modelOf(game);

  test('knows the end, everybody, and what each died of', () => {
    const seats = seatsOf(model);
    expect(seats).toHaveLength(9);
    expect(seats.filter(({ isMe }) => isMe)).toHaveLength(1);
    expect(model.view.shared.outcome).not.toBeNull();
    expect(seats.filter(({ fate }) => fate !== null).length).toBeGreaterThan(0);
    for (const { role } of seats) expect(role).not.toBeNull();
  });

  test('has a line for every post, in order, and each hour once a day', () => {
    const posts = model.lines.filter((line): line is PostLine => line.type === 'post');
    const said = model.events.filter(({ type }) => type === 'talked');
    expect(posts).toHaveLength(said.length);
    const hours = model.lines.flatMap((line) => (line.type === 'hour' ? [`${line.day} ${line.hour}`] : []));
    expect(new Set(hours).size).toBe(hours.length);
    expect(hours).toContain('1 morning');
    expect(hours).toContain('1 dusk');
    const days = model.lines.map(({ day }) => day);
    expect(days).toEqual(days.toSorted((one, other) => one - other));
  });

  test('counts the votes of each day', () => {
    const [first] = votesByDay(model);
    expect(first?.day).toBe(1);
    expect(first?.tallies.reduce((sum, { votes }) => sum + votes, 0)).toBe(first?.votes.length);
  });

  test('the same news twice change nothing', () => {
    const lines = model.lines.length;
    for (const news of game.told) if (news.type === 'event') take(model, news, 0);
    expect(model.lines).toHaveLength(lines);
  });
});

describe('[R000-INFO-08] the board', () => {
  const game = marked;

  test('[R003-LPLAY-12] has what one knows filled in, and keeps every mark with what stood there before', () => {
    game.act({ type: 'mark', target: 1, role: 'seer', mark: 'Δ' });
    game.act({ type: 'mark', target: 1, role: 'seer', mark: 'O' });
    const model = modelOf(game);
    const board = boardFor(model);
    const me = model.player ?? 0;
    expect(board(me, 'werewolf')).toEqual({ mark: 'O', isKnown: true });
    expect(board(me, 'seer')).toEqual({ mark: 'X', isKnown: true });
    expect(knownRoles(model).get(me)).toEqual(new Set(['werewolf']));
    const other = me === 1 ? 2 : 1;
    if (other === 1) expect(board(1, 'seer')).toEqual({ mark: 'O', isKnown: false });
    expect(historyOf(model).map(({ before, mark }) => [before, mark])).toEqual([
      ['?', 'Δ'],
      ['Δ', 'O'],
    ]);
  });
});

test('[R000-INFO-09] how others saw me is told by what they said of me and how they voted', async () => {
  const seeds = [1, 2, 3];
  const games = await Promise.all(
    seeds.map((seed) => SoloGame.begin({ size: 9, bot: 'honest', seed: `mirror ${seed}` })),
  );
  const rows = games.map((game) => mirrorOf(modelOf(game.playToEnd())));
  const seen = rows.flat().flatMap(({ days }) => days);
  expect(seen.some(({ words }) => words === 'X')).toBe(true);
  expect(seen.some(({ voted }) => voted)).toBe(true);
  for (const { words, voted } of seen) if (voted) expect(words === 'X' || words === 'Δ').toBe(true);
  // Bots have no boards.
  expect(seen.every(({ board }) => board === null)).toBe(true);
});

test('forms are shown where the village takes what is written', async () => {
  const game = await SoloGame.begin({ size: 5, role: 'villager', seed: 'channels' });
  const before = modelOf(game);
  expect(openChannels(before)).toEqual(['soliloquy']);
  while (!modelOf(game).view.shared.phase.startsWith('disc')) game.time.step();
  expect(openChannels(modelOf(game))).toEqual(['talk', 'soliloquy']);
  game.act({ type: 'over' });
  expect(openChannels(modelOf(game))).toEqual(['soliloquy']);
});

describe('what is written', () => {
  test('refers to posts and stands out, and is else plain text', () => {
    expect(piecesOf('>>12 <b>x</b>【黒】', [])).toEqual([
      { type: 'ref', text: '>>12', number: 12 },
      { type: 'plain', text: ' <b>x</b>' },
      { type: 'strong', text: '黒' },
    ]);
    expect(piecesOf('', [])).toEqual([]);
  });

  test('is read where it is formal, and left alone where it is not', () => {
    const options = { names: ['茜', '牡丹'], speaker: 1, language: 'ja' } as const;
    expect(readFormal('DIVINED Agent[02] WEREWOLF', options)).toMatchObject({
      role: 'seer',
      isSilence: false,
    });
    expect(readFormal('DIVINED Agent[02] WEREWOLF', options)?.sentence).toContain('牡丹');
    expect(readFormal('Over', options)?.isSilence).toBe(true);
    expect(readFormal('I think so', options)).toBeNull();
    for (const text of ['Just a plain villager over here.', 'Skip it', 'I VOTE Agent[02] today'])
      expect(readFormal(text, options), text).toBeNull();
    expect(readFormal('(VOTE Agent[02]).', options)?.sentence).toContain('牡丹');
    expect(readFormal('牡丹は人狼', options)).toBeNull();
  });

  test('every sentence that can be built is one of the protocol', () => {
    const post = { day: 1, idx: 3 };
    const filled = { me: 1, target: 2, role: 'seer', species: 'werewolf', post } as const;
    for (const { name } of FORMS) {
      const sentence = buildSentence(name, filled);
      expect(readFormal(sentence ?? '', { names: [], speaker: 1, language: 'en' }), name).not.toBeNull();
      if (needsOf(name).target) expect(buildSentence(name, { ...filled, target: null })).toBeNull();
      if (needsOf(name).post) expect(buildSentence(name, { ...filled, post: null })).toBeNull();
    }
  });

  test('is found by its letters, large or small, wide or narrow', () => {
    const post = { type: 'post', channel: 'talk', text: 'ＡＢＣ', player: 1 } as PostLine;
    const text = (line: PostLine) => line.text;
    expect(isShown(post, { ...ALL_SHOWN, words: 'abc' }, text)).toBe(true);
    expect(isShown(post, { ...ALL_SHOWN, words: 'abd' }, text)).toBe(false);
    expect(isShown(post, { ...ALL_SHOWN, player: 2 }, text)).toBe(false);
    expect(isShown(post, { ...ALL_SHOWN, hidden: ['talk'] }, text)).toBe(false);
  });
});

test('votes are counted, most first', () => {
  const votes = [
    { player: 1, target: 2 },
    { player: 2, target: 3 },
    { player: 3, target: 2 },
  ];
  expect(tally(votes)).toEqual([
    { target: 2, votes: 2, voters: [1, 3] },
    { target: 3, votes: 1, voters: [2] },
  ]);
});

test('time left is whole seconds, and never less than none', () => {
  const times = { phase: 'vote', day: 1, beganAt: 0, endsAt: 10_000 } as const;
  expect(secondsLeft(times, 100)).toBe(10);
  expect(secondsLeft(times, 9_999)).toBe(1);
  expect(secondsLeft(times, 20_000)).toBe(0);
  expect(secondsLeft({ ...times, endsAt: null }, 0)).toBeNull();
});

test('the moon fills toward the last day there can be', () => {
  expect(moonOf(0, 15)).toBe(0);
  expect(moonOf(7, 15)).toBe(1);
  expect(moonOf(3, 15)).toBeGreaterThan(moonOf(2, 15));
});
