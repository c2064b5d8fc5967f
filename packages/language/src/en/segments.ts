import type { Item } from './noun-phrases.ts';

/** A stretch of items between marks that end a thought. */
export interface Segment {
  readonly start: number;
  /** After the last item, the mark not counted. */
  readonly end: number;
  readonly isQuestion: boolean;
  /** Segments between full stops belong to one sentence. */
  readonly sentence: number;
}

const SENTENCE_ENDS = new Set(['.', '!', '?', '\n', '。', '！', '？']);
export const SEGMENT_ENDS = new Set([...SENTENCE_ENDS, ';', '—', '…']);

export function segmentsOf(items: readonly Item[]): Segment[] {
  const segments: Segment[] = [];
  let start = 0;
  let sentence = 0;
  for (let at = 0; at <= items.length; at++) {
    const mark = items[at]?.text;
    if (mark !== undefined && !SEGMENT_ENDS.has(mark)) continue;
    if (at > start)
      segments.push({
        start,
        end: at,
        isQuestion:
          (isQuestionMark(items, at) && !isMereTag(items, start, at)) || asksByOrder(items, start, at),
        sentence,
      });
    if (mark !== undefined && SENTENCE_ENDS.has(mark) && at > start) sentence++;
    start = at + 1;
  }
  return segments;
}

const TAGS = new Set([
  'ok',
  'okay',
  'right',
  'alright',
  'yeah',
  'huh',
  'eh',
  'innit',
  'agreed',
  'deal',
  'yes',
]);
const SHORTEST_STATEMENT = 3;

/** `everyone pick Bob, ok?`: a statement that waits for a nod; of `you` it asks all the same. */
function isMereTag(items: readonly Item[], start: number, end: number): boolean {
  if (end - start < SHORTEST_STATEMENT || !TAGS.has(items[end - 1]?.text ?? '')) return false;
  for (let at = start; at < end; at++) {
    const { phrase, entry } = items[at] as Item;
    if (phrase?.kind === 'you' || entry.classes.has('who') || entry.classes.has('what')) return false;
  }
  return true;
}

const ASKING = new Set(['who', 'whom', 'what', 'which', 'where']);
const INVERTED = new Set(['do', 'does', 'did', 'are', 'is', 'can', 'could', 'would', 'will', 'should']);

/** `who do we vote`, `do you suspect anybody`: a question without its mark. */
function asksByOrder(items: readonly Item[], start: number, end: number): boolean {
  let at = start;
  while (at < end && isBeforeQuestion(items[at] as Item)) at++;
  const first = items[at];
  const second = items[at + 1];
  if (first === undefined || second === undefined || at + 1 >= end) return false;
  if (ASKING.has(first.text))
    return INVERTED.has(second.text) || second.text === 'we' || second.text === 'you';
  return INVERTED.has(first.text) && second.phrase?.kind === 'you' && second.text === 'you';
}

/** `@Bob and Cat, so who …` */
function isBeforeQuestion({ entry, phrase, text }: Item): boolean {
  return entry.classes.has('filler') || phrase?.kind === 'name' || text === ',';
}

/** `?`, also as one of several marks: `?!`. */
function isQuestionMark(items: readonly Item[], at: number): boolean {
  for (let mark = at; mark < items.length && SENTENCE_ENDS.has((items[mark] as Item).text); mark++) {
    if ((items[mark] as Item).text === '?' || (items[mark] as Item).text === '？') return true;
  }
  return false;
}

/** Marks at which no construction goes on, unless it names them. */
export const BOUNDARIES = new Set([...SEGMENT_ENDS, ',', ':', '(', ')', '[', ']', '=', '、', '/']);
