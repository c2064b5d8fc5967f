import { type Diagnostic, type DiagnosticCode, quote } from './diagnostic.ts';
import type { Lexicon } from './lexicon.ts';
import { MAX_NESTING } from './limits.ts';
import type { Scanned } from './scanner.ts';
import type { Token, TokenKind, WordClass } from './tokens.ts';
import type { Keyword } from './vocabulary.ts';

/** Ends the reading at the first error; it never leaves the parser. */
export class SyntaxFault {
  readonly diagnostic: Diagnostic;
  constructor(diagnostic: Diagnostic) {
    this.diagnostic = diagnostic;
  }
}

/** Where the parser stands in the tokens, and what it has to say about them. */
export class TokenReader {
  readonly lenient: boolean;
  readonly lexicon: Lexicon;
  readonly diagnostics: Diagnostic[];
  private readonly tokens: readonly Token[];
  private at = 0;
  private nesting = 0;

  constructor({ tokens, diagnostics }: Scanned, lexicon: Lexicon, lenient: boolean) {
    this.tokens = tokens;
    this.diagnostics = diagnostics;
    this.lexicon = lexicon;
    this.lenient = lenient;
  }

  get token(): Token {
    return this.tokens[this.at] as Token;
  }

  /** The one after the present one; the end of the text comes again and again. */
  get following(): Token {
    return this.tokens[Math.min(this.at + 1, this.tokens.length - 1)] as Token;
  }

  get start(): number {
    return this.token.start;
  }

  /** Where what has been read ends. */
  get end(): number {
    return this.tokens[this.at - 1]?.end ?? 0;
  }

  next(): Token {
    const { token } = this;
    if (token.kind !== 'end') this.at++;
    return token;
  }

  is(kind: TokenKind): boolean {
    return this.token.kind === kind;
  }

  isWord(text: Keyword): boolean {
    return isWord(this.token, text);
  }

  isOf(wordClass: WordClass): boolean {
    return isOf(this.token, wordClass);
  }

  accept(text: Keyword): boolean {
    if (!this.isWord(text)) return false;
    this.next();
    return true;
  }

  expectWord(text: Keyword): void {
    if (!this.accept(text)) this.fail(`"${text}"`);
  }

  /** Reads what a number, rate, day or ordinal says. */
  expectValue(kind: TokenKind, expected: string, isAllowed: (value: number) => boolean): number {
    if (!this.is(kind) || !isAllowed(this.token.value)) this.fail(expected);
    return this.next().value;
  }

  /** An error of the text that no single token makes. */
  refuse(message: string, start: number, end: number): never {
    throw new SyntaxFault({ code: 'syntax', severity: 'error', message, start, end });
  }

  /** Reads something one level deeper. */
  nest<Node>(read: (reader: TokenReader) => Node): Node {
    if (++this.nesting > MAX_NESTING) this.tooDeep();
    const node = read(this);
    this.nesting--;
    return node;
  }

  fail(expected: string, token = this.token): never {
    const found = token.kind === 'end' ? 'end of text' : quote(token.text);
    const message = `Expected ${expected}, found ${found} at column ${token.start + 1}`;
    this.refuse(message, token.start, token.end);
  }

  repair(code: DiagnosticCode, message: string, start: number, end: number): void {
    this.diagnostics.push({ code, severity: 'repair', message, start, end });
  }

  warn(code: DiagnosticCode, message: string, start: number, end: number): void {
    this.diagnostics.push({ code, severity: 'warning', message, start, end });
  }

  tooDeep(): never {
    const { start, end } = this.token;
    const message = `Expected at most ${MAX_NESTING} levels, found more at column ${start + 1}`;
    throw new SyntaxFault({ code: 'tooDeep', severity: 'error', message, start, end });
  }
}

export function isWord({ kind, word }: Token, text: Keyword): boolean {
  return kind === 'word' && word?.text === text && word.classes.includes('keyword');
}

export function isOf({ word }: Token, wordClass: WordClass): boolean {
  return word?.classes.includes(wordClass) ?? false;
}

/** A verb, also one by alias. */
export function isVerb(token: Token): boolean {
  return isOf(token, 'verb') || token.word?.aliasOf === 'verb';
}

export function isComplement(token: Token): boolean {
  return isOf(token, 'complement') || token.word?.aliasOf === 'complement';
}

/** A word that names characters or roles by itself. */
export function isSetWord(token: Token): boolean {
  const { aliasOf } = token.word ?? {};
  return (
    token.kind === 'name' ||
    isOf(token, 'role') ||
    isWord(token, 'who') ||
    aliasOf === 'role' ||
    aliasOf === 'character'
  );
}
