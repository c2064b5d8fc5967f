import { describe, expect, test } from 'vitest';
import {
  all,
  allVote,
  asked,
  changed,
  given,
  happened,
  heard,
  many,
  noAnswer,
  play,
  type TestScene,
  until,
  villageOf,
  vote,
  votesTold,
} from '../../testing/index.ts';
import {
  aiwolfRoles,
  aiwolfRules,
  type Chance,
  legalActions,
  type Role,
  type Rules,
  requests,
  viewFor,
} from '../index.ts';

const FIVE: Role[] = [...many(3, 'villager'), 'seer', 'werewolf'];
const aiwolf = aiwolfRules(aiwolfRoles(5));

function voting(change: Partial<Rules['vote']> = {}, chance?: Chance): TestScene {
  const rules = changed(aiwolf, { vote: change });
  return play(villageOf(FIVE, { rules, chance }), until('vote', 1));
}

/** 1 and 2 get two votes each, 3 one. */
const tieOf12 = [vote(1, 2), vote(2, 1), vote(3, 1), vote(4, 2), vote(5, 3)];
const ALL = ['vote 1', 'vote 2', 'vote 3', 'vote 4', 'vote 5'];

describe('ballots', () => {
  test('[V1] [D7] every living player is asked at once', () => {
    expect(asked(voting())).toEqual(ALL);
    const nextDay = play(voting(), allVote(1), until('vote', 2));
    expect(asked(nextDay)).toEqual(['vote 3', 'vote 4', 'vote 5']);
  });

  test('[V1] only the voter knows their ballot until all have voted', () => {
    given(voting(), vote(3, 1), vote(1, 5))
      .when(vote(5, 1))
      .then({ type: 'voted', audience: [5], day: 1, round: 0, player: 5, target: 1 });
    const four = play(voting(), vote(3, 1), vote(1, 5), vote(5, 1), vote(2, 1));
    for (const player of [1, 2, 3, 5])
      expect(heard(player, four).filter(({ type }) => type === 'voted')).toMatchObject([{ player }]);
    expect(heard(4, four).filter(({ type }) => type === 'voted')).toEqual([]);
  });

  test('[V1] nobody votes twice in a round', () => {
    given(voting(), vote(3, 1)).when(vote(3, 2)).refused('notAsked');
  });

  test('[V2] any living player may be chosen, but not oneself', () => {
    given(voting()).when(vote(3, 3)).refused('targetSelf');
    given(voting(), allVote(1), until('vote', 2)).when(vote(3, 1)).refused('targetDead');
    given(voting()).when(vote(3, 0)).refused('unknownTarget');
    given(voting()).when(vote(3, 6)).refused('unknownTarget');
    given(voting()).when(vote(3, 1.5)).refused('unknownTarget');
    const [, , request] = requests(voting().village);
    if (request === undefined) throw new Error('nobody is asked');
    expect(legalActions(viewFor(3, voting().events), request)).toEqual({
      act: 'vote',
      targets: [1, 2, 4, 5],
    });
  });

  test('[V2] with `selfVote` oneself may be chosen', () => {
    given(voting({ selfVote: true }))
      .when(vote(3, 3))
      .then({ type: 'voted', player: 3, target: 3 });
  });
});

