import { describe, expect, test } from 'vitest';
import { happened, heard, inOrder, openScene, play, setupOf, toTheEnd, villageOf } from '../testing/index.ts';
import { tableOf } from '../testing/page.ts';
import {
  aiwolfRoles,
  aiwolfRules,
  FACTS,
  open,
  PRESETS,
  plainSetup,
  type Role,
  type Setup,
  seeded,
} from './index.ts';

function dealOf(setup: Setup, seed: string): readonly Role[] {
  const opened = open(setup, seeded(seed));
  const [sealed] = opened.ok ? happened({ ...opened.value, chance: inOrder }, 'sealed') : [];
  return sealed?.deal ?? [];
}

const seeds = Array.from({ length: 2000 }, (_, index) => `seed ${index}`);

describe('the opening', () => {
  test('[O1] players are numbered from 1', () => {
    const scene = openScene(plainSetup('aiwolf-15', aiwolfRules(aiwolfRoles(15)), null));
    expect(happened(scene, 'roleTold').map(({ player }) => player)).toEqual(
      Array.from({ length: 15 }, (_, index) => index + 1),
    );
  });

  test('[O2] the deal has the roles of the rules, and comes before anything else', () => {
    for (const [name, rules] of PRESETS) {
      const scene = openScene(plainSetup(name, rules, null), seeded(name));
      const [opened, sealed] = scene.events;
      expect(opened).toMatchObject({ type: 'opened', preset: name });
      expect(sealed).toMatchObject({ type: 'sealed' });
      const deal = happened(scene, 'sealed')[0]?.deal ?? [];
      for (const role of Object.keys(rules.roles) as Role[])
        expect(deal.filter((other) => other === role).length).toBe(rules.roles[role]);
    }
  });

  test('[O5] a werewolf is told the pack, a freemason the other freemason, and nobody else anything', () => {
    const scene = villageOf([
      'werewolf',
      'villager',
      'werewolf',
      'freemason',
      'seer',
      'freemason',
      'possessed',
      'fox',
      'medium',
      'bodyguard',
      'werewolf',
      'possessed',
      'seer',
    ]);
    expect(happened(scene, 'roleTold')).toEqual(
      [
        { player: 1, role: 'werewolf', fellows: [3, 11] },
        { player: 2, role: 'villager', fellows: [] },
        { player: 3, role: 'werewolf', fellows: [1, 11] },
        { player: 4, role: 'freemason', fellows: [6] },
        { player: 5, role: 'seer', fellows: [] },
        { player: 6, role: 'freemason', fellows: [4] },
        { player: 7, role: 'possessed', fellows: [] },
        { player: 8, role: 'fox', fellows: [] },
        { player: 9, role: 'medium', fellows: [] },
        { player: 10, role: 'bodyguard', fellows: [] },
        { player: 11, role: 'werewolf', fellows: [1, 3] },
        { player: 12, role: 'possessed', fellows: [] },
        { player: 13, role: 'seer', fellows: [] },
      ].map(({ player, role, fellows }) => ({
        type: 'roleTold',
        audience: [player],
        player,
        role,
        fellows,
      })),
    );
  });

  test('[R001-CONT-04] the possessed is of the werewolves, is told of none, and has no ability, in every form', () => {
    const forms = [...PRESETS].filter(([, { roles }]) => roles.possessed > 0);
    expect(forms.length).toBeGreaterThan(20);
    expect(FACTS.possessed).toMatchObject({ team: 'werewolf', species: 'human', nightAct: null });
    for (const [name, rules] of forms) {
      const scene = openScene(plainSetup(name, rules, null), seeded(name));
      const notices = happened(scene, 'roleTold').filter(({ role }) => role === 'possessed');
      expect(notices.length).toBe(rules.roles.possessed);
      for (const { player, fellows, audience } of notices) {
        expect([fellows, audience]).toEqual([[], [player]]);
        const told = heard(player, scene).filter(({ type }) => type !== 'opened');
        expect(JSON.stringify(told)).not.toContain('werewolf');
      }
    }
  });

  test('[R001-CONT-01] villages of 5 to 20 players open, and a villager is told their own role only', () => {
    for (let players = 5; players <= 20; players++) {
      const roles: Role[] = ['villager', 'werewolf', 'seer', 'possessed'];
      while (roles.length < players) roles.push('villager');
      const scene = villageOf(roles);
      const told = heard(1, scene).filter(({ type }) => type !== 'opened');
      expect(told.filter(({ type }) => type === 'roleTold')).toEqual([
        { type: 'roleTold', audience: [1], player: 1, role: 'villager', fellows: [] },
      ]);
      expect(JSON.stringify(told)).not.toMatch(/werewolf|seer|possessed/);
    }
  });

  test('[O6] the page has the team and the species of every role', () => {
    expect(tableOf('O6').map(({ role, team, species }) => ({ role, team, species }))).toEqual(
      Object.values(FACTS).map(({ role, team, species }) => ({ role, team, species })),
    );
  });

  test('[O7] the seed, the deal and who plays whom are for the master until the end', () => {
    const setup = { ...setupOf(['werewolf', 'seer', 'villager']), seed: 'hush', players: ['Xa', 'Yo', 'Zu'] };
    const scene = openScene(setup);
    expect(happened(scene, 'sealed')).toEqual([
      {
        type: 'sealed',
        audience: 'master',
        seed: 'hush',
        players: ['Xa', 'Yo', 'Zu'],
        deal: ['werewolf', 'seer', 'villager'],
      },
    ]);
    for (const viewer of [1, 2, 3, 'observer'] as const)
      expect(JSON.stringify(heard(viewer, scene))).not.toMatch(/hush|Xa|Yo|Zu/);
    const ended = play(scene, toTheEnd());
    expect(JSON.stringify(heard('observer', ended))).toMatch(/"players":\["Xa","Yo","Zu"\]/);
    expect(JSON.stringify(heard('observer', ended))).not.toMatch(/hush/);
  });

  test('[O8] the same setup, chance and answers give the same events', () => {
    const setup = plainSetup('aiwolf-15', aiwolfRules(aiwolfRoles(15)), null);
    const game = (seed: string) => play(openScene(setup, seeded(seed)), toTheEnd()).events;
    expect(game('one')).toEqual(game('one'));
    expect(game('one')).not.toEqual(game('two'));
  });
});

