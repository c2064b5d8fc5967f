import { describe, expect, test } from 'vitest';
import { allVote, over, phaseNow, say, timeUp, untilPhase } from '../../testing/clock/index.ts';
import {
  all,
  asked,
  attackVote,
  changed,
  countRoles,
  divine,
  given,
  happened,
  heard,
  many,
  noAnswer,
  play,
  rulesOf,
  villageOf,
  vote,
} from '../../testing/index.ts';
import { type Role, type Rules, viewFor } from '../index.ts';
import { cardRules } from '../presets/live.ts';

/** 1-3 villagers, 4 seer, 5 bodyguard, 6 medium, 7 and 8 werewolves. */
const EIGHT: Role[] = [...many(3, 'villager'), 'seer', 'bodyguard', 'medium', 'werewolf', 'werewolf'];

function seconds(rules: Rules, name: string): number {
  const phase = rules.clock?.phases.find((other) => other.name === name);
  return phase?.spans[0]?.seconds ?? Number.NaN;
}

describe('cgi', () => {
  const village = villageOf(EIGHT, { rules: rulesOf('cgi') });

  test('[K1] [R000-PLAT-04] day and night take turns in a live chat', () => {
    const scene = play(village, timeUp, timeUp, timeUp);
    expect(happened(scene, 'phaseBegan').map(({ day, phase }) => [day, phase])).toEqual([
      [0, 'night'],
      [1, 'day'],
      [1, 'night'],
      [2, 'day'],
    ]);
    const day = play(village, untilPhase('day', 1));
    given(day)
      .when(say(1, 'talk', 'hello'))
      .then({ type: 'talked', audience: 'public' });
    given(day, untilPhase('night', 1))
      .when(say(1, 'talk', 'hello'))
      .refused('channelClosed');
  });

  test('[B1] [R000-PLAT-05] the pack talks at night, not by day, and nobody else hears it', () => {
    const night = play(village, untilPhase('night', 1), say(7, 'whisper', 'whom?'));
    expect(happened(night, 'talked').at(-1)).toMatchObject({ channel: 'whisper', audience: [7, 8] });
    for (const viewer of [1, 4, 'observer'] as const) {
      expect(heard(viewer, night).some(({ type }) => type === 'talked')).toBe(false);
    }
    given(night)
      .when(say(1, 'whisper', 'may I?'))
      .refused('channelClosed');
    given(village, untilPhase('day', 1))
      .when(say(7, 'whisper', 'whom?'))
      .refused('channelClosed');
  });

  test('[K3] [R000-PLAT-06] day and night together take 10 to 19 minutes, and can be set', () => {
    const rules = rulesOf('cgi');
    const minutes = (seconds(rules, 'day') + seconds(rules, 'night')) / 60;
    expect(minutes).toBeGreaterThanOrEqual(10);
    expect(minutes).toBeLessThanOrEqual(19);
    const phases = rules.clock!.phases.map((phase) => ({
      ...phase,
      spans: [{ day: null, upTo: 20, seconds: 420 }],
    }));
    const other = villageOf(EIGHT, { rules: changed(rules, { clock: { phases } }) });
    expect(phaseNow(other).seconds).toBe(420);
  });

  test('[K2] the first night has the parts of the first day only', () => {
    expect(asked(village)).toEqual(['whisper 7', 'whisper 8', 'divine 4']);
    given(village).when(attackVote(7, 1)).refused('notAsked');
    expect(asked(play(village, untilPhase('night', 1)))).toContain('attackVote 7');
  });

  test('[V5] an execution is told when the day ends; then the night begins', () => {
    const day = play(village, untilPhase('day', 1), allVote(2));
    given(day)
      .when({ type: 'timeUp', day: 1, phase: 'day' })
      .then(
        { type: 'phaseEnded' },
        { type: 'votesCounted', audience: 'public' },
        { type: 'executed', player: 2, audience: 'public' },
        { type: 'phaseBegan', phase: 'night' },
      );
  });
});

