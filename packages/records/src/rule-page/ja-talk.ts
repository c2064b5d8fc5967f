import type { LengthFact, Per, SideChannel, Unit } from './fact.ts';
import { duration } from './ja-grammar.ts';
import { CHANNEL } from './ja-words.ts';
import type { StatementOf } from './statement.ts';

const UNIT: Readonly<Record<Unit, readonly [unit: string, note: string]>> = {
  characters: ['文字', '（空白は数えません）'],
  charactersAndSpaces: ['文字', '（空白も数えます）'],
  words: ['語', ''],
};

const TOO_LONG = {
  cut: '超えた分は切り捨てられます。',
  refused: 'それより長いものは受け付けられません。',
} as const;

export function length(fact: LengthFact): string {
  if (fact.kind === 'none') return '発言の長さに決まりはありません。';
  const [unit, note] = UNIT[fact.countIn];
  if (fact.kind === 'cap') return `一回につき${fact.most}${unit}までです${note}。${TOO_LONG[fact.tooLong]}`;
  return `${allowance(fact, unit, note)}${mention(fact, unit)}${fact.most === null ? '' : `どの場合も、一回につき${fact.most}${unit}を超える分は切り捨てられます。`}`;
}

type Allowance = LengthFact & { readonly kind: 'allowance' };

function allowance({ base, budget }: Allowance, unit: string, note: string): string {
  if (budget === null) return `一回につき${base}${unit}までです${note}。${TOO_LONG.cut}`;
  return `一回につき${base}${unit}までは自由に使えます${note}。それを超える分は、一人あたり${budget}${unit}の持ち分から引かれ、持ち分に収まらない分は切り捨てられます。持ち分は会話や囁きの時間ごとに新しくなります。`;
}

function mention({ mention: free }: Allowance, unit: string): string {
  return free === null
    ? ''
    : `途中で「@名前」とほかの人を呼ぶと、その後ろには別に${free}${unit}まで使えます。`;
}

const PER: Readonly<Record<Per, string>> = { day: '一日に', phase: '時間帯ごとに' };

export function quota(perPlayer: number | null, per: Per): string {
  return perPlayer === null
    ? '発言の回数に決まりはありません。'
    : `一人が発言できるのは、${PER[per]}${perPlayer}回までです。`;
}

const SIDE: Readonly<Record<SideChannel, string>> = {
  soliloquy: '生きている人が、時間で区切られた場面ではいつでも書けて、ゲームのあいだは本人だけが読めます。',
  grave: '死んだ人どうしだけで話せます。自分の死が知らされる前のものは読めません。',
  act: '自分の動作を短く書くもので、会話のできるあいだに書けて、全員に見えます。',
};

export function pause(seconds: number): string {
  return `一度発言すると、${duration(seconds)}たつまで次の発言は受け付けられません。`;
}

export function sideChannel(statement: StatementOf<'sideChannel'>): string {
  const { channel, perPlayer, per, pause: seconds, length: fact } = statement;
  const wait = seconds === null ? '' : pause(seconds);
  return `**${CHANNEL[channel]}**：${SIDE[channel]}${quota(perPlayer, per)}${wait}${length(fact)}`;
}