describe('the count', () => {
  test('[V5] who has most votes is executed at once, and everybody learns it', () => {
    given(voting(), vote(1, 4), vote(2, 4), vote(3, 1), vote(5, 4))
      .when(vote(4, 1))
      .then(
        { type: 'voted', player: 4 },
        { type: 'votesCounted', round: 0, audience: 'public' },
        { type: 'executed', day: 1, player: 4, audience: 'public' },
        { type: 'phaseBegan', phase: 'attack', asked: [5] },
      );
  });

  test('[V5] [D6] the executed player does nothing more tonight', () => {
    const seerDied = play(voting(), allVote(4));
    expect(asked(seerDied)).toEqual(['attackVote 5']);
    expect(happened(seerDied, 'divined').filter(({ day }) => day === 1)).toEqual([]);
    const wolfDied = play(voting(), allVote(5));
    expect(asked(wolfDied)).toEqual(['divine 4']);
    expect(happened(play(wolfDied, until('divine')), 'attackVoted')).toEqual([]);
  });

  test('[V3] a tie is voted once more, by all and for anyone', () => {
    given(voting(), ...tieOf12.slice(0, 4))
      .when(vote(5, 3))
      .then(
        { type: 'voted', player: 5, target: 3, round: 0 },
        {
          type: 'votesCounted',
          round: 0,
          votes: [
            { player: 1, target: 2 },
            { player: 2, target: 1 },
            { player: 3, target: 1 },
            { player: 4, target: 2 },
            { player: 5, target: 3 },
          ],
        },
        { type: 'phaseBegan', phase: 'vote', round: 1, asked: [1, 2, 3, 4, 5], audience: 'public' },
      );
    const again = play(voting(), ...tieOf12);
    expect(asked(again)).toEqual(ALL);
    const elsewhere = play(again, allVote(3));
    expect(happened(elsewhere, 'executed')).toMatchObject([{ player: 3 }]);
  });

  test('[V3] only the last round counts', () => {
    const scene = play(voting(), ...tieOf12, vote(1, 3), vote(2, 3), vote(3, 1), vote(4, 1), vote(5, 3));
    expect(happened(scene, 'executed')).toMatchObject([{ player: 3 }]);
  });

  test('[V3] there are as many rounds as the rules say', () => {
    for (const rounds of [1, 2, 3]) {
      let scene = voting({ rounds });
      while (asked(scene).length === 5) scene = play(scene, ...tieOf12);
      expect(happened(scene, 'votesCounted').map(({ round }) => round)).toEqual([0, 1, 2].slice(0, rounds));
    }
  });

  test('[V3] without rounds there is no vote', () => {
    const rules = changed(aiwolf, { vote: { rounds: 0 } });
    const scene = play(villageOf(FIVE, { rules }), until('attackVote', 1));
    expect(happened(scene, 'phaseBegan').map(({ phase }) => phase)).not.toContain('vote');
    expect(happened(scene, 'executed')).toEqual([]);
  });

  test('[V4] after the last tie chance executes one of the tied', () => {
    for (const [outcome, player] of [
      [0, 1],
      [1, 2],
    ] as const) {
      const chance: Chance = ({ purpose, among }) => (purpose === 'voteTie' ? outcome : among - 1);
      const scene = play(voting({}, chance), ...tieOf12);
      given(scene, ...tieOf12.slice(0, 4))
        .when(vote(5, 3))
        .then(
          { type: 'voted' },
          { type: 'votesCounted', round: 1 },
          { type: 'tieBroken', vote: 'vote', among: [1, 2], chosen: player, audience: 'master' },
          { type: 'executed', player },
          { type: 'phaseBegan', phase: 'divine' },
        );
    }
  });

  test('[V4] chance chooses among the tied of the last round only', () => {
    const chance: Chance = ({ among }) => among - 1;
    const scene = play(
      voting({}, chance),
      ...tieOf12,
      vote(1, 3),
      vote(2, 3),
      vote(3, 4),
      vote(4, 1),
      vote(5, 4),
    );
    expect(happened(scene, 'tieBroken')).toMatchObject([{ among: [3, 4], chosen: 4 }]);
  });

  test('[V4] with `undecided: nobody` nobody dies', () => {
    const scene = play(voting({ undecided: 'nobody' }), ...tieOf12, ...tieOf12);
    expect(happened(scene, 'executed')).toEqual([]);
    expect(happened(scene, 'tieBroken')).toEqual([]);
    expect(asked(scene)).toEqual(['divine 4']);
  });
});