describe('card', () => {
  const rules = rulesOf('card');
  const village = villageOf(['villager', 'villager', 'villager', 'villager', 'werewolf', 'werewolf'], {
    rules,
  });

  test('[K3] [R000-PLAT-03] days of 3 to 5 minutes, nights of 30 to 60 seconds, and wolves who choose in silence', () => {
    const day = seconds(rules, 'discussion') + seconds(rules, 'vote');
    expect(day).toBeGreaterThanOrEqual(180);
    expect(day).toBeLessThanOrEqual(300);
    expect(seconds(rules, 'night')).toBeGreaterThanOrEqual(30);
    expect(seconds(rules, 'night')).toBeLessThanOrEqual(60);
    for (const phase of ['discussion', 'vote', 'night'] as const) {
      given(village, untilPhase(phase, 1))
        .when(say(5, 'whisper', 'whom?'))
        .refused('channelClosed');
    }
    const dawn = play(village, untilPhase('night', 1), attackVote(5, 1), attackVote(6, 1), timeUp);
    expect(happened(dawn, 'dawnBroke').at(-1)?.dead).toEqual([1]);
  });

  test('[H9] [R000-PLAT-18] with villagers and werewolves only, who dies is shown with their role', () => {
    const night = play(village, untilPhase('vote', 1), vote(1, 5), timeUp);
    expect(happened(night, 'roleShown')).toMatchObject([{ audience: 'public', player: 5, role: 'werewolf' }]);
    const dawn = play(night, attackVote(6, 2), timeUp);
    expect(viewFor('observer', dawn.events).shared.shown.map(({ player, role }) => [player, role])).toEqual([
      [5, 'werewolf'],
      [2, 'villager'],
    ]);
  });

  test('[H10] [R000-PLAT-18] with any other role, roles stay hidden until the end', () => {
    expect(cardRules(countRoles(['villager', 'villager', 'werewolf'])).revealOnDeath).toBe(true);
    for (const role of ['seer', 'medium', 'bodyguard', 'freemason', 'possessed', 'fox'] as const) {
      const roles: Role[] = ['villager', 'villager', 'villager', 'villager', role, 'werewolf'];
      const withRole = cardRules(countRoles(roles));
      expect(withRole.revealOnDeath).toBe(false);
      const night = play(villageOf(roles, { rules: withRole }), untilPhase('vote', 1), vote(1, 2), timeUp);
      const day2 = play(night, attackVote(6, 3), timeUp);
      expect(happened(day2, 'executed')).toMatchObject([{ player: 2 }]);
      expect(happened(day2, 'dawnBroke').at(-1)?.dead).toEqual([3]);
      expect(viewFor('observer', day2.events).shared).toMatchObject({ shown: [], outcome: null });
      const ended = play(day2, untilPhase('vote', 2), vote(1, 6), timeUp, timeUp);
      expect(happened(ended, 'roleShown')).toEqual([]);
      expect(happened(ended, 'rolesRevealed')).toMatchObject([{ audience: 'public', roles }]);
      expect(happened(day2, 'rolesRevealed')).toEqual([]);
    }
  });

  test('[H10] only the forms of villagers and werewolves show roles', () => {
    expect(rules.revealOnDeath).toBe(true);
    for (const preset of ['bbs-15', 'cgi', 'licos-5', 'licos-4'])
      expect(rulesOf(preset).revealOnDeath).toBe(false);
  });
});

