import { loadTexts } from '@mura/words';
import { describe, expect, test } from 'vitest';
import { goldenGame } from '../../testing/golden.ts';
import { follow } from '../follow/follower.ts';
import { curveOf } from './curve.ts';
import { curveSvg } from './svg.ts';

const { curve: EN } = await loadTexts('worlds', 'en');
const { curve: JA } = await loadTexts('worlds', 'ja');
const GAME = goldenGame('v1-aiwolf-5');
const PLAIN = { assume: 'none', hypotheses: [] } as const;
const VIEWPOINTS = ['observer', 1, 2, 3, 4, 5, 'werewolves'] as const;
const CURVE = curveOf(GAME, { ...PLAIN, viewpoints: VIEWPOINTS });

describe('the curve', () => {
  test('[R000-INFO-11] has the number of worlds after every event, for each viewpoint', () => {
    expect(CURVE.steps.map(({ seq, type }) => ({ seq, type }))).toEqual(
      GAME.map(({ seq, event }) => ({ seq, type: event.type })),
    );
    expect(CURVE.lines.map(({ as }) => as)).toEqual(VIEWPOINTS);
    for (const { as, counts } of CURVE.lines) {
      const follower = follow({ as, ...PLAIN });
      for (const [step, { event, seq }] of GAME.entries()) {
        follower.take(event, seq);
        expect([as, seq, counts[step]]).toEqual([as, seq, follower.worlds()?.count]);
      }
    }
    // Five players, two of them villagers: 5!/2! deals. At the end everything is open.
    const [observer] = CURVE.lines;
    expect(observer?.counts[0]).toBe(60);
    expect(observer?.counts.at(-1)).toBe(1);
  });

  test('[R000-INFO-11] never rises without an assumption, and is lower for who knows their role', () => {
    const [observer, ...others] = CURVE.lines;
    for (const { counts } of CURVE.lines) {
      for (const [step, count] of counts.entries())
        expect(count).toBeLessThanOrEqual(counts[step - 1] ?? Number.POSITIVE_INFINITY);
    }
    for (const { counts } of others) {
      for (const [step, count] of counts.entries())
        expect(count).toBeLessThanOrEqual(observer?.counts[step] ?? 0);
    }
  });

  test('begins with the opening, and knows the day of every event', () => {
    expect(curveOf(GAME.slice(1), { ...PLAIN, viewpoints: ['observer'] }).steps).toEqual([]);
    const began = GAME.flatMap(({ seq, event }) => (event.type === 'dayBegan' ? [[seq, event.day]] : []));
    expect(began.length).toBeGreaterThan(1);
    for (const [seq, day] of began) expect(CURVE.steps.find((step) => step.seq === seq)?.day).toBe(day);
  });
});

/** How high a line is after each of so many steps, read from its path. */
function levelsIn(path: string, steps: number): number[] {
  const [, left, first] = /^M([\d.]+) ([\d.]+)/.exec(path)!;
  const right = Number(/H([\d.]+)$/.exec(path)![1]);
  const perStep = (right - Number(left)) / steps;
  const turns = [...path.matchAll(/H([\d.]+)V([\d.]+)/g)].map(([, x, y]) => ({
    step: Math.round((Number(x) - Number(left)) / perStep),
    y: Number(y),
  }));
  return Array.from({ length: steps }, (_, step) => {
    const turn = turns.findLast((one) => one.step <= step);
    return turn?.y ?? Number(first);
  });
}

describe('the picture', () => {
  const names = VIEWPOINTS.map((as) => (as === 1 ? '<b>&"' : `name of ${as}`));
  const svg = curveSvg(CURVE, names, EN);

  test('[R000-INFO-11] has a line and a name for each viewpoint, and the days', () => {
    const legend = svg.split('\n').filter((line) => line.includes('h20'));
    expect(legend).toHaveLength(VIEWPOINTS.length);
    expect(svg.match(/<path [^>]*d="M[\d.]+ [\d.]+[HV]/g)).toHaveLength(VIEWPOINTS.length);
    for (const name of names.slice(2)) expect(svg).toContain(`>${name}<`);
    expect(svg).toContain('>day 1<');
    expect(curveSvg(CURVE, names, JA)).toContain('>1日目<');
  });

  test('[R000-INFO-11] draws of each viewpoint its own number after every event', () => {
    const paths = [...svg.matchAll(/<path [^>]*d="(M[\d.]+ [\d.]+[HV][^"]*)"/g)].map(([, path]) => path!);
    expect(paths).toHaveLength(VIEWPOINTS.length);
    const levels = new Map<number, number>();
    for (const [index, { as, counts }] of CURVE.lines.entries()) {
      const drawn = levelsIn(paths[index]!, counts.length);
      expect(drawn).toHaveLength(GAME.length);
      for (const [step, count] of counts.entries()) {
        // The same number is at the same height in every line.
        expect([as, step, levels.get(count) ?? drawn[step]]).toEqual([as, step, drawn[step]]);
        levels.set(count, drawn[step]!);
      }
    }
    // More worlds are higher up, and there are more than one and everything to tell apart.
    const heights = [...levels].sort(([one], [other]) => one - other).map(([, y]) => y);
    expect(heights.length).toBeGreaterThan(4);
    expect(heights).toEqual([...heights].sort((one, other) => other - one));
    expect(new Set(heights).size).toBe(heights.length);
  });

  test('tells its content in words, and works in the dark', () => {
    expect(svg).toMatch(/^<svg [^>]*role="img" aria-labelledby="title desc"/);
    expect(svg).toContain('<title id="title">Possible worlds</title>');
    expect(svg).toMatch(/<desc id="desc">[^<]*name of observer: from 60 to 1\./);
    expect(svg).toContain('prefers-color-scheme: dark');
  });

  test('lets no name become code', () => {
    expect(svg).not.toContain('<b>');
    expect(svg).toContain('&lt;b&gt;&amp;&quot;');
  });

  test('places every level in its field, none at all below one', () => {
    const flat = {
      steps: CURVE.steps.slice(0, 3),
      lines: [{ as: 'observer', counts: [1000, 1, 0] } as const],
    };
    const path = /d="(M[^"]+)"/.exec(curveSvg(flat, ['all'], EN))?.[1] ?? '';
    const levels = [...path.matchAll(/(?:M[\d.]+ |V)([\d.]+)/g)].map(([, y]) => Number(y));
    expect(levels).toHaveLength(3);
    expect(levels).toEqual([...levels].sort((one, other) => one - other));
    expect(new Set(levels).size).toBe(3);
  });
});
