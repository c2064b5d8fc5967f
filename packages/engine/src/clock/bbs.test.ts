import { describe, expect, test } from 'vitest';
import {
  allVote,
  announce,
  bbsDay1,
  bbsVillage,
  greetings,
  over,
  phaseNow,
  say,
  timeUp,
  untilPhase,
} from '../../testing/clock/index.ts';
import {
  asked,
  attackVote,
  changed,
  divine,
  given,
  guard,
  happened,
  heard,
  openScene,
  play,
  rulesOf,
  setupOf,
  vote,
} from '../../testing/index.ts';
import { REFUSALS, viewFor } from '../index.ts';

describe('the days', () => {
  test('[K12] [R002-BBS-19] a prologue, days and an epilogue, in which only the days are of the game', () => {
    const prologue = bbsVillage();
    expect(phaseNow(prologue)).toMatchObject({ phase: 'prologue', day: 0 });
    expect(asked(prologue).every((request) => request.startsWith('talk'))).toBe(true);
    given(prologue).when(vote(1, 2)).refused('notAsked');
    given(prologue).when(attackVote(7, 1)).refused('notAsked');
    given(prologue)
      .when(say(7, 'whisper', 'psst'))
      .refused('channelClosed');
    given(prologue)
      .when(say(7, 'talk', 'nice to meet you'))
      .then({ type: 'talked', day: 0 });
    const ended = play(
      bbsVillage(rulesOf('bbs-15'), ['villager', 'villager', 'werewolf']),
      untilPhase('day', 1),
      greetings(),
      allVote(3),
      timeUp,
    );
    expect(phaseNow(ended)).toMatchObject({ phase: 'epilogue', asked: [1, 2, 3], seconds: 86_400 });
    given(ended).when(vote(1, 2)).refused('ended');
    given(ended).when(over(1)).refused('ended');
    given(ended)
      .when(say(3, 'talk', 'well played'))
      .then({ type: 'talked', channel: 'talk', audience: 'public' });
    const closed = play(ended, timeUp);
    expect(happened(closed, 'phaseEnded').at(-1)).toMatchObject({ phase: 'epilogue', why: 'limit' });
    given(closed)
      .when(say(3, 'talk', 'one more thing'))
      .refused('ended');
  });

  test('[K3] [R002-BBS-24] one day of the game is 24 hours', () => {
    const phases = happened(bbsDay1, 'phaseBegan').map(({ phase, seconds }) => [phase, seconds]);
    expect(phases).toEqual([
      ['prologue', 86_400],
      ['day', 86_400],
    ]);
  });

  test('[R002-BBS-03] by day all talk and vote, at the day change the vote executes and the pack attacks one human', () => {
    const dawn = play(bbsDay1, allVote(6), attackVote(7, 1), attackVote(8, 1), timeUp);
    const told = heard(2, dawn).map(({ type }) => type);
    expect(told.slice(told.lastIndexOf('phaseEnded'))).toEqual([
      'phaseEnded',
      'votesCounted',
      'executed',
      'dawnBroke',
      'dayBegan',
      'phaseBegan',
    ]);
    expect(happened(dawn, 'executed')).toMatchObject([{ player: 6, audience: 'public' }]);
    expect(happened(dawn, 'dawnBroke').at(-1)).toMatchObject({ dead: [1] });
    given(bbsDay1).when(attackVote(7, 8)).refused('targetWerewolf');
  });

  test('[D6] [R002-BBS-04] the dead do not speak in public, vote or act', () => {
    const day2 = play(bbsDay1, allVote(10), attackVote(7, 11), timeUp);
    for (const dead of [10, 11]) {
      given(day2)
        .when(say(dead, 'talk', 'I was the seer'))
        .refused('channelClosed');
      given(day2)
        .when(say(dead, 'act', 'haunts'))
        .refused('channelClosed');
      given(day2)
        .when(say(dead, 'soliloquy', 'hm'))
        .refused('channelClosed');
      given(day2).when(vote(dead, 1)).refused('notAsked');
      given(day2).when(over(dead)).refused('channelClosed');
      given(day2)
        .when(announce(dead, 'vote', 1))
        .refused('channelClosed');
    }
    given(day2).when(divine(10, 1)).refused('notAsked');
    given(day2).when(guard(11, 1)).refused('notAsked');
    const withoutWolf = play(bbsDay1, allVote(7), attackVote(7, 1), attackVote(8, 2), timeUp);
    expect(happened(withoutWolf, 'dawnBroke').at(-1)?.dead).toEqual([2]);
    given(withoutWolf).when(attackVote(7, 1)).refused('notAsked');
    given(withoutWolf)
      .when(say(7, 'whisper', 'psst'))
      .refused('channelClosed');
    given(day2)
      .when(say(10, 'grave', 'alas'))
      .then({ type: 'talked', audience: [10, 11] });
  });
});