describe('the group chat', () => {
  /** 1 villager, 2 villager, 3 seer, 4 possessed, 5 werewolf. */
  const village = villageOf(['villager', 'villager', 'seer', 'possessed', 'werewolf'], {
    rules: rulesOf('nlp-5-freeform'),
  });
  const posts = (player: number, count: number) =>
    Array.from({ length: count }, (_, index) => say(player, 'talk', `post ${index}`));

  test('[B2] [K3] four utterances each in ten minutes, when one likes', () => {
    expect(phaseNow(village)).toMatchObject({ phase: 'discussion', seconds: 600, asked: [1, 2, 3, 4, 5] });
    given(village, ...posts(2, 4))
      .when(say(2, 'talk', 'the fifth'))
      .refused('quotaUsed');
    expect(viewFor(2, play(village, ...posts(2, 3)).events).own.quotas.talk.left).toBe(1);
  });

  test('[B4] [T8] Over is the last word of a player, and Skip is heard as Over', () => {
    const said = play(village, say(1, 'talk', 'Over'));
    expect(happened(said, 'talked').at(-1)).toMatchObject({ text: 'Over', audience: 'public' });
    given(said)
      .when(say(1, 'talk', 'but'))
      .refused('saidOver');
    const skipped = play(village, say(1, 'talk', 'Skip'));
    expect(happened(skipped, 'substituted')).toMatchObject([{ reason: 'skips', sent: 'Skip', used: 'Over' }]);
    given(skipped)
      .when(say(1, 'talk', 'but'))
      .refused('saidOver');
    expect(viewFor(1, skipped.events).own.quotas.talk.left).toBe(0);
    given(village)
      .when(say(1, 'talk', ' Over'))
      .then({ type: 'talked', text: ' Over' });
    given(village, ...posts(2, 4))
      .when(say(2, 'talk', 'Over'))
      .then({ type: 'talked', text: 'Over' });
  });

  test('[B3] [T17] a long text is cut, and what was sent is kept for the player', () => {
    const scene = play(village, say(1, 'talk', 'あ'.repeat(60)));
    expect(happened(scene, 'talked').at(-1)?.text).toBe('あ'.repeat(50));
    expect(happened(scene, 'substituted')).toMatchObject([
      { audience: [1], reason: 'length', sent: 'あ'.repeat(60) },
    ]);
  });

  test('[K4] it ends when everybody has used up their count or said Over, or at the limit', () => {
    const almost = play(
      village,
      ...posts(1, 4),
      ...[2, 3, 4].map((player) => say(player, 'talk', 'Over')),
      ...posts(5, 3),
    );
    expect(phaseNow(almost).phase).toBe('discussion');
    given(almost)
      .when(say(5, 'talk', 'last'))
      .then(
        { type: 'talked' },
        { type: 'phaseEnded', why: 'over' },
        { type: 'duskFell' },
        { type: 'phaseBegan', phase: 'divine' },
      );
    given(village)
      .when({ type: 'timeUp', day: 0, phase: 'discussion' })
      .then(
        { type: 'phaseEnded', why: 'limit' },
        { type: 'duskFell' },
        { type: 'phaseBegan', phase: 'divine' },
      );
  });

  test('[K1] all else is asked for as by turns', () => {
    const scene = play(village, timeUp, divine(3, 5), timeUp);
    expect(happened(scene, 'divined')).toMatchObject([{ day: 0, target: 5 }]);
    expect(asked(scene)).toEqual(['vote 1', 'vote 2', 'vote 3', 'vote 4', 'vote 5']);
    expect(
      asked(
        play(
          scene,
          all('vote', ({ player }) => (player === 1 ? 2 : 1)),
        ),
      ),
    ).toEqual(['divine 3']);
  });

  test('[K14] [A4] [A5] who is gone fails at once; who is late loses nothing', () => {
    given(village)
      .when(noAnswer(2, 'talk', 'late'))
      .refused('notAsked');
    const scene = play(village, noAnswer(2, 'talk', 'gone'));
    expect(happened(scene, 'failed')).toMatchObject([{ audience: 'public', player: 2 }]);
    given(scene)
      .when(say(2, 'talk', 'back again'))
      .refused('channelClosed');
    given(scene)
      .when(noAnswer(2, 'talk', 'gone'))
      .refused('notAsked');
    const rest = play(scene, ...[1, 3, 4, 5].map((player) => over(player)));
    expect(happened(rest, 'phaseEnded')).toMatchObject([{ why: 'over' }]);
    expect(happened(rest, 'ended')).toMatchObject([{ winner: null, why: 'aborted' }]);
    given(villageOf(EIGHT, { rules: rulesOf('cgi') }))
      .when(noAnswer(7, 'whisper', 'gone'))
      .refused('notAsked');
  });
});
