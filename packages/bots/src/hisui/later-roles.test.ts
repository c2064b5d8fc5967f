import { aiwolfRules, type Role, type RoleCounts } from '@mura/engine';
import { describe, expect, test } from 'vitest';
import { type SittingOptions, TestSitting } from '../../testing/seat.ts';
import { hisui } from './hisui.ts';
import { type Living, oddsAtNight } from './play/three-sides.ts';

const NONE = {
  villager: 0,
  seer: 0,
  medium: 0,
  bodyguard: 0,
  freemason: 0,
  werewolf: 0,
  possessed: 0,
  fox: 0,
};

function village(roles: Partial<Record<Role, number>>): Pick<SittingOptions, 'rules'> {
  return { rules: aiwolfRules({ ...NONE, ...roles } as RoleCounts) };
}

const WITH_FOX = village({ villager: 4, seer: 1, werewolf: 1, fox: 1 });
const WITHOUT = village({ villager: 5, seer: 1, werewolf: 1 });

describe('a fox', () => {
  test('takes the victory from a village that executes the last werewolf too early', () => {
    const living: Living = { own: 5, wolves: 1, helpers: 0, foxes: 1 };
    expect(oddsAtNight({ ...living, wolves: 0 })).toEqual({ village: 0, werewolf: 0, fox: 1 });
    expect(oddsAtNight({ ...living, foxes: 0 }).village).toBeGreaterThan(
      oddsAtNight({ ...living, own: 4 }).village,
    );
  });

  test('takes it from a pack that is as many as the others, too', () => {
    const living: Living = { own: 1, wolves: 2, helpers: 0, foxes: 1 };
    expect(oddsAtNight(living).fox).toBe(1);
    expect(oddsAtNight({ ...living, foxes: 0 }).werewolf).toBe(1);
  });

  test('leaves each side a chance that sums to one', () => {
    const { village, werewolf, fox } = oddsAtNight({ own: 8, wolves: 3, helpers: 1, foxes: 2 });
    expect(village + werewolf + fox).toBeCloseTo(1);
    for (const chance of [village, werewolf, fox]) expect(chance).toBeGreaterThan(0);
  });

  test('lets the last werewolf live while it may be alive, and nobody else does', () => {
    const found = (place: Pick<SittingOptions, 'rules'>) =>
      new TestSitting(hisui, { role: 'seer', ...place }).learns('divined', 3, 'werewolf').nextDay();
    expect(found(WITHOUT).chooses('vote')).toBe(3);
    expect(found(WITH_FOX).chooses('vote')).not.toBe(3);
  });

  test('that died of divination lets the village execute the last werewolf', () => {
    const seer = new TestSitting(hisui, { role: 'seer', ...WITH_FOX })
      .learns('divined', 3, 'werewolf')
      .nextDay();
    seer.executed(7).learns('divined', 5, 'human').nextDay(5, 6);
    expect(seer.chooses('vote')).toBe(3);
  });

  test('is not whom a seer has divined and who lives', () => {
    const seer = new TestSitting(hisui, { role: 'seer', ...WITH_FOX })
      .learns('divined', 2, 'human')
      .nextDay();
    seer.learns('divined', 3, 'werewolf').nextDay(4);
    // The werewolf is left alone as long as one of the others may be the fox; 2 cannot be.
    expect([5, 6, 7]).toContain(seer.chooses('vote'));
  });

  test('is whom the pack attacked in vain: it has them executed, and attacks others', () => {
    const rules = village({ villager: 4, seer: 1, bodyguard: 1, werewolf: 2, fox: 1 });
    const werewolf = new TestSitting(hisui, { role: 'werewolf', fellows: [2], ...rules }).nextDay();
    werewolf
      .executed(9)
      .hear({ type: 'attackChosen', audience: [1, 2], day: 1, target: 5 })
      .nextDay();
    expect(werewolf.chooses('vote')).toBe(5);
    expect(werewolf.chooses('attackVote')).not.toBe(5);
  });
});

describe('an immoralist', () => {
  const rules = village({ villager: 4, seer: 1, werewolf: 1, fox: 1, immoralist: 1 });
  const immoralist = () => {
    const sitting = new TestSitting(hisui, { role: 'immoralist', ...rules });
    const known = [{ player: 4, role: 'fox' }] as const;
    sitting.hear({ type: 'roleTold', audience: [1], player: 1, role: 'immoralist', fellows: [], known });
    return sitting.nextDay();
  };

  test('does not vote for the fox, whatever the others say', () => {
    const sitting = immoralist().hearsAll({ 2: 'VOTE Agent[04]', 3: 'VOTE Agent[04]', 5: 'VOTE Agent[04]' });
    expect(sitting.chooses('vote')).not.toBe(4);
  });

  test('does not say who it is, nor who the fox is', () => {
    expect(immoralist().saysAll().join()).not.toMatch(/FOX|Agent\[04\]/);
  });
});

describe('where a great wolf is dealt', () => {
  test('who appeared human is suspected less, but suspected', () => {
    const beliefs = (roles: Partial<Record<Role, number>>): readonly number[] => {
      const { rules } = village(roles);
      const mind = hisui.begin({ player: 1 });
      const sitting = new TestSitting({ ...hisui, begin: () => mind }, { role: 'seer', rules: rules! });
      sitting.learns('divined', 3, 'human').nextDay();
      return hisui.believes!(mind);
    };
    const plain = beliefs({ villager: 5, seer: 1, werewolf: 2 });
    const great = beliefs({ villager: 5, seer: 1, werewolf: 1, greatWolf: 1 });
    expect(plain[3]).toBe(0);
    expect(great[3]).toBeGreaterThan(0);
    expect(great[3]).toBeLessThan(great[4]!);
  });
});

test('where villagers may take an attacker along the pack rather tries again whom it attacked in vain', () => {
  const attacked = (roles: Partial<Record<Role, number>>) => {
    const werewolf = new TestSitting(hisui, { role: 'werewolf', fellows: [2], ...village(roles) }).nextDay();
    werewolf.hears(6, 'COMINGOUT Agent[06] BODYGUARD').executed(9);
    werewolf.hear({ type: 'attackChosen', audience: [1, 2], day: 1, target: 6 }).nextDay();
    return werewolf.chooses('attackVote', [5, 6]);
  };
  const others = { seer: 1, bodyguard: 1, werewolf: 2 };
  expect(attacked({ ...others, villager: 5 })).toBe(5);
  expect(attacked({ ...others, villager: 1, cat: 4 })).toBe(6);
});
