import { ACTS, THEIR_VOTES } from './acts.ts';
import { ASK_IDIOMS } from './ask-idioms.ts';
import { CLAIMS, RETOLD_CLAIMS } from './claims.ts';
import { CLEFTS } from './clefts.ts';
import type { Construction } from './construction.ts';
import { ESTIMATES } from './estimates.ts';
import { HINTS } from './hints.ts';
import { CARD_TALK, CHAT_QUESTIONS, JUDGEMENTS } from './plain-talk.ts';
import { QUESTIONS } from './questions.ts';
import { READ_IDIOMS } from './read-idioms.ts';
import { RESULTS } from './results.ts';
import { TOGETHER } from './together.ts';
import { TRUTH } from './truth.ts';
import { VOTE_IDIOMS } from './vote-idioms.ts';
import { VOTE_NOUNS } from './vote-nouns.ts';
import { WHISPERED } from './whispered.ts';

/** All constructions; an earlier one takes the word by which it was found from the later ones. */
export const CONSTRUCTIONS: readonly Construction[] = [
  ...WHISPERED,
  ...CLEFTS,
  ...VOTE_NOUNS,
  ...VOTE_IDIOMS,
  ...THEIR_VOTES,
  ...RETOLD_CLAIMS,
  ...CHAT_QUESTIONS,
  ...QUESTIONS,
  ...ASK_IDIOMS,
  ...CARD_TALK,
  ...RESULTS,
  ...TRUTH,
  ...CLAIMS,
  ...ACTS,
  ...JUDGEMENTS,
  ...READ_IDIOMS,
  ...HINTS,
  ...ESTIMATES,
  ...TOGETHER,
];
