import { and, duration } from './ko-grammar.ts';
import type { StatementOf } from './statement.ts';

const LAST_NIGHT = {
  acts: '표를 가장 많이 받은 사람이 처형되지만, 그날 밤만은 아직 속삭이고 점치고 습격에 투표할 수 있습니다. 다만 그 표는 세지 않습니다. 다른 사람이 그를 고를 수도 있습니다.',
  guards:
    '표를 가장 많이 받은 사람이 처형되지만, 그날 밤만은 아직 속삭이고 점치고 호위하고 습격에 투표할 수 있습니다. 다만 그 호위는 효과가 없고 그 표는 세지 않습니다. 다른 사람이 그를 고를 수도 있으며, 습격당하면 습격이 없었던 것이 됩니다.',
} as const;

export function execution({ orNobody, lastNight, chosenBefore, divines }: StatementOf<'execution'>): string {
  const nobody = orNobody ? ' 아무도 투표하지 않으면 처형은 없습니다.' : '';
  if (lastNight !== null) return `${LAST_NIGHT[lastNight]}${nobody}`;
  if (!chosenBefore)
    return `표를 가장 많이 받은 사람이 처형되고, 그날 밤에는 아무것도 할 수 없습니다.${nobody}`;
  const seen = divines ? ' 다만 점의 결과는 나옵니다.' : '';
  return `표를 가장 많이 받은 사람이 처형되고, 그 사람이 밤을 위해 고른 것은 무효가 됩니다. 처형된 사람을 밤의 상대로 골랐어도 아무 일도 일어나지 않습니다.${seen}${nobody}`;
}

export function tie({ rounds, undecided }: StatementOf<'tie'>): string {
  const fate =
    undecided === 'random' ? '동수인 사람 가운데 추첨으로 한 사람이 처형됩니다' : '아무도 처형되지 않습니다';
  if (rounds === 1) return `가장 많은 표가 동수이면 ${fate}.`;
  return `가장 많은 표가 동수이면 모두 다시 투표합니다. 투표는 처음 것을 포함해 ${rounds}번까지이고, 그래도 동수이면 ${fate}.`;
}

export function votesTold({ told, rounds, byClock }: StatementOf<'votesTold'>): string {
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

export function executionTold({ told, actsAtNight, divines }: StatementOf<'executionTold'>): string {
  if (told === 'atOnce') return '처형된 사람은 곧바로 모두에게 알려집니다.';
  const secret = '처형된 사람은 다음 날 아침까지 본인 말고는 알 수 없습니다.';
  if (!actsAtNight) return secret;
  return `${secret} 그날 밤에는 모르고 처형된 사람을 고를 수도 있지만 아무 일도 일어나지 않습니다.${divines ? ' 다만 점의 결과는 나옵니다.' : ''}`;
}

export function attackUndecided({
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

export function attackVotesTold({ told, rounds, byClock }: StatementOf<'attackVotesTold'>): string {
  if (told === 'never') return '동료 인랑이 누구에게 투표했는지는 알려지지 않습니다.';
  if (rounds === 1) return `인랑은 ${byClock ? '그 시간대가 끝날 때' : '투표 뒤에'} 동료의 표를 압니다.`;
  return told === 'eachRound'
    ? '인랑은 투표할 때마다 동료의 표를 압니다.'
    : '인랑은 마지막 투표에 대해서만 동료의 표를 압니다.';
}

export function attackEffect({ guard, fox }: StatementOf<'attackEffect'>): string {
  return `습격당한 사람은 죽습니다.${guard ? ' 다만 호위를 받고 있으면 죽지 않습니다.' : ''}${fox ? ' 요호는 습격당해도 죽지 않습니다.' : ''}`;
}

export function suddenDeath({ warnedBefore, vote }: StatementOf<'suddenDeath'>): string {
  const besides = vote
    ? ' 돌연사는 처형과 별개이고, 처형도 평소대로 이루어집니다. 돌연사한 사람에게 간 표는 세지 않습니다.'
    : '';
  const warned =
    warnedBefore === 0
      ? ' 미리 경고하지는 않습니다.'
      : ` 아직 발언하지 않은 사람에게는 끝나기 ${duration(warnedBefore)} 전에 본인에게만 경고가 갑니다.`;
  return `0일째를 빼고, 그날 대화에서 한 번도 발언하지 않은 사람은 대화 시간이 끝날 때 돌연사하고, 그 사실이 모두에게 알려집니다. 그 사람이 그 시간대에 고른 것은 무효가 됩니다.${besides}${warned}`;
}

export function mediumLearns({ deaths, sudden, vote }: StatementOf<'mediumLearns'>): string {
  const executed = vote ? ['처형된 사람'] : [];
  const all = [...executed, ...(sudden ? ['돌연사한 사람'] : []), '밤사이 죽은 사람'];
  const whom = deaths === 'all' ? and(all) : '처형된 사람';
  const none = deaths === 'all' ? '죽은 사람이 없으면' : '처형이 없으면';
  return `영매사는 아침이 되면 전날 ${whom}이 인랑이었는지 압니다. 자신이 죽은 뒤에도 알 수 있습니다. ${none} 아무것도 알려지지 않습니다.`;
}

export const GONE = {
  standIn: '접속이 끊긴 사람은 돌아올 때까지 아무 대답도 하지 않은 것으로 봅니다.',
  fails:
    '접속이 끊긴 사람은 탈락하고, 그 사실이 모두에게 알려집니다. 탈락한 사람은 발언도 선택도 할 수 없고 선택받지도 않지만, 승패를 정할 때는 살아 있는 것으로 셉니다.',
} as const;
