import { describe, expect, test } from 'vitest';
import { parseTag } from '../tags/scheme.ts';
import { type Opinion, relationsOf } from './relate.ts';

function said(id: string, speaker: string, tag = '', day: number | null = 1): Opinion {
  const parsed = tag === '' ? null : parseTag(tag);
  return { id, day, speaker, tags: parsed === null ? [] : [parsed] };
}

/** So many utterances that say nothing of the matter. */
function chat(count: number, day = 1): Opinion[] {
  return Array.from({ length: count }, (_, index) => said(`chat${day}-${index}`, 'z', '', day));
}

function told(opinions: readonly Opinion[]) {
  return relationsOf(opinions).map(({ of, previous, relation }) => [of.id, previous?.id ?? null, relation]);
}

describe('the opinion before', () => {
  test('[R002-ATT-01] is looked for ten utterances back, tagged or not, and no further', () => {
    const first = said('first', 'a', 'vote-c');
    const last = said('last', 'b', 'vote-c');
    expect(told([first, ...chat(9), last])[1]).toEqual(['last', 'first', 'attune']);
    expect(told([first, ...chat(10), last])[1]).toEqual(['last', null, 'none']);
  });

  test("[R002-ATT-02] is the nearest of another speaker; one's own are passed over", () => {
    const opinions = [
      said('1', 'a', 'vote-c'),
      said('2', 'd', 'vote-e'),
      said('3', 'b', 'vote-f'),
      said('4', 'b', 'vote-e'),
    ];
    expect(told(opinions).at(-1)).toEqual(['4', '2', 'attune']);
  });

  test('[R002-ATT-08] is missing at the start of a day, however near yesterday is', () => {
    const opinions = [said('1', 'a', 'vote-c', 1), said('2', 'b', 'vote-c', 2), said('3', 'a', 'vote-c', 2)];
    expect(told(opinions)).toEqual([
      ['1', null, 'none'],
      ['2', null, 'none'],
      ['3', '2', 'attune'],
    ]);
  });

  test('is none for an utterance without tags, which is counted on the way back', () => {
    expect(told([said('1', 'a', 'vote-c'), ...chat(3), said('2', 'b')])).toEqual([['1', null, 'none']]);
  });
});
