import { describe, expect, test } from 'vitest';
import type { CorpusUtterance, CorpusVillage } from '../villages/village.ts';
import { adjudicated, agreementOfSets, disputesOf } from './adjudication.ts';
import {
  type AnnotationSet,
  drawTask,
  parseAnnotation,
  postsToTag,
  printAnnotation,
  type TagAnnotation,
} from './annotation.ts';

function village(id: string, days: number): CorpusVillage {
  const utterances = Array.from({ length: days * 3 }, (_, index): CorpusUtterance => {
    const day = Math.floor(index / 3) + 1;
    return {
      id: `${day}/talk/${index % 3}`,
      seq: index,
      day,
      stage: 'game',
      channel: index % 3 === 2 ? 'whisper' : 'talk',
      player: 1,
      speaker: 'ann',
      text: `post ${index}`,
      at: null,
      tags: [{ topic: 'vote', denied: false, target: 'bob' }],
      sentences: [],
      meant: null,
    };
  });
  return {
    id,
    preset: 'x',
    rulesHash: 'h',
    players: [],
    winner: null,
    hasSuddenDeath: false,
    utterances,
  };
}

const VILLAGES = [village('a', 4), village('b', 5)];

function set(annotator: string, tags: Readonly<Record<string, readonly string[]>>): AnnotationSet {
  const annotations = Object.entries(tags).map(
    ([id, given]): TagAnnotation => ({ village: 'a', id, tags: given }),
  );
  return { annotator, annotations };
}

describe('[R002-TAG-09] a task for two annotators', () => {
  test('has days drawn by a seed, the same again, and others for another seed', () => {
    const task = drawTask(VILLAGES, 3, 's');
    expect(task.days).toHaveLength(3);
    expect(
      drawTask(VILLAGES.toReversed(), 3, 's')
        .days.map(({ day }) => day)
        .sort(),
    ).toEqual(task.days.map(({ day }) => day).sort());
    const others = ['t', 'u', 'v', 'w'].map((seed) => JSON.stringify(drawTask(VILLAGES, 3, seed).days));
    expect(others.some((days) => days !== JSON.stringify(task.days))).toBe(true);
  });

  test('shows the public posts of those days alone, without anybody’s tags', () => {
    const task = drawTask(VILLAGES, 9, 's');
    const posts = VILLAGES.flatMap((one) => postsToTag(task, one));
    expect(posts).toHaveLength(2 * 9);
    expect(posts.every((post) => !('tags' in post))).toBe(true);
    expect(postsToTag({ ...task, days: [{ village: 'a', day: 2 }] }, VILLAGES[0]!)).toEqual([
      { village: 'a', id: '2/talk/0', seq: 3, day: 2, speaker: 'ann', text: 'post 3' },
      { village: 'a', id: '2/talk/1', seq: 4, day: 2, speaker: 'ann', text: 'post 4' },
    ]);
  });
});

describe('annotations of two', () => {
  const one = set('A', { u1: ['vote-b'], u2: ['vote-b', 'inspect-c'], u3: [], u4: ['vote-b'] });
  const other = set('B', { u1: ['vote-b'], u2: ['inspect-c'], u3: ['vote-d'], u5: [] });

  test('[R002-TAG-08] [R002-TAG-10] are compared where both decided, beside the agreements of the literature', () => {
    const agreement = agreementOfSets(one, other);
    expect(agreement).toMatchObject({ posts: 3, onlyOne: 1, onlyOther: 1, one: 3, other: 3, agreed: 2 });
    expect(agreement.percent).toBeCloseTo((2 * 2 * 100) / 6, 10);
    expect(agreement.references.map(({ percent }) => percent)).toEqual([65.5, 59.9, 84.6]);
  });

  test('are disputed where they differ, on sides that do not tell whose they are', () => {
    const disputes = disputesOf(one, other);
    expect(disputes.map(({ id }) => id)).toEqual(['u2', 'u3']);
    expect(disputes[0]!.shared).toEqual(['inspect-c']);
    expect(disputesOf(one, one)).toEqual([]);
    const many = set(
      'A',
      Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`p${index}`, ['vote-b']])),
    );
    const none = set('B', Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`p${index}`, []])));
    const sides = disputesOf(many, none).map(({ left }) => left.length);
    expect(sides.filter((length) => length === 1).length).toBeGreaterThan(8);
    expect(sides.filter((length) => length === 0).length).toBeGreaterThan(8);
  });

  test('become one set by rulings; what is not ruled stays open', () => {
    const { annotations, open } = adjudicated(one, other, [
      { village: 'a', id: 'u3', take: 'edit', tags: ['vote-not-d'] },
    ]);
    expect(annotations).toEqual([
      { village: 'a', id: 'u1', tags: ['vote-b'] },
      { village: 'a', id: 'u3', tags: ['vote-not-d'] },
    ]);
    expect(open.map(({ id }) => id)).toEqual(['u2']);
    const both = adjudicated(one, other, [{ village: 'a', id: 'u2', take: 'both' }]);
    expect(both.annotations.find(({ id }) => id === 'u2')?.tags.toSorted()).toEqual(['inspect-c', 'vote-b']);
  });

  test('are written and read a line each; what is no tag of the scheme is refused', () => {
    const annotation: TagAnnotation = { village: 'a', id: 'u1', tags: ['vote-b'], unsure: true };
    expect(parseAnnotation(printAnnotation(annotation))).toEqual({ ok: true, value: annotation });
    expect(parseAnnotation('{"id":"u","tags":["like-b"]}')).toMatchObject({
      ok: false,
      error: expect.stringContaining("'like-b' is no tag of the scheme discussion"),
    });
    const scheme = { name: 'guards', topics: [{ name: 'guard', verb: 'GUARD' as const }] };
    expect(parseAnnotation('{"id":"u","tags":["guard-b"]}', scheme).ok).toBe(true);
    for (const wrong of ['', '[]', '{"id":"u"}', '{"id":{},"tags":[]}', '{"id":"u","tags":[1]}'])
      expect(parseAnnotation(wrong).ok).toBe(false);
  });
});
