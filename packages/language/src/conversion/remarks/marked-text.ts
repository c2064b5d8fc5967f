import type { PlayerId } from '@mura/engine';
import { withKnownNames } from '../../ja/known-names.ts';
import { JAPANESE_NAMES } from '../../ja/tokenize.ts';
import { type Folded, fold } from '../../natural/fold.ts';
import { findMentions, type Mention } from '../../natural/mentions.ts';
import type { NaturalUtterance, Tongue } from '../../natural/utterance.ts';
import type { TextStretch } from '../../translate/stretches.ts';

/** A sentence with its players written as `@p3`, for patterns that are the same whatever the names. */
export interface MarkedText {
  /** Its place in the text as it was given. */
  readonly start: number;
  readonly end: number;
  /** All of it. */
  readonly whole: string;
  /** Without the words that are taken. */
  readonly text: string;
  /** Who is spoken to, if anybody is called. */
  readonly you: PlayerId | null;
  /** Who was named last, before it or in its words that are taken. */
  readonly last: PlayerId | null;
}

/** A place in the text that the readers have understood. */
export interface TakenPlace {
  readonly start: number;
  readonly end: number;
}

/** Stands for words that are told already; no pattern goes across it. */
const TOLD: Readonly<Record<Tongue, string>> = { ja: '。', en: '.' };

/** The clauses of the sentences of an utterance, marked; pronouns stand for whoever was named last. */
export function markedTexts(
  { text, cast, speaker }: NaturalUtterance,
  stretches: readonly TextStretch[],
  tongue: Tongue,
  taken: readonly TakenPlace[],
): MarkedText[][] {
  const folded = fold(text);
  const covered = new Uint8Array(text.length + 1);
  for (const { start, end } of taken) covered.fill(1, start, end);
  const isTaken = folded.origin.map((place) => covered[place] === 1);
  const open = blanked(folded.text, isTaken, TOLD[tongue]);
  const mentions =
    tongue === 'ja'
      ? findMentions(folded.text, withKnownNames(cast), JAPANESE_NAMES)
      : findMentions(folded.text, cast);
  let you: PlayerId | null = null;
  let last: PlayerId | null = null;
  let alone: PlayerId | null = null;
  let from = 0;
  let until = 0;
  let next = 0;
  return stretches.map(({ start, end }) => {
    from = placeFrom(until, start, folded);
    until = placeFrom(from, end, folded);
    return clausesIn(folded.text, from, until, tongue).map((clause) => {
      const first = indexFrom(next, clause.from, mentions);
      next = indexFrom(first, clause.to, mentions);
      const within = mentions.slice(first, next);
      const free = within.filter((one) => !isTaken[one.start]);
      const words = markNames(folded.text, clause.from, clause.to, within);
      you = calledIn(words, within, tongue) ?? (isToAll(words, tongue) ? null : you);
      const around = { you, last, alone, speaker };
      const whole = markPronouns(words, around, tongue);
      const text = markPronouns(markNames(open, clause.from, clause.to, free), around, tongue);
      const told = within.findLast((one) => isTaken[one.start])?.player ?? last;
      last = within.at(-1)?.player ?? last;
      alone = onlyOne(words, within, alone, speaker);
      const place = { start: placeIn(folded, clause.from), end: placeIn(folded, clause.to) };
      return { ...place, whole, text, you, last: told };
    });
  });
}

/** Whom alone a clause names, which the next one may call `they`; without a name it is as before. */
function onlyOne(
  words: string,
  within: readonly Mention[],
  before: PlayerId | null,
  speaker: PlayerId | null,
): PlayerId | null {
  if (MANY.test(words)) return null;
  const named = new Set(within.map(({ player }) => player));
  const [player] = named;
  if (player === undefined) return before;
  return named.size === 1 && player !== speaker ? player : null;
}

