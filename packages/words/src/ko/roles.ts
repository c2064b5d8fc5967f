import type { StatementOf } from '../rule-page/statement.ts';

/** What the page calls the roles, their seals, and what each can do. */
export const roles = {
  'role.villager': '마을 사람',
  'role.seer': '점술가',
  'role.medium': '영매사',
  'role.bodyguard': '사냥꾼',
  'role.freemason': '공유자',
  'role.possessed': '광인',
  'role.werewolf': '인랑',
  'role.fox': '요호',
  'role.fanatic': '광신자',
  'role.greatWolf': '대랑',
  'role.immoralist': '배덕자',
  'role.cat': '네코마타',
  'role.whisperer': '속삭이는 광인',
  'role.elder': '장로',
  'seal.villager': '마',
  'seal.seer': '점',
  'seal.medium': '영',
  'seal.bodyguard': '사',
  'seal.freemason': '공',
  'seal.possessed': '광',
  'seal.werewolf': '랑',
  'seal.fox': '호',
  'seal.fanatic': '신',
  'seal.greatWolf': '대',
  'seal.immoralist': '배',
  'seal.cat': '묘',
  'seal.whisperer': '속',
  'seal.elder': '장',
  'ability.villager': '능력은 없습니다. 말과 표가 전부입니다.',
  'ability.seer': '밤마다 한 사람이 인랑인지 알아냅니다.',
  'ability.medium': '처형된 사람이 인랑이었는지 다음 날 아침에 압니다.',
  'ability.bodyguard': '밤마다 한 사람을 지킵니다. 지킨 사람은 습격당해도 죽지 않습니다.',
  'ability.freemason': '짝을 알고 있습니다. 서로 인간임을 압니다.',
  'ability.possessed': '인간이지만 인랑의 편입니다. 인랑이 누구인지는 모릅니다.',
  'ability.werewolf': '밤마다 동료와 한 사람을 습격합니다. 동료를 압니다.',
  'ability.fox': '습격으로는 죽지 않습니다. 점을 당하면 죽습니다. 끝까지 살면 이깁니다.',
  'ability.fanatic': '인간이지만 인랑의 편입니다. 인랑이 누구인지 압니다. 인랑은 당신을 모릅니다.',
  'ability.greatWolf':
    '점으로는 인간, 영매로는 인랑으로 나오는 인랑입니다. 밤마다 동료와 한 사람을 습격합니다.',
  'ability.immoralist': '요호를 알고 함께 이깁니다. 마지막 요호가 죽으면 당신도 죽습니다.',
  'ability.cat': '습격당해 죽으면 인랑 한 명이, 처형되면 누군가 한 명이 함께 죽습니다.',
  'ability.whisperer': '인간이지만 인랑의 편입니다. 인랑을 알고 속삭임에 함께합니다.',
  'ability.elder': '첫 습격으로는 죽지 않습니다.',
};

/** What a rule page tells of a role. */
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
