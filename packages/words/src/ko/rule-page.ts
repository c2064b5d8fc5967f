import type { Assistance, Part, Role, Team } from '@mura/engine';
import { korean, ROLE_NAMES } from '@mura/language';
import { type DurationUnit, durationOf } from '../rule-page/duration.ts';
import type {
  Lasting,
  LengthAllowance,
  LengthFact,
  Per,
  PhaseLabel,
  SideChannel,
  SpanFact,
  SpokenFact,
  Unit,
} from '../rule-page/fact.ts';
import { choicesAmong } from '../rule-page/in-force.ts';
import type { RulePageTexts, StatementOf } from '../rule-page/statement.ts';
import { ability } from './roles.ts';

/** The words of the game on the Korean page. */

const ROLE = ROLE_NAMES.ko;

const TEAM: Readonly<Record<Team, string>> = {
  village: '마을 편',
  werewolf: '인랑 편',
  fox: '요호 편',
};

const CHANNEL: Readonly<Record<SpokenFact | SideChannel, string>> = {
  talk: '대화',
  whisper: '속삭임',
  soliloquy: '혼잣말',
  grave: '무덤의 대화',
  act: '몸짓',
};

const PHASE: Readonly<Record<PhaseLabel, string>> = {
  prologue: '프롤로그',
  discussion: '토론',
  day: '낮',
  poll: '의향 투표',
  vote: '투표',
  night: '밤',
  wholeDay: '하루',
};

/** A part of the day as a step of its own. */
const STEP: Readonly<Record<Part, string>> = {
  morningWhisper: '아침의 속삭임',
  talk: '대화',
  dusk: '해 질 녘',
  duskWhisper: '저녁의 속삭임',
  poll: '의향 투표',
  vote: '투표',
  divine: '점',
  whisper: '밤의 속삭임',
  guard: '호위',
  attack: '습격',
};

/** A part of the day among those of a phase. */
const PART: Readonly<Record<Part, string>> = {
  morningWhisper: '인랑끼리의 속삭임',
  talk: '대화',
  dusk: '해 질 녘',
  duskWhisper: '인랑끼리의 속삭임',
  poll: '의향 투표',
  vote: '처형 투표',
  divine: '점칠 상대 고르기',
  whisper: '인랑끼리의 속삭임',
  guard: '호위할 상대 고르기',
  attack: '습격할 상대 고르기',
};

/** A part of the day that has a phase for itself. */
const DOING: Readonly<Record<Part, string>> = {
  morningWhisper: '인랑끼리만 이야기합니다.',
  talk: '살아 있는 모두가 이야기합니다.',
  dusk: '여기서부터 밤입니다.',
  duskWhisper: '인랑끼리만 이야기합니다.',
  poll: '처형에 영향을 주지 않는 투표를 합니다.',
  vote: '처형할 사람을 투표로 정합니다.',
  divine: '점술가가 점칠 상대를 고릅니다.',
  whisper: '인랑끼리만 이야기합니다.',
  guard: '사냥꾼이 호위할 상대를 고릅니다.',
  attack: '인랑이 습격할 상대를 고릅니다.',
};

/** What comes of a choice. */
const OUTCOME: Readonly<Partial<Record<Part, string>>> = {
  poll: '의향 투표',
  vote: '처형',
  divine: '점',
  guard: '호위',
  attack: '습격',
};

const DURATION: Readonly<Record<DurationUnit, string>> = {
  day: '일',
  hour: '시간',
  minute: '분',
  second: '초',
};

function duration(seconds: number): string {
  return durationOf(seconds)
    .map(([count, unit]) => `${count}${DURATION[unit]}`)
    .join(' ');
}

function lasting({ seconds, until }: Lasting): string {
  return until === null ? duration(seconds) : `다음 ${until.time}(${until.zone})까지`;
}

/** `마을 편과 인랑 편` */
function and(words: readonly string[]): string {
  return words.reduce((before, word) => `${korean.withParticle(before, ['과', '와'])} ${word}`);
}

/** What is spoken of: `광인과 요호는` */
function topic(words: readonly string[]): string {
  return korean.withParticle(and(words), ['은', '는']);
}

