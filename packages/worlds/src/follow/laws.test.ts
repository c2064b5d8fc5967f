import {
  agentName,
  type Event,
  factsOf,
  givenTo,
  type PlayerId,
  type Role,
  requests,
  seeded,
  speciesOf,
} from '@mura/engine';
import { describe, expect, test, vi } from 'vitest';
import { runs } from '../../../../checks/runs.ts';
import { dealing, dealOf } from '../../../engine/testing/laws/deals.ts';
import { act, begin, type LawGame } from '../../../engine/testing/laws/game.ts';
import { randomFrom } from '../../../engine/testing/laws/random.ts';
import { Enumeration } from '../../testing/enumerate.ts';
import { playClaiming, questionsOf, villageOf } from '../../testing/games.ts';
import type { WorldsQuestion } from '../viewpoint/viewpoint.ts';
import { follow } from './follower.ts';
import type { Worlds } from './knowledge.ts';

vi.setConfig({ testTimeout: 900_000 });

const PRESETS = ['aiwolf-5', 'nlp-9', 'bbs-11', 'licos-9b', 'aiwolf-15', 'card'];
const GAMES = [...PRESETS, ...(runs(0, 1) === 1 ? ['bbs-15', 'licos-15c', 'licos-5b'] : [])].flatMap(
  (preset) =>
    Array.from({ length: runs(1, 10) }, (_, luck) => playClaiming(villageOf(preset, luck + 1), luck + 1)),
);

function plainly(as: WorldsQuestion['as']): WorldsQuestion {
  return { as, assume: 'none', hypotheses: [] };
}

function seatsOf({ setup }: LawGame): PlayerId[] {
  return setup.cast.map((_, index) => index + 1);
}

/** The worlds after each event at which something is learned. */
function courseOf(record: readonly Event[], question: WorldsQuestion): { seq: number; worlds: Worlds }[] {
  const follower = follow(question, { complete: true });
  return record.flatMap((event, seq) => {
    const before = follower.now;
    follower.take(event, seq);
    const worlds = follower.worlds();
    return worlds === null || follower.now === before ? [] : [{ seq, worlds }];
  });
}

