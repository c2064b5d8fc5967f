import type { TalkClass, TalkWord } from './word.ts';

/** Who is meant by words that name nobody. */
export interface TalkAround {
  readonly me: string;
  /** Who is spoken to, or `ANY`. */
  readonly you: string;
  /** Who is spoken to, where nobody else was named since: of them is said what names nobody in Japanese. */
  readonly topic: string | null;
  /** Who was named last: of them is said what they are, where nobody is named and nothing else is said in Japanese. */
  readonly discussed: string | null;
  /** Verbs come last, and whoever speaks need not be named. */
  readonly isVerbLast: boolean;
  /** The role that somebody has claimed. */
  readonly claimOf: (name: string) => string | null;
}

/** The words of a clause by their classes. */
export class ClauseWords {
  readonly tokens: readonly TalkWord[];
  readonly around: TalkAround;

  constructor(tokens: readonly TalkWord[], around: TalkAround) {
    this.tokens = tokens;
    this.around = around;
  }

  has(...classes: readonly TalkClass[]): boolean {
    return this.tokens.some(({ is }) => classes.includes(is));
  }

  all(...classes: readonly TalkClass[]): TalkWord[] {
    return this.tokens.filter(({ is }) => classes.includes(is));
  }

  values(...classes: readonly TalkClass[]): string[] {
    return [...new Set(this.all(...classes).map(({ value }) => value))];
  }

  where(isKept: (token: TalkWord) => boolean): ClauseWords {
    return new ClauseWords(this.tokens.filter(isKept), this.around);
  }

  without(...classes: readonly TalkClass[]): ClauseWords {
    return this.where(({ is }) => !classes.includes(is));
  }

  /** The players that are named. */
  get players(): TalkWord[] {
    return this.all('who').filter(({ value }) => value !== 'ANY' && value !== 'GRAY');
  }

  /** An odd number of denials. */
  get isDenied(): boolean {
    return this.all('not').length % 2 === 1;
  }

  get isAsked(): boolean {
    return this.has('ask', 'wh', 'why');
  }

  get isWanted(): boolean {
    return this.has('want');
  }

  /** How sure the speaker is. */
  rate(unmarked: number): number {
    if (this.has('maybe')) return 55;
    if (this.has('sure')) return 95;
    return this.has('think') ? 70 : unmarked;
  }
}
