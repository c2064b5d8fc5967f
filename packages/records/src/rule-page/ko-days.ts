import type { SpanFact } from './fact.ts';
import { choicesAmong } from './in-force.ts';
import { lasting } from './ko-grammar.ts';
import { DOING, OUTCOME, PART, PHASE } from './ko-words.ts';
import type { StatementOf } from './statement.ts';

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

export function clockStep(statement: StatementOf<'clockStep'>): string {
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

export function dawn({ deadly, execution: executed, medium }: StatementOf<'dawn'>): string {
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

/** What a role can do. */
export function ability({
  role,
  hasFellows,
  acts,
  survivesAttack,
  diesWhenDivined,
}: StatementOf<'role'>): string {
  switch (role) {
    case 'villager':
      return '특별한 능력은 없습니다.';
    case 'seer':
      return acts ? '한 사람을 점쳐 그 사람이 인랑인지 압니다.' : '이 마을에서는 점칠 기회가 없습니다.';
    case 'medium':
      return acts
        ? '죽은 사람이 인랑이었는지 압니다(누구에 대해서인지는 「영매」 항목).'
        : '이 마을에서는 능력을 쓸 기회가 없습니다.';
    case 'bodyguard':
      return acts ? '한 사람을 골라 인랑의 습격에서 호위합니다.' : '이 마을에서는 호위할 기회가 없습니다.';
    case 'freemason':
      return hasFellows
        ? '다른 공유자가 누구인지 처음부터 압니다.'
        : '이 마을에서는 혼자라 특별한 능력이 없습니다.';
    case 'werewolf':
      return `${hasFellows ? '동료 인랑이 누구인지 처음부터 압니다. ' : ''}${acts ? '밤에 인간을 습격합니다.' : '이 마을에서는 습격할 기회가 없습니다.'}`;
    case 'possessed':
      return '인간이지만 인랑 편이 이기면 자신도 이깁니다. 누가 인랑인지는 모릅니다.';
    case 'fox':
      return `결판이 날 때 살아 있으면 요호 편이 이깁니다.${survivesAttack ? ' 습격당해도 죽지 않습니다.' : ''}${diesWhenDivined ? ' 점을 당하면 죽습니다.' : ''}`;
    case 'fanatic':
      return '인간이지만 인랑 편이 이기면 자신도 이깁니다. 누가 인랑인지 처음부터 알지만, 인랑은 광신자를 모릅니다.';
    case 'greatWolf':
      return `점으로는 인간, 영매로는 인랑으로 나오는 인랑입니다. ${hasFellows ? '동료를 처음부터 알고 함께 습격합니다.' : acts ? '밤에 인간을 습격합니다.' : '이 마을에서는 습격할 기회가 없습니다.'}`;
    case 'immoralist':
      return acts
        ? '요호 편이 이기면 자신도 이깁니다. 요호가 누구인지 처음부터 압니다. 마지막 요호가 죽으면 다음 날 아침 숨진 채 발견됩니다.'
        : '이 마을에는 함께 이길 요호가 없습니다.';
    case 'cat':
      return acts
        ? '습격당해 죽으면 인랑 한 명을, 처형되면 살아 있는 한 명을 우연히 길동무로 데려갑니다. 길동무는 아침에 발견됩니다.'
        : '이 마을에서는 길동무를 데려갈 기회가 없습니다.';
    case 'whisperer':
      return `인간이지만 인랑 편이 이기면 자신도 이깁니다. 인랑과 서로 압니다.${acts ? ' 인랑의 속삭임을 듣고 말할 수 있습니다.' : ''}`;
    case 'elder':
      return survivesAttack
        ? '첫 습격으로는 죽지 않습니다. 견뎌 낸 것은 아무에게도 알려지지 않으며, 호위된 습격은 세지 않습니다.'
        : '이 마을에는 습격이 없습니다.';
  }
}
