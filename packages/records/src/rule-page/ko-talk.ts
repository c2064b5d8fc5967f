import { aiwolf } from '@mura/language';
import type { LengthFact, Per, SideChannel, Unit } from './fact.ts';
import { duration } from './ko-grammar.ts';
import { CHANNEL } from './ko-words.ts';
import type { StatementOf } from './statement.ts';

const UNIT: Readonly<Record<Unit, readonly [unit: string, note: string]>> = {
  characters: ['자', '(공백은 세지 않습니다)'],
  charactersAndSpaces: ['자', '(공백도 셉니다)'],
  words: ['단어', ''],
};

const TOO_LONG = {
  cut: '넘는 부분은 잘립니다.',
  refused: '그보다 긴 것은 받지 않습니다.',
} as const;

export function length(fact: LengthFact): string {
  if (fact.kind === 'none') return '발언 길이에 제한이 없습니다.';
  const [unit, note] = UNIT[fact.countIn];
  if (fact.kind === 'cap') return `한 번에 ${fact.most}${unit}까지입니다${note}. ${TOO_LONG[fact.tooLong]}`;
  const most = fact.most === null ? '' : ` 어느 경우든 한 번에 ${fact.most}${unit}를 넘는 부분은 잘립니다.`;
  return `${allowance(fact, unit, note)}${mention(fact, unit)}${most}`;
}

type Allowance = LengthFact & { readonly kind: 'allowance' };

function allowance({ base, budget }: Allowance, unit: string, note: string): string {
  if (budget === null) return `한 번에 ${base}${unit}까지입니다${note}. ${TOO_LONG.cut}`;
  return `한 번에 ${base}${unit}까지는 자유롭게 쓸 수 있습니다${note}. 그것을 넘는 부분은 한 사람당 ${budget}${unit}의 몫에서 빠지고, 몫을 넘는 부분은 잘립니다. 몫은 대화나 속삭임 시간마다 새로 채워집니다.`;
}

function mention({ mention: free }: Allowance, unit: string): string {
  return free === null
    ? ''
    : ` 중간에 「@이름」으로 다른 사람을 부르면, 그 뒤로는 따로 ${free}${unit}까지 쓸 수 있습니다.`;
}

const PER: Readonly<Record<Per, string>> = { day: '하루에', phase: '시간대마다' };

export function quota(perPlayer: number | null, per: Per): string {
  return perPlayer === null
    ? '발언 횟수에 제한이 없습니다.'
    : `한 사람이 발언할 수 있는 것은 ${PER[per]} ${perPlayer}번까지입니다.`;
}

const SIDE: Readonly<Record<SideChannel, string>> = {
  soliloquy:
    '살아 있는 사람이 시간으로 나뉜 장면에서는 언제든 쓸 수 있고, 게임 중에는 자신만 읽을 수 있습니다.',
  grave: '죽은 사람끼리만 이야기할 수 있습니다. 자신의 죽음이 알려지기 전의 것은 읽을 수 없습니다.',
  act: '자신의 동작을 짧게 쓰는 것으로, 대화할 수 있는 동안 쓸 수 있고 모두에게 보입니다.',
};

export function pause(seconds: number): string {
  return `한 번 발언하면 ${aiwolf.withParticle(duration(seconds), ['이', '가'])} 지날 때까지 다음 발언을 받지 않습니다.`;
}

export function sideChannel(statement: StatementOf<'sideChannel'>): string {
  const { channel, perPlayer, per, pause: seconds, length: fact } = statement;
  const said = [
    SIDE[channel],
    quota(perPlayer, per),
    ...(seconds === null ? [] : [pause(seconds)]),
    length(fact),
  ];
  return `**${CHANNEL[channel]}**: ${said.join(' ')}`;
}
