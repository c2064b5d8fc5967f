import type { Agent, ContentSentence, Sentence, TalkNumber } from '../ast.ts';
import { showText } from '../diagnostic.ts';
import type { ActVerb, Head, OpinionVerb, ResultVerb, RoleVerb } from '../words.ts';
import { agentOf, channelOf, numberOf, prefixedNumberOf, roleOf, speciesOf } from './vocabulary.ts';
import type { LenientWalk } from './walk.ts';

/** What was expected where a sentence could not be finished. */
export interface Unfinished {
  readonly kind: 'unfinished';
  readonly expected: string;
  /** Sentences that were understood inside of it. */
  readonly operands: readonly Sentence[];
}

export function unfinished(expected: string, operands: readonly Sentence[] = []): Unfinished {
  return { kind: 'unfinished', expected, operands };
}

type ContentHead = Head & { kind: 'act' | 'role' | 'result' | 'opinion' };
type ReadContent = ContentSentence | Unfinished;

/** What follows a verb. */
export function readContent(
  walk: LenientWalk,
  start: number,
  subject: Agent | null,
  head: ContentHead,
): ReadContent {
  switch (head.kind) {
    case 'act':
      return readAct(walk, start, subject, head.word);
    case 'role':
      return readRole(walk, start, subject, head.word);
    case 'result':
      return readResult(walk, start, subject, head.word);
    case 'opinion':
      return readOpinion(walk, start, subject, head.word);
  }
}

/** An agent or ANY; null where there is none. */
export function readAgent(walk: LenientWalk): Agent | null {
  const { word } = walk;
  const found = word === null ? null : agentOf(walk.text, word);
  if (word === null || found === null || found.meaning === null) return null;
  return walk.take(found as { meaning: Agent }, word);
}

function readAct(walk: LenientWalk, start: number, subject: Agent | null, verb: ActVerb): ReadContent {
  const target = readAgent(walk);
  if (target === null) return unfinished('target');
  const end = walk.previousEnd;
  dropSpecies(walk, verb);
  return { kind: 'act', verb, subject, target, start, end };
}

/** `GUARDED Agent2 HUMAN`: the document's own example has a species too many. */
function dropSpecies(walk: LenientWalk, verb: ActVerb): void {
  const { word } = walk;
  if (word === null || speciesOf(walk.text, word) === null) return;
  const shown = showText(walk.text, word.start, word.end);
  walk.repairs.add('E004-06', `Left out ${shown}: ${verb} takes no species`, word.start, word.end);
  walk.step();
}

function readRole(walk: LenientWalk, start: number, subject: Agent | null, verb: RoleVerb): ReadContent {
  const target = readAgent(walk);
  if (target === null) return unfinished('target');
  const role = walk.takeIf(roleOf);
  if (role === undefined) return unfinished('role');
  return { kind: 'role', verb, subject, target, role, start, end: walk.previousEnd };
}

function readResult(walk: LenientWalk, start: number, subject: Agent | null, verb: ResultVerb): ReadContent {
  const target = readAgent(walk);
  if (target === null) return unfinished('target');
  const species = walk.takeIf(speciesOf);
  if (species === undefined) return unfinished('species');
  return { kind: 'result', verb, subject, target, species, start, end: walk.previousEnd };
}

function readOpinion(
  walk: LenientWalk,
  start: number,
  subject: Agent | null,
  verb: OpinionVerb,
): ReadContent {
  const talk = readTalkNumber(walk);
  if (talk === null) return unfinished('talk number');
  return { kind: 'opinion', verb, subject, talk, start, end: walk.previousEnd };
}

function readTalkNumber(walk: LenientWalk): TalkNumber | null {
  const { position } = walk;
  const channel = walk.takeIf(channelOf);
  const numbers = readDayAndId(walk) ?? readBareNumbers(walk);
  if (numbers === null) return null;
  if (channel === undefined) {
    walk.repairs.add(
      'missingChannel',
      'A talk number without TALK or WHISPER, read as TALK',
      position,
      walk.previousEnd,
    );
  }
  return { channel: channel ?? 'TALK', day: numbers.day, id: numbers.id };
}

function readDayAndId(walk: LenientWalk): { day: number; id: number } | null {
  const day = walk.takeIf((text, word) => prefixedNumberOf(text, word, 'day'));
  if (day === undefined) return null;
  const id = walk.takeIf((text, word) => prefixedNumberOf(text, word, 'ID:'));
  return id === undefined ? null : { day, id };
}

/** `AGREE TALK 3 1`: a Python library writes the ID and then the day. */
function readBareNumbers(walk: LenientWalk): { day: number; id: number } | null {
  const { word: first, nextWord: second, text } = walk;
  const id = first === null ? null : numberOf(text, first);
  const day = second === null ? null : numberOf(text, second);
  if (first === null || second === null || id === null || day === null) return null;
  walk.repairs.add('bareTalkNumber', `Read as day${day} ID:${id}`, first.start, second.end);
  walk.step();
  walk.step();
  return { day, id };
}
