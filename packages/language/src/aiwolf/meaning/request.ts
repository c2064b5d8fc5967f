import type { PlayerId } from '@mura/engine';
import type { AskSentence, ContentSentence, Sentence } from '../ast.ts';
import type { ActVerb, OpinionVerb, ResultVerb, RoleVerb } from '../words.ts';

/** The requests that the document explains one by one (5.1), each to one agent or to ANY. */
export const REQUESTED = [
  'ESTIMATE',
  'COMINGOUT',
  'DIVINATION',
  'GUARD',
  'VOTE',
  'ATTACK',
  'DIVINED',
  'IDENTIFIED',
  'GUARDED',
  'AGREE',
  'DISAGREE',
] as const satisfies readonly (RoleVerb | ActVerb | ResultVerb | OpinionVerb)[];
export type Requested = (typeof REQUESTED)[number];

/**
 * Among whom a request is used: false results among werewolves, a claim for another among werewolves or among humans.
 * A hint of the document, not a rule.
 */
export type RequestAudience = 'everybody' | 'werewolves' | 'allies';

export interface RequestReading {
  readonly verb: Requested;
  readonly to: 'one' | 'anybody';
  readonly audience: RequestAudience;
  readonly sentence: ContentSentence;
}

/** Which of the 22 readings a REQUEST has; null for other sentences and for what somebody else is to do. */
export function readRequest(sentence: Sentence): RequestReading | null {
  if (sentence.kind !== 'ask' || sentence.operator !== 'REQUEST') return null;
  const [wanted] = sentence.operands;
  if (wanted === undefined || !isContent(wanted) || !isAskedAgent(sentence, wanted)) return null;
  const verb = REQUESTED.find((requested) => requested === wanted.verb);
  if (verb === undefined) return null;
  const to = sentence.target === 'ANY' ? 'anybody' : 'one';
  return { verb, to, audience: audienceOf(wanted), sentence: wanted };
}

function isContent(sentence: Sentence): sentence is ContentSentence {
  return 'verb' in sentence && sentence.kind !== 'control';
}

function isAskedAgent({ target }: AskSentence, { subject }: ContentSentence): boolean {
  return subject === null || subject === target;
}

/** `REQUEST ANY (COMINGOUT ANY SEER)` calls the seer in front of all; to claim it of a named player is another thing. */
function audienceOf(sentence: ContentSentence): RequestAudience {
  if (sentence.kind === 'result') return 'werewolves';
  return sentence.verb === 'COMINGOUT' && sentence.target !== 'ANY' ? 'allies' : 'everybody';
}

/** Who is addressed by REQUEST or INQUIRE: the target, or all living others where it is ANY. */
export function addresseesOf(
  { target }: AskSentence,
  { speaker, living }: { readonly speaker: PlayerId; readonly living: readonly PlayerId[] },
): readonly PlayerId[] {
  return target === 'ANY' ? living.filter((player) => player !== speaker) : [target];
}
