import { describe, expect, test } from 'vitest';
import { OpenIssue } from './open-issue.ts';
import { parseTag, printTag } from './scheme.ts';

const CAST = ['アヤ', 'リン', 'ミナト', 'サクラ'].map((name, index) => ({
  player: index + 1,
  name,
  aliases: [],
}));

/** What アヤ says after these opinions, each of one utterance, on the same day. */
function saidAfter(text: string, ...before: readonly string[]): string[] {
  const issue = new OpenIssue();
  for (const tags of before) issue.note(tags === '' ? [] : tags.split(' ').map((tag) => parseTag(tag)!), 1);
  return issue.tagsWith([], 1, { text, speaker: 1, cast: CAST }).map(printTag);
}

describe('who names somebody without saying for what', () => {
  test.each([
    ['私はリンかな。', 'vote-リン'],
    ['俺はリンから。', 'vote-リン'],
    ['やっぱりリンのほうがいい。', 'vote-リン'],
    ['消去法でリンさんを希望します。', 'vote-リン'],
    ['ミナトが無理ならリンでもいいよ。', 'vote-リン'],
    ['代わりならリンかミナトでしょうか。', 'vote-リン vote-ミナト'],
  ])('wants what the discussion is about: %s', (text, tags) => {
    expect(saidAfter(text, 'vote-サクラ').join(' ')).toBe(tags);
  });

  test('wants them inspected, where that is the issue', () => {
    expect(saidAfter('私はリンかな。', 'vote-サクラ', 'inspect-サクラ')).toEqual(['inspect-リン']);
  });

  test('says nothing of it where nothing is at issue, two things are, or it is too long ago', () => {
    const small = Array.from({ length: 10 }, () => '');
    expect(saidAfter('私はリンかな。')).toEqual([]);
    expect(saidAfter('私はリンかな。', 'vote-サクラ inspect-ミナト')).toEqual([]);
    expect(saidAfter('私はリンかな。', 'vote-サクラ', ...small)).toEqual([]);
    expect(saidAfter('私はリンかな。', 'vote-サクラ', ...small.slice(1))).toEqual(['vote-リン']);
  });

  test('says nothing of it with other words', () => {
    for (const text of [
      '私はリンが人狼だと思う。',
      'リンはどう思う？',
      'リンは白い。',
      '私はリンさんの意見に賛成',
    ])
      expect(saidAfter(text, 'vote-サクラ')).toEqual([]);
  });
});
