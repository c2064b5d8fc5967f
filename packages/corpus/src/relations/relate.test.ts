import { describe, expect, test } from 'vitest';
import { parseTag, type Tag } from '../tags/scheme.ts';
import { relate } from './relate.ts';

/** `vote-ヤコブ, inspect-not-ジムゾン` */
function tags(text: string): Tag[] {
  return text.split(', ').map((one) => parseTag(one) ?? expect.fail(one));
}

function relation(now: string, before: string) {
  return relate(tags(now), tags(before));
}

describe('an opinion and the one before it', () => {
  test('[R002-ATT-03] attunes where the tags are the same (table 5, no. 1)', () => {
    expect(relation('inspect-ペーター', 'inspect-ペーター')).toBe('attune');
    expect(relation('vote-A, inspect-B', 'inspect-B, vote-A')).toBe('attune');
  });

  test('[R002-ATT-04] attunes where one has all the tags of the other (no. 2)', () => {
    const more = 'vote-ヨアヒム, vote-ディーター, inspect-パメラ';
    const fewer = 'vote-ディーター, inspect-パメラ';
    expect([relation(more, fewer), relation(fewer, more)]).toEqual(['attune', 'attune']);
  });

  test('[R002-ATT-05] rebuts, as a counter-proposal does, where all whom they name differ (no. 3, 5)', () => {
    expect(relation('inspect-カタリナ', 'inspect-レジーナ')).toBe('rebut');
    expect(relation('inspect-オットー, inspect-not-モーリッツ', 'inspect-ニコラス, inspect-リーザ')).toBe(
      'rebut',
    );
  });

  test('[R002-ATT-06] rebuts where one denies whom the other names (no. 4)', () => {
    expect(relation('vote-not-フリーデル', 'vote-フリーデル')).toBe('rebut');
    expect(relation('vote-フリーデル', 'vote-not-フリーデル')).toBe('rebut');
  });

  test('[R002-ATT-07] does neither where a tag is shared, or a third one is denied (no. 6, 7)', () => {
    expect(relation('vote-ヤコブ, inspect-not-ジムゾン', 'vote-ヤコブ, inspect-ジムゾン')).toBe('none');
    expect(relation('inspect-not-アルビン', 'inspect-ペーター')).toBe('none');
    expect(relation('vote-A, vote-B', 'vote-A, vote-C')).toBe('none');
    expect(relation('vote-not-A', 'vote-not-B')).toBe('none');
  });

  test('is left open where they name players for different things, which the paper does not decide', () => {
    expect(relation('vote-A', 'inspect-B')).toBe('unspecified');
    expect(relation('vote-A', 'inspect-A')).toBe('unspecified');
    expect(relation('vote-A, inspect-B', 'inspect-C')).toBe('rebut');
    expect(relation('vote-not-A', 'inspect-A')).toBe('none');
  });
});