describe('by the laws of worlds', () => {
  test('the true world is in every viewpoint at every event', () => {
    let compared = 0;
    GAMES.forEach(({ record, setup }) => {
      const deal = dealOf(record);
      const viewpoints: WorldsQuestion['as'][] = [
        'observer',
        'werewolves',
        'master',
        ...setup.cast.map((_, index) => index + 1),
      ];
      for (const as of viewpoints) {
        for (const { seq, worlds } of courseOf(record, plainly(as))) {
          const isInside = deal.every((role, index) => worlds.players[index]![role] > 0);
          expect(isInside, `${as} after ${seq}: ${JSON.stringify(record[seq])}`).toBe(true);
          compared++;
        }
      }
    });
    expect(compared).toBeGreaterThan(3000);
  });

  test('more facts never add worlds', () => {
    let compared = 0;
    GAMES.forEach(({ record, setup }) => {
      for (const as of ['observer', 'werewolves', 1, setup.cast.length] as const) {
        let before = Number.POSITIVE_INFINITY;
        for (const { worlds } of courseOf(record, plainly(as))) {
          expect(worlds.count).toBeLessThanOrEqual(before);
          if (before !== Number.POSITIVE_INFINITY) compared++;
          before = worlds.count;
        }
      }
    });
    expect(compared).toBeGreaterThan(900);
  });

  test('[R000-INFO-03] the worlds of a seat are counted apart, and are some of those of the observer', () => {
    let compared = 0;
    GAMES.forEach((game) => {
      const observer = follow(plainly('observer'));
      const seats = seatsOf(game).map((seat) => follow(plainly(seat)));
      game.record.forEach((event, seq) => {
        for (const one of [observer, ...seats]) one.take(event, seq);
        if (event.type !== 'dayBegan') return;
        const outside = observer.worlds()!;
        for (const seat of seats) {
          const own = seat.worlds()!;
          if (event.day === 0) expect(own.count).toBeLessThan(outside.count);
          own.players.forEach((shares, index) => {
            for (const [role, count] of Object.entries(shares)) {
              expect(count).toBeLessThanOrEqual(outside.players[index]![role as Role]);
              compared++;
            }
          });
        }
      });
    });
    expect(compared).toBeGreaterThan(20_000);
  });

  test('[R000-INFO-03] world by world, in villages of five', () => {
    for (let luck = 1; luck <= runs(3, 50); luck++) {
      const { record } = playClaiming(villageOf('aiwolf-5', luck), luck);
      const sets = (['observer', 1, 2, 3, 4, 5] as const).map((as) => new Enumeration(plainly(as)));
      record.forEach((event, seq) => {
        for (const one of sets) one.take(event, seq);
      });
      const [outside = [], ...own] = sets.map((one) => one.worlds().map((world) => world.join()));
      for (const worlds of own) {
        expect(worlds.length).toBeGreaterThan(0);
        expect(worlds.filter((world) => !outside.includes(world))).toEqual([]);
      }
    }
  });

  test('[R000-INFO-06] a claim removes no world where nobody is taken as honest, and some where the village is', () => {
    let removed = 0;
    GAMES.forEach(({ record }) => {
      for (const as of ['observer', 1] as const) {
        const plain = follow(plainly(as));
        const village = follow({ as, assume: 'village', hypotheses: [] });
        const chosen = follow({ as, assume: [2], hypotheses: [] });
        record.forEach((event, seq) => {
          const before = plain.worlds()?.count;
          for (const one of [plain, village, chosen]) one.take(event, seq);
          if (event.type === 'talked') expect(plain.worlds()?.count).toBe(before);
          const [all = 0, some = 0, fewest = 0] = [plain, chosen, village].map(
            (one) => one.worlds()?.count ?? 0,
          );
          expect(fewest).toBeLessThanOrEqual(some);
          expect(some).toBeLessThanOrEqual(all);
          if (fewest < all) removed++;
        });
      }
    });
    expect(removed).toBeGreaterThan(4000);
  });

  test('[R000-INFO-01] the observer needs no more than what is public', () => {
    expect(GAMES.length).toBeGreaterThan(5);
    GAMES.forEach(({ record }) => {
      const whole = follow(plainly('observer'));
      record.forEach((event, seq) => {
        whole.take(event, seq);
      });
      const given = follow(plainly('observer'));
      for (const { event, number } of givenTo('observer', record)) given.take(event, number);
      expect(given.worlds()).toEqual(whole.worlds());
    });
  });

  test('[R000-INFO-02] from outside each living player may be of two roles at least, but for what the rules force', () => {
    let seen = 0;
    for (const preset of ['aiwolf-15', 'bbs-15', 'nlp-13', 'aiwolf-5']) {
      for (let luck = 1; luck <= runs(1, 20); luck++) {
        const { record, setup } = playClaiming(villageOf(preset, luck), luck);
        const dead = new Set<PlayerId>();
        const follower = follow(plainly('observer'));
        record.forEach((event, seq) => {
          follower.take(event, seq);
          if (event.type === 'executed' || event.type === 'diedSuddenly') dead.add(event.player);
          if (event.type === 'dawnBroke') for (const player of event.dead) dead.add(player);
          if (event.type !== 'dayBegan') return;
          setup.cast.forEach((_, index) => {
            if (dead.has(index + 1)) return;
            const possible = Object.values(follower.worlds()!.players[index]!).filter((count) => count > 0);
            expect(possible.length).toBeGreaterThan(1);
            seen++;
          });
        });
      }
    }
    expect(seen).toBeGreaterThan(150);
  });

  test('[R000-INFO-04] what only some are told changes the worlds of those, and of nobody else', () => {
    let told = 0;
    GAMES.forEach((game) => {
      const seats = [...seatsOf(game)];
      const followers = seats.map((seat) => follow(plainly(seat)));
      game.record.forEach((event, seq) => {
        const before = followers.map(({ now }) => now);
        for (const one of followers) one.take(event, seq);
        if (!Array.isArray(event.audience)) return;
        seats.forEach((seat, index) => {
          const isChanged = followers[index]!.now !== before[index];
          if (isChanged) told++;
          if (isChanged) expect(event.audience).toContain(seat);
        });
      });
    });
    expect(told).toBeGreaterThan(200);
  });

  test('[R000-INFO-12] seats that know different things give the same question different shares', () => {
    let compared = 0;
    for (let luck = 1; luck <= runs(5, 100); luck++) {
      const { record, setup } = playClaiming(villageOf('aiwolf-15', luck), luck);
      const deal = dealOf(record);
      const seer = deal.indexOf('seer') + 1;
      const villager = deal.indexOf('villager') + 1;
      const divined = record.findIndex(({ type }) => type === 'divined');
      const event = record[divined] as Event & { type: 'divined' };
      if ([seer, villager].includes(event.target)) continue;
      const shareFor = (as: PlayerId) => {
        const follower = follow(plainly(as));
        for (const [seq, one] of record.slice(0, divined + 1).entries()) follower.take(one, seq);
        const { count, players } = follower.worlds()!;
        return players[event.target - 1]!.werewolf / count;
      };
      expect(shareFor(seer)).toBe(event.result === 'werewolf' ? 1 : 0);
      expect(shareFor(villager)).toBeCloseTo(setup.rules.roles.werewolf / (setup.cast.length - 1), 12);
      compared++;
    }
    expect(compared).toBeGreaterThan(2);
  });
});

