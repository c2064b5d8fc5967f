import { aiwolfRoles, type Event, PRESETS, plainSetup, playersOf } from '@mura/engine';
import { describe, expect, test } from 'vitest';
import { TestSitting } from '../../testing/seat.ts';
import { playOut } from '../../testing/villages.ts';
import { honest } from './honest.ts';

const FIFTEEN = aiwolfRoles(15);
const SEEDS = playersOf(100).map((number) => `seed ${number}`);

/** A werewolf whose partners are 2 and 3, on day 1. */
function werewolf(seed?: string): TestSitting {
  const place = { role: 'werewolf', fellows: [2, 3], roles: FIFTEEN } as const;
  return new TestSitting(honest, seed === undefined ? place : { ...place, seed }).nextDay();
}

describe('the pack', () => {
  /** How many of the werewolves come out in a whole village. */
  function claimants(preset: string, seed: string): number {
    const setup = plainSetup(preset, PRESETS.get(preset)!, seed);
    const { record } = playOut(
      setup,
      seed,
      setup.cast.map(() => honest),
    );
    const revealed = record.find((event) => event.type === 'rolesRevealed');
    const claimed = record.filter(
      (event): event is Event & { type: 'talked' } =>
        event.type === 'talked' && event.channel === 'talk' && event.text.startsWith('COMINGOUT'),
    );
    return claimed.filter(({ player }) => revealed?.roles[player - 1] === 'werewolf').length;
  }

  test.each(['aiwolf-5', 'aiwolf-12', 'nlp-13'])('has at most one claimant, by chance (%s)', (preset) => {
    const counts = SEEDS.slice(0, 20).map((seed) => claimants(preset, seed));
    expect(counts).toContain(0);
    expect(counts).toContain(1);
    expect(Math.max(...counts)).toBe(1);
  });

  test('does as its first one says who is to come out', () => {
    const place = { me: 3, role: 'werewolf', fellows: [1, 2], roles: FIFTEEN } as const;
    const asked = new TestSitting(honest, place);
    expect(
      asked.hears(1, 'REQUEST Agent[03] (COMINGOUT Agent[03] SEER)', 'whisper').saysAll('whisper'),
    ).toEqual([]);
    expect(asked.nextDay().says()).toBe('COMINGOUT Agent[03] SEER');
    expect(asked.says()).toMatch(/^DIVINED Agent\[\d\d\] (HUMAN|WEREWOLF)$/);
    const other = new TestSitting(honest, { ...place, me: 2, fellows: [1, 3] });
    other.hears(1, 'REQUEST Agent[03] (COMINGOUT Agent[03] SEER)', 'whisper').nextDay();
    expect(other.saysAll().join()).not.toContain('COMINGOUT');
  });

  test('keeps silent when a partner has come out', () => {
    for (const seed of SEEDS.slice(0, 20)) {
      const silent = werewolf(seed).hears(3, 'COMINGOUT Agent[03] SEER');
      expect(silent.saysAll().join()).not.toContain('COMINGOUT');
    }
  });

  test('of one, comes out or not, and calls no more werewolves than there are', () => {
    const firsts = SEEDS.slice(0, 40).map((seed) => {
      const alone = new TestSitting(honest, { role: 'werewolf', seed }).nextDay();
      const first = alone.says();
      if (first !== 'Skip') expect(alone.says()).toMatch(/^DIVINED Agent\[0[2-5]\] (HUMAN|WEREWOLF)$/);
      return first;
    });
    expect(firsts.filter((text) => text === 'COMINGOUT Agent[01] SEER').length).toBeGreaterThan(8);
    expect(firsts.filter((text) => text === 'Skip').length).toBeGreaterThan(8);
  });

  test('accuses nobody whom one of it has called human', () => {
    for (const role of ['werewolf', 'possessed'] as const) {
      for (const seed of SEEDS.slice(0, 50)) {
        const texts = new TestSitting(honest, { role, seed, roles: FIFTEEN }).nextDay().saysAll();
        const white = /^DIVINED (.*) HUMAN$/.exec(texts[1] ?? '')?.[1];
        const accusing = texts.filter((text) => /^(ESTIMATE|VOTE|REQUEST)/.test(text)).join();
        if (white !== undefined) expect(accusing).not.toContain(white);
      }
    }
  });

  test('calls no partner a werewolf', () => {
    for (const seed of SEEDS) {
      const texts = werewolf(seed).saysAll().join();
      expect(texts).not.toMatch(/Agent\[0[23]\] WEREWOLF/);
    }
  });
});

