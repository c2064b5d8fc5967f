import type { Talked } from '@mura/engine';
import type { Sentence, TalkNumber } from '../aiwolf/ast.ts';
import { withTalks } from '../aiwolf/rebuild.ts';

/** People refer to a post by its number in the village, the protocol by its number in the day. */
type Numbered = Pick<Talked, 'day' | 'number' | 'idx'>;

/** `null`: it is about a post of another day, whose number in that day nobody wrote. */
export function inProtocolNumbers(sentence: Sentence, now: Numbered): Sentence | null {
  return withTalks(sentence, (talk) => moved(talk, now, -1));
}

/** The numbers that stand beside posts; `null` as above. */
export function inPostNumbers(sentence: Sentence, now: Numbered): Sentence | null {
  return withTalks(sentence, (talk) => moved(talk, now, 1));
}

/** Both count on through a day, so within one they differ by the same everywhere. */
function moved(talk: TalkNumber, { day, number, idx }: Numbered, direction: 1 | -1): TalkNumber | null {
  if (talk.channel !== 'TALK' || talk.day !== day || number === null || idx === null) return null;
  const id = talk.id + direction * (number - idx);
  return id < 0 ? null : { ...talk, id };
}
