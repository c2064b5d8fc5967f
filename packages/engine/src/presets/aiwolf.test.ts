import { describe, expect, test } from 'vitest';
import {
  all,
  allVote,
  asked,
  conduct,
  given,
  happened,
  many,
  noAnswer,
  play,
  says,
  setupOf,
  type TestScene,
  tableFor,
  talk,
  toTheEnd,
  until,
  villageOf,
  votesTold,
} from '../../testing/index.ts';
import { type AIWolfSettings, aiwolfRoles, aiwolfRules, type Role, type Rules } from '../index.ts';

/** Every setting of the AIWolf platform does in a village what it does there. */

const SEVEN: Role[] = [...many(3, 'villager'), 'seer', 'villager', 'werewolf', 'werewolf'];

function rulesWith(settings: Partial<AIWolfSettings>): Rules {
  return aiwolfRules(aiwolfRoles(7), settings);
}

function villageWith(settings: Partial<AIWolfSettings>): TestScene {
  return villageOf(SEVEN, { rules: rulesWith(settings) });
}

function talks(scene: TestScene, channel: 'talk' | 'whisper', day: number, player: number): string[] {
  return happened(scene, 'talked')
    .filter((talked) => talked.channel === channel && talked.day === day && talked.player === player)
    .map(({ text }) => text);
}

const chatter = { talk: () => 'hello', whisper: () => 'psst' };

