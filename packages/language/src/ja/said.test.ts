import { describe, expect, test } from 'vitest';
import type { SaidExample } from '../../testing/en/said/said.ts';
import { ANSWERS_HEARD } from '../../testing/ja/said/answers.ts';
import { CHATS_HEARD } from '../../testing/ja/said/chats.ts';
import { CLAIMS_HEARD } from '../../testing/ja/said/claims.ts';
import { ESTIMATES_HEARD } from '../../testing/ja/said/estimates.ts';
import { NOTHING_HEARD } from '../../testing/ja/said/nothing.ts';
import { QUESTIONS_HEARD } from '../../testing/ja/said/questions.ts';
import { RESULTS_HEARD } from '../../testing/ja/said/results.ts';
import { TABLES_HEARD } from '../../testing/ja/said/tables.ts';
import { VOTES_HEARD } from '../../testing/ja/said/votes.ts';
import { WHISPERS_HEARD } from '../../testing/ja/said/whispers.ts';
import { saidByAya, sentencesIn } from '../../testing/ja/village.ts';
import { natural } from '../index.ts';

/** The sentences that are read otherwise, with what is read. */
function misread([protocol, sentences]: SaidExample, channel: 'talk' | 'whisper'): string[] {
  const meant = [...protocol].sort().join('; ');
  return sentences
    .trim()
    .split('\n')
    .map((text) => ({ text, read: sentencesIn(natural.read(saidByAya(text, channel), 'ja')).join('; ') }))
    .filter(({ read }) => read !== meant)
    .map(({ text, read }) => `${text} => ${read}`);
}

describe.each([
  { kind: 'a vote or another deed', said: VOTES_HEARD, channel: 'talk' as const },
  { kind: 'what answers and characters say', said: ANSWERS_HEARD, channel: 'talk' as const },
  { kind: 'a claim', said: CLAIMS_HEARD, channel: 'talk' as const },
  { kind: 'a result', said: RESULTS_HEARD, channel: 'talk' as const },
  { kind: 'an estimate', said: ESTIMATES_HEARD, channel: 'talk' as const },
  { kind: 'a question', said: QUESTIONS_HEARD, channel: 'talk' as const },
  { kind: 'something as chats do', said: CHATS_HEARD, channel: 'talk' as const },
  { kind: 'something as tables do', said: TABLES_HEARD, channel: 'talk' as const },
  { kind: 'nothing of the game', said: NOTHING_HEARD, channel: 'talk' as const },
  { kind: 'something to wolves', said: WHISPERS_HEARD, channel: 'whisper' as const },
])('Japanese that says $kind', ({ said, channel }) => {
  test.each(said.map((one) => ({ one, meaning: one[0].join(' and ') || 'nothing' })))(
    'is read as $meaning in every wording of the list',
    ({ one }) => {
      expect(misread(one, channel)).toEqual([]);
    },
  );
});
