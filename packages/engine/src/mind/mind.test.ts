import { describe, expect, test } from 'vitest';
import { mark, note, say, star, timeUp, untilPhase } from '../../testing/clock/index.ts';
import {
  attackVote,
  changed,
  given,
  happened,
  heard,
  many,
  play,
  rulesOf,
  type TestScene,
  villageOf,
  vote,
} from '../../testing/index.ts';
import { boardOf, MARKS, type Mark, nextMark, type Role, viewFor } from '../index.ts';

const ROLES: Role[] = [...many(3, 'villager'), 'seer', 'werewolf'];
const village = villageOf(ROLES, { rules: rulesOf('licos-5') });

describe('the prediction board', () => {
  test('[X1] [R003-LPLAY-10] a cell goes through ? Δ O X, and each step is kept', () => {
    expect(['?', 'Δ', 'O', 'X'].map((sign) => nextMark(sign as Mark))).toEqual(['Δ', 'O', 'X', '?']);
    const scene = play(
      village,
      ...MARKS.map((sign) => mark(1, 2, 'werewolf', sign)),
      mark(1, 3, 'seer', 'O'),
    );
    expect(happened(scene, 'marked').map(({ mark: sign }) => sign)).toEqual(['?', 'Δ', 'O', 'X', 'O']);
    const { own } = viewFor(1, scene.events);
    expect(own.marks).toHaveLength(5);
    expect(boardOf(own).map(({ target, role, mark: sign }) => [target, role, sign])).toEqual([
      [2, 'werewolf', 'X'],
      [3, 'seer', 'O'],
    ]);
  });

  test('[X5] only marks, players and roles that there are', () => {
    given(village)
      .when(mark(1, 2, 'werewolf', '△' as 'Δ'))
      .refused('unknownMark');
    given(village)
      .when(mark(1, 2, 'fox', 'O'))
      .refused('unknownRole');
    given(village)
      .when(mark(1, 2, 'king' as Role, 'O'))
      .refused('unknownRole');
    given(village)
      .when(mark(1, 6, 'seer', 'O'))
      .refused('unknownTarget');
    given(village)
      .when(mark(6, 1, 'seer', 'O'))
      .refused('unknownPlayer');
  });
});

describe('stars and notes', () => {
  test('[X2] a star at an utterance, and away again', () => {
    const scene = play(village, say(2, 'talk', 'hello'), star(1, 0), star(1, 0, false));
    expect(viewFor(1, scene.events).own.stars.map(({ number, starred }) => [number, starred])).toEqual([
      [0, true],
      [0, false],
    ]);
    given(scene).when(star(1, 1)).refused('unknownUtterance');
    given(scene).when(star(1, -1)).refused('unknownUtterance');
    given(scene)
      .when({ ...star(1, 0), channel: 'whisper' })
      .refused('unknownUtterance');
  });

  test('[X3] a note of any number of lines', () => {
    const scene = play(village, note(1, 'first\nsecond'));
    expect(viewFor(1, scene.events).own.notes).toEqual(['first\nsecond']);
    given(village)
      .when(note(1, 'x'.repeat(10_001)))
      .refused('textTooLong');
  });
});

describe('what is in the mind', () => {
  const thoughts = [mark(1, 2, 'werewolf', 'X'), note(1, 'hm'), mark(5, 1, 'seer', 'O')];

  test('[X4] is told to its author alone', () => {
    const scene = play(village, say(2, 'talk', 'hello'), ...thoughts, star(1, 0));
    for (const event of scene.events.slice(-4))
      expect(event.audience).toEqual([event.type === 'marked' && event.player === 5 ? 5 : 1]);
    for (const viewer of [2, 'observer'] as const) {
      expect(heard(viewer, scene).some(({ type }) => ['marked', 'noted', 'starred'].includes(type))).toBe(
        false,
      );
    }
  });

  test('[X4] changes nothing in the village', () => {
    expect(play(village, ...thoughts).village).toEqual(village.village);
  });

  test('[X4] may be thought at any time: by night, by the dead, and after the end', () => {
    const night = play(village, untilPhase('vote'), vote(1, 2), timeUp);
    play(night, ...thoughts);
    const morning = play(night, attackVote(5, 1), timeUp);
    play(morning, ...thoughts);
    const ended = play(morning, untilPhase('vote', 2), vote(3, 5), timeUp);
    expect(ended.village.outcome).not.toBeNull();
    play(ended, ...thoughts);
  });
});

describe('[X7] boards opened after the end', () => {
  const rules = changed(rulesOf('licos-5'), { end: { opensBoards: true } });
  const thought = [say(2, 'talk', 'hello'), mark(1, 5, 'werewolf', 'O'), star(3, 0), note(4, 'mine')];

  function ended(scene: TestScene): TestScene {
    return play(scene, untilPhase('vote'), vote(1, 5), timeUp);
  }

  function thoughtsHeardBy(viewer: number, scene: TestScene): string[] {
    const kinds = ['marked', 'starred', 'noted'];
    return heard(viewer, scene).flatMap((event) => (kinds.includes(event.type) ? [event.type] : []));
  }

  test('until then they are hidden; then everybody is given them, but no notes', () => {
    const before = play(villageOf(ROLES, { rules }), ...thought);
    expect([1, 2, 3, 4].map((viewer) => thoughtsHeardBy(viewer, before))).toEqual([
      ['marked'],
      [],
      ['starred'],
      ['noted'],
    ]);
    const after = ended(before);
    expect(happened(after, 'channelsOpened')).toMatchObject([{ channels: [], boards: true }]);
    expect([1, 2, 3, 4].map((viewer) => thoughtsHeardBy(viewer, after))).toEqual([
      ['marked', 'starred'],
      ['marked', 'starred'],
      ['starred', 'marked'],
      ['noted', 'marked', 'starred'],
    ]);
  });

  test('a board of another is never taken for one of their own', () => {
    const { own } = viewFor(2, ended(play(villageOf(ROLES, { rules }), ...thought)).events);
    expect(own.marks).toEqual([]);
    expect(own.stars).toEqual([]);
  });

  test('a star after the end is a vote for the best utterance, and public', () => {
    const scene = play(ended(play(villageOf(ROLES, { rules }), ...thought)), star(2, 0));
    expect(happened(scene, 'starred').map(({ player, audience }) => [player, audience])).toEqual([
      [3, [3]],
      [2, 'public'],
    ]);
    expect(viewFor(2, scene.events).own.stars).toHaveLength(1);
  });

  test('where the rules do not open them they stay hidden', () => {
    const scene = play(ended(play(village, ...thought)), star(2, 0));
    expect(happened(scene, 'starred').at(-1)?.audience).toEqual([2]);
    expect(thoughtsHeardBy(5, scene)).toEqual([]);
  });
});
