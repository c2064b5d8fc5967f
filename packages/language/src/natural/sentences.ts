import type { Sentence } from '../aiwolf/ast.ts';
import { printAIWolf } from '../aiwolf/printer.ts';
import { act, inquire, join, not, onDay, opinion, request, result, role } from '../translate/aiwolf-nodes.ts';
import { dayNamed } from './days.ts';
import type { Content, Frame, FrameAct, Who } from './frame.ts';
import type { ReadSentence } from './reading.ts';
import type { NaturalUtterance } from './utterance.ts';

/** The sentences of the protocol that frames amount to, each once; what is only supposed says nothing. */
export function sentencesOf(frames: readonly Frame[], utterance: NaturalUtterance): ReadSentence[] {
  const read = frames.flatMap((frame, index) => {
    if (frame.mood.source === 'condition') return [];
    if (frame.either === undefined)
      return readAs(frame, dated(frame, utterance, sentenceOf(frame, utterance)));
    const group = frames.filter(({ either }) => either === frame.either);
    return group[0] === frames[index] ? eitherOf(group, utterance) : [];
  });
  return eachOnce(read);
}

function readAs({ start, end, rule, confidence }: Frame, sentence: Sentence | null): ReadSentence[] {
  return sentence === null ? [] : [{ sentence, start, end, rule, confidence }];
}

/** `Ann or Bob is a wolf`; of those who are asked for, one is asked for. */
function eitherOf(group: readonly Frame[], utterance: NaturalUtterance): ReadSentence[] {
  const first = group[0] as Frame;
  const members = group.flatMap((frame) => insideOf(frame, utterance) ?? []);
  const joined = join(isExclusive(first, utterance) ? 'XOR' : 'OR', null, members);
  const end = Math.max(...group.map((frame) => frame.end));
  return joined === null ? [] : readAs({ ...first, end }, asked(joined, first.mood));
}

const ONE_ONLY = /どちらか一方|どっちか一方|一方だけ|片方だけ|not both|(?:only|exactly) one of/i;

/** `one of them, not both` */
function isExclusive({ start }: Frame, { text }: NaturalUtterance): boolean {
  return ONE_ONLY.test(sentenceAround(start, text));
}

/** What is told of a day that is named by its number; what was done `yesterday` is past, and no more is said of it. */
function dated(
  { content, mood, start }: Frame,
  { text }: NaturalUtterance,
  sentence: Sentence | null,
): Sentence | null {
  const isPast = mood.tense === 'past' || content.type === 'result';
  if (sentence === null || !isPast || mood.force !== 'statement') return sentence;
  const named = dayNamed(sentenceAround(start, text));
  return named === null ? sentence : onDay(null, named, sentence);
}

/** From one full stop to the next. */
function sentenceAround(place: number, text: string): string {
  const before = Math.max(...[...'。！？!?\n'].map((mark) => text.lastIndexOf(mark, place - 1)));
  const after = text.slice(place).search(/[。！？!?\n]|\.\s/);
  return text.slice(before + 1, after < 0 ? text.length : place + after);
}

/** Of sentences that are the same the first. */
export function eachOnce(read: readonly ReadSentence[]): ReadSentence[] {
  return [
    ...new Map(read.map((one) => [printAIWolf(one.sentence, 'java'), one] as const).reverse()).values(),
  ].reverse();
}

function sentenceOf(frame: Frame, utterance: NaturalUtterance): Sentence | null {
  const inside = insideOf(frame, utterance);
  return inside === null ? null : asked(inside, frame.mood);
}

function insideOf({ content, mood }: Frame, utterance: NaturalUtterance): Sentence | null {
  const inside = contentOf(content, mood.tense === 'past', mood.force, utterance);
  return inside !== null && mood.negative ? not(null, inside) : inside;
}

function asked(said: Sentence, { force, addressee }: Frame['mood']): Sentence {
  if (force === 'question') return inquire(null, addressee, said);
  if (force === 'request') return request(null, addressee, said);
  return force === 'wish' ? request(null, 'ANY', said) : said;
}

function contentOf(
  content: Content,
  isPast: boolean,
  force: Frame['mood']['force'],
  { speaker, day }: NaturalUtterance,
): Sentence | null {
  switch (content.type) {
    case 'claim': {
      const who = content.who ?? speaker;
      return who === null
        ? null
        : role('COMINGOUT', force === 'statement' ? content.who : null, who, content.role);
    }
    case 'result':
      return resultOf(content);
    case 'estimate':
      return role('ESTIMATE', content.by, content.target, content.role);
    case 'act':
      return actOf(content.act, content.by, content.target, isPast);
    case 'opinion':
      return day === undefined
        ? null
        : opinion(content.agrees ? 'AGREE' : 'DISAGREE', null, { channel: 'TALK', day, id: content.talk });
  }
}

function resultOf({ how, by, target, species }: Extract<Content, { type: 'result' }>): Sentence {
  if (how === 'guarded') return act('GUARDED', by, target);
  return result(how === 'divined' ? 'DIVINED' : 'IDENTIFIED', by, target, species ?? 'ANY');
}

const VERBS = { vote: 'VOTE', divine: 'DIVINATION', guard: 'GUARD', attack: 'ATTACK' } as const;
const PAST_VERBS = { vote: 'VOTED', divine: null, guard: 'GUARDED', attack: 'ATTACKED' } as const;

/** A divination of the past without its result is nothing that the protocol can say. */
function actOf(done: FrameAct, by: Who, target: number | 'ANY', isPast: boolean): Sentence | null {
  const verb = isPast ? PAST_VERBS[done] : VERBS[done];
  return verb === null ? null : act(verb, by, target);
}