describe('the deal', () => {
  test('[O3] without wishes every player gets every role as often as any other', () => {
    const setup = plainSetup('aiwolf-5', aiwolfRules(aiwolfRoles(5)), null);
    const deals = seeds.map((seed) => dealOf(setup, seed));
    for (let player = 1; player <= 5; player++) {
      const share = (role: Role) => deals.filter((deal) => deal[player - 1] === role).length / deals.length;
      // Within five standard deviations of a fair deal.
      for (const role of ['werewolf', 'seer', 'possessed'] as const)
        expect(Math.abs(share(role) - 0.2)).toBeLessThan(0.045);
      expect(Math.abs(share('villager') - 0.4)).toBeLessThan(0.055);
    }
  });

  test('[O3] all deals of a small village come, about equally often', () => {
    const setup = plainSetup('aiwolf-3', aiwolfRules(aiwolfRoles(3)), null);
    const counts = new Map<string, number>();
    for (const seed of seeds) {
      const deal = dealOf(setup, seed).join();
      counts.set(deal, (counts.get(deal) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    for (const count of counts.values()) expect(Math.abs(count / seeds.length - 1 / 6)).toBeLessThan(0.042);
  });

  test('[O4] a wish is granted while its role has a place', () => {
    const setup = plainSetup('aiwolf-5', aiwolfRules(aiwolfRoles(5)), null);
    for (const seed of seeds.slice(0, 50)) {
      const deal = dealOf({ ...setup, wishes: [null, 'seer', null, 'villager', 'villager'] }, seed);
      expect(deal.slice(1, 2)).toEqual(['seer']);
      expect(deal.slice(3)).toEqual(['villager', 'villager']);
    }
  });

  test('[O4] of two who wish for one place chance chooses; the other takes any role that is left', () => {
    const setup = plainSetup('aiwolf-5', aiwolfRules(aiwolfRoles(5)), null);
    const deals = seeds.map((seed) => dealOf({ ...setup, wishes: ['seer', 'seer', null, null, null] }, seed));
    const seerIs1 = deals.filter(([first]) => first === 'seer');
    expect(
      deals.every(([first, second]) => [first, second].filter((role) => role === 'seer').length === 1),
    ).toBe(true);
    expect(Math.abs(seerIs1.length / deals.length - 0.5)).toBeLessThan(0.056);
    expect(new Set(seerIs1.map(([, second]) => second))).toEqual(
      new Set(['villager', 'werewolf', 'possessed']),
    );
  });

  test('[O4] a wish for a role that the village does not have is no wish', () => {
    const setup = plainSetup('aiwolf-5', aiwolfRules(aiwolfRoles(5)), null);
    const wishes: Setup['wishes'] = ['fox', 'fox', 'fox', 'fox', 'fox'];
    for (const seed of seeds.slice(0, 50))
      expect(dealOf({ ...setup, wishes }, seed)).toEqual(dealOf(setup, seed));
  });
});
