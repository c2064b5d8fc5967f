import { type Event, type PlayerId, ROLES, type Role } from '@mura/engine';
import { LANGUAGES, loadInEveryLanguage, tellFact, tellReason } from '@mura/words';
import { describe, expect, test, vi } from 'vitest';
import { runs } from '../../../../checks/runs.ts';
import { pick, randomFrom } from '../../../engine/testing/laws/random.ts';
import { playClaiming, villageOf } from '../../testing/games.ts';
import { isPossible } from '../count/count.ts';
import type { Fact } from '../facts/fact.ts';
import { follow } from '../follow/follower.ts';
import { type Knowledge, problemOf, worldsOf } from '../follow/knowledge.ts';
import { rolesUnder, type WorldsQuestion } from '../viewpoint/viewpoint.ts';
import { shortestCore } from './shortest-core.ts';
import { contradictionIn, type Reason, why } from './why.ts';

const TEXTS = await loadInEveryLanguage('reasons');

vi.setConfig({ testTimeout: 900_000 });

function knowledgeOf(record: readonly Event[], question: WorldsQuestion): Knowledge {
  const follower = follow(question);
  record.forEach((event, seq) => {
    follower.take(event, seq);
  });
  return follower.now;
}

/** Whether the conclusion of a reason follows from these facts alone. */
function follows(
  knowledge: Knowledge,
  facts: readonly Fact[],
  reason: Reason,
  player: PlayerId,
  role: Role,
): boolean {
  const is = reason.verdict === 'impossible';
  const supposed = { type: 'holds', player, roles: rolesUnder({ player, what: role, is }) } as const;
  return !isPossible({ ...problemOf(knowledge, knowledge.story!, [supposed]), facts });
}

function seqsOf(facts: readonly Fact[]): number[] {
  return [...new Set(facts.map(({ seq }) => seq))];
}

/** All ways to take so many of some items. */
function* choose(items: readonly number[], size: number): Generator<number[]> {
  if (size === 0) yield [];
  for (const [index, item] of items.entries()) {
    if (size === 0) return;
    for (const rest of choose(items.slice(index + 1), size - 1)) yield [item, ...rest];
  }
}

/** Every cell that is decided at the end of a game that has not ended, with its reason. */
function decidedCells(preset: string, luck: number, assume: WorldsQuestion['assume']) {
  const { record, setup } = playClaiming(villageOf(preset, luck), luck);
  const random = randomFrom(luck);
  const end = record.findIndex(({ type }) => type === 'ended');
  const question: WorldsQuestion = {
    as: pick(['observer', 1, 2, 'werewolves'] as const, random),
    assume,
    hypotheses: [],
  };
  const knowledge = knowledgeOf(record.slice(0, end), question);
  const worlds = worldsOf(knowledge)!;
  return setup.cast.flatMap((_, index) =>
    ROLES.flatMap((role) => {
      const share = worlds.players[index]![role];
      const isDecided = share === 0 || share === worlds.count;
      return isDecided && worlds.count > 0 ? [{ knowledge, player: index + 1, role, share }] : [];
    }),
  );
}

describe('a reason', () => {
  test.each(['aiwolf-5', 'nlp-5', 'licos-5b', 'licos-5c', 'bbs-9', 'aiwolf-10'])(
    'is there for every decided cell, follows from its events, and from nothing less: %s',
    (preset) => {
      for (let luck = 1; luck <= runs(2, 30); luck++) {
        for (const assume of ['none', 'village'] as const) {
          for (const { knowledge, player, role, share } of decidedCells(preset, luck, assume)) {
            const reason = why(knowledge, player, role);
            expect(reason?.verdict).toBe(share === 0 ? 'impossible' : 'certain');
            const { facts } = reason!;
            expect(follows(knowledge, facts, reason!, player, role)).toBe(true);
            for (const seq of seqsOf(facts)) {
              const others = facts.filter((fact) => fact.seq !== seq);
              expect(follows(knowledge, others, reason!, player, role)).toBe(false);
            }
          }
        }
      }
    },
  );

  test('is a shortest one', () => {
    let longest = 0;
    for (const preset of ['aiwolf-5', 'licos-5c', 'aiwolf-8']) {
      for (let luck = 1; luck <= runs(2, 20); luck++) {
        for (const { knowledge, player, role } of decidedCells(preset, luck, 'village')) {
          const reason = why(knowledge, player, role)!;
          const all = knowledge.story!.facts;
          const size = seqsOf(reason.facts).length;
          longest = Math.max(longest, size);
          if (size === 0 || size > 4) continue;
          for (const seqs of choose(seqsOf(all), size - 1)) {
            const fewer = all.filter(({ seq }) => seqs.includes(seq));
            expect(follows(knowledge, fewer, reason, player, role)).toBe(false);
          }
        }
      }
    }
    expect(longest).toBeGreaterThan(1);
  });

  test('is none where a player may be this or something else', () => {
    const { record } = playClaiming(villageOf('aiwolf-5', 1), 1);
    const knowledge = knowledgeOf(record.slice(0, 10), { as: 'observer', assume: 'none', hypotheses: [] });
    expect(why(knowledge, 1, 'seer')).toBeNull();
    expect(why(knowledge, 1, 'human')).toBeNull();
  });

  test('needs no event where the village has no such role', () => {
    const { record } = playClaiming(villageOf('aiwolf-5', 1), 1);
    const knowledge = knowledgeOf(record.slice(0, 10), { as: 'observer', assume: 'none', hypotheses: [] });
    const reason = why(knowledge, 1, 'fox')!;
    expect(reason).toEqual({ verdict: 'impossible', facts: [] });
    expect(tellReason(knowledge, reason, 1, 'fox', TEXTS.en)).toBe(
      'Agent[01] cannot be a fox: this village has no such roles',
    );
  });
});

