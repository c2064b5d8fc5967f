import { describe, expect, test } from 'vitest';
import { draw, drawBalanced, drawDays, isSelected, PAPER_SELECTION } from './select.ts';
import type { AboutVillage } from './village.ts';

function village(number: number, more: Partial<AboutVillage> = {}): AboutVillage {
  const players = Array.from({ length: 15 }, (_, index) => ({
    player: index + 1,
    name: `p${index}`,
    role: null,
  }));
  const winner = number % 3 === 0 ? 'werewolf' : 'village';
  return {
    id: `v${number}`,
    preset: 'bbs-15',
    rulesHash: 'h',
    players,
    winner,
    hasSuddenDeath: number % 5 === 0,
    ...more,
  };
}

const ALL = Array.from({ length: 100 }, (_, number) => village(number));

describe('[R002-TAG-06] a corpus as in the paper', () => {
  const { players, suddenDeath, each } = PAPER_SELECTION;
  const fitting = [...ALL, village(1001, { players: [] })].filter((one) =>
    isSelected(one, { players, suddenDeath }),
  );

  test('has villages of fifteen without sudden death, twelve won by each side', () => {
    const drawn = drawBalanced(fitting, each, 'a');
    if (!drawn.ok) return expect.fail(drawn.error);
    expect(drawn.value.map(({ winner }) => winner).sort()).toEqual([
      ...Array<string>(12).fill('village'),
      ...Array<string>(12).fill('werewolf'),
    ]);
    expect(drawn.value.every((one) => one.players.length === 15 && !one.hasSuddenDeath)).toBe(true);
    expect(new Set(drawn.value.map(({ id }) => id)).size).toBe(24);
  });

  test('is the same from the same seed, in whatever order the villages come, and another from another', () => {
    const ids = (seed: string, villages = fitting) => {
      const drawn = drawBalanced(villages, each, seed);
      return drawn.ok ? drawn.value.map(({ id }) => id).sort() : expect.fail(drawn.error);
    };
    expect(ids('a', fitting.toReversed())).toEqual(ids('a'));
    expect(ids('b')).not.toEqual(ids('a'));
  });

  test('is refused where there are too few, with how many there are', () => {
    const refused = drawBalanced(fitting.slice(0, 10), each, 'a');
    expect(refused).toEqual({
      ok: false,
      error: expect.stringMatching(/^only \d+ of the villages were won by/),
    });
  });
});

test('every village is drawn about as often as any other', () => {
  const counts = new Map<string, number>();
  for (let seed = 0; seed < 2000; seed++)
    for (const { id } of draw(ALL.slice(0, 10), 3, String(seed), (one) => one.id))
      counts.set(id, (counts.get(id) ?? 0) + 1);
  // 600 each; five standard deviations are 102.
  expect([...counts.values()].every((count) => Math.abs(count - 600) < 102)).toBe(true);
  expect(counts.size).toBe(10);
});

test('days for a second annotator are drawn by a seed, from the days of the game alone', () => {
  const utterance = (day: number, stage: 'game' | 'prologue' | 'epilogue') => ({ day, stage }) as never;
  const villages = ['v1', 'v2'].map((id) => ({
    id,
    utterances: [
      utterance(0, 'prologue'),
      utterance(1, 'game'),
      utterance(1, 'game'),
      utterance(2, 'game'),
      utterance(3, 'epilogue'),
    ],
  }));
  const days = drawDays(villages, 3, 'a');
  expect(new Set(days.map(({ village: id, day }) => `${id}/${day}`)).size).toBe(3);
  expect(days.every(({ day }) => day === 1 || day === 2)).toBe(true);
  expect(drawDays(villages, 9, 'a')).toHaveLength(4);
});
