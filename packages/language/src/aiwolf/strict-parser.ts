import type { Agent, Sentence, TalkNumber } from './ast.ts';
import { type AIWolfSyntaxError, numberTooLarge, tooDeep, unexpected } from './diagnostic.ts';
import { Scanner } from './scanner.ts';
import { allOf } from './sequence.ts';
import { MAX_DEPTH, readNumber } from './source.ts';
import { CHANNEL_TABLE, HEAD_TABLE, ROLE_TABLE, SPECIES_TABLE, type WordTable } from './tables.ts';
import { readAgentNumber, readPrefixedNumber } from './tokens.ts';
import { ARITY, type Head, type HeadOf, isExtensionRole, type Operator } from './words.ts';

/** Reads the document's grammar. Null stands for a refusal, which `failure` tells. */
export class StrictParser {
  failure: AIWolfSyntaxError | null = null;
  private readonly text: string;
  private readonly scanner: Scanner;
  private depth = 0;

  constructor(text: string) {
    this.text = text;
    this.scanner = new Scanner(text);
  }

  /** Talk : `OVER` | `SKIP` | Item+ */
  parseTalk(): Sentence | null {
    const control = this.parseControl();
    if (control !== null) return this.scanner.kind === 'end' ? control : this.fail('end of text');
    const items: Sentence[] = [];
    do {
      const item = this.parseItem();
      if (item === null) return null;
      items.push(item);
    } while (this.scanner.kind === 'open' || this.beginsStatement());
    return this.scanner.kind === 'end' ? allOf(items) : this.fail('end of text');
  }

  private beginsStatement(): boolean {
    const { kind, start, end } = this.scanner;
    if (kind !== 'word') return false;
    return this.scanner.is('ANY') || readAgentNumber(this.text, start, end) !== null || this.isContentHead();
  }

  private isContentHead(): boolean {
    const head = this.findWord(HEAD_TABLE);
    return head !== undefined && head.kind !== 'control';
  }

  private parseControl(): Sentence | null {
    const { scanner } = this;
    const verb = scanner.is('OVER') ? 'OVER' : scanner.is('SKIP') ? 'SKIP' : null;
    if (verb === null) return null;
    const { start, end } = scanner;
    scanner.advance();
    return { kind: 'control', verb, subject: null, start, end };
  }

  /** Item : Statement | `(` Item `)` */
  private parseItem(): Sentence | null {
    const { scanner } = this;
    let open = 0;
    for (; scanner.kind === 'open'; open++) scanner.advance();
    if (open > MAX_DEPTH) return this.refuse(tooDeep(scanner.start));
    const statement = this.parseStatement();
    if (statement === null) return null;
    for (; open > 0; open--) if (!this.expectClose()) return null;
    return statement;
  }

  /** Statement : Subject? Head … */
  private parseStatement(): Sentence | null {
    const { start } = this.scanner;
    const subject = this.parseSubject();
    if (this.failure !== null) return null;
    const head = this.parseHead();
    if (head === null) return this.fail(this.expectedHead(start));
    switch (head.kind) {
      case 'act':
        return this.parseAct(start, subject, head);
      case 'role':
        return this.parseRole(start, subject, head);
      case 'result':
        return this.parseResult(start, subject, head);
      case 'opinion':
        return this.parseOpinion(start, subject, head);
      case 'ask':
        return this.parseAsk(start, subject, head);
      case 'day':
        return this.parseDay(start, subject);
      default:
        return this.parsePlainOperator(start, subject, head);
    }
  }

  /** Subject : Agent | `ANY` | `UNSPEC`, which is the same as nothing */
  private parseSubject(): Agent | null {
    const { scanner } = this;
    if (scanner.kind !== 'word') return null;
    if (scanner.is('UNSPEC')) {
      scanner.advance();
      return null;
    }
    return this.parseAgent();
  }

  /** Agent : `Agent` number | `Agent[` number `]` | `ANY`; null, without failure, for another word */
  private parseAgent(): Agent | null {
    const { scanner } = this;
    if (scanner.kind !== 'word') return null;
    if (scanner.is('ANY')) {
      scanner.advance();
      return 'ANY';
    }
    const number = readAgentNumber(this.text, scanner.start, scanner.end);
    return number === null || number === 0 ? null : this.parseNumber(number, 'agent');
  }

  /** A verb or an operator, OVER and SKIP excepted. */
  private parseHead(): Exclude<Head, { kind: 'control' }> | null {
    const head = this.findWord(HEAD_TABLE);
    if (head === undefined || head.kind === 'control') return null;
    this.scanner.advance();
    return head;
  }

  /** Target : Agent */
  private parseTarget(): Agent | null {
    const target = this.parseAgent();
    return target === null && this.failure === null ? this.fail('target') : target;
  }

  /** At the start of a sentence a subject would do as well, but never OVER or SKIP. */
  private expectedHead(start: number): string {
    const isControl = this.findWord(HEAD_TABLE) !== undefined;
    return this.scanner.start === start && !isControl ? 'sentence' : 'content verb or operator';
  }

