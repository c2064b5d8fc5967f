import { accept, type Result, refuse } from '@mura/engine';
import type { Phrase, Sentence, SentenceModifier, StackNode, Utterance, WerewolfTree } from './ast.ts';
import type { Diagnostic } from './diagnostic.ts';
import { lexiconOf, type VillageWords } from './lexicon.ts';
import { MAX_DEPTH, MAX_LENGTH } from './limits.ts';
import { readControl, readIf } from './parse/control.ts';
import { readJoined } from './parse/joined.ts';
import { inParentheses } from './parse/parentheses.ts';
import { RULES, readGroup, readSentence } from './parse/sentence.ts';
import {
  isSetAfterOrdinal,
  readOrdinal,
  readSet,
  readSetFrom,
  readSimpleTime,
  startsSet,
  startsTime,
} from './parse/set.ts';
import { readVerbal } from './parse/verbal.ts';
import { readComplement, readNoun, readRelativeTime, readVerb } from './parse/words.ts';
import { scan } from './scanner.ts';
import { isComplement, isVerb, SyntaxFault, TokenReader } from './token-reader.ts';
import { depthOf } from './visit.ts';

export const DIALECTS = ['strict', 'lenient'] as const;
export type Dialect = (typeof DIALECTS)[number];

export interface ParseOptions extends VillageWords {
  /** `strict` (the default): the paper with its errata; `lenient`: also what can only mean one thing. */
  readonly dialect?: Dialect;
}

export interface Parsed<Tree> {
  readonly tree: Tree;
  /** Repairs and warnings, by place in the text. */
  readonly diagnostics: readonly Diagnostic[];
}

export type ParseResult<Tree> = Result<Parsed<Tree>, Diagnostic>;

/** What a player says: verbal sentences, alone or joined by a control structure. */
export function parseUtterance(text: string, options: ParseOptions): ParseResult<Utterance> {
  return parseAll(text, options, readUtterance);
}

/** A fact, as it stands inside of utterances; never an utterance itself. */
export function parseSentence(text: string, options: ParseOptions): ParseResult<Sentence> {
  return parseAll(text, options, readSentence);
}

/** Words or modifiers without a sentence: `2 freemason`, `(day_1 and day_2)`, `before almost`. */
export function parsePhrase(text: string, options: ParseOptions): ParseResult<Phrase> {
  return parseAll(text, options, readPhrase);
}

function parseAll<Tree extends WerewolfTree>(
  text: string,
  options: ParseOptions,
  read: (reader: TokenReader) => Tree,
): ParseResult<Tree> {
  if (text.length > MAX_LENGTH) return refuse(tooLong(text));
  const lexicon = lexiconOf(options);
  const lenient = options.dialect === 'lenient';
  const reader = new TokenReader(scan(text, lexicon, lenient), lexicon, lenient);
  try {
    const tree = read(reader);
    expectEnd(reader);
    if (depthOf(tree) > MAX_DEPTH) return refuse(tooDeep(text));
    return accept({ tree, diagnostics: reader.diagnostics.sort((one, other) => one.start - other.start) });
  } catch (fault) {
    if (fault instanceof SyntaxFault) return refuse(fault.diagnostic);
    throw fault;
  }
}

function tooLong(text: string): Diagnostic {
  const message = `Expected at most ${MAX_LENGTH} characters, found ${text.length} at column ${MAX_LENGTH + 1}`;
  return { code: 'tooLong', severity: 'error', message, start: MAX_LENGTH, end: text.length };
}

function tooDeep(text: string): Diagnostic {
  const message = `Expected a tree at most ${MAX_DEPTH} deep, found a deeper one at column 1`;
  return { code: 'tooDeep', severity: 'error', message, start: 0, end: text.length };
}

function expectEnd(reader: TokenReader): void {
  if (reader.lenient && reader.is('close')) {
    const { start } = reader;
    while (reader.is('close')) reader.next();
    reader.repair('parentheses', 'Dropped ")" at the end', start, reader.end);
  }
  if (!reader.is('end')) reader.fail('end of text');
}

// Utterances (4.5)

const UTTERANCE_START = '"declare", "request", "agree", "if" or "("';

/** utterance : verbal | "if" condition "then" "(" utterance ")" [ "else" "(" utterance ")" ] | joined */
function readUtterance(reader: TokenReader): Utterance {
  if (reader.isWord('if')) return readIf(reader, readUtterance, RULES);
  return reader.is('open') ? readJoinedUtterances(reader) : readVerbal(reader, UTTERANCE_START, RULES);
}

/** joined : "(" utterance ")" ( "because" | "before" | "after" ) "(" utterance ")" */
function readJoinedUtterances(reader: TokenReader): Utterance {
  const { start } = reader;
  const first = inParentheses(reader, readUtterance);
  const joined = readControl(reader, first, start, readUtterance);
  if (joined !== null) return joined;
  if (reader.lenient) return readLooselyJoined(reader, first, start);
  return reader.fail('"because", "before" or "after"');
}

/** Lenient: `and` and `or` between utterances, and parentheses around one. */
function readLooselyJoined(reader: TokenReader, first: Utterance, start: number): Utterance {
  const joined = readJoined<Utterance>(reader, first, (inner) => inParentheses(inner, readUtterance));
  const message = joined === first ? 'Parentheses around an utterance' : 'Utterances joined by and, or';
  reader.repair('form', message, start, reader.end);
  return joined;
}

// Phrases

/** phrase : modifier { modifier } [ verb ] | set | time | noun | verb | complement */
function readPhrase(reader: TokenReader): Phrase {
  const { token, start } = reader;
  const modifiers = readPhraseModifiers(reader);
  if (modifiers.length > 0) return toStack(reader, modifiers, start);
  if (reader.is('open')) return readPhraseGroup(reader);
  if (startsSet(reader) || reader.isWord('not')) return readSet(reader);
  if (isVerb(token)) return readVerb(reader);
  if (isComplement(token)) return readComplement(reader);
  return readNoun(reader) ?? reader.fail('a word or a modifier');
}

function readPhraseModifiers(reader: TokenReader): SentenceModifier[] {
  const modifiers: SentenceModifier[] = [];
  for (;;) {
    if (startsTime(reader)) modifiers.push(readSimpleTime(reader));
    else if (reader.isOf('relativeTime')) modifiers.push(readRelativeTime(reader));
    else if (reader.is('ordinal') && !isSetAfterOrdinal(reader) && reader.following.kind !== 'open')
      modifiers.push(readOrdinal(reader));
    else return modifiers;
  }
}

function toStack(reader: TokenReader, modifiers: SentenceModifier[], start: number): Phrase {
  const verb = isVerb(reader.token) ? readVerb(reader) : null;
  const [first] = modifiers;
  if (first && modifiers.length === 1 && verb === null) return first;
  return { kind: 'stack', modifiers, verb, start, end: reader.end } satisfies StackNode;
}

function readPhraseGroup(reader: TokenReader): Phrase {
  const { token } = reader;
  const group = readGroup(reader);
  if (group.is === 'sentence') return reader.fail('a word or a modifier', token);
  return group.is === 'time' ? group.time : readSetFrom(reader, group.set);
}
