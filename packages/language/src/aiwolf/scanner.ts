import { CLOSE, endOfWord, OPEN, skipBlanks } from './source.ts';
import type { TokenKind } from './tokens.ts';

/** Walks over the words and parentheses of a text; a token is a pair of places, never a piece of text. */
export class Scanner {
  readonly text: string;
  kind: TokenKind = 'end';
  start = 0;
  end = 0;
  /** The end of the token before this one. */
  previousEnd = 0;

  constructor(text: string) {
    this.text = text;
    this.advance();
  }

  advance(): void {
    this.previousEnd = this.end;
    this.start = skipBlanks(this.text, this.end);
    this.kind = this.kindHere();
    this.end =
      this.kind === 'word' ? endOfWord(this.text, this.start) : this.start + (this.kind === 'end' ? 0 : 1);
  }

  is(word: string): boolean {
    return this.end - this.start === word.length && this.text.startsWith(word, this.start);
  }

  private kindHere(): TokenKind {
    if (this.start >= this.text.length) return 'end';
    const code = this.text.charCodeAt(this.start);
    if (code === OPEN) return 'open';
    return code === CLOSE ? 'close' : 'word';
  }
}