/** A seer and a fake, who both claim to be the seer; each tells the results that the seer has in their own story. */
function playRivals(
  deal: readonly Role[],
  story: readonly Role[],
  rivals: readonly PlayerId[],
  luck: number,
): LawGame {
  const setup = villageOf('aiwolf-7', luck);
  const game = begin(setup, dealing(setup, deal, seeded(`rivals/${luck}`)));
  const wolves = deal.flatMap((role, index) => (role === 'werewolf' ? [index + 1] : []));
  const target = deal.findIndex((role, index) => role === 'villager' && !rivals.includes(index + 1)) + 1;
  for (let [asked] = requests(game.village); asked !== undefined; [asked] = requests(game.village)) {
    const { act: what, player, day, turn } = asked;
    if (what === 'vote') break;
    const text = rivals.includes(player) && turn < 2 && day > 0 ? sayOf(player, turn) : 'Over';
    const action =
      what === 'talk' || what === 'whisper'
        ? { type: 'talk' as const, player, channel: what, text }
        : { type: what, player, target: what === 'divine' ? target : wolves[0]! };
    const decided = act(game, action);
    if (!decided.ok) throw new Error(decided.error);
  }
  return game;

  function sayOf(player: PlayerId, turn: number): string {
    if (turn === 0) return `COMINGOUT ${agentName(player)} SEER`;
    const world = player === rivals[0] ? deal : story;
    return `DIVINED ${agentName(target)} ${speciesOf(world[target - 1]!).toUpperCase()}`;
  }
}

