import type { JapaneseToken, TokenClass } from './token.ts';

/** Where sentences begin and end, and of which day they speak. */
export class Times {
  readonly tokens: readonly JapaneseToken[];
  private readonly starts: readonly number[];
  /** A greeting, or a claim with a result in signs, as people report in the morning. */
  private readonly firstReport: number;

  constructor(tokens: readonly JapaneseToken[]) {
    this.tokens = tokens;
    this.starts = sentenceStarts(tokens);
    this.firstReport = tokens.findIndex(({ is }, at) => is === 'greeting' || isSignedResult(tokens, at));
  }

  /** Where the sentence of this word begins; of an endless one only the last words count. */
  sentenceStart(index: number): number {
    return Math.max(this.starts[index] ?? 0, index - LONGEST_SENTENCE);
  }

  /** `昨日はリンに`, but not `昨日の流れを見ると、リンに`. */
  isYesterday(index: number): boolean {
    const { tokens } = this;
    for (let at = this.sentenceStart(index); at < index; at++) {
      const next = tokens[at + 1]?.is ?? 'end';
      if (tokens[at]?.is === 'yesterdayadv') return true;
      if (tokens[at]?.is === 'yesterdayof' && (VOTE_NOUNS.has(next) || at + 1 === index)) return true;
      if (tokens[at]?.is === 'yesterdayof' && this.isOwnVote(at + 1)) return true;
    }
    return false;
  }

  /** `私の投票先` */
  private isOwnVote(index: number): boolean {
    const [who, of, what] = this.tokens.slice(index, index + 3);
    return who?.is === 'S' && of?.is === 'no' && what !== undefined && VOTE_NOUNS.has(what.is);
  }

  /** `昨日` stands in the same clause. */
  isYesterdayInClause(index: number): boolean {
    const { tokens } = this;
    for (let at = index - 1; at >= this.sentenceStart(index); at--) {
      const { is } = tokens[at] as JapaneseToken;
      if (is === 'comma' || is === 'but' || is === 'because' || is === 'today') return false;
      if (is === 'yesterdayadv') return true;
    }
    return false;
  }

  /** `昨日のリン吊り` */
  isOfYesterday(index: number): boolean {
    const { tokens } = this;
    return (
      tokens[index - 1]?.is === 'yesterdayof' ||
      tokens[index - 1]?.is === 'yesterdayadv' ||
      (tokens[index - 1]?.is === 'no' && tokens[index - 2]?.is === 'yesterdayadv')
    );
  }

  /** Who greets or reports in the morning tells for whom they voted the day before. */
  isMorningReport(index: number): boolean {
    const { tokens } = this;
    const isToday = tokens.slice(this.sentenceStart(index), index).some(({ is }) => is === 'today');
    return !isToday && this.firstReport >= 0 && this.firstReport < index;
  }
}

const VOTE_NOUNS: ReadonlySet<TokenClass> = new Set<TokenClass>([
  'cast-noun',
  'vote-noun',
  'ballot',
  'votetarget',
]);

const LONGEST_SENTENCE = 80;

function sentenceStarts(tokens: readonly JapaneseToken[]): number[] {
  const starts: number[] = [];
  let start = 0;
  for (let index = 0; index <= tokens.length; index++) {
    if (isEnd(tokens[index - 1]) || isCalledAnew(tokens, index)) start = index;
    starts.push(start);
  }
  return starts;
}

/** `占いCO リン○` */
function isSignedResult(tokens: readonly JapaneseToken[], at: number): boolean {
  const is = tokens[at]?.is;
  const isSign = is === 'whitesign' || is === 'blacksign';
  return isSign && tokens[at - 1]?.is === 'N' && tokens.slice(0, at).some((word) => word.is === 'co');
}

/** `…危険に晒@リンあなたは`: a text that was cut goes on with somebody who is called. */
function isCalledAnew(tokens: readonly JapaneseToken[], index: number): boolean {
  const before = tokens[index - 1];
  const token = tokens[index];
  return (
    token?.is === 'V' &&
    token.marked &&
    before !== undefined &&
    before.is !== 'comma' &&
    before.is !== 'V' &&
    index + 1 < tokens.length
  );
}

export function isEnd(token: JapaneseToken | undefined): boolean {
  return token?.is === 'end' || token?.is === 'qm';
}
