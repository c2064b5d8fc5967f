import { describe, expect, test } from 'vitest';
import {
  allVote,
  bbsDay1,
  bbsVillage,
  greetings,
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
  many,
  play,
  rulesOf,
} from '../../testing/index.ts';
import { type Event, headCount, type Rules, winners } from '../index.ts';

describe('roles', () => {
  test('[O5] [R002-BBS-02] a human knows nobody, a werewolf the pack', () => {
    const told = happened(bbsVillage(), 'roleTold').map(({ audience, role, fellows }) => [
      audience,
      role,
      fellows,
    ]);
    expect(told[0]).toEqual([[1], 'villager', []]);
    expect(told[6]).toEqual([[7], 'werewolf', [8, 9]]);
    expect(told[12]).toEqual([[13], 'possessed', []]);
  });

  test('[O5] a freemason learns at the start who the other one is', () => {
    const told = happened(bbsVillage(), 'roleTold').filter(({ role }) => role === 'freemason');
    expect(told.map(({ audience, fellows }) => [audience, fellows])).toEqual([
      [[14], [15]],
      [[15], [14]],
    ]);
  });

  test('[R002-BBS-07] a villager is asked for nothing but talk and a vote', () => {
    const mine = asked(bbsDay1).filter((request) => request.endsWith(' 1'));
    expect(mine).toEqual(['talk 1', 'vote 1']);
  });

  test('[W1] [R002-BBS-08] the pack chooses one victim together and speaks so that only it hears', () => {
    const scene = play(
      bbsDay1,
      say(7, 'whisper', 'psst'),
      attackVote(7, 1),
      attackVote(8, 2),
      attackVote(9, 2),
      timeUp,
    );
    expect(happened(scene, 'talked').at(-1)).toMatchObject({ channel: 'whisper', audience: [7, 8, 9] });
    expect(happened(scene, 'attackVotesCounted')).toMatchObject([{ audience: [7, 8, 9] }]);
    expect(happened(scene, 'dawnBroke').at(-1)?.dead).toEqual([2]);
  });

  test('[N3] [R002-BBS-09] the seer learns werewolf or not, of each', () => {
    const learnt = (target: number): Partial<Event>[] =>
      happened(play(bbsDay1, divine(10, target), timeUp), 'divined');
    expect(learnt(7)).toMatchObject([{ audience: [10], result: 'werewolf' }]);
    expect(learnt(1)).toMatchObject([{ audience: [10], result: 'human' }]);
  });

  test('[N3] [M1] [R002-BBS-12] the lunatic is human to the seer and to the medium', () => {
    const divined = happened(play(bbsDay1, divine(10, 13), timeUp), 'divined');
    expect(divined).toMatchObject([{ audience: [10], target: 13, result: 'human' }]);
    const identified = happened(play(bbsDay1, allVote(13), timeUp), 'identified');
    expect(identified).toMatchObject([{ audience: [12], target: 13, result: 'human' }]);
  });

  test('[N7] [R002-BBS-10] the hunter saves whom they guard', () => {
    const attacked = play(bbsDay1, attackVote(7, 1), guard(11, 1), allVote(6), timeUp);
    expect(happened(attacked, 'dawnBroke').at(-1)?.dead).toEqual([]);
    given(bbsDay1).when(guard(11, 11)).refused('targetSelf');
  });

  test('[M1] [M3] [R002-BBS-11] the medium learns of the executed next morning, by rule of all deaths', () => {
    const script = [allVote(13), attackVote(7, 1), timeUp];
    const identified = (rules: Rules) =>
      happened(play(bbsVillage(rules), untilPhase('day', 1), greetings(4), ...script), 'identified');
    expect(identified(rulesOf('bbs-15')).map(({ day, target, result }) => [day, target, result])).toEqual([
      [2, 13, 'human'],
    ]);
    const all = identified(changed(rulesOf('bbs-15'), { medium: { deaths: 'all' } }));
    expect(all.map(({ audience, target }) => [audience, target])).toEqual([
      [[12], 13],
      [[12], 4],
      [[12], 1],
    ]);
  });

  test('[E1] [R002-BBS-05] humans win when the wolves are wiped out', () => {
    const ended = play(
      bbsVillage(rulesOf('bbs-15'), ['villager', 'villager', 'werewolf']),
      untilPhase('day', 1),
      greetings(),
      allVote(3),
      timeUp,
    );
    expect(happened(ended, 'ended')).toMatchObject([{ winner: 'village', why: 'noWerewolf' }]);
    const withTwo = bbsVillage(rulesOf('bbs-15'), [...many(5, 'villager'), ...many(2, 'werewolf')]);
    const withOne = play(withTwo, untilPhase('day', 1), greetings(), allVote(6), timeUp);
    expect(happened(withOne, 'executed')).toMatchObject([{ player: 6 }]);
    expect(happened(withOne, 'ended')).toEqual([]);
    const withNone = play(withOne, greetings(), allVote(7), timeUp);
    expect(happened(withNone, 'ended')).toMatchObject([{ day: 3, winner: 'village', why: 'noWerewolf' }]);
  });

  /** Day 2 of villagers 1-3, lunatic 4 and werewolf 5, of whom 1 and 2 are dead. */
  const withLunatic = play(
    bbsVillage(rulesOf('bbs-15'), [...many(3, 'villager'), 'possessed', 'werewolf']),
    untilPhase('day', 1),
    greetings(),
    allVote(1),
    attackVote(5, 2),
    timeUp,
  );

  test('[E2] [R002-BBS-06] [R002-BBS-12] the lunatic counts as a human; wolves win at parity', () => {
    expect(happened(withLunatic, 'ended')).toEqual([]);
    expect(headCount(withLunatic.village)).toMatchObject({ humans: 2, werewolves: 1 });
    const ended = play(withLunatic, greetings(), allVote(3), timeUp);
    expect(happened(ended, 'ended')).toMatchObject([{ winner: 'werewolf', why: 'parity' }]);
  });

  test('[E4] [R002-BBS-12] the lunatic wins when the wolves win, dead or alive, and loses with them', () => {
    const lived = play(withLunatic, greetings(), allVote(3), timeUp);
    expect(winners(lived.village)).toEqual([4, 5]);
    const died = play(withLunatic, greetings(), allVote(4), timeUp);
    expect(happened(died, 'ended')).toMatchObject([{ winner: 'werewolf', why: 'parity' }]);
    expect(winners(died.village)).toEqual([4, 5]);
    const lost = play(withLunatic, greetings(), allVote(5), timeUp);
    expect(happened(lost, 'ended')).toMatchObject([{ winner: 'village', why: 'noWerewolf' }]);
    expect(winners(lost.village)).toEqual([1, 2, 3]);
  });
});
