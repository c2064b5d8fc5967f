import { describe, expect, test } from 'vitest';
import { correct, say, untilPhase } from '../../testing/clock/index.ts';
import { given, happened, many, play, rulesOf, talk, villageOf } from '../../testing/index.ts';
import { type Event, givenTo, type Role, replay } from '../index.ts';

const ROLES: Role[] = [...many(3, 'villager'), 'seer', 'werewolf', 'werewolf'];
const RULES = rulesOf('licos-6');
const village = villageOf(ROLES, { rules: RULES });
const bbs = play(
  villageOf([...many(4, 'villager'), 'seer', 'medium', 'possessed', 'werewolf', 'werewolf'], {
    rules: rulesOf('bbs-9'),
  }),
  untilPhase('day', 1),
);
const VOTE = 'VOTE Agent[03]';

function meanings(events: readonly Event[]) {
  return events.flatMap((event) => (event.type === 'corrected' ? [[event.player, event.text]] : []));
}

describe('how words were meant', () => {
  test('[X8] is told by the speaker later, as often as they like, and by nobody else', () => {
    const scene = play(village, talk(1, 'three it is'), talk(2, 'hm'));
    const { events } = play(scene, correct(1, 0, VOTE), correct(1, 0, ''));
    expect(meanings(events)).toEqual([
      [1, VOTE],
      [1, ''],
    ]);
    given(scene)
      .when(correct(2, 0, VOTE))
      .refused('notOwnWords');
    given(scene)
      .when(correct(1, 2, VOTE))
      .refused('unknownUtterance');
  });

  test('[X8] is no way to speak when one may not', () => {
    const scene = play(village, talk(1, 'three it is'));
    const voting = play(scene, untilPhase('vote'));
    given(voting)
      .when(correct(1, 0, VOTE))
      .refused('channelClosed');
  });

  test('[S8] of a whisper is the pack’s, and others do not learn that there is one', () => {
    const scene = play(bbs, say(8, 'whisper', 'that one'));
    const corrected = play(scene, correct(8, 0, 'ATTACK Agent[01]', 'whisper'));
    const { events } = corrected;
    expect(happened(corrected, 'corrected').map(({ audience }) => audience)).toEqual([[8, 9]]);
    for (const viewer of [1, 4, 'observer'] as const)
      expect(givenTo(viewer, events).some(({ event }) => event.type === 'corrected')).toBe(false);
    given(scene)
      .when(correct(1, 0, '', 'whisper'))
      .refused('unknownUtterance');
    given(scene)
      .when(correct(9, 0, '', 'whisper'))
      .refused('notOwnWords');
  });

  test('[X8] [S8] is everybody’s to tell after the end, of whispers where they are opened', () => {
    const bbs = rulesOf('bbs-9');
    const wolves: Role[] = [...many(4, 'villager'), 'seer', 'medium', 'possessed', 'werewolf', 'werewolf'];
    const begun = play(
      villageOf(wolves, { rules: bbs }),
      untilPhase('day', 1),
      talk(1, 'three it is'),
      say(8, 'whisper', 'psst'),
    );
    const ended = play(begun, untilPhase('epilogue'));
    const { events } = play(ended, correct(2, 0, VOTE), correct(2, 0, 'ATTACK Agent[01]', 'whisper'));
    expect(meanings(events)).toEqual([
      [2, VOTE],
      [2, 'ATTACK Agent[01]'],
    ]);
    const seen = givenTo(3, events).filter(({ event }) => event.type === 'corrected');
    expect(seen).toHaveLength(2);
  });

  test('[S8] changes nothing of the village', () => {
    const plain = play(village, talk(1, 'three it is'));
    const meant = play(village, talk(1, 'three it is'), correct(1, 0, VOTE), correct(1, 0, ''));
    expect(replay(meant.events)).toEqual(replay(plain.events));
  });
});
