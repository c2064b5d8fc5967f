import { describe, expect, test } from 'vitest';
import {
  allVote,
  asked,
  attackVote,
  divine,
  happened,
  play,
  type TestScene,
  toTheEnd,
  until,
  villageOf,
} from '../../testing/index.ts';
import { type Chance, FACTS, FIRST_ROLES, LATER_ROLES, type Role, viewFor, winners } from '../index.ts';

/** What a player was told at the start. */
function told(scene: TestScene, player: number) {
  return happened(scene, 'roleTold').find((event) => event.player === player);
}

function deadAt(scene: TestScene, day: number): readonly number[] | undefined {
  return happened(scene, 'dawnBroke').find((event) => event.day === day)?.dead;
}

/** After the vote of day 1 in which this one is executed, when the pack is asked. */
function nightOf(roles: readonly Role[], executed: number, chance?: Chance): TestScene {
  return play(villageOf(roles, { chance }), until('vote', 1), allVote(executed), until('attackVote', 1));
}

describe('a role that came later', () => {
  test('[R1] stands in rules only where it is dealt', () => {
    const roles: Role[] = ['villager', 'villager', 'villager', 'werewolf', 'cat'];
    const [opened] = happened(villageOf(roles), 'opened');
    expect(Object.keys(opened!.rules.roles).sort()).toEqual([...FIRST_ROLES, 'cat'].sort());
    expect(LATER_ROLES.every((role) => !(FIRST_ROLES as readonly Role[]).includes(role))).toBe(true);
  });
});

describe('the fanatic', () => {
  const roles: Role[] = ['fanatic', 'villager', 'villager', 'seer', 'werewolf', 'villager', 'greatWolf'];

  test('[R2] knows the werewolves and is not known by them', () => {
    const scene = villageOf(roles);
    expect(told(scene, 1)).toMatchObject({
      fellows: [],
      known: [
        { player: 5, role: 'werewolf' },
        { player: 7, role: 'greatWolf' },
      ],
    });
    expect(told(scene, 5)?.known).toEqual([{ player: 7, role: 'greatWolf' }]);
    expect(FACTS.fanatic).toMatchObject({ team: 'werewolf', species: 'human', whispers: false });
  });
});

describe('the great wolf', () => {
  const roles: Role[] = ['villager', 'villager', 'villager', 'seer', 'medium', 'greatWolf', 'werewolf'];

  test('[R3] appears human to divination and a werewolf to the medium', () => {
    const seen = play(villageOf(roles), until('divine', 0), divine(4, 6));
    expect(happened(seen, 'divined')).toMatchObject([{ target: 6, result: 'human' }]);
    const executed = play(villageOf(roles), until('vote', 1), allVote(6), until('vote', 2));
    expect(happened(executed, 'identified')).toMatchObject([{ player: 5, target: 6, result: 'werewolf' }]);
  });

  test('[R3] is of the pack: it attacks, is not attacked, and counts as a werewolf', () => {
    const night = nightOf(roles, 1);
    expect(asked(night)).toEqual(['attackVote 6', 'attackVote 7']);
    expect(viewFor(7, night.events).own.known).toEqual([{ player: 6, role: 'greatWolf' }]);
    const alone = play(villageOf(roles), until('vote', 1), allVote(7), until('vote', 2));
    expect(happened(alone, 'ended')).toEqual([]);
    const over = play(alone, allVote(6), toTheEnd());
    expect(happened(over, 'ended')).toMatchObject([{ winner: 'village', why: 'noWerewolf' }]);
  });
});

