import { type Diagnostic, type DiagnosticCode, quote } from './diagnostic.ts';
import { type Lexicon, looseName } from './lexicon.ts';
import { MAX_WORD } from './limits.ts';
import type { Token, TokenKind, Word } from './tokens.ts';

export interface Scanned {
  readonly tokens: readonly Token[];
  readonly diagnostics: Diagnostic[];
}

const OPEN = 40;
const CLOSE = 41;

/** Cuts a text into tokens. What is no word of the village becomes an `unknown` token; the parser refuses it there. */
export function scan(text: string, lexicon: Lexicon, lenient: boolean): Scanned {
  const scanner = new Scanner(text, lexicon, lenient);
  scanner.run();
  return scanner;
}

class Scanner implements Scanned {
  readonly tokens: Token[] = [];
  readonly diagnostics: Diagnostic[] = [];
  private at = 0;
  private readonly text: string;
  private readonly lexicon: Lexicon;
  private readonly lenient: boolean;

  constructor(text: string, lexicon: Lexicon, lenient: boolean) {
    this.text = text;
    this.lexicon = lexicon;
    this.lenient = lenient;
  }

  run(): void {
    while (this.skipBlanks()) this.readToken();
    this.push('end', '', this.text.length, 0, null);
  }

  /** Whether anything follows. */
  private skipBlanks(): boolean {
    while (this.at < this.text.length && this.isBlank(this.at)) {
      if (this.text[this.at] === '\u3000') this.repair('blank', 'A wide blank', this.at, this.at + 1);
      this.at++;
    }
    return this.at < this.text.length;
  }

  private readToken(): void {
    const code = this.text.charCodeAt(this.at);
    if (code === OPEN) this.push('open', '(', this.at, 0, null);
    else if (code === CLOSE) this.push('close', ')', this.at, 0, null);
    else this.readName() || this.readWord();
    this.at = this.tokens[this.tokens.length - 1]?.end ?? this.text.length;
  }

  /** Names come first, so that a character called Wolf is a character (E000-02). */
  private readName(): boolean {
    const candidates = this.lexicon.namesFrom.get(this.text.charAt(this.at)) ?? [];
    for (const [name, player] of candidates) {
      const end = this.at + name.length;
      if (!this.text.startsWith(name, this.at) || !this.endsWord(end)) continue;
      this.push('name', name, this.at, player, null);
      return true;
    }
    return false;
  }

  private readWord(): void {
    let end = this.at + 1;
    while (!this.endsWord(end)) end++;
    const text = this.text.slice(this.at, end);
    const short = text.length <= MAX_WORD;
    if (!(short && (this.readNumber(text) || this.readKnown(text) || this.readLoose(text))))
      this.push('unknown', text, this.at, 0, null);
  }

  private readNumber(text: string): boolean {
    const [, day, digits = '', rest = ''] = /^(day_)?(\d{1,9})(\D*)$/.exec(text) ?? [];
    if (digits === '') return false;
    const value = Number(digits);
    const kind = numberKind(day !== undefined, rest, value, this.lenient);
    if (kind === null) return false;
    if (kind === 'ordinal' && rest !== suffixOf(value))
      this.repair(
        'number',
        `${quote(text)} read as ${value}${suffixOf(value)}`,
        this.at,
        this.at + text.length,
      );
    this.push(kind, text, this.at, value, null);
    return true;
  }

  private readKnown(text: string): boolean {
    const { words, aliases } = this.lexicon;
    const word = words.get(text);
    if (word) return this.pushWord(text, word);
    const alias = aliases.get(text.toLowerCase());
    if (!alias || (alias.note?.code === 'E000-29' && !this.lenient)) return false;
    if (alias.note) this.warn(alias.note.code, alias.note.message, text);
    else if (alias.text !== text) this.warn('E000-01', `${quote(text)} read as ${alias.text}`, text);
    return this.pushWord(text, alias);
  }