describe('a consistent fake', () => {
  test('[R000-INFO-05] leaves the worlds of the observer as they were when they and the seer change places', () => {
    for (let luck = 1; luck <= runs(5, 100); luck++) {
      const roles: Role[] = ['seer', 'werewolf', 'werewolf', 'villager', 'villager', 'villager', 'villager'];
      const random = randomFrom(luck);
      const deal = roles
        .map((role) => ({ role, at: random(1000) }))
        .sort((one, other) => one.at - other.at)
        .map(({ role }) => role);
      const seer = deal.indexOf('seer') + 1;
      const fake = deal.indexOf('werewolf') + 1;
      const story = deal.with(seer - 1, 'werewolf').with(fake - 1, 'seer');
      const truth = playRivals(deal, story, [seer, fake], luck);
      const swapped = playRivals(story, deal, [fake, seer], luck);
      for (const assume of ['none', 'village'] as const) {
        const worlds = [truth, swapped].map(({ record }) => {
          const follower = follow({ as: 'observer', assume, hypotheses: [] });
          record.forEach((event, seq) => {
            follower.take(event, seq);
          });
          return follower.worlds()!;
        });
        expect(worlds[0]).toEqual(worlds[1]);
        expect(worlds[0]!.players[seer - 1]!.seer).toBeGreaterThan(0);
        expect(worlds[0]!.players[fake - 1]!.seer).toBeGreaterThan(0);
      }
    }
  });
});

describe('a follower', () => {
  test('goes back to any event, and on again, with the same worlds', () => {
    let compared = 0;
    GAMES.forEach(({ record, setup }) => {
      const [question] = questionsOf(setup.cast.length).filter(
        ({ as, assume }) => as === 2 && assume === 'village',
      );
      const follower = follow(question!);
      const counts = record.map((event, seq) => {
        follower.take(event, seq);
        return follower.worlds()?.count;
      });
      for (let seq = record.length - 1; seq >= 0; seq -= 7) {
        follower.back(seq);
        expect(follower.worlds()?.count).toBe(counts[seq]);
        compared++;
      }
      follower.back(-1);
      expect(follower.worlds()).toBeNull();
      record.forEach((event, seq) => {
        follower.take(event, seq);
      });
      expect(follower.worlds()?.count).toBe(counts.at(-1));
    });
    expect(compared).toBeGreaterThan(300);
  });

  test('learns nothing from talk where claims are no facts', () => {
    const { record } = playClaiming(villageOf('aiwolf-15', 1), 1);
    const follower = follow(plainly('observer'));
    let talks = 0;
    record.forEach((event, seq) => {
      const before = follower.now;
      follower.take(event, seq);
      if (event.type !== 'talked') return;
      talks++;
      expect(follower.now).toBe(before);
    });
    expect(talks).toBeGreaterThan(10);
  });

  test('knows all when the roles are revealed', () => {
    let compared = 0;
    GAMES.forEach(({ record }) => {
      for (const as of ['observer', 1, 'werewolves'] as const) {
        if (!record.some(({ type }) => type === 'rolesRevealed')) continue;
        expect(courseOf(record, plainly(as)).at(-1)?.worlds.count).toBe(1);
        compared++;
      }
    });
    expect(compared).toBeGreaterThan(15);
  });

  test('says what a record does not tell its viewpoint, and counts the rest', () => {
    const { record } = playClaiming(villageOf('aiwolf-5', 4), 4);
    const end = record.findIndex(({ type }) => type === 'ended');
    const untold = record.slice(0, end).filter(({ type }) => type !== 'sealed' && type !== 'roleTold');
    const known = (as: WorldsQuestion['as'], events: readonly Event[]) => {
      const follower = follow(plainly(as));
      events.forEach((event, seq) => {
        follower.take(event, seq);
      });
      return follower.worlds()!;
    };
    expect(known('observer', untold)).toEqual(known('observer', record.slice(0, end)));
    expect(known('observer', untold).gaps).toEqual([]);
    expect(known(3, untold).gaps).toEqual(['ownRole']);
    expect(known('werewolves', untold).gaps).toEqual(['pack']);
    expect(known('master', untold).gaps).toEqual(['deal']);
    expect(known('master', record.slice(0, end))).toMatchObject({ count: 1, gaps: [] });
    const truth = dealOf(record);
    truth.forEach((role, index) => {
      expect(known('master', untold).players[index]![role]).toBeGreaterThan(0);
    });
    const acted = truth.findIndex((role) => factsOf(role).nightAct === 'divine') + 1;
    expect(known('master', untold).players[acted - 1]!.seer).toBe(known('master', untold).count);
  });
});