function subject(words: readonly string[]): string {
  return korean.withParticle(and(words), ['이', '가']);
}

function roles(list: readonly Role[]): string[] {
  return list.map((role) => ROLE[role]);
}

const UNIT: Readonly<Record<Unit, readonly [unit: string, note: string]>> = {
  characters: ['자', '(공백은 세지 않습니다)'],
  charactersAndSpaces: ['자', '(공백도 셉니다)'],
  words: ['단어', ''],
};

const TOO_LONG = {
  cut: '넘는 부분은 잘립니다.',
  refused: '그보다 긴 것은 받지 않습니다.',
} as const;

function length(fact: LengthFact): string {
  if (fact.kind === 'none') return '발언 길이에 제한이 없습니다.';
  const [unit, note] = UNIT[fact.countIn];
  if (fact.kind === 'cap') return `한 번에 ${fact.most}${unit}까지입니다${note}. ${TOO_LONG[fact.tooLong]}`;
  const most = fact.most === null ? '' : ` 어느 경우든 한 번에 ${fact.most}${unit}를 넘는 부분은 잘립니다.`;
  return `${allowance(fact, unit, note)}${mention(fact, unit)}${most}`;
}

function allowance({ base, budget }: LengthAllowance, unit: string, note: string): string {
  if (budget === null) return `한 번에 ${base}${unit}까지입니다${note}. ${TOO_LONG.cut}`;
  return `한 번에 ${base}${unit}까지는 자유롭게 쓸 수 있습니다${note}. 그것을 넘는 부분은 한 사람당 ${budget}${unit}의 몫에서 빠지고, 몫을 넘는 부분은 잘립니다. 몫은 대화나 속삭임 시간마다 새로 채워집니다.`;
}

function mention({ mention: free }: LengthAllowance, unit: string): string {
  return free === null
    ? ''
    : ` 중간에 「@이름」으로 다른 사람을 부르면, 그 뒤로는 따로 ${free}${unit}까지 쓸 수 있습니다.`;
}

const PER: Readonly<Record<Per, string>> = { day: '하루에', phase: '시간대마다' };

