import { type PlayerId, ROLES, type Role } from '@mura/engine';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../checks/runs.ts';
import { said } from '../../testing/claims.ts';
import { Enumeration } from '../../testing/enumerate.ts';
import { playClaiming, villageOf } from '../../testing/games.ts';
import type { WorldsQuestion } from '../viewpoint/viewpoint.ts';
import { caseName, casesOf, ifFake } from './cases.ts';
import { follow } from './follower.ts';
import { type Knowledge, worldsOf } from './knowledge.ts';

const HONEST: WorldsQuestion = { as: 'observer', assume: 'village', hypotheses: [] };

/** A village of a preset on its first day, in which this was said. */
function heard(
  preset: string,
  texts: readonly (readonly [PlayerId, string])[],
  question = HONEST,
): Knowledge {
  const { record } = playClaiming(villageOf(preset, 1), 1);
  const morning = record.findIndex((event) => event.type === 'dayBegan' && event.day === 1);
  const talk = texts.map(([player, text]) => said(player, text));
  const follower = follow(question);
  [...record.slice(0, morning + 1), ...talk].forEach((event, seq) => {
    follower.take(event, seq);
  });
  return follower.now;
}

describe('the cases of claimants', () => {
  test('are 真-狂, 真-狼 and 狂-狼 of two seers in aiwolf-5, with their worlds', () => {
    const knowledge = heard('aiwolf-5', [
      [1, 'COMINGOUT Agent[01] SEER'],
      [2, 'COMINGOUT Agent[02] SEER'],
    ]);
    const cases = casesOf(knowledge, [1, 2]).map((one) => [caseName(one, 'seer'), one.count]);
    // The other three have the three other roles, two of them alike; or the seer is silent.
    expect(Object.fromEntries(cases)).toEqual({
      '真-狂': 3,
      '真-狼': 3,
      '狂-真': 3,
      '狼-真': 3,
      '狂-狼': 3,
      '狼-狂': 3,
    });
  });

  test('are all worlds, as plain enumeration has them', () => {
    for (let luck = 1; luck <= runs(3, 50); luck++) {
      const { record } = playClaiming(villageOf('licos-5c', luck), luck);
      const end = record.findIndex(({ type }) => type === 'ended');
      const follower = follow(HONEST);
      const slow = new Enumeration(HONEST);
      record.slice(0, end).forEach((event, seq) => {
        follower.take(event, seq);
        slow.take(event, seq);
      });
      const counts = new Map<string, number>();
      for (const world of slow.worlds()) {
        const key = [world[3], world[0]].join();
        counts.set(key, (counts.get(key) ?? 0) + 1);
      }
      const cases = casesOf(follower.now, [4, 1]);
      expect(new Map(cases.map(({ roles, count }) => [roles.join(), count]))).toEqual(counts);
      expect(cases.reduce((sum, { count }) => sum + count, 0)).toBe(worldsOf(follower.now)?.count);
    }
  });

  test('are none before the village has opened', () => {
    expect(casesOf(follow(HONEST).now, [1, 2])).toEqual([]);
    expect(ifFake(follow(HONEST).now, 1, 'seer')).toBeNull();
  });
});

describe('[R000-INFO-07] fake results are clues too', () => {
  const claims = [
    [1, 'COMINGOUT Agent[01] SEER'],
    [1, 'DIVINED Agent[03] WEREWOLF'],
    [2, 'COMINGOUT Agent[02] SEER'],
    [2, 'DIVINED Agent[01] HUMAN'],
  ] as const;

  test('[R000-INFO-07] if a claim is fake, the table lists what roles follow', () => {
    const knowledge = heard('aiwolf-5', [
      ...claims,
      [4, 'COMINGOUT Agent[04] VILLAGER'],
      [5, 'COMINGOUT Agent[05] VILLAGER'],
    ]);
    const fake = ifFake(knowledge, 1, 'seer')!;
    // Somebody of the village who is no seer does not claim it: 1 is the possessed or the werewolf.
    expect(fake.worlds.players[0]!.villager).toBe(0);
    for (const { player, role, verdict } of fake.implied) {
      const share = fake.worlds.players[player - 1]![role];
      expect(share).toBe(verdict === 'certain' ? fake.worlds.count : 0);
      const before = worldsOf(knowledge)!;
      expect([0, before.count]).not.toContain(before.players[player - 1]![role]);
    }
    expect(fake.implied).toContainEqual({ player: 1, role: 'seer', verdict: 'impossible' });
  });

  test('[R000-INFO-07] it lists all that follows, and nothing else, as plain enumeration has it', () => {
    const question: WorldsQuestion = { ...HONEST, hypotheses: [{ player: 2, what: 'seer', is: false }] };
    const { record } = playClaiming(villageOf('aiwolf-5', 1), 1);
    const morning = record.findIndex((event) => event.type === 'dayBegan' && event.day === 1);
    const events = [...record.slice(0, morning + 1), ...claims.map(([player, text]) => said(player, text))];
    const slow = new Enumeration(question);
    const before = new Enumeration(HONEST);
    events.forEach((event, seq) => {
      slow.take(event, seq);
      before.take(event, seq);
    });
    const isDecided = (worlds: readonly (readonly Role[])[], index: number, role: Role) =>
      new Set(worlds.map((world) => world[index] === role)).size === 1;
    const expected = [0, 1, 2, 3, 4].flatMap((index) =>
      ROLES.filter(
        (role) => isDecided(slow.worlds(), index, role) && !isDecided(before.worlds(), index, role),
      ).map((role) => `${index + 1} ${role}`),
    );
    const implied = ifFake(heard('aiwolf-5', claims), 2, 'seer')!.implied;
    expect(implied.map(({ player, role }) => `${player} ${role}`)).toEqual(expected);
    expect(expected.length).toBeGreaterThan(2);
  });
});