describe('a werewolf attacks', () => {
  test('the likely seer, then the medium, then others', () => {
    const hunter = werewolf()
      .hears(9, 'COMINGOUT Agent[09] SEER')
      .hears(9, 'DIVINED Agent[02] WEREWOLF')
      .hears(8, 'COMINGOUT Agent[08] MEDIUM');
    expect(hunter.saysAll('whisper')).toEqual(['ATTACK Agent[09]']);
    expect(hunter.chooses('attackVote')).toBe(9);
    hunter.nextDay(9);
    expect(hunter.saysAll('whisper')).toEqual(['ATTACK Agent[08]']);
    expect(hunter.chooses('attackVote')).toBe(8);
    hunter.nextDay(8);
    expect(hunter.chooses('attackVote', [1, 2, 3, 10])).toBe(10);
  });

  test('the seer who tells the truth, and not the one who lies for the pack', () => {
    const hunter = werewolf().hears(9, 'DIVINED Agent[02] HUMAN').hears(10, 'DIVINED Agent[04] HUMAN');
    expect(hunter.chooses('attackVote')).toBe(10);
    expect(hunter.nextDay(10).chooses('attackVote')).not.toBe(9);
  });

  test('whom a partner has whispered first', () => {
    const hunter = werewolf().hears(9, 'COMINGOUT Agent[09] SEER').hears(2, 'ATTACK Agent[12]', 'whisper');
    expect(hunter.hears(3, 'ATTACK Agent[13]', 'whisper').saysAll('whisper')).toEqual(['ATTACK Agent[12]']);
    expect(hunter.chooses('attackVote')).toBe(12);
  });

  test('no partner, whatever is whispered', () => {
    const hunter = werewolf().hears(2, 'ATTACK Agent[03]', 'whisper').hears(2, 'ATTACK Agent[01]', 'whisper');
    expect([1, 2, 3]).not.toContain(hunter.chooses('attackVote', playersOf(15)));
  });

  test('with the most of the pack when it votes again', () => {
    const hunter = werewolf();
    const votes = [
      { player: 1, target: 9 },
      { player: 2, target: 12 },
      { player: 3, target: 12 },
    ];
    hunter.hear({ type: 'attackVotesCounted', audience: [1, 2, 3], day: 1, round: 0, votes });
    expect(hunter.chooses('attackVote')).toBe(12);
  });

  test('somebody else after an attack in vain', () => {
    const hunter = werewolf().hears(9, 'DIVINED Agent[02] WEREWOLF').hears(8, 'COMINGOUT Agent[08] MEDIUM');
    expect(hunter.chooses('attackVote')).toBe(9);
    hunter.hear({ type: 'attackChosen', audience: [1, 2, 3], day: 1, target: 9 }).nextDay();
    expect(hunter.chooses('attackVote')).toBe(8);
  });
});

describe('a werewolf votes', () => {
  test('with the village', () => {
    const voter = werewolf().hearsAll({ 4: 'VOTE Agent[07]', 5: 'VOTE Agent[07]', 6: 'VOTE Agent[08]' });
    expect(voter.chooses('vote')).toBe(7);
  });

  test('for no partner', () => {
    const voter = werewolf().hearsAll({
      4: 'VOTE Agent[02]',
      5: 'VOTE Agent[02]',
      6: 'VOTE Agent[02]',
      8: 'VOTE Agent[07]',
    });
    expect(voter.chooses('vote')).toBe(7);
    expect(voter.saysAll().join()).not.toContain('VOTE Agent[02]');
  });

  test('for nobody who lies for the pack', () => {
    const voter = werewolf().hears(9, 'DIVINED Agent[02] HUMAN');
    voter.hearsAll({ 4: 'VOTE Agent[09]', 5: 'VOTE Agent[09]', 6: 'VOTE Agent[07]' });
    expect(voter.chooses('vote')).toBe(7);
  });

  test('for a partner who is lost', () => {
    const voter = werewolf();
    for (const player of [4, 5, 6, 7, 8, 9, 10]) voter.hears(player, 'VOTE Agent[02]');
    expect(voter.chooses('vote')).not.toBe(2);
    expect(voter.hears(11, 'VOTE Agent[02]').chooses('vote')).toBe(2);
  });
});

