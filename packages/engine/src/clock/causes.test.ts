import { describe, expect, test } from 'vitest';
import { allVote, execute, greetings, licosVillage, timeUp, untilPhase } from '../../testing/clock/index.ts';
import {
  attackVote,
  changed,
  divine,
  happened,
  many,
  play,
  rulesOf,
  type ScriptStep,
  until,
  villageOf,
} from '../../testing/index.ts';
import { type Death, type Role, replay, viewFor } from '../index.ts';

/** 1-3 villagers, 4 seer, 5 fox, 6 werewolf. */
const SIX: Role[] = [...many(3, 'villager'), 'seer', 'fox', 'werewolf'];

function deathsOf(...script: readonly ScriptStep[]): readonly Death[] | undefined {
  return happened(play(licosVillage(SIX), ...script), 'rolesRevealed')[0]?.deaths;
}

describe('who died of what', () => {
  test('[E9] is told at the end, in the order in which it happened', () => {
    expect(deathsOf(...execute(2), attackVote(6, 1), divine(4, 5), ...execute(6, [3, 4]))).toEqual<
      readonly Death[]
    >([
      { player: 2, day: 1, cause: 'executed' },
      { player: 1, day: 1, cause: 'attacked' },
      { player: 5, day: 1, cause: 'cursed' },
      { player: 6, day: 2, cause: 'executed' },
    ]);
  });

  test('[E9] [H3] who is executed in secret does not die again in the night', () => {
    expect(deathsOf(...execute(5), attackVote(6, 5), divine(4, 5), ...execute(6, [1, 2, 3]))).toEqual([
      { player: 5, day: 1, cause: 'executed' },
      { player: 6, day: 2, cause: 'executed' },
    ]);
  });

  test('[E9] does not tell which of two seers chose first', () => {
    const rules = changed(rulesOf('aiwolf-5'), { end: { opensCauses: true } });
    const roles: Role[] = ['seer', 'seer', 'fox', 'fox', ...many(3, 'villager'), 'werewolf'];
    const night = play(villageOf(roles, { rules }), until('divine'));
    const deaths = (...choices: readonly ScriptStep[]) => play(night, ...choices).village.life.deaths;
    expect(deaths(divine(1, 4), divine(2, 3)).map(({ player }) => player)).toEqual([3, 4]);
    expect(deaths(divine(2, 3), divine(1, 4))).toEqual(deaths(divine(1, 4), divine(2, 3)));
  });

  test('[E9] an attack that kills nobody is no death', () => {
    expect(deathsOf(untilPhase('night'), attackVote(6, 5), timeUp, ...execute(6))).toEqual([
      { player: 6, day: 2, cause: 'executed' },
    ]);
  });

  test('[E9] [K10] who died of silence is among them', () => {
    const rules = changed(rulesOf('bbs-15'), { end: { opensCauses: true } });
    const small = villageOf(['villager', 'villager', 'villager', 'werewolf'], { rules });
    const ended = play(small, untilPhase('day', 1), greetings(3), allVote(4), timeUp);
    expect(happened(ended, 'rolesRevealed')).toMatchObject([
      {
        deaths: [
          { player: 3, day: 1, cause: 'sudden' },
          { player: 4, day: 1, cause: 'executed' },
        ],
      },
    ]);
  });

  test('[E9] is known to nobody before, to everybody after, and is the same after a replay', () => {
    const before = play(licosVillage(SIX), ...execute(2), attackVote(6, 1), divine(4, 5));
    expect(viewFor('observer', before.events).shared.deaths).toEqual([]);
    expect(before.village.life.deaths).toHaveLength(3);
    expect(replay(before.events)).toEqual(before.village);
    const ended = play(before, ...execute(6, [3, 4]));
    expect(viewFor(1, ended.events).shared.deaths).toHaveLength(4);
    expect(replay(ended.events)).toEqual(ended.village);
  });

  test('[E9] is not told where the rules do not say so', () => {
    const small = villageOf(['villager', 'villager', 'villager', 'werewolf'], { rules: rulesOf('card') });
    const ended = play(small, untilPhase('vote'), allVote(4), timeUp);
    expect(happened(ended, 'rolesRevealed')).toHaveLength(1);
    expect(happened(ended, 'rolesRevealed')[0]).not.toHaveProperty('deaths');
    expect(ended.village.life.deaths).toEqual([]);
  });
});