/** Where an English sentence goes on with something else: a dash, a semicolon. Japanese ones go on by their verbs. */
const CLAUSE_END =
  / ?(?:;| - |--|(?<=[a-z0-9])-(?=(?:if|i|we|let|you|he|she|they|that|who|no|please|it|this|my|your|not|so)\b)) ?/g;
const SHORTEST_CLAUSE = 6;

function clausesIn(text: string, from: number, to: number, tongue: Tongue): { from: number; to: number }[] {
  if (tongue === 'ja') return [{ from, to }];
  const clauses: { from: number; to: number }[] = [];
  let start = from;
  for (const match of text.slice(from, to).matchAll(CLAUSE_END)) {
    const end = from + match.index + match[0].length;
    if (end - start < SHORTEST_CLAUSE || to - end < SHORTEST_CLAUSE) continue;
    clauses.push({ from: start, to: end });
    start = end;
  }
  clauses.push({ from: start, to });
  return clauses.flatMap((clause) => atThreat(text, clause));
}

/** `if you are the seer show your check or I'll vote you`: the threat is a clause of its own. */
function atThreat(text: string, { from, to }: { from: number; to: number }): { from: number; to: number }[] {
  const threat = THREAT.exec(text.slice(from, to));
  if (threat === null) return [{ from, to }];
  const cut = from + threat.index + (threat[1] as string).length;
  return [
    { from, to: cut },
    { from: cut, to },
  ];
}

const THREAT = /(\bif\b.*\S )or (?:i|we)(?:'ll| will| may| might|'m)\b/s;

function blanked(text: string, isTaken: readonly boolean[], mark: string): string {
  return text.replace(/./gs, (unit, at: number) => (isTaken[at] ? mark : unit));
}

/** The first place of the folded text, from `at` on, that stood at `place` or after it. */
function placeFrom(at: number, place: number, { origin, text }: Folded): number {
  let found = at;
  while (found < text.length && (origin[found] as number) < place) found++;
  return found;
}

function placeIn({ origin }: Folded, at: number): number {
  return origin[at] ?? origin.at(-1) ?? 0;
}

/** The first mention, from `at` on, that begins at `place` or after it. */
function indexFrom(at: number, place: number, mentions: readonly Mention[]): number {
  let found = at;
  while (found < mentions.length && (mentions[found] as Mention).start < place) found++;
  return found;
}

/** A name that is marked and set apart by spaces, of whom the sentence goes on to speak. */
const OF_THE_CALLED =
  /(@p\d+) {2,}(?=(?:is|was|has|had|should|might|may|must|needs|seems|looks|keeps|stays|claims|claimed|voted|said|says|and|or)\b)/g;

function markNames(text: string, from: number, to: number, mentions: readonly Mention[]): string {
  let marked = '';
  let at = Math.max(0, from);
  for (const { start, end, player } of mentions) {
    if (start < at) continue;
    marked += `${text.slice(at, start).replace(/(?:mr|mrs|ms|miss|dr)\.? $|[@>]+ ?$/, '')}@p${player}`;
    // `Agent[02]is`, and a number behind a name is no part of it.
    if (/[a-z\d]/.test(text[end] ?? '')) marked += ' ';
    at = end;
  }
  return (marked + text.slice(at, to))
    .replace(/ {2,}(?=@p)/g, ' ')
    .replace(OF_THE_CALLED, '$1 ')
    .trim();
}

const TO_ALL: Readonly<Record<Tongue, RegExp>> = {
  en: /\b(?:everyone|everybody|others|you all|all of you|anyone)\b/,
  ja: /みんな|皆|全員|誰か|他の/,
};

/** `We need facts` is said to all; `if we get none, I vote for you` still to somebody. */
function isToAll(words: string, tongue: Tongue): boolean {
  return TO_ALL[tongue].test(words) || (/\b(?:we|us)\b/.test(words) && !/\byou(?:r|rs)?\b/.test(words));
}