describe('a possessed', () => {
  test('comes out as a seer on day 1, and tells one finding a day', () => {
    for (const seed of SEEDS.slice(0, 20)) {
      const possessed = new TestSitting(honest, { role: 'possessed', seed }).nextDay();
      expect(possessed.says()).toBe('COMINGOUT Agent[01] SEER');
      expect(possessed.says()).toMatch(/^DIVINED Agent\[0[2-5]\] (HUMAN|WEREWOLF)$/);
      expect(possessed.saysAll().join()).not.toContain('DIVINED');
    }
  });

  test('calls half of its targets werewolves', () => {
    const found = SEEDS.map((seed) => {
      const possessed = new TestSitting(honest, { role: 'possessed', seed, roles: FIFTEEN }).nextDay();
      possessed.says();
      return possessed.says();
    });
    const black = found.filter((text) => text.endsWith('WEREWOLF')).length;
    expect(black).toBeGreaterThan(35);
    expect(black).toBeLessThan(65);
  });

  test('finds nobody twice, and no more werewolves than there are', () => {
    for (const seed of SEEDS.slice(0, 20)) {
      const possessed = new TestSitting(honest, { role: 'possessed', seed, roles: FIFTEEN });
      const found: string[] = [];
      for (let day = 1; day <= 12; day++) {
        found.push(
          ...possessed
            .nextDay()
            .saysAll()
            .filter((text) => text.startsWith('DIVINED')),
        );
      }
      const targets = found.map((text) => text.split(' ')[1]);
      expect(new Set(targets).size).toBe(12);
      expect(targets).not.toContain('Agent[01]');
      expect(found.filter((text) => text.endsWith('WEREWOLF')).length).toBeLessThanOrEqual(3);
    }
  });

  test('votes for whom it called a werewolf, and not for whom the seer did', () => {
    for (const seed of SEEDS) {
      const possessed = new TestSitting(honest, { role: 'possessed', seed, roles: FIFTEEN }).nextDay();
      possessed.hears(2, 'COMINGOUT Agent[02] SEER').hears(2, 'DIVINED Agent[03] WEREWOLF');
      const black = possessed.saysAll().find((text) => /^DIVINED .* WEREWOLF$/.test(text));
      const target = possessed.chooses('vote');
      expect(target).not.toBe(3);
      if (black !== undefined) expect(black).toContain(`Agent[${String(target).padStart(2, '0')}]`);
    }
  });

  test('holds who votes for it for no werewolf', () => {
    for (const seed of SEEDS.slice(0, 20)) {
      const possessed = new TestSitting(honest, { role: 'possessed', seed }).nextDay();
      possessed.votesAgain([2, 1], [3, 4]).executed(5).nextDay(4);
      expect(possessed.chooses('vote')).toBe(2);
    }
  });

  test('claims to be the medium where there is no seer, and nothing where there is neither', () => {
    const medium = new TestSitting(honest, {
      role: 'possessed',
      roles: { ...FIFTEEN, seer: 0, villager: 9 },
    });
    expect(medium.nextDay().saysAll()[0]).toBe('COMINGOUT Agent[01] MEDIUM');
    expect(medium.executed(9).nextDay().says()).toMatch(/^IDENTIFIED Agent\[09\] (HUMAN|WEREWOLF)$/);
    const roles = { ...FIFTEEN, seer: 0, medium: 0, villager: 10 };
    const nobody = new TestSitting(honest, { role: 'possessed', roles }).nextDay();
    expect(nobody.saysAll().join()).not.toContain('COMINGOUT');
  });
});