describe('settings', () => {
  test('[P3] maxTalk: so many talks, then Over without being asked', () => {
    const scene = play(villageWith({ maxTalk: 3, maxTalkTurn: 5 }), until('vote', 1, chatter));
    expect(talks(scene, 'talk', 1, 1)).toEqual(['hello', 'hello', 'hello', 'Over']);
  });

  test('[P3] maxTalkTurn: so many turns', () => {
    const scene = play(villageWith({ maxTalkTurn: 4 }), until('vote', 1, chatter));
    expect(talks(scene, 'talk', 1, 1)).toEqual(['hello', 'hello', 'hello', 'hello']);
  });

  test('[P3] maxWhisper and maxWhisperTurn: the same for whispers', () => {
    const few = play(villageWith({ maxWhisper: 2, maxWhisperTurn: 9 }), until('divine', 0, chatter));
    expect(talks(few, 'whisper', 0, 6)).toEqual(['psst', 'psst', 'Over']);
    const short = play(villageWith({ maxWhisperTurn: 1 }), until('divine', 0, chatter));
    expect(talks(short, 'whisper', 0, 6)).toEqual(['psst']);
  });

  test('[P3] maxSkip: so many Skips in a row', () => {
    for (const maxSkip of [0, 1, 3]) {
      const lazy = { talk: ({ player }: { player: number }) => (player === 1 ? 'Skip' : 'hello') };
      const scene = play(villageWith({ maxSkip, maxTalkTurn: 5 }), until('vote', 1, lazy));
      const expected = Array.from({ length: 5 }, (_, turn) => (turn < maxSkip ? 'Skip' : 'Over'));
      expect(talks(scene, 'talk', 1, 1)).toEqual(expected);
    }
  });

  const tie = ({ player }: { player: number }) =>
    player === 1 ? 2 : player === 2 ? 1 : player < 5 ? 1 : player < 7 ? 2 : 3;

  test('[P3] maxRevote: so many further votes on a tie', () => {
    for (const maxRevote of [0, 1, 3]) {
      let scene = play(villageWith({ maxRevote }), until('vote', 1));
      while (asked(scene)[0] === 'vote 1') scene = play(scene, all('vote', tie));
      expect(happened(scene, 'votesCounted').length).toBe(maxRevote + 1);
    }
  });

  test('[P3] maxAttackRevote: so many further attack votes on a tie', () => {
    const split = ({ player }: { player: number }) => (player === 6 ? 2 : 3);
    for (const maxAttackRevote of [0, 1, 3]) {
      let scene = play(
        villageWith({ maxAttackRevote }),
        until('vote', 1),
        allVote(1),
        until('attackVote', 1),
      );
      while (asked(scene)[0] === 'attackVote 6') scene = play(scene, all('attackVote', split));
      expect(happened(scene, 'attackVotesCounted').length).toBe(maxAttackRevote + 1);
    }
  });

  test('[P3] enableNoAttack: an undecided pack attacks nobody', () => {
    const idle = { attackVote: ({ player }: { player: number }) => noAnswer(player, 'attackVote') };
    const attacked = (enableNoAttack: boolean) => {
      const scene = play(
        villageWith({ enableNoAttack }),
        until('vote', 1),
        allVote(1),
        until('talk', 2, idle),
      );
      return happened(scene, 'attacked').map(({ died }) => died);
    };
    expect(attacked(true)).toEqual([false]);
    expect(attacked(false)).toEqual([true]);
  });

  test('[P3] enableNoExecution: an undecided vote executes nobody', () => {
    const executed = (enableNoExecution: boolean) => {
      const scene = play(
        villageWith({ enableNoExecution }),
        until('vote', 1),
        all('vote', tie),
        all('vote', tie),
      );
      return happened(scene, 'executed').length;
    };
    expect(executed(true)).toBe(0);
    expect(executed(false)).toBe(1);
  });

  test('[P3] [O4] enableRoleRequest: whether players are asked for wishes', () => {
    expect(rulesWith({ enableRoleRequest: true }).roleWishes).toBe(true);
    expect(rulesWith({ enableRoleRequest: false }).roleWishes).toBe(false);
  });

  test('[P3] talkOnFirstDay: whispers and talk by day on day 0', () => {
    expect(asked(villageWith({ talkOnFirstDay: true }))).toEqual(['whisper 6']);
    const talking = play(villageWith({ talkOnFirstDay: true }), says('Over', 'Over'));
    expect(asked(talking)).toEqual(['talk 1']);
    expect(happened(talking, 'duskFell')).toEqual([]);
    expect(happened(villageWith({}), 'duskFell')).toMatchObject([{ day: 0 }]);
  });

  test('[P3] validateUtterance: what talk is written in', () => {
    expect(rulesWith({ validateUtterance: true }).grammar).toBe('aiwolf');
    expect(rulesWith({ validateUtterance: false }).grammar).toBe('free');
  });

  test('[P3] voteVisible: who voted for whom is told, or never', () => {
    const told = (voteVisible: boolean) =>
      votesTold(play(villageWith({ voteVisible }), until('vote', 1), allVote(1), until('talk', 2)), 1);
    expect(told(true)).toEqual([7]);
    expect(told(false)).toEqual([]);
  });

  test('[P3] whisperBeforeRevote: a whisper before each further attack vote', () => {
    const split = ({ player }: { player: number }) => (player === 6 ? 2 : 3);
    const next = (whisperBeforeRevote: boolean) => {
      const night = play(
        villageWith({ whisperBeforeRevote }),
        until('vote', 1),
        allVote(1),
        until('attackVote', 1),
      );
      return asked(play(night, all('attackVote', split)));
    };
    expect(next(true)).toEqual(['whisper 6']);
    expect(next(false)).toEqual(['attackVote 6', 'attackVote 7']);
  });

  test('[P3] timeLimit: when an answer is late; -1 is one second', () => {
    for (const [timeLimit, limit] of [
      [-1, 1000],
      [250, 250],
    ] as const) {
      const table = tableFor(7);
      const conductor = conduct(setupOf(SEVEN, { rules: rulesWith({ timeLimit }) }), table);
      expect(conductor.nextLimit()).toBe(limit);
    }
  });

  test('[P3] with enableNoExecution and enableNoAttack a game still ends', () => {
    const idle = {
      vote: tie,
      attackVote: ({ player }: { player: number }) => noAnswer(player, 'attackVote'),
      talk: () => 'Over',
    };
    const scene = play(villageWith({ enableNoExecution: true, enableNoAttack: true }), toTheEnd(idle));
    expect(happened(scene, 'ended')).toMatchObject([{ winner: null, why: 'lastDay' }]);
  });
});

test('[T5] a text that only looks like Skip is a talk that keeps the phase alive', () => {
  const scene = play(
    villageWith({ maxTalk: 1 }),
    until('talk', 1),
    ...[1, 2, 3, 4, 5, 6].map((player) => talk(player, 'Over')),
  );
  given(scene)
    .when(talk(7, ' Skip '))
    .then({ type: 'talked', text: ' Skip ' }, { type: 'turnBegan', turn: 1 });
});