  /** Act : Verb Target */
  private parseAct(start: number, subject: Agent | null, { word }: HeadOf<'act'>): Sentence | null {
    const target = this.parseTarget();
    if (target === null) return null;
    return { kind: 'act', verb: word, subject, target, start, end: this.scanner.previousEnd };
  }

  /** RoleSentence : Verb Target Role */
  private parseRole(start: number, subject: Agent | null, { word }: HeadOf<'role'>): Sentence | null {
    const target = this.parseTarget();
    if (target === null) return null;
    const role = this.findWord(ROLE_TABLE);
    if (role === undefined || isExtensionRole(role)) return this.fail('role');
    this.scanner.advance();
    return { kind: 'role', verb: word, subject, target, role, start, end: this.scanner.previousEnd };
  }

  /** Result : Verb Target Species */
  private parseResult(start: number, subject: Agent | null, { word }: HeadOf<'result'>): Sentence | null {
    const target = this.parseTarget();
    if (target === null) return null;
    const species = this.findWord(SPECIES_TABLE);
    if (species === undefined) return this.fail('species');
    this.scanner.advance();
    return { kind: 'result', verb: word, subject, target, species, start, end: this.scanner.previousEnd };
  }

  /** Opinion : Verb TalkNumber */
  private parseOpinion(start: number, subject: Agent | null, { word }: HeadOf<'opinion'>): Sentence | null {
    const talk = this.parseTalkNumber();
    if (talk === null) return null;
    return { kind: 'opinion', verb: word, subject, talk, start, end: this.scanner.previousEnd };
  }

  /** TalkNumber : (`TALK` | `WHISPER`)? `day` number `ID:` number */
  private parseTalkNumber(): TalkNumber | null {
    const channel = this.findWord(CHANNEL_TABLE);
    if (channel !== undefined) this.scanner.advance();
    const day = this.parsePrefixed('day', channel === undefined ? 'talk number' : 'day of talk');
    if (day === null) return null;
    const id = this.parsePrefixed('ID:', 'ID of talk');
    if (id === null) return null;
    return { channel: channel ?? 'TALK', day, id };
  }

  private parsePrefixed(prefix: string, expected: string): number | null {
    const { start, end } = this.scanner;
    return this.parseNumber(readPrefixedNumber(this.text, start, end, prefix), expected);
  }

  /** Ask : Operator Target Operand */
  private parseAsk(start: number, subject: Agent | null, { word }: HeadOf<'ask'>): Sentence | null {
    const target = this.parseTarget();
    if (target === null) return null;
    const operands = this.parseOperands(word);
    if (operands === null) return null;
    const end = this.scanner.previousEnd;
    return { kind: 'ask', operator: word, subject, target, operands, start, end };
  }

  /** Day : `DAY` number Operand */
  private parseDay(start: number, subject: Agent | null): Sentence | null {
    const { scanner } = this;
    const day = this.parseNumber(readNumber(this.text, scanner.start, scanner.end), 'day number');
    if (day === null) return null;
    const operands = this.parseOperands('DAY');
    if (operands === null) return null;
    return { kind: 'day', operator: 'DAY', subject, day, operands, start, end: scanner.previousEnd };
  }

  /** PlainOperator : Operator Operand+ */
  private parsePlainOperator(
    start: number,
    subject: Agent | null,
    head: HeadOf<'because'> | HeadOf<'logic'>,
  ): Sentence | null {
    const operands = this.parseOperands(head.word);
    if (operands === null) return null;
    const end = this.scanner.previousEnd;
    return head.kind === 'because'
      ? { kind: 'because', operator: head.word, subject, operands, start, end }
      : { kind: 'logic', operator: head.word, subject, operands, start, end };
  }

  /** Operand : `(` Statement `)`, as many as the operator takes */
  private parseOperands(operator: Operator): Sentence[] | null {
    const { least, most } = ARITY[operator];
    const operands: Sentence[] = [];
    if (++this.depth > MAX_DEPTH) return this.refuse(tooDeep(this.scanner.start));
    while (operands.length < least || this.scanner.kind === 'open') {
      if (operands.length === most) return this.fail('end of sentence');
      if (this.scanner.kind !== 'open') return this.fail('"("');
      this.scanner.advance();
      const operand = this.parseStatement();
      if (operand === null || !this.expectClose()) return null;
      operands.push(operand);
    }
    this.depth--;
    return operands;
  }

  private expectClose(): boolean {
    const isClose = this.scanner.kind === 'close';
    if (isClose) this.scanner.advance();
    else this.fail('")"');
    return isClose;
  }

  /** What the word here means; undefined where it is not one of these. */
  private findWord<Word>(table: WordTable<Word>): Word | undefined {
    const { kind, start, end } = this.scanner;
    return kind === 'word' ? table.find(this.text, start, end) : undefined;
  }

  private parseNumber(read: number | null, expected: string): number | null {
    const { start, end } = this.scanner;
    if (read === null) return this.fail(expected);
    if (read === Number.POSITIVE_INFINITY) return this.refuse(numberTooLarge(this.text, start, end));
    this.scanner.advance();
    return read;
  }

  private fail(expected: string): null {
    return this.refuse(unexpected(this.text, this.scanner.start, expected));
  }

  private refuse(failure: AIWolfSyntaxError): null {
    this.failure = failure;
    return null;
  }
}