describe('the immoralist', () => {
  const roles: Role[] = ['immoralist', 'fox', 'seer', 'villager', 'werewolf', 'villager', 'villager'];

  test('[R4] knows the fox, which does not know them, and wins with it', () => {
    const scene = villageOf(roles);
    expect(told(scene, 1)?.known).toEqual([{ player: 2, role: 'fox' }]);
    expect(told(scene, 2)?.known).toBeUndefined();
    const won = play(scene, until('vote', 1), allVote(5), toTheEnd());
    expect(happened(won, 'ended')).toMatchObject([{ winner: 'fox', why: 'noWerewolf' }]);
    expect(winners(won.village)).toEqual([1, 2]);
  });

  test('[R4] is found dead after the night in which the last fox died, by execution or by divination', () => {
    const executed = play(nightOf(roles, 2), attackVote(5, 4), until('vote', 2));
    expect(deadAt(executed, 2)).toEqual([1, 4]);
    expect(happened(executed, 'diedWith')).toMatchObject([{ player: 1, other: 2, cause: 'followed' }]);
    const divined = play(villageOf(roles), until('divine', 0), divine(3, 2), until('vote', 1));
    expect(deadAt(divined, 1)).toEqual([1, 2]);
  });

  test('[R4] lives on while another fox does', () => {
    const two: Role[] = ['immoralist', 'fox', 'fox', 'villager', 'werewolf', 'villager', 'villager'];
    expect(deadAt(play(nightOf(two, 2), attackVote(5, 4), until('vote', 2)), 2)).toEqual([4]);
  });
});

describe('the cat', () => {
  const roles: Role[] = ['cat', 'villager', 'villager', 'villager', 'werewolf', 'villager', 'werewolf'];
  /** Chance takes the last for revenge, the first elsewhere. */
  const last: Chance = ({ purpose, among }) => (purpose === 'revenge' ? among - 1 : 0);

  test('[R5] takes one of the pack along when the attack kills it', () => {
    const night = play(nightOf(roles, 2), attackVote(5, 1), attackVote(7, 1), until('vote', 2));
    expect(deadAt(night, 2)).toEqual([1, 5]);
    expect(happened(night, 'diedWith')).toMatchObject([{ player: 5, other: 1, cause: 'avenged' }]);
    const other = play(nightOf(roles, 2, last), attackVote(5, 1), attackVote(7, 1), until('vote', 2));
    expect(deadAt(other, 2)).toEqual([1, 7]);
  });

  test('[R5] takes one of the living along after its execution, found in the morning', () => {
    const night = play(nightOf(roles, 1, last), attackVote(5, 3), attackVote(7, 3), until('vote', 2));
    expect(deadAt(night, 2)).toEqual([3, 7]);
    expect(happened(night, 'diedWith')).toMatchObject([{ player: 7, other: 1, cause: 'avenged' }]);
  });

  test('[R5] takes nobody along when it survives', () => {
    const night = play(nightOf(roles, 2), attackVote(5, 3), attackVote(7, 3), until('vote', 2));
    expect(happened(night, 'diedWith')).toEqual([]);
  });
});

describe('the whisperer', () => {
  const roles: Role[] = ['whisperer', 'villager', 'villager', 'villager', 'werewolf', 'villager', 'villager'];

  test('[R6] hears and speaks in the whisper, and does not attack', () => {
    const scene = play(villageOf(roles), until('whisper', 0));
    expect(asked(scene)).toEqual(['whisper 1']);
    const night = nightOf(roles, 2);
    expect(asked(night)).toEqual(['attackVote 5']);
    const said = happened(night, 'talked').filter(({ channel }) => channel === 'whisper');
    expect(said.length).toBeGreaterThan(0);
    expect(said.every(({ audience }) => String(audience) === '1,5')).toBe(true);
  });

  test('[R6] and the werewolves know each other; it is human and wins with them', () => {
    const scene = villageOf(roles);
    expect(told(scene, 1)?.known).toEqual([{ player: 5, role: 'werewolf' }]);
    expect(told(scene, 5)?.known).toEqual([{ player: 1, role: 'whisperer' }]);
    expect(FACTS.whisperer).toMatchObject({ team: 'werewolf', species: 'human', divinedAs: 'human' });
  });
});

describe('the elder', () => {
  const roles: Role[] = ['elder', 'villager', 'villager', 'villager', 'werewolf', 'villager', 'villager'];

  test('[R7] survives the first attack and not the second, and is told of neither', () => {
    const first = play(nightOf(roles, 2), attackVote(5, 1), until('vote', 2));
    expect(deadAt(first, 2)).toEqual([]);
    expect(happened(first, 'attacked')).toMatchObject([{ target: 1, died: false, savedBy: 'elder' }]);
    const second = play(first, allVote(3), until('attackVote', 2), attackVote(5, 1), until('vote', 3));
    expect(deadAt(second, 3)).toEqual([1]);
  });
});