  /** What only the lenient dialect reads: keywords and names in another spelling, `day 3`, `80 %`. */
  private readLoose(text: string): boolean {
    if (!this.lenient) return false;
    const player = this.lexicon.looseNames.get(looseName(text));
    if (player !== undefined) return this.pushLooseName(text, player);
    const lower = text.toLowerCase();
    if (lower === 'day') return this.pushLooseDay(text);
    if (text === '%') return this.pushLooseRate();
    if (/^day_\d{1,9}$/.test(lower)) return this.pushCased('day', text, Number(lower.slice(4)), null);
    const word = this.lexicon.words.get(lower);
    return word !== undefined && this.pushCased('word', text, 0, word);
  }

  private pushCased(kind: TokenKind, text: string, value: number, word: Word | null): boolean {
    this.repair('E000-02', `${quote(text)} read as ${text.toLowerCase()}`, this.at, this.at + text.length);
    this.push(kind, text, this.at, value, word);
    return true;
  }

  private pushLooseName(text: string, player: number): boolean {
    const name = this.lexicon.names[player - 1] ?? '';
    this.repair('name', `${quote(text)} read as ${name}`, this.at, this.at + text.length);
    this.push('name', text, this.at, player, null);
    return true;
  }

  private pushLooseDay(text: string): boolean {
    const [, blanks = '', digits = ''] =
      /^([ \t]{1,8})(\d{1,9})/.exec(this.text.slice(this.at + 3, this.at + 24)) ?? [];
    const end = this.at + text.length + blanks.length + digits.length;
    if (digits === '' || !this.endsWord(end)) return false;
    const written = this.text.slice(this.at, end);
    this.repair('E000-05', `${quote(written)} read as day_${Number(digits)}`, this.at, end);
    this.push('day', written, this.at, Number(digits), null);
    return true;
  }

  private pushLooseRate(): boolean {
    const number = this.tokens[this.tokens.length - 1];
    if (number?.kind !== 'number') return false;
    this.tokens.pop();
    const end = this.at + 1;
    this.repair(
      'number',
      `${quote(this.text.slice(number.start, end))} read as ${number.value}%`,
      number.start,
      end,
    );
    this.push('rate', this.text.slice(number.start, end), number.start, number.value, null);
    return true;
  }

  private pushWord(text: string, word: Word): boolean {
    this.push('word', text, this.at, 0, word);
    return true;
  }

  private push(kind: TokenKind, text: string, start: number, value: number, word: Word | null): void {
    this.tokens.push({ kind, text, start, end: start + text.length, value, word });
  }

  private warn(code: DiagnosticCode, message: string, text: string): void {
    const [start, end] = [this.at, this.at + text.length];
    this.diagnostics.push({ code, severity: 'warning', message, start, end });
  }

  private repair(code: DiagnosticCode, message: string, start: number, end: number): void {
    this.diagnostics.push({ code, severity: 'repair', message, start, end });
  }

  private endsWord(at: number): boolean {
    const code = this.text.charCodeAt(at);
    return at >= this.text.length || code === OPEN || code === CLOSE || this.isBlank(at);
  }

  private isBlank(at: number): boolean {
    const code = this.text.charCodeAt(at);
    return code === 32 || (code >= 9 && code <= 13) || (code === 0x3000 && this.lenient);
  }
}

function numberKind(isDay: boolean, rest: string, value: number, lenient: boolean): TokenKind | null {
  if (isDay) return rest === '' ? 'day' : null;
  if (rest === '') return 'number';
  if (rest === '%') return 'rate';
  if (value === 0) return null;
  return rest === suffixOf(value) || (lenient && SUFFIXES.includes(rest)) ? 'ordinal' : null;
}

const SUFFIXES = ['st', 'nd', 'rd', 'th'];

/** 1st, 2nd, 3rd, 4th, 11th, 21st. */
export function suffixOf(order: number): string {
  const teens = order % 100 >= 11 && order % 100 <= 13;
  return (teens ? undefined : SUFFIXES[(order % 10) - 1]) ?? 'th';
}