function quota(perPlayer: number | null, per: Per): string {
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

function pause(seconds: number): string {
  return `한 번 발언하면 ${korean.withParticle(duration(seconds), ['이', '가'])} 지날 때까지 다음 발언을 받지 않습니다.`;
}

function sideChannel(statement: StatementOf<'sideChannel'>): string {
  const { channel, perPlayer, per, pause: seconds, length: fact } = statement;
  const said = [
    SIDE[channel],
    quota(perPlayer, per),
    ...(seconds === null ? [] : [pause(seconds)]),
    length(fact),
  ];
  return `**${CHANNEL[channel]}**: ${said.join(' ')}`;
}

function allOver(hasQuota: boolean, hasChoices: boolean): string {
  const over = hasQuota ? '모두가 Over라고 알리거나 발언을 다 쓰' : '모두가 Over라고 알리';
  return hasChoices ? `${over}고, 고를 사람이 모두 고르면` : `${over}면`;
}

const ENDS = {
  atLimit: () => '시간이 다 될 때까지 이어집니다.',
  whenAllOver: (hasQuota: boolean, hasChoices: boolean) => `${allOver(hasQuota, hasChoices)} 일찍 끝납니다.`,
  whenAllAnswered: () => '고를 사람이 모두 고르면 일찍 끝납니다.',
} as const;

function span(fact: SpanFact, index: number): string {
  const { day, upTo } = fact;
  const time = lasting(fact);
  if (day === null && upTo === null) return index === 0 ? time : `그 밖에는 ${time}`;
  if (upTo === null) return `${day}일째는 ${time}`;
  return `${day === null ? '' : `${day}일째에 `}생존자가 ${upTo}명 이하면 ${time}`;
}

function clockStep(statement: StatementOf<'clockStep'>): string {
  const { label, parts, spans, ends, hasQuota, hasChoices } = statement;
  const [only] = parts;
  const list = parts.map((part) => PART[part]).join(', ');
  const what = parts.length === 1 && only !== undefined ? DOING[only] : `다음을 함께 합니다: ${list}.`;
  const doing = parts.length === 0 ? '아무도 아무것도 하지 않습니다.' : what;
  const chosen = choicesAmong(parts);
  const order = chosen.map((part) => OUTCOME[part]).join(', ');
  const settled = chosen.length > 1 ? [`끝나면 ${order} 순으로 결과가 정해집니다.`] : [];
  const said = [doing, ENDS[ends](hasQuota, hasChoices), ...settled].join(' ');
  return `**${PHASE[label]}** (${spans.map(span).join(', ')}): ${said}`;
}

function dawn({ deadly, execution: executed, medium }: StatementOf<'dawn'>): string {
  const told = executed
    ? `전날 처형된 사람${deadly ? '과 밤사이 죽은 사람이' : '이'} 알려집니다.`
    : deadly
      ? '밤사이 죽은 사람이 알려집니다.'
      : '';
  const said = [
    told,
    deadly ? '죽은 이유는 알려지지 않습니다.' : '',
    medium ? '영매사에게 결과가 전해집니다.' : '',
  ];
  return `**새벽**: ${said.filter((text) => text !== '').join(' ')}`;
}

const LAST_NIGHT = {
  acts: '표를 가장 많이 받은 사람이 처형되지만, 그날 밤만은 아직 속삭이고 점치고 습격에 투표할 수 있습니다. 다만 그 표는 세지 않습니다. 다른 사람이 그를 고를 수도 있습니다.',
  guards:
    '표를 가장 많이 받은 사람이 처형되지만, 그날 밤만은 아직 속삭이고 점치고 호위하고 습격에 투표할 수 있습니다. 다만 그 호위는 효과가 없고 그 표는 세지 않습니다. 다른 사람이 그를 고를 수도 있으며, 습격당하면 습격이 없었던 것이 됩니다.',
} as const;

function execution({ orNobody, lastNight, chosenBefore, divines }: StatementOf<'execution'>): string {
  const nobody = orNobody ? ' 아무도 투표하지 않으면 처형은 없습니다.' : '';
  if (lastNight !== null) return `${LAST_NIGHT[lastNight]}${nobody}`;
  if (!chosenBefore)
    return `표를 가장 많이 받은 사람이 처형되고, 그날 밤에는 아무것도 할 수 없습니다.${nobody}`;
  const seen = divines ? ' 다만 점의 결과는 나옵니다.' : '';
  return `표를 가장 많이 받은 사람이 처형되고, 그 사람이 밤을 위해 고른 것은 무효가 됩니다. 처형된 사람을 밤의 상대로 골랐어도 아무 일도 일어나지 않습니다.${seen}${nobody}`;
}

function tie({ rounds, undecided }: StatementOf<'tie'>): string {
  const fate =
    undecided === 'random' ? '동수인 사람 가운데 추첨으로 한 사람이 처형됩니다' : '아무도 처형되지 않습니다';
  if (rounds === 1) return `가장 많은 표가 동수이면 ${fate}.`;
  return `가장 많은 표가 동수이면 모두 다시 투표합니다. 투표는 처음 것을 포함해 ${rounds}번까지이고, 그래도 동수이면 ${fate}.`;
}

function votesTold({ told, rounds, byClock }: StatementOf<'votesTold'>): string {
  switch (told) {
    case 'eachRound':
      return `누가 누구에게 투표했는지는 ${byClock ? '그 시간대가 끝날 때' : rounds === 1 ? '투표 직후에' : '투표할 때마다'} 모두에게 알려집니다.`;
    case 'nextMorning':
      return `누가 누구에게 투표했는지는 ${rounds === 1 ? '' : '마지막 투표에 대해서만 '}다음 날 아침 모두에게 알려집니다.`;
    case 'countsNextMorning':
      return `다음 날 아침 ${rounds === 1 ? '' : '마지막 투표에서 '}누가 몇 표를 받았는지만 알려집니다. 누가 누구에게 투표했는지는 알려지지 않습니다.`;
    case 'never':
      return '누가 누구에게 투표했는지는 알려지지 않습니다.';
  }
}

function executionTold({ told, actsAtNight, divines }: StatementOf<'executionTold'>): string {
  if (told === 'atOnce') return '처형된 사람은 곧바로 모두에게 알려집니다.';
  const secret = '처형된 사람은 다음 날 아침까지 본인 말고는 알 수 없습니다.';
  if (!actsAtNight) return secret;
  return `${secret} 그날 밤에는 모르고 처형된 사람을 고를 수도 있지만 아무 일도 일어나지 않습니다.${divines ? ' 다만 점의 결과는 나옵니다.' : ''}`;
}

function attackUndecided({
  werewolves,
  rounds,
  orNobody,
  tie: fate,
}: StatementOf<'attackUndecided'>): string {
  const isOne = werewolves === 1;
  const open = isOne ? '상대가 정해지지 않으면' : '표가 동수이거나 셀 수 있는 표가 없으면';
  const again = rounds === 1 ? '' : `${open} 다시 고릅니다. 처음 것을 포함해 ${rounds}번까지입니다.`;
  const last = fate === 'random' ? '추첨으로 정합니다' : '습격은 없습니다';
  const tied = isOne ? '고르지 않았으면' : '표가 동수이면';
  const even = fate === null ? '' : `${rounds === 1 ? tied : '그래도 정해지지 않으면'} ${last}.`;
  return [again, even, orNobody ? nobody(isOne) : ''].filter((text) => text !== '').join(' ');
}

function nobody(isOne: boolean): string {
  return isOne ? '아무도 고르지 않으면 습격은 없습니다.' : '셀 수 있는 표가 하나도 없으면 습격은 없습니다.';
}

function attackVotesTold({ told, rounds, byClock }: StatementOf<'attackVotesTold'>): string {
  if (told === 'never') return '동료 인랑이 누구에게 투표했는지는 알려지지 않습니다.';
  if (rounds === 1) return `인랑은 ${byClock ? '그 시간대가 끝날 때' : '투표 뒤에'} 동료의 표를 압니다.`;
  return told === 'eachRound'
    ? '인랑은 투표할 때마다 동료의 표를 압니다.'
    : '인랑은 마지막 투표에 대해서만 동료의 표를 압니다.';
}

function attackEffect({ guard, fox }: StatementOf<'attackEffect'>): string {
  return `습격당한 사람은 죽습니다.${guard ? ' 다만 호위를 받고 있으면 죽지 않습니다.' : ''}${fox ? ' 요호는 습격당해도 죽지 않습니다.' : ''}`;
}

function suddenDeath({ warnedBefore, vote }: StatementOf<'suddenDeath'>): string {
  const besides = vote
    ? ' 돌연사는 처형과 별개이고, 처형도 평소대로 이루어집니다. 돌연사한 사람에게 간 표는 세지 않습니다.'
    : '';
  const warned =
    warnedBefore === 0
      ? ' 미리 경고하지는 않습니다.'
      : ` 아직 발언하지 않은 사람에게는 끝나기 ${duration(warnedBefore)} 전에 본인에게만 경고가 갑니다.`;
  return `0일째를 빼고, 그날 대화에서 한 번도 발언하지 않은 사람은 대화 시간이 끝날 때 돌연사하고, 그 사실이 모두에게 알려집니다. 그 사람이 그 시간대에 고른 것은 무효가 됩니다.${besides}${warned}`;
}

function mediumLearns({ deaths, sudden, vote }: StatementOf<'mediumLearns'>): string {
  const executed = vote ? ['처형된 사람'] : [];
  const all = [...executed, ...(sudden ? ['돌연사한 사람'] : []), '밤사이 죽은 사람'];
  const whom = deaths === 'all' ? and(all) : '처형된 사람';
  const none = deaths === 'all' ? '죽은 사람이 없으면' : '처형이 없으면';
  return `영매사는 아침이 되면 전날 ${whom}이 인랑이었는지 압니다. 자신이 죽은 뒤에도 알 수 있습니다. ${none} 아무것도 알려지지 않습니다.`;
}

const GONE = {
  standIn: '접속이 끊긴 사람은 돌아올 때까지 아무 대답도 하지 않은 것으로 봅니다.',
  fails:
    '접속이 끊긴 사람은 탈락하고, 그 사실이 모두에게 알려집니다. 탈락한 사람은 발언도 선택도 할 수 없고 선택받지도 않지만, 승패를 정할 때는 살아 있는 것으로 셉니다.',
} as const;

export const ko: RulePageTexts = {
  title: (name) => (name === null ? '이 마을의 규칙' : `${name}의 규칙`),
  headings: {
    village: '이 마을',
    roles: '역할',
    firstDay: '0일째의 흐름',
    laterDays: '1일째부터의 흐름(결판이 날 때까지 매일)',
    clock: '시간 안에서의 행동',
    talk: '대화',
    whisper: '속삭임',
    channels: '그 밖의 발언',
    vote: '투표와 처형',
    night: '밤의 행동',
    medium: '영매',
    death: '죽은 사람',
    absence: '대답하지 않을 때, 사라졌을 때',
    end: '결판',
  },
  sentences: {
    players: ({ players, werewolves }) =>
      `${players}명이 참가합니다. 그 가운데 ${werewolves}명이 인랑입니다.`,
    teams: ({ teams }) => `${subject(teams.map((team) => TEAM[team]))} 겨룹니다.`,
    pace: ({ pace }) =>
      ({
        asked: '마을이 한 사람씩 발언이나 선택을 묻고, 대답이 모이면 나아갑니다.',
        clock: '시간으로 나누어 나아갑니다. 그 시간대 동안은 언제든 발언하고 고를 수 있습니다.',
        both: '시간으로 나누어 언제든 행동할 수 있는 장면과, 마을이 한 사람씩 대답을 묻는 장면이 있습니다.',
      })[pace],
    deal: ({ wishes, prologue }) =>
      `역할은 ${prologue ? '프롤로그가 시작되기 전에' : '무엇보다 먼저'} 추첨으로 나누어지고, 각자 자신의 역할을 알게 됩니다. ${wishes ? '미리 역할의 희망을 낼 수 있지만 이루어진다는 보장은 없습니다.' : '역할의 희망은 낼 수 없습니다.'}`,
    grammar: ({ grammar }) =>
      grammar === 'free'
        ? '발언은 자유로운 글로 합니다.'
        : '발언은 인랑 지능 프로토콜의 문장으로 합니다. 그렇지 않은 글은 Skip으로 봅니다.',

    role: (statement) =>
      `**${ROLE[statement.role]}** ${statement.count}명(${TEAM[statement.team]}): ${ability(statement)}`,

    quietFirstDay: () => '역할이 나누어지면 그대로 밤이 새고 1일째가 됩니다.',
    without: ({ vote, attack }) =>
      `0일째에는 ${vote && attack ? '투표도 습격도' : vote ? '투표가' : '습격이'} 없습니다.`,
    dawn,
    askedStep: ({ part }) => `**${STEP[part]}**: ${DOING[part]}`,
    clockStep,

    answers: ({ answers }) =>
      answers === 'final'
        ? '투표나 밤 행동의 상대는 한 번 고르면 바꿀 수 없습니다.'
        : '투표나 밤 행동의 상대는 시간이 될 때까지 몇 번이든 바꿀 수 있습니다. 마지막에 고른 것이 유효합니다.',
    askAgain: ({ seconds }) =>
      `물을 때만 말하는 프로그램에게는 누군가 말하면 곧, 또 아무도 말하지 않은 채 ${duration(seconds)} 지나면 발언할지 묻습니다.`,
    askedToChoose: ({ early }) =>
      `그런 프로그램이 말하면서 상대를 고르는 시간대에는 남은 시간이 십분의 일이 되었을 때(일러도 끝나기 반 시간 전) 선택을 묻습니다.${early ? ' 일찍 끝날 수 있는 시간대에서는 Over라고 했을 때도 묻습니다.' : ''}`,

    audience: ({ channel }) =>
      channel === 'talk'
        ? '대화는 죽은 사람을 포함해 모두에게 들립니다.'
        : '속삭일 수 있는 것은 살아 있는 인랑뿐이고, 인랑에게만 들립니다. 죽은 인랑에게도 들립니다.',
    controlWords: () => '「Skip」은 지금은 할 말이 없다, 「Over」는 더 할 말이 없다는 뜻입니다.',
    turnOrder: ({ order, turn }) =>
      `${
        turn === 'open'
          ? '차례마다 한 사람씩 말하고, 앞사람의 발언을 듣고 말할 수 있습니다. 말하는'
          : '차례마다 모두가 동시에 말하고, 모두의 발언이 모일 때까지 아무에게도 들리지 않습니다. 늘어놓는'
      } 순서는 ${order === 'drawnEachTurn' ? '차례마다' : '처음에 한 번만'} 추첨으로 정합니다.`,
    turns: ({ turns }) => `최대 ${turns}차례입니다. 모두가 Over라고 한 차례가 있으면 거기서 끝납니다.`,
    turnQuota: ({ channel, perPlayer, counts }) =>
      `한 사람이 말할 수 있는 것은 ${CHANNEL[channel]} 시간마다 ${perPlayer}번까지입니다. Skip과 Over${counts === 'talk' ? '는 세지 않습니다' : '도 셉니다'}.`,
    exhausted: ({ exhausted }) =>
      exhausted === 'saysOver'
        ? '횟수를 다 쓴 사람은 저절로 Over라고 한 것이 됩니다.'
        : '횟수를 다 쓴 사람의 차례는 건너뜁니다.',
    skips: ({ skips }) =>
      skips === 0
        ? 'Skip은 Over로 봅니다.'
        : `이어서 말할 수 있는 Skip은 ${skips}번까지입니다. 그다음 Skip은 Over로 봅니다.`,
    overLasts: ({ channel, overLasts }) =>
      overLasts === 'turn'
        ? 'Over라고 한 사람도 다음 차례에는 다시 말할 수 있습니다.'
        : `Over라고 한 사람은 그 ${CHANNEL[channel]} 시간에는 더 말할 수 없습니다.`,
    silence: ({ silence }) =>
      `아무것도 쓰지 않은 발언은 ${silence === 'Skip' ? 'Skip으로' : 'Over로'} 봅니다.`,
    length: ({ length: fact }) => (fact.kind === 'none' ? length(fact) : `발언은 ${length(fact)}`),
    company: () => '살아 있는 인랑이 한 명뿐이면 속삭임은 없습니다.',
    posting: ({ channel, phases }) =>
      `${CHANNEL[channel]}: 「${phases.map((phase) => PHASE[phase]).join('」「')}」 동안 언제든 할 수 있습니다.`,
    postQuota: ({ perPlayer, per, countsSkip }) =>
      `${quota(perPlayer, per)}${perPlayer !== null && countsSkip ? ' Skip도 셉니다.' : ''}`,
    pause: ({ seconds }) => pause(seconds),
    sayOver: () =>
      '더 할 말이 없으면 Over라고 알릴 수 있습니다. 알리면 그 시간대에는 더 이상 대화에서 발언할 수 없습니다.',
    likeTalk: () => '그 밖에는 대화와 같지만, 대화와는 따로 셉니다.',
    sideChannel,
    watchers: ({ length: fact }) =>
      `**관전자의 대화**: 보기만 하는 사람끼리는 이름을 밝히든 밝히지 않든 언제나 이야기할 수 있습니다. 참가자에게는 끝난 뒤에도 들리지 않습니다. ${length(fact)}`,

    poll: () =>
      '투표 전에 의향 투표가 있고, 누가 누구를 골랐는지 모두에게 알려집니다. 결과는 처형에 영향을 주지 않습니다.',
    ballot: () =>
      '살아 있는 사람은 모두 처형할 사람을 한 명 골라 투표합니다. 투표가 끝날 때까지 다른 사람의 표는 알 수 없습니다.',
    selfVote: ({ allowed }) =>
      allowed ? '자신에게도 투표할 수 있습니다.' : '자신에게는 투표할 수 없습니다.',
    announcing: ({ during, required, divinations }) =>
      `${during.map((part) => STEP[part]).join(', ')} 동안 누구에게 투표할 생각인지${divinations ? ', 누구를 점칠 생각인지' : ''} 선언할 수 있습니다. 실제 행동은 달라도 됩니다.${required ? ' 선언하지 않으면 투표할 수 없습니다.' : ''}`,
    missingVote: ({ missing }) =>
      missing === 'random'
        ? '투표하지 않은 사람의 표는 살아 있는 다른 사람 가운데 누군가에게 추첨으로 갑니다.'
        : '투표하지 않은 사람의 표는 아무에게도 가지 않습니다.',
    execution,
    tie,
    votesTold,
    executionTold,

    firstDivination: ({ day }) => `첫 점은 ${day}일째입니다.`,
    divineWho: ({ seers }) =>
      seers === 'all'
        ? '살아 있는 점술가는 저마다 한 사람씩 점칩니다.'
        : '점치는 것은 살아 있는 점술가 가운데 번호가 가장 작은 한 명뿐입니다.',
    divineTargets: ({ self }) =>
      self
        ? '점칠 수 있는 것은 살아 있는 사람입니다. 자신도 점칠 수 있습니다.'
        : '점칠 수 있는 것은 자신을 뺀 살아 있는 사람입니다.',
    divineResult: ({ told, readAsHuman }) =>
      `점의 결과는 ${told === 'atOnce' ? '곧바로' : '그 시간대가 끝날 때'} 점술가 본인에게만 알려집니다.${readAsHuman.length === 0 ? '' : ` ${topic(roles(readAsHuman))} 인간으로 나옵니다.`}`,
    guardWho: ({ bodyguards }) =>
      bodyguards === 'all'
        ? '살아 있는 사냥꾼은 저마다 한 사람씩 호위합니다.'
        : '호위하는 것은 살아 있는 사냥꾼 가운데 번호가 가장 작은 한 명뿐입니다.',
    guardTargets: ({ dead }) =>
      `사냥꾼은 자신을 뺀 ${dead ? '누구든 호위할 수 있습니다. 죽은 사람을 골라도 아무 일도 일어나지 않습니다' : '살아 있는 사람을 호위할 수 있습니다'}. 같은 사람을 이어서 호위해도 됩니다.`,
    attackWho: ({ werewolves }) =>
      werewolves === 1
        ? '인랑은 습격할 상대를 한 사람 고릅니다.'
        : '살아 있는 인랑이 모두 투표해, 표를 가장 많이 받은 한 사람을 습격합니다.',
    attackTargets: ({ targets, self }) =>
      targets === 'humans'
        ? '고를 수 있는 것은 살아 있는 인간뿐입니다.'
        : `살아 있는 사람이면 ${self ? '자신을 포함해' : '자신을 빼고'} 누구든 고를 수 있지만, 인랑에게 간 표는 세지 않습니다.`,
    silentPack: () => '인랑끼리 이야기할 수단은 없고, 말없이 고릅니다.',
    humansCountOnce: ({ alwaysAttacks }) =>
      `습격할 상대를 정할 때, 살아 있는 인간에게는 처음부터 한 표씩 들어 있는 것으로 셉니다.${alwaysAttacks ? ' 그래서 아무도 고르지 않아도 습격은 일어납니다.' : ''}`,
    attackUndecided,
    whisperBeforeRevote: () => '다시 고르기 전에 한 번 더 속삭임 시간이 있습니다.',
    attackVotesTold,
    attackChoiceTold: ({ told }) =>
      told
        ? '누구를 습격하기로 정해졌는지는 인랑에게 알려집니다.'
        : '누구를 습격하기로 정해졌는지는 알려지지 않고, 죽은 사람을 보고 알 뿐입니다.',
    attackEffect,
    foxDivined: () => '점을 당한 요호는 그날 밤이 끝날 때 죽습니다.',
    missingNightAct: ({ divine, guard }) =>
      `${divine && guard ? '점치거나 호위할' : divine ? '점칠' : '호위할'} 상대를 고르지 않으면 그날 밤은 아무것도 하지 않은 것이 됩니다.`,

    mediumLearns,
    mediumReads: ({ readAsHuman }) => `${topic(roles(readAsHuman))} 인간으로 나옵니다.`,

    deadAct: ({ grave }) =>
      `죽은 사람은 대화도 투표도 할 수 없지만 대화를 들을 수는 있습니다.${grave ? ' 무덤에서 죽은 사람끼리 이야기할 수 있습니다.' : ''}`,
    assistance: ({ level }) => HELP[level],
    revealOnDeath: ({ reveals }) =>
      reveals
        ? '누군가 죽으면 그 사람의 역할이 모두에게 알려집니다.'
        : '죽은 사람의 역할은 결판이 날 때까지 알려지지 않습니다.',

    answerLimit: ({ milliseconds }) =>
      milliseconds === null
        ? '마을은 물은 대답이 올 때까지 기다립니다.'
        : `물은 뒤 ${duration(milliseconds / 1000)} 안에 대답하지 않으면 대답하지 않은 것이 됩니다.`,
    lateTalk: ({ costsSkip }) =>
      `발언이 늦으면 Skip으로 ${costsSkip ? '보고, 이어서 말한 Skip에도 셉니다.' : '보지만, 이어서 말한 Skip에는 세지 않습니다.'}`,
    gone: ({ gone }) => GONE[gone],
    abortedBy: ({ failures }) =>
      failures === null
        ? '몇 명이 탈락해도 마을은 이어집니다.'
        : `${failures}명이 탈락하면 마을은 그 자리에서 승자 없이 끝납니다.`,
    suddenDeath,

    villageWins: () => '살아 있는 인랑이 없어지면 마을 편이 이깁니다.',
    werewolvesWin: ({ countedAsHuman }) =>
      `살아 있는 인간이 살아 있는 인랑과 같은 수이거나 더 적어지면 인랑 편이 이깁니다.${countedAsHuman.length === 0 ? '' : ` ${and(roles(countedAsHuman))}도 인간으로 셉니다.`}`,
    foxWins: () => '어느 때든 요호가 살아 있으면 대신 요호 편이 이깁니다.',
    teamWins: () => '편이 이기면 죽은 사람을 포함해 그 편 모두가 이긴 것입니다.',
    endTest: ({ test }) =>
      test === 'dawn'
        ? '승패는 새벽에 정해집니다. 도중에 승패를 알 수 있어도 그날 밤은 끝까지 합니다.'
        : '승패는 하루의 매듭마다 살핍니다. 밤에 정해지면 남은 행동 없이 날이 새고 끝납니다.',
    lastDay: ({ day }) => `${day}일째가 끝나도 결판이 나지 않으면 승자 없이 끝납니다.`,
    revealed: ({ causes }) =>
      `끝나면 모두의 역할과 ${causes ? '누가 왜 죽었는지, ' : ''}누가 어느 인물이었는지 알려집니다.`,
    opensChannels: ({ opens, channels }) =>
      `${topic(channels.map((channel) => CHANNEL[channel]))} 끝난 뒤${opens ? ' 모두가 읽을 수 있게 됩니다' : '에도 공개되지 않습니다'}.`,
    opensBoards: () =>
      '끝나면 모두의 예상판과 별(★)이 공개됩니다. 그 뒤에 다는 ★은 최고의 한마디에 던지는 표가 됩니다.',
    epilogue: (statement) =>
      `끝난 뒤에는 ${statement.until === null ? `${duration(statement.seconds)} 동안` : lasting(statement)} 죽은 사람을 포함해 모두가 횟수 제한 없이 이야기할 수 있습니다(에필로그).`,
  },
};

const HELP: Readonly<Record<Assistance, string>> = {
  none: '화면에는 대화와 자신의 예상판만 나오고 다른 도움은 없습니다. 모두 같습니다.',
  facts: '화면에 투표, 죽음, 자신의 능력의 결과가 정리되어 나옵니다. 모두 같습니다.',
  claims:
    '화면에 투표, 죽음, 자신의 능력의 결과와 누가 무엇을 선언했는지가 정리되어 나옵니다. 모두 같습니다.',
  logic:
    '화면에 투표, 죽음, 자신의 능력의 결과, 선언과 함께 자신의 눈에서 가능한 역할의 조합이 나옵니다. 모두 같습니다.',
};