const CALLED: Readonly<Record<Tongue, RegExp>> = {
  en: /^(?:(?:oh|hey|so|and|but|well|hi|good morning|please)[, ]+)?@p(\d+)(?: *[,:—-]| {2}| (?:you|your|you're|you've|please|could|can|would|will|what|why|how|do|did|are|have|explain|if|any|tell|share|reveal|give)\b)|, @p(\d+)[.?!]*$|^@p(\d+)[ .!]*$/,
  ja: /^(?:[^@]{0,6}[、 ])?@p(\d+)[^@\p{L}]{0,3}(?:[、,。！!？? ]|あなた|君|$)/u,
};

/** Who is called in this sentence: with `@`, or by name at its beginning. */
function calledIn(words: string, mentions: readonly Mention[], tongue: Tongue): PlayerId | null {
  const marked = mentions.find((one) => one.marked);
  if (marked !== undefined) return marked.player;
  const called = CALLED[tongue].exec(words);
  return called === null ? null : Number(called[1] ?? called[2] ?? called[3]);
}

interface Around {
  readonly you: PlayerId | null;
  readonly last: PlayerId | null;
  /** The only player that the clause before has named. */
  readonly alone: PlayerId | null;
  readonly speaker: PlayerId | null;
}

function markPronouns(words: string, around: Around, tongue: Tongue): string {
  return tongue === 'en' ? markEnglish(words, around) : markJapanese(words, around);
}

function markEnglish(words: string, { you, last, alone, speaker }: Around): string {
  const told = words.replace(/(@p\d+),? who(?= [a-z'])/g, '$1, $1');
  const named = [...told.matchAll(/@p(\d+)/g)];
  return told.replace(
    /\b(?:(i|me|my)|(you|your)|(they|them|their)|(?:he|she|him|her|his))\b(?:'(?:re|ve|ll|m|d)\b)?/g,
    (word, me: string | undefined, your: string | undefined, they: string | undefined, at: number) => {
      if (me !== undefined) return word;
      if (your !== undefined)
        return you === null ? word : word.replace(/your?/, your === 'your' ? `@p${you}'s` : `@p${you}`);
      const before = named.filter(({ index }) => index < at).at(-1);
      const isPair = before === undefined ? MANY.test(told.slice(0, at)) : !isOneOf(told.slice(0, at));
      if (they !== undefined && isPair) return word;
      const nearest = they === undefined ? last : alone;
      const player = before === undefined ? nearest : Number(before[1]);
      if (player === null || player === speaker) return word;
      const isOwn =
        word === 'his' ||
        word === 'their' ||
        (word === 'her' &&
          /^ (?!(?:today|now|tomorrow|tonight|or|and|if|for|instead|out|then|because|to|as|is|a|an|the|in|on|by|with|at|from|but|so|again|when|who|this|before|after|since|too|alone|first|next|up|down)\b)[a-z]/.test(
            told.slice(at + word.length),
          ));
      return isOwn ? `@p${player}'s` : `@p${player}`;
    },
  );
}

/** `They` is one player where only one was named in the sentence, and nobody else that it may stand for. */
function isOneOf(before: string): boolean {
  const named = new Set(before.match(/@p\d+/g) ?? []);
  return named.size === 1 && !MANY.test(before);
}

const MANY =
  /\b(?:wolves|werewolves|seers|mediums|claimants|villagers|everyone|others|people|players|someone|anyone|nobody|both|two|three|we|us|votes|claims|accusations|reasons|results|actions|who)\b/;

function markJapanese(words: string, { you, last }: Around): string {
  const named = [...words.matchAll(/@p(\d+)/g)];
  return words.replace(
    /(あなた|お前|おまえ|貴方|そなた)|彼女|彼(?!ら)/g,
    (word, called: string | undefined, at: number) => {
      if (called !== undefined) return you === null ? word : `@p${you}`;
      const before = named.findLast(({ index }) => index < at);
      const player = before === undefined ? last : Number(before[1]);
      return player === null ? word : `@p${player}`;
    },
  );
}