describe('the shortest core', () => {
  test('is the one of plain search, for random families of contradictions', () => {
    for (let luck = 0; luck < runs(200, 5000); luck++) {
      const random = randomFrom(luck);
      const cores = Array.from({ length: 1 + random(4) }, () =>
        Array.from({ length: 1 + random(5) }, () => random(9)),
      );
      const isAllowed = (items: readonly number[]) =>
        !cores.some((core) => core.every((item) => items.includes(item)));
      const sizes = cores.map((core) => new Set(core).size);
      const found = shortestCore(9, isAllowed)!;
      expect(found).toHaveLength(Math.min(...sizes));
      expect(isAllowed(found)).toBe(false);
    }
  });

  test('is none where everything is possible, and empty where nothing is', () => {
    expect(shortestCore(5, () => true)).toBeNull();
    expect(shortestCore(5, () => false)).toEqual([]);
  });
});

describe('an impossible hypothesis', () => {
  test('has no world, and says which facts it contradicts', () => {
    const { record } = playClaiming(villageOf('aiwolf-15', 2), 2);
    const dawn = record.findIndex((event) => event.type === 'dawnBroke' && event.dead.length > 0);
    const event = record[dawn] as Event & { type: 'dawnBroke' };
    const victim = event.dead[0]!;
    const knowledge = knowledgeOf(record.slice(0, dawn + 1), {
      as: 'observer',
      assume: 'none',
      hypotheses: [{ player: victim, what: 'werewolf', is: true }],
    });
    expect(worldsOf(knowledge)).toMatchObject({ count: 0, white: [], black: [] });
    expect(contradictionIn(knowledge)?.map(({ seq }) => seq)).toEqual([dawn]);
  });

  test('contradicts no fact where the hypotheses contradict the roles of the village', () => {
    const { record } = playClaiming(villageOf('aiwolf-5', 2), 2);
    const hypotheses = [1, 2].map((player) => ({ player, what: 'seer', is: true }) as const);
    const knowledge = knowledgeOf(record.slice(0, 9), { as: 'observer', assume: 'none', hypotheses });
    expect(worldsOf(knowledge)?.count).toBe(0);
    expect(contradictionIn(knowledge)).toEqual([]);
  });
});

describe('a reason is told', () => {
  const { record } = playClaiming(villageOf('aiwolf-15', 2), 2);
  const deal = record.flatMap((event) => (event.type === 'sealed' ? event.deal : []));
  const seer = deal.indexOf('seer') + 1;
  const divined = record.findIndex(({ type }) => type === 'divined');
  const { target, result } = record[divined] as Event & { type: 'divined' };
  const other = result === 'human' ? 'werewolf' : 'villager';

  test('to the one who knows it as you, in English, Japanese and Korean', () => {
    const knowledge = knowledgeOf(record.slice(0, divined + 1), { as: seer, assume: 'none', hypotheses: [] });
    const reason = why(knowledge, target, other)!;
    const name = (player: number) => `Agent[${String(player).padStart(2, '0')}]`;
    const saw = result === 'human' ? ['human', '人間', '인간'] : ['a werewolf', '人狼', '인랑'];
    const cannot =
      other === 'werewolf' ? ['a werewolf', '人狼', '인랑'] : ['a villager', '村人', '마을 사람'];
    expect(tellReason(knowledge, reason, target, other, TEXTS.en)).toBe(
      `${name(target)} cannot be ${cannot[0]}: you are the seer and saw ${name(target)} ${saw[0]}`,
    );
    expect(tellReason(knowledge, reason, target, other, TEXTS.ja)).toBe(
      `${name(target)}は${cannot[1]}ではありえない：あなたは占い師で、${name(target)}を占い${saw[1]}と知った`,
    );
    expect(tellReason(knowledge, reason, target, other, TEXTS.ko)).toBe(
      `${name(target)}는 ${cannot[2]}일 수 없다: 당신은 점술가로서 ${name(target)}를 점쳐 ${saw[2]}임을 알았다`,
    );
  });

  test.each(LANGUAGES)('whatever fact it is, without a gap: %s', (language) => {
    const told = new Set<string>();
    for (const preset of ['aiwolf-8', 'licos-8c', 'nlp-9', 'card']) {
      for (let luck = 1; luck <= 6; luck++) {
        const game = playClaiming(villageOf(preset, luck), luck);
        for (const as of ['observer', 'werewolves', 'master', 1, 2, 3] as const) {
          const knowledge = knowledgeOf(game.record, { as, assume: 'village', hypotheses: [] });
          for (const fact of knowledge.story!.facts) {
            const text = tellFact(knowledge, fact, TEXTS[language]);
            told.add(fact.claim === null ? fact.event.type : `claim ${fact.claim.type}`);
            expect(text).not.toMatch(/undefined|null|NaN|^$/);
          }
        }
      }
    }
    const usual = [
      'roleTold',
      'divined',
      'identified',
      'guarded',
      'dawnBroke',
      'dayBegan',
      'ended',
      'rolesRevealed',
    ];
    for (const type of [...usual, 'roleShown', 'claim role', 'claim result', 'claim guard'])
      expect(told).toContain(type);
  });
});
