import { describe, expect, test } from 'vitest';
import {
  allVote,
  asked,
  attackVote,
  changed,
  given,
  happened,
  heard,
  many,
  play,
  says,
  type TestScene,
  talk,
  until,
  villageOf,
  whisper,
} from '../../testing/index.ts';
import { aiwolfRoles, aiwolfRules, type Role, type Rules } from '../index.ts';

const NINE: Role[] = [...many(3, 'villager'), 'seer', 'villager', 'villager', ...many(3, 'werewolf')];
const aiwolf = aiwolfRules(aiwolfRoles(12));

/** The whispers of day 0. */
function night(rules: Rules = aiwolf): TestScene {
  return villageOf(NINE, { rules });
}

describe('whispers', () => {
  test('[W1] the living werewolves whisper, and the pack hears it', () => {
    expect(asked(night())).toEqual(['whisper 7']);
    given(night())
      .when(whisper(7, 'the seer first'))
      .then({ type: 'talked', channel: 'whisper', player: 7, text: 'the seer first', audience: [7, 8, 9] });
    given(night()).when(whisper(1, 'me too')).refused('notAsked');
    given(night()).when(talk(7, 'aloud')).refused('notAsked');
  });

  test('[W1] a dead werewolf hears it and is not asked', () => {
    const scene = play(night(), until('vote', 1), allVote(8), until('whisper', 1));
    expect(asked(scene)).toEqual(['whisper 7']);
    const whispered = play(scene, whisper(7, 'who is next?'));
    expect(asked(whispered)).toEqual(['whisper 9']);
    expect(heard(8, whispered).at(-1)).toMatchObject({ type: 'talked', text: 'who is next?' });
    given(whispered).when(whisper(8, 'not me')).refused('notAsked');
  });

  test('[W1] [S1] nobody else learns that there was a whisper', () => {
    const quiet = play(night(), until('divine'));
    const loud = play(night(), until('divine', 0, { whisper: ({ turn }) => (turn < 9 ? 'psst' : 'Over') }));
    for (const viewer of [1, 4, 6, 'observer'] as const)
      expect(heard(viewer, loud)).toEqual(heard(viewer, quiet));
    expect(heard(8, loud)).not.toEqual(heard(8, quiet));
  });

  test('[W2] whispers have limits of their own', () => {
    const rules = changed(aiwolf, { whisper: { perPlayer: 1, turns: 3, skips: 0 } });
    const scene = play(night(rules), says('one', 'Skip', 'one'));
    expect(happened(scene, 'talked').map(({ player, text }) => `${player} ${text}`)).toEqual([
      '7 one',
      '8 Over',
      '9 one',
      '7 Over',
    ]);
    expect(happened(play(night(rules), until('divine', 0, { whisper: () => 'on' })), 'talked').length).toBe(
      6,
    );
  });

  test('[W3] [D4] a lone werewolf does not whisper', () => {
    const alone = villageOf(['villager', 'villager', 'seer', 'werewolf']);
    expect(asked(alone)).toEqual(['divine 3']);
    const left = play(
      night(),
      until('vote', 1),
      allVote(7),
      until('vote', 2),
      allVote(8),
      until('attackVote', 2),
    );
    expect(asked(left)).toEqual(['attackVote 9']);
    expect(happened(left, 'talked').filter(({ channel, day }) => channel === 'whisper' && day === 2)).toEqual(
      [],
    );
  });

  test('[W4] the pack whispers each night after the divination and before the attack', () => {
    const scene = play(night(), until('vote', 1), allVote(1), until('whisper', 1));
    expect(happened(scene, 'divined').at(-1)).toMatchObject({ day: 1 });
    expect(asked(play(scene, until('attackVote', 1)))).toEqual([
      'attackVote 7',
      'attackVote 8',
      'attackVote 9',
    ]);
  });

  const split = [attackVote(7, 2), attackVote(8, 3), attackVote(9, 4)];

  test('[W4] with `whisperBeforeRevote` the pack whispers before each further attack vote', () => {
    const rules = changed(aiwolf, { attack: { whisperBeforeRevote: true, rounds: 3 } });
    const scene = play(night(rules), until('vote', 1), allVote(1), until('attackVote', 1));
    const tied = play(scene, ...split);
    expect(asked(tied)).toEqual(['whisper 7']);
    const again = play(tied, says('the seer', 'Over', 'Over'), until('attackVote', 1));
    expect(asked(again)).toEqual(['attackVote 7', 'attackVote 8', 'attackVote 9']);
    const whispers = happened(again, 'talked').filter(
      ({ channel, day }) => channel === 'whisper' && day === 1,
    );
    expect(whispers.map(({ turn, idx }) => [turn, idx])).toEqual([
      [0, 0],
      [0, 1],
      [0, 2],
      [0, 3],
      [0, 4],
      [0, 5],
      [1, 6],
      [1, 7],
      [1, 8],
    ]);
    const third = play(again, ...split);
    expect(asked(third)).toEqual(['whisper 7']);
    const last = play(third, says('Over', 'Over', 'Over'));
    expect(happened(last, 'phaseBegan').at(-1)).toMatchObject({ phase: 'attack', round: 2 });
    expect(happened(play(last, ...split), 'attacked').length).toBe(1);
  });

  test('[W4] a lone werewolf votes again without a whisper', () => {
    const rules = changed(aiwolf, { attack: { whisperBeforeRevote: true } });
    const roles: Role[] = [...many(4, 'villager'), 'werewolf'];
    const scene = play(villageOf(roles, { rules }), until('vote', 1), allVote(1));
    given(scene)
      .when({ type: 'noAnswer', player: 5, act: 'attackVote', reason: 'late' })
      .then(
        { type: 'substituted' },
        { type: 'attackVotesCounted', round: 0 },
        { type: 'phaseBegan', phase: 'attack', round: 1 },
      );
  });

  test('[T6] quotas are full again in every phase of whispers', () => {
    const rules = changed(aiwolf, { whisper: { perPlayer: 1 }, attack: { whisperBeforeRevote: true } });
    const scene = play(night(rules), until('vote', 1), allVote(1), until('whisper', 1), says('a', 'b', 'c'));
    const again = play(scene, until('attackVote', 1), ...split);
    given(again).when(whisper(7, 'd')).then({ type: 'talked', text: 'd' });
  });
});