describe('posts', () => {
  const posts = (count: number, channel: 'talk' | 'act' | 'whisper' | 'soliloquy', player = 7) =>
    Array.from({ length: count }, (_, index) => say(player, channel, `${channel} ${index}`));

  test('[B2] [R000-PLAT-11] [R002-BBS-16] 20 posts a day, counted down for the player; the next one is refused', () => {
    const scene = play(bbsVillage(), untilPhase('day', 1));
    const left = (count: number) =>
      viewFor(7, play(scene, ...posts(count, 'talk')).events).own.quotas.talk.left;
    expect([0, 1, 19, 20].map(left)).toEqual([20, 19, 1, 0]);
    given(scene, ...posts(19, 'talk'))
      .when(say(7, 'talk', 'number 20'))
      .then({ type: 'talked' });
    const full = play(scene, ...posts(20, 'talk'));
    given(full)
      .when(say(7, 'talk', 'number 21'))
      .refused('quotaUsed');
    expect(REFUSALS.quotaUsed).toMatch(/no utterance left/);
    given(full)
      .when(say(8, 'talk', 'mine'))
      .then({ type: 'talked' });
    given(full, greetings(7), timeUp)
      .when(say(7, 'talk', 'a new day'))
      .then({ type: 'talked' });
  });

  test('[B2] the limit is a rule of the village', () => {
    const rules = rulesOf('bbs-15');
    const short = changed(rules, { talk: { perPlayer: 2 } });
    given(bbsVillage(short), say(1, 'talk', 'a'), say(1, 'talk', 'b'))
      .when(say(1, 'talk', 'c'))
      .refused('quotaUsed');
  });

  test('[B2] [R000-PLAT-12] acts have a quota of their own and stand apart from talk', () => {
    const scene = play(bbsVillage(), untilPhase('day', 1), ...posts(20, 'talk'), ...posts(10, 'act'));
    given(scene)
      .when(say(7, 'act', 'one act too many'))
      .refused('quotaUsed');
    const { pages } = viewFor(1, scene.events).shared;
    expect(pages[1]?.talks).toHaveLength(20);
    expect(pages[1]?.acts.map(({ text }) => text)).toContain('act 9');
    expect(viewFor(7, scene.events).own.quotas.act.left).toBe(0);
    expect(viewFor(8, scene.events).own.quotas.act.left).toBe(10);
    given(scene)
      .when(say(8, 'act', 'an act of another'))
      .then({ type: 'talked', channel: 'act' });
    given(bbsVillage(), untilPhase('day', 1))
      .when(say(1, 'act', 'x'.repeat(51)))
      .refused('textTooLong');
  });

  test('[B1] [R000-PLAT-08] the pack whispers beside the talk of the day, in one order of time', () => {
    const scene = play(
      bbsVillage(),
      untilPhase('day', 1),
      say(1, 'talk', 'a'),
      say(7, 'whisper', 'b'),
      say(8, 'talk', 'c'),
      say(9, 'whisper', 'd'),
    );
    const texts = (viewer: number) =>
      heard(viewer, scene).flatMap((event) => (event.type === 'talked' ? [event.text] : []));
    expect(texts(8)).toEqual(['a', 'b', 'c', 'd']);
    expect(texts(2)).toEqual(['a', 'c']);
  });

  test('[B6] a post carries the face of the character; without one it is plain', () => {
    const scene = play(bbsVillage(), say(1, 'talk', 'ha', { expression: 'smiling' }), say(2, 'talk', 'hm'));
    expect(happened(scene, 'talked').map(({ expression }) => expression)).toEqual(['smiling', null]);
  });

  test('[B6] [R003-LPLAY-19] a village has a language, and each text its own', () => {
    const scene = play(
      bbsVillage(),
      say(1, 'talk', 'やあ', { language: 'ja' }),
      say(2, 'talk', 'hello', { language: 'en' }),
    );
    expect(happened(scene, 'opened')[0]?.language).toBe('ja');
    expect(happened(scene, 'talked').map(({ language }) => language)).toEqual(['ja', 'en']);
  });

  test('[R003-LPLAY-19] by turns too, and the village may be of any language', () => {
    const rules = rulesOf('nlp-5');
    const setup = {
      ...setupOf(['villager', 'villager', 'seer', 'possessed', 'werewolf'], { rules }),
      language: 'en',
    };
    const opened = openScene(setup);
    expect(happened(opened, 'opened')[0]?.language).toBe('en');
    const scene = play(opened, { type: 'talk', player: 1, channel: 'talk', text: 'やあ', language: 'ja' });
    expect(happened(scene, 'talked')).toMatchObject([{ player: 1, language: 'ja' }]);
  });

  test('[B3] [R001-NLSYS-04] the anchor of a post does not count in its length', () => {
    const [named] = happened(bbsVillage(), 'opened')[0]?.cast ?? [];
    const anchor = `>>${named?.name} `;
    given(bbsVillage())
      .when(say(2, 'talk', `${anchor}${'あ'.repeat(400)}`))
      .then({ type: 'talked', to: 1 });
    given(bbsVillage())
      .when(say(2, 'talk', `${anchor}${'あ'.repeat(401)}`))
      .refused('textTooLong');
  });

  test('[B3] a post that is too long is refused; there is no empty one', () => {
    given(bbsVillage())
      .when(say(1, 'talk', 'あ'.repeat(400)))
      .then({ type: 'talked' });
    given(bbsVillage())
      .when(say(1, 'talk', 'あ'.repeat(401)))
      .refused('textTooLong');
    given(bbsVillage())
      .when(say(1, 'talk', ' \n '))
      .refused('emptyText');
    given(bbsVillage())
      .when(say(1, 'talk', 'two\nlines'))
      .then({ type: 'talked', text: 'two\nlines' });
  });

  test('[B5] talk, whispers and acts are counted apart, soliloquies by player, and the dead not at all', () => {
    const scene = play(
      bbsDay1,
      say(7, 'whisper', 'a'),
      say(1, 'soliloquy', 'b'),
      say(2, 'soliloquy', 'c'),
      say(1, 'soliloquy', 'd'),
      say(2, 'act', 'e'),
      say(2, 'talk', 'f'),
      allVote(6),
      timeUp,
      say(6, 'grave', 'g'),
    );
    const numbers = happened(scene, 'talked')
      .slice(15)
      .map(({ text, number }) => [text, number]);
    expect(numbers).toEqual([
      ['a', 0],
      ['b', 0],
      ['c', 0],
      ['d', 1],
      ['e', 0],
      ['f', 15],
      ['g', null],
    ]);
  });
});
