import { describe, expect, test } from 'vitest';
import { allVote, greetings, say, timeUp, untilPhase, watch } from '../../testing/clock/index.ts';
import { attackVote, given, happened, play, rulesOf, villageOf } from '../../testing/index.ts';
import { tableOf } from '../../testing/page.ts';
import { CHANNELS, type Channel, type Event, givenTo, type Viewer, viewFor } from '../index.ts';

/** Who hears what: kinds of post by what the viewer is, while the village lives and after its end. */

/** 1 villager, 2 werewolf, 3 villager who dies on day 1, 4 werewolf who dies on day 1, 5-8 others. */
const VIEWERS: Readonly<Record<string, Viewer>> = {
  'living villager': 1,
  'living werewolf': 2,
  'dead villager': 3,
  'dead werewolf': 4,
  'its author': 0,
  observer: 'observer',
};

const day2 = play(
  villageOf(
    ['villager', 'werewolf', 'villager', 'werewolf', 'werewolf', 'villager', 'villager', 'villager'],
    {
      rules: rulesOf('bbs-15'),
    },
  ),
  untilPhase('day', 1),
  greetings(),
  allVote(4),
  attackVote(2, 3),
  timeUp,
  greetings(),
);

/** Who posts on a channel: somebody who may, and is none of the viewers but the author. */
const AUTHOR: Readonly<Record<Channel, number>> = { talk: 6, whisper: 5, soliloquy: 6, grave: 3, act: 6 };

const posted = play(day2, ...CHANNELS.map((channel) => say(AUTHOR[channel], channel, `the ${channel}`)));
const ended = play(posted, allVote(2), attackVote(2, 6), timeUp, greetings(), allVote(5), timeUp);

function hears(viewer: Viewer, channel: Channel, events: readonly Event[]): boolean {
  return givenTo(viewer, events).some(
    ({ event }) => event.type === 'talked' && event.text === `the ${channel}`,
  );
}

function viewerOf(state: string, channel: Channel): Viewer {
  return state === 'its author' ? AUTHOR[channel] : VIEWERS[state]!;
}

/** What the page says, by channel and viewer; of those who watch it tells in the last row. */
const ROWS = tableOf('B1');
const MATRIX = ROWS.slice(0, -1).map(
  (row) => ({ ...row, channel: row.channel as Channel }) as Record<string, string> & { channel: Channel },
);

describe('who hears a post', () => {
  test('[B1] the page names every channel and every state', () => {
    expect(MATRIX.map(({ channel }) => channel)).toEqual([...CHANNELS]);
    for (const row of MATRIX) expect(Object.keys(row)).toEqual(expect.arrayContaining(Object.keys(VIEWERS)));
  });

  describe.each(MATRIX)('$channel', (row) => {
    test.each(Object.keys(VIEWERS))(
      '[B1] [R002-BBS-18] [R003-LPROT-07] %s, while the village lives',
      (state) => {
        expect(hears(viewerOf(state, row.channel), row.channel, posted.events)).toBe(row[state] === 'yes');
      },
    );

    test.each(Object.keys(VIEWERS))('[B8] [R002-BBS-18] %s, after the end: all is open', (state) => {
      expect(ended.village.outcome).not.toBeNull();
      expect(hears(viewerOf(state, row.channel), row.channel, ended.events)).toBe(true);
    });

    test('[B8] and nothing is opened where the rules do not say so', () => {
      const { record, author } = playedWithoutOpening(row.channel);
      for (const [state, viewer] of Object.entries(VIEWERS)) {
        if (state === 'its author') continue;
        expect(hears(viewer, row.channel, record), state).toBe(row[state] === 'yes' || viewer === author);
      }
    });
  });

  test('the audience of each post is the list of seats that could hear it, or all', () => {
    const audiences = posted.events.flatMap((event) =>
      event.type === 'talked' && event.text.startsWith('the ') ? [[event.channel, event.audience]] : [],
    );
    expect(audiences).toEqual([
      ['talk', 'public'],
      ['whisper', [2, 4, 5]],
      ['soliloquy', [6]],
      ['grave', [3, 4]],
      ['act', 'public'],
    ]);
  });
});

