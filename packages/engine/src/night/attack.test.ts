import { describe, expect, test } from 'vitest';
import { bbsDay1, bbsVillage, greetings, timeUp, untilPhase } from '../../testing/clock/index.ts';
import {
  all,
  allVote,
  asked,
  attackVote,
  changed,
  given,
  happened,
  heard,
  many,
  noAnswer,
  play,
  rulesOf,
  type TestScene,
  until,
  villageOf,
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

const NINE: Role[] = [...many(6, 'villager'), ...many(3, 'werewolf')];
const aiwolf = aiwolfRules(aiwolfRoles(12));

/** The night of day 1, after player 1 was executed. */
function night(change: Partial<Rules['attack']> = {}, chance?: Chance): TestScene {
  const rules = changed(aiwolf, { attack: change });
  const village = villageOf(NINE, { rules, chance });
  return play(village, until('vote', 1), allVote(1), until('attackVote', 1));
}

const PACK = ['attackVote 7', 'attackVote 8', 'attackVote 9'];
const split = [attackVote(7, 2), attackVote(8, 3), attackVote(9, 4)];
const LIKE_NLP: Partial<Rules['attack']> = { targets: 'anybody', selfVote: true, humansCountOnce: false };

describe('attack votes', () => {
  test('[N8] [D7] every living werewolf is asked, at once', () => {
    expect(asked(night())).toEqual(PACK);
    const one = play(villageOf(NINE), until('vote', 1), allVote(7), until('attackVote', 1));
    expect(asked(one)).toEqual(['attackVote 8', 'attackVote 9']);
  });

  test('[N8] a missing vote is an abstention', () => {
    const scene = play(
      night(),
      noAnswer(7, 'attackVote'),
      attackVote(8, 4),
      noAnswer(9, 'attackVote', 'illegal'),
    );
    expect(happened(scene, 'attackVotesCounted')).toMatchObject([{ votes: [{ player: 8, target: 4 }] }]);
    expect(happened(scene, 'substituted')).toMatchObject([
      { player: 7, used: null },
      { player: 9, used: null },
    ]);
    expect(happened(scene, 'attacked')).toMatchObject([{ target: 4, died: true }]);
  });

  test('[N9] with `targets: humans` nobody names a werewolf or the dead', () => {
    given(night()).when(attackVote(7, 8)).refused('targetWerewolf');
    given(night()).when(attackVote(7, 7)).refused('targetWerewolf');
    given(night()).when(attackVote(7, 1)).refused('targetDead');
    given(night()).when(attackVote(7, 10)).refused('unknownTarget');
    const [request] = requests(night().village);
    if (request === undefined) throw new Error('nobody is asked');
    expect(legalActions(viewFor(7, night().events), request)).toEqual({
      act: 'attackVote',
      targets: [2, 3, 4, 5, 6],
    });
  });

  test('[N9] with `targets: anybody` a vote on a werewolf is recorded and not counted', () => {
    const scene = play(night(LIKE_NLP), attackVote(7, 8), attackVote(8, 8), attackVote(9, 4));
    expect(happened(scene, 'attackVotesCounted')).toMatchObject([
      {
        votes: [
          { player: 7, target: 8 },
          { player: 8, target: 8 },
          { player: 9, target: 4 },
        ],
      },
    ]);
    expect(happened(scene, 'attackChosen')).toMatchObject([{ target: 4 }]);
    expect(happened(scene, 'dawnBroke').at(-1)).toMatchObject({ dead: [4] });
  });

  test('[N9] oneself may be named with `selfVote`', () => {
    given(night({ ...LIKE_NLP, selfVote: false }))
      .when(attackVote(7, 7))
      .refused('targetSelf');
    given(night(LIKE_NLP)).when(attackVote(7, 7)).then({ type: 'attackVoted', player: 7, target: 7 });
  });

  test('[N11] where all counted votes are none there is no attack', () => {
    const scene = play(
      night({ ...LIKE_NLP, rounds: 1 }),
      attackVote(7, 7),
      attackVote(8, 7),
      attackVote(9, 7),
    );
    expect(happened(scene, 'attackChosen')).toMatchObject([{ target: null }]);
    expect(happened(scene, 'attacked')).toMatchObject([{ target: null, died: false, savedBy: null }]);
    expect(happened(scene, 'tieBroken')).toEqual([]);
    expect(happened(scene, 'dawnBroke').at(-1)).toMatchObject({ dead: [] });
  });
});

describe('the choice', () => {
  test('[N10] who has most votes is the target', () => {
    given(night(), attackVote(7, 3), attackVote(8, 4))
      .when(attackVote(9, 4))
      .then(
        { type: 'attackVoted', player: 9, target: 4, audience: [9], round: 0 },
        { type: 'attackVotesCounted', round: 0, audience: [7, 8, 9] },
        { type: 'attackChosen', target: 4, audience: [7, 8, 9] },
        { type: 'attacked', target: 4, died: true, savedBy: null, audience: 'master' },
        { type: 'dawnBroke', day: 2, dead: [4] },
        { type: 'dayBegan', day: 2 },
        { type: 'phaseBegan', phase: 'talk' },
        { type: 'turnBegan' },
      );
  });

  test('[N10] with `humansCountOnce` an idle pack still attacks somebody', () => {
    const chance: Chance = ({ among }) => among - 1;
    const idle = all('attackVote', ({ player }) => noAnswer(player, 'attackVote'));
    const scene = play(night({}, chance), idle, idle);
    expect(happened(scene, 'tieBroken')).toMatchObject([
      { vote: 'attackVote', among: [2, 3, 4, 5, 6], chosen: 6 },
    ]);
    expect(happened(scene, 'dawnBroke').at(-1)).toMatchObject({ dead: [6] });
    const nobody = play(night({ humansCountOnce: false }), idle, idle);
    expect(happened(nobody, 'attackChosen')).toMatchObject([{ target: null }]);
  });

  test('[N10] one vote is more than the count of every human', () => {
    const scene = play(night(), noAnswer(7, 'attackVote'), noAnswer(8, 'attackVote'), attackVote(9, 5));
    expect(happened(scene, 'attackChosen')).toMatchObject([{ target: 5 }]);
    expect(happened(scene, 'attackVotesCounted').length).toBe(1);
  });

  test('[N11] a tie is voted again, for anyone', () => {
    given(night(), attackVote(7, 2), attackVote(8, 3))
      .when(attackVote(9, 4))
      .then(
        { type: 'attackVoted' },
        { type: 'attackVotesCounted', round: 0 },
        { type: 'phaseBegan', phase: 'attack', round: 1, asked: [7, 8, 9], audience: [7, 8, 9] },
      );
    const again = play(night(), ...split);
    expect(asked(again)).toEqual(PACK);
    expect(
      happened(play(again, attackVote(7, 6), attackVote(8, 6), attackVote(9, 2)), 'attacked'),
    ).toMatchObject([{ target: 6 }]);
  });

  test('[N11] after the last round chance chooses among the tied of it', () => {
    const chance: Chance = ({ purpose, among }) => (purpose === 'attackTie' ? 1 : among - 1);
    const scene = play(night({}, chance), ...split, attackVote(7, 2), attackVote(8, 5), attackVote(9, 5 - 2));
    expect(happened(scene, 'tieBroken')).toMatchObject([
      { vote: 'attackVote', among: [2, 3, 5], chosen: 3, audience: 'master' },
    ]);
    expect(happened(scene, 'dawnBroke').at(-1)).toMatchObject({ dead: [3] });
  });

  test('[N11] with `undecided: nobody` there is no attack', () => {
    const scene = play(night({ undecided: 'nobody' }), ...split, ...split);
    expect(happened(scene, 'attackChosen')).toMatchObject([{ target: null }]);
    expect(happened(scene, 'dawnBroke').at(-1)).toMatchObject({ dead: [] });
  });

  test('[N11] there are as many rounds as the rules say', () => {
    for (const rounds of [1, 2, 3]) {
      let scene = night({ rounds });
      while (asked(scene)[0] === PACK[0]) scene = play(scene, ...split);
      expect(happened(scene, 'attackVotesCounted').length).toBe(rounds);
    }
  });
});

describe('who learns what', () => {
  const countsTo = (scene: TestScene) =>
    happened(scene, 'attackVotesCounted').map(({ audience }) => audience);

  test('[N13] the pack learns its votes after each round, or of the last round', () => {
    expect(countsTo(play(night(), ...split, ...split))).toEqual([
      [7, 8, 9],
      [7, 8, 9],
    ]);
    expect(countsTo(play(night({ votesTold: 'lastRound' }), ...split, ...split))).toEqual([
      'master',
      [7, 8, 9],
    ]);
    const atOnce = [attackVote(7, 2), attackVote(8, 2), attackVote(9, 2)];
    expect(countsTo(play(night({ votesTold: 'lastRound' }), ...atOnce))).toEqual([[7, 8, 9]]);
  });

  test('[N13] or never, by turns and by the clock', () => {
    expect(countsTo(play(night({ votesTold: 'never' }), ...split, ...split))).toEqual(['master', 'master']);
    const byClock = changed(rulesOf('bbs-15'), { attack: { votesTold: 'never' } });
    const day = play(bbsVillage(byClock), untilPhase('day', 1), greetings(), attackVote(7, 1), timeUp);
    expect(countsTo(day)).toEqual(['master']);
    expect(countsTo(play(bbsDay1, attackVote(7, 1), timeUp))).toEqual([[7, 8, 9]]);
  });

  test('[N13] the pack learns whom it chose, where `choiceTold` says so', () => {
    const atOnce = [attackVote(7, 2), attackVote(8, 2), attackVote(9, 2)];
    const chosenTo = (scene: TestScene) => happened(scene, 'attackChosen').map(({ audience }) => audience);
    expect(chosenTo(play(night(), ...atOnce))).toEqual([[7, 8, 9]]);
    expect(chosenTo(play(night({ choiceTold: false }), ...atOnce))).toEqual(['master']);
  });

  test('[N13] nobody else learns anything of the attack before dawn', () => {
    const scene = play(night(), ...split);
    const before = night();
    for (const viewer of [1, 2, 6, 'observer'] as const)
      expect(heard(viewer, scene)).toEqual(heard(viewer, before));
  });

  test('[N15] the dead are found at dawn, without a cause', () => {
    const scene = play(night(), attackVote(7, 2), attackVote(8, 2), attackVote(9, 2));
    expect(happened(scene, 'dawnBroke').at(-1)).toEqual({
      type: 'dawnBroke',
      audience: 'public',
      day: 2,
      dead: [2],
      votes: null,
      counts: null,
      executed: null,
    });
  });
});

test('[N8] where no werewolf lives there is no attack', () => {
  const roles: Role[] = ['villager', 'villager', 'seer', 'villager', 'werewolf'];
  const scene = play(villageOf(roles), until('vote', 1), allVote(5), until('divine', 1));
  const dawn = play(scene, { type: 'divine', player: 3, target: 1 });
  expect(happened(dawn, 'phaseBegan').map(({ phase }) => phase)).not.toContain('attack');
  expect(happened(dawn, 'attacked')).toEqual([]);
});
