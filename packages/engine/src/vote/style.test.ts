import { describe, expect, test } from 'vitest';
import { announce, over, phaseNow, say, timeUp, untilPhase } from '../../testing/clock/index.ts';
import {
  all,
  asked,
  changed,
  given,
  happened,
  heard,
  many,
  play,
  rulesOf,
  type TestScene,
  until,
  villageOf,
  vote,
} from '../../testing/index.ts';
import { type ClockPhase, type Role, viewFor } from '../index.ts';

/** Three ways to come to a vote: everybody for themselves, announced before, or after a straw poll. */

const ROLES: Role[] = [...many(3, 'villager'), 'seer', 'werewolf'];
const licos = rulesOf('licos-5');

/** Whom the village executes when its vote ends now. */
function executedOn(voting: TestScene): number[] {
  return happened(play(voting, timeUp), 'executed').map(({ player }) => player);
}

describe('a free vote', () => {
  test('[R000-INFO-10] [V10] needs no word before it', () => {
    const scene = play(villageOf(ROLES, { rules: licos }), untilPhase('vote'));
    given(scene)
      .when(vote(1, 2))
      .then({ type: 'voted', audience: [1], target: 2 });
    expect(executedOn(play(scene, vote(1, 2), vote(3, 2), vote(2, 3)))).toEqual([2]);
  });

  test('[R000-INFO-10] [V10] by turns needs no word either', () => {
    const roles: Role[] = ['villager', 'villager', 'seer', 'possessed', 'werewolf'];
    const scene = play(villageOf(roles, { rules: rulesOf('nlp-5') }), until('vote', 1));
    const night = play(
      scene,
      all('vote', ({ player }) => (player === 2 ? 1 : 2)),
    );
    expect(happened(night, 'executed')).toMatchObject([{ day: 1, player: 2 }]);
  });
});

describe('an announced vote', () => {
  const rules = changed(licos, { vote: { style: 'announced' } });
  const village = villageOf(ROLES, { rules });

  test('[R000-INFO-10] [V10] nobody votes before they have said whom they mean to vote for; that does not bind them', () => {
    const scene = play(village, announce(1, 'vote', 2), untilPhase('vote'));
    given(scene).when(vote(2, 3)).refused('notAnnounced');
    given(scene).when(vote(1, 3)).then({ type: 'voted', target: 3 });
    given(scene, announce(2, 'vote', 3))
      .when(vote(2, 3))
      .then({ type: 'voted', target: 3 });
    // One vote is cast of two that were announced, and it alone counts.
    expect(executedOn(play(scene, announce(3, 'vote', 2), vote(1, 3)))).toEqual([3]);
  });

  test('[R000-INFO-10] [V10] what is announced is told to all', () => {
    const scene = play(village, announce(1, 'vote', 2));
    for (const viewer of [3, 5, 'observer'] as const)
      expect(viewFor(viewer, scene.events).shared.pages.at(-1)?.announced).toMatchObject([
        { player: 1, about: 'vote', target: 2 },
      ]);
  });

  test('[V10] a word on divination announces no vote, and that of yesterday none of today', () => {
    const wish = play(village, announce(1, 'divine', 2), untilPhase('vote'));
    given(wish).when(vote(1, 2)).refused('notAnnounced');
    const today = play(village, announce(1, 'vote', 2), untilPhase('vote', 2));
    given(today).when(vote(1, 2)).refused('notAnnounced');
  });

  test('[B7] announced while the village talks or votes, also after Over, of living players', () => {
    given(village, over(1))
      .when(announce(1, 'vote', 2))
      .then({ type: 'announced', audience: 'public' });
    given(village)
      .when(announce(1, 'vote', 1))
      .refused('targetSelf');
    given(village)
      .when(announce(1, 'vote', 9))
      .refused('unknownTarget');
    given(village, untilPhase('night'))
      .when(announce(1, 'vote', 2))
      .refused('channelClosed');
  });
});

describe('a gathered vote', () => {
  const poll: ClockPhase = {
    name: 'poll',
    on: 'laterDays',
    parts: ['poll'],
    spans: [{ day: null, upTo: 20, seconds: 30 }],
    ends: 'whenAllAnswered',
  };
  const [discussion, ...rest] = licos.clock!.phases;
  const rules = {
    ...changed(licos, { clock: { phases: [discussion!, poll, ...rest] } }),
    laterDays: ['talk', 'dusk', 'poll', 'vote', 'divine', 'whisper', 'guard', 'attack'] as const,
  };
  const polling = play(villageOf(ROLES, { rules }), untilPhase('poll'));
  const straw = (player: number, target: number) => ({ type: 'poll', player, target }) as const;

  test('[R000-INFO-10] [V11] a straw poll comes before the binding vote, is told to all, and binds nobody', () => {
    expect(asked(polling)).toEqual(['poll 1', 'poll 2', 'poll 3', 'poll 4', 'poll 5']);
    const voting = play(polling, straw(1, 2), straw(2, 3), straw(3, 2), straw(4, 2), straw(5, 2));
    expect(phaseNow(voting).phase).toBe('vote');
    expect(happened(voting, 'pollCounted')).toMatchObject([
      { audience: 'public', votes: [{ player: 1, target: 2 }, {}, {}, {}, {}] },
    ]);
    expect(viewFor(4, voting.events).shared.pages[1]?.poll).toHaveLength(5);
    const night = play(voting, vote(1, 5), vote(2, 5), timeUp);
    expect(happened(night, 'executed')).toMatchObject([{ player: 5 }]);
  });

  test("[V11] a straw vote is its voter's own until it is counted, and one that is missing is none", () => {
    const scene = play(polling, straw(1, 2));
    expect(heard(3, scene).some(({ type }) => type === 'polled')).toBe(false);
    given(scene).when(straw(2, 2)).refused('targetSelf');
    expect(happened(play(scene, timeUp), 'pollCounted')).toMatchObject([
      { votes: [{ player: 1, target: 2 }] },
    ]);
  });

  test('[R000-INFO-10] [V11] by turns the village asks for it', () => {
    const nlp = rulesOf('nlp-5');
    const turns = { ...nlp, laterDays: ['talk', 'dusk', 'poll', 'vote', 'divine', 'attack'] as const };
    const scene = play(
      villageOf(['villager', 'villager', 'seer', 'possessed', 'werewolf'], { rules: turns }),
      until('poll', 1),
    );
    const voting = play(
      scene,
      all('poll', ({ player }) => (player === 1 ? 2 : 1)),
    );
    expect(happened(voting, 'pollCounted')).toMatchObject([{ audience: 'public', day: 1 }]);
    expect(asked(voting)[0]).toBe('vote 1');
  });

  test('[V11] talk goes on after neither', () => {
    given(polling)
      .when(say(1, 'talk', 'hello'))
      .refused('channelClosed');
  });
});