function playedWithoutOpening(channel: Channel): { record: readonly Event[]; author: number } {
  const rules = rulesOf('bbs-15');
  const closed = { ...rules, end: { ...rules.end, opensChannels: false } };
  const roles = [
    'villager',
    'werewolf',
    'villager',
    'werewolf',
    'werewolf',
    'villager',
    'villager',
    'villager',
  ] as const;
  const scene = play(
    villageOf(roles, { rules: closed }),
    untilPhase('day', 1),
    greetings(),
    allVote(4),
    attackVote(2, 3),
    timeUp,
    greetings(),
    say(AUTHOR[channel], channel, `the ${channel}`),
    allVote(2),
    attackVote(2, 6),
    timeUp,
    greetings(),
    allVote(5),
    timeUp,
  );
  if (scene.village.outcome === null) throw new Error('The village has not ended');
  return { record: scene.events, author: AUTHOR[channel] };
}

describe('what those say who watch', () => {
  const hearsWatchers = (viewer: Viewer, events: readonly Event[]) =>
    givenTo(viewer, events).some(({ event }) => event.type === 'watcherTalked');
  const row = ROWS.at(-1) ?? {};
  const states = Object.keys(VIEWERS).filter((state) => state !== 'its author');

  test.each(states)('[B1] [B13] [R002-BBS-18] %s, while the village lives', (state) => {
    const watched = play(posted, watch('who is it?'), watch('player 2', 'Rin'));
    expect(row.channel).toBe('watchers');
    expect(hearsWatchers(VIEWERS[state]!, watched.events)).toBe(row[state] === 'yes');
  });

  test.each(states)('[B8] [B13] %s, after the end: it is not opened', (state) => {
    const watched = play(posted, watch('who is it?'), allVote(2), attackVote(2, 6), timeUp, greetings());
    const over = play(watched, allVote(5), timeUp, watch('well played'));
    expect(over.village.outcome).not.toBeNull();
    expect(happened(over, 'channelsOpened')).toHaveLength(1);
    expect(hearsWatchers(VIEWERS[state]!, over.events)).toBe(row[state] === 'yes');
  });

  test('[B13] the master and whoever watches see it, with or without a name', () => {
    const watched = play(posted, watch('who is it?'), watch('player 2', 'Rin', 'en'));
    expect(happened(watched, 'watcherTalked')).toEqual([
      {
        type: 'watcherTalked',
        audience: 'spectators',
        day: 2,
        name: null,
        text: 'who is it?',
        language: null,
      },
      {
        type: 'watcherTalked',
        audience: 'spectators',
        day: 2,
        name: 'Rin',
        text: 'player 2',
        language: 'en',
      },
    ]);
    for (const viewer of ['observer', 'master'] as const) {
      expect(viewFor(viewer, watched.events).own.pages.at(-1)?.watchers).toHaveLength(2);
    }
  });

  test('[B13] it changes nothing of the game, at any time', () => {
    for (const scene of [day2, posted, ended]) {
      expect(play(scene, watch('hello')).village).toEqual(scene.village);
    }
  });

  test('[B13] what is too long, empty or no text is refused', () => {
    given(posted)
      .when(watch('x'.repeat(401)))
      .refused('textTooLong');
    given(posted).when(watch(' ')).refused('emptyText');
    given(posted)
      .when(watch(7 as unknown as string))
      .refused('notText');
    given(posted)
      .when(watch('hello', null, 'x'.repeat(41)))
      .refused('notText');
  });
});

describe('who may post', () => {
  /** A living villager, a living werewolf, a dead villager, a dead werewolf. */
  const ALLOWED: Readonly<Record<Channel, readonly number[]>> = {
    talk: [1, 2],
    whisper: [2],
    soliloquy: [1, 2],
    grave: [3, 4],
    act: [1, 2],
  };

  test.each(CHANNELS)('[B1] [R002-BBS-18] %s', (channel) => {
    const may = [1, 2, 3, 4].filter((player) => {
      try {
        play(day2, say(player, channel, 'hello'));
        return true;
      } catch (error) {
        expect(String(error)).toContain('channelClosed');
        return false;
      }
    });
    expect(may).toEqual(ALLOWED[channel]);
  });

  test('[B10] [W3] nobody whispers alone', () => {
    const day3 = play(day2, allVote(2), attackVote(2, 6), timeUp);
    expect(() => play(day3, say(5, 'whisper', 'is anybody there?'))).toThrow('channelClosed');
  });
});
