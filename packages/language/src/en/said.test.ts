import { describe, expect, test } from 'vitest';
import { CHATS_SAID } from '../../testing/en/said/chats.ts';
import { CLAIMS_SAID } from '../../testing/en/said/claims.ts';
import { ESTIMATES_SAID } from '../../testing/en/said/estimates.ts';
import { NOTHING_SAID } from '../../testing/en/said/nothing.ts';
import { QUESTIONS_SAID } from '../../testing/en/said/questions.ts';
import { RESULTS_SAID } from '../../testing/en/said/results.ts';
import type { SaidExample } from '../../testing/en/said/said.ts';
import { TABLES_SAID } from '../../testing/en/said/tables.ts';
import { VOTES_SAID } from '../../testing/en/said/votes.ts';
import { WHISPERS_SAID } from '../../testing/en/said/whispers.ts';
import { annSays, readWithNames } from '../../testing/en/village.ts';
import type { NaturalUtterance } from '../natural/utterance.ts';

/** The sentences that are read otherwise, with what is read. */
function misread([protocol, sentences]: SaidExample, more: Partial<NaturalUtterance>): string[] {
  const meant = [...protocol].sort().join('; ');
  return sentences
    .trim()
    .split('\n')
    .map((text) => ({ text, read: readWithNames(annSays(text, more)).join('; ') }))
    .filter(({ read }) => read !== meant)
    .map(({ text, read }) => `${text} => ${read}`);
}

describe.each([
  { kind: 'an estimate', said: ESTIMATES_SAID, more: {} },
  { kind: 'a vote', said: VOTES_SAID, more: {} },
  { kind: 'a claim', said: CLAIMS_SAID, more: {} },
  { kind: 'a result', said: RESULTS_SAID, more: {} },
  { kind: 'a question', said: QUESTIONS_SAID, more: {} },
  { kind: 'something as chats do', said: CHATS_SAID, more: {} },
  { kind: 'something as tables do', said: TABLES_SAID, more: {} },
  { kind: 'nothing of the game', said: NOTHING_SAID, more: {} },
  { kind: 'something to wolves', said: WHISPERS_SAID, more: { channel: 'whisper' as const } },
])('English that says $kind', ({ said, more }) => {
  test.each(said.map((one) => ({ one, meaning: one[0].join(' and ') || 'nothing' })))(
    'is read as $meaning in every wording of the list',
    ({ one }) => {
      expect(misread(one, more)).toEqual([]);
    },
  );
});