describe('missing votes', () => {
  test('[V6] with `missing: random` chance votes for another living player', () => {
    const outcomes = [0, 1, 2, 3].map((outcome) => {
      const chance: Chance = ({ purpose, among }) => (purpose === 'substituteVote' ? outcome : among - 1);
      const scene = play(voting({}, chance), noAnswer(3, 'vote', 'illegal'));
      expect(happened(scene, 'substituted')).toMatchObject([
        { player: 3, act: 'vote', reason: 'illegal', sent: null, audience: [3] },
      ]);
      return happened(scene, 'voted').map(({ player, target }) => [player, target]);
    });
    expect(outcomes).toEqual([[[3, 1]], [[3, 2]], [[3, 4]], [[3, 5]]]);
  });

  test('[V6] chance never votes for the dead', () => {
    const chance: Chance = ({ purpose }) => (purpose === 'substituteVote' ? 0 : 0);
    const scene = play(voting({}, chance), allVote(1), until('vote', 2));
    const voted = play(scene, noAnswer(3, 'vote'));
    expect(happened(voted, 'voted').at(-1)).toMatchObject({ player: 3, target: 4 });
  });

  test('[V6] a player whose votes are all missing draws each of them anew', () => {
    const draws: string[] = [];
    const chance: Chance = ({ purpose, day, round, among, player }) => {
      if (purpose === 'substituteVote') draws.push(`${day} ${round} ${player} ${among}`);
      return 0;
    };
    play(
      voting({}, chance),
      all('vote', ({ player }) => noAnswer(player, 'vote')),
    );
    expect(draws).toEqual(['1 0 1 4', '1 0 2 4', '1 0 3 4', '1 0 4 4', '1 0 5 4']);
  });

  test('[V6] with `missing: none` there is no vote', () => {
    const scene = play(voting({ missing: 'none' }), noAnswer(3, 'vote'), vote(1, 2), vote(2, 1), vote(4, 1));
    given(scene)
      .when(vote(5, 2))
      .then(
        { type: 'voted' },
        {
          type: 'votesCounted',
          votes: [
            { player: 1, target: 2 },
            { player: 2, target: 1 },
            { player: 4, target: 1 },
            { player: 5, target: 2 },
          ],
        },
        { type: 'phaseBegan', round: 1, asked: [1, 2, 3, 4, 5] },
      );
    expect(happened(scene, 'substituted')).toMatchObject([{ player: 3, used: null }]);
  });

  test('[V7] where nobody voted nobody is executed', () => {
    const scene = play(
      voting({ missing: 'none' }),
      all('vote', ({ player }) => noAnswer(player, 'vote')),
    );
    expect(happened(scene, 'votesCounted')).toMatchObject([{ votes: [] }]);
    expect(happened(scene, 'executed')).toEqual([]);
    expect(asked(scene)).toEqual(['divine 4']);
  });
});

describe('who learns the votes', () => {
  const seenBy = (scene: TestScene) => votesTold(scene, 1);

  test('[V8] with `eachRound` everybody, after each round', () => {
    const tied = play(voting(), ...tieOf12);
    expect(seenBy(tied)).toEqual([5]);
    expect(seenBy(play(tied, ...tieOf12))).toEqual([5, 5]);
  });

  test('[V8] votes are told by voter, whoever was quick', () => {
    const counted = happened(play(voting(), ...tieOf12.toReversed()), 'votesCounted');
    expect(counted.map(({ votes }) => votes.map(({ player }) => player))).toEqual([[1, 2, 3, 4, 5]]);
  });

  test('[V8] with `nextMorning` everybody, in the morning, of the last round', () => {
    const night = play(voting({ told: 'nextMorning' }), ...tieOf12, allVote(1));
    expect(seenBy(night)).toEqual([]);
    expect(happened(night, 'votesCounted').map(({ audience }) => audience)).toEqual(['master', 'master']);
    const morning = play(night, until('talk', 2));
    expect(seenBy(morning)).toEqual([5]);
    expect(happened(morning, 'dawnBroke').at(-1)?.votes).toEqual(happened(night, 'votesCounted')[1]?.votes);
  });

  test('[V8] with `never` nobody, though each knows their own', () => {
    const morning = play(voting({ told: 'never' }), ...tieOf12, allVote(1), until('talk', 2));
    expect(seenBy(morning)).toEqual([]);
    expect(happened(morning, 'dawnBroke').map(({ votes }) => votes)).toEqual([null, null]);
    expect(happened(morning, 'votesCounted').every(({ audience }) => audience === 'master')).toBe(true);
    expect(viewFor(2, morning.events).own.pages[1]?.vote).toBe(1);
  });
});
