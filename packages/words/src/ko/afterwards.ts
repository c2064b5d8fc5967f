import type { AfterwardsWords } from '../ja/afterwards.ts';

export const ko: AfterwardsWords = {
  'memoir.title': '봇의 속마음',
  'memoir.hint': '투표 때마다의 의심',
  'memoir.suspected': '{day}일째에는 {name} 님을 {percent}% 늑대인간으로 보았습니다.',
  'memoir.unsure': '{day}일째에는 근거가 부족해 가장 수상했던 {name} 님도 {percent}%였습니다.',
  'memoir.pack': '{day}일째에는 정체를 숨기고 {name} 님에게 투표했습니다.',
  'memoir.votedSo': '투표도 {name} 님이었습니다.',
  'memoir.votedOther': '투표는 {name} 님에게 했습니다.',
  'memoir.changed': '전날의 {name} 님에서 생각을 바꾸었습니다.',
  'memoir.none': '투표 전에 마을을 떠났습니다.',
  'coach.title': '코치의 한마디',
  'coach.hint': '모든 역할을 알고 돌아보기',
  'coach.executed':
    '갈림길은 {day}일째 {name} 님({role})의 처형이었습니다. 마을의 승산이 {before}%에서 {after}%로 움직였습니다.',
  'coach.killed':
    '갈림길은 {day}일째 아침 {name} 님({role})의 죽음이었습니다. 마을의 승산이 {before}%에서 {after}%로 움직였습니다.',
  'coach.votedWolf': '{day}일째에 당신은 늑대인간 {name} 님에게 투표했습니다.',
  'coach.votedHuman': '{day}일째에 당신은 {name} 님({role})에게 투표했습니다.',
  'coach.couldKnow':
    '같은 자리에서 같은 말을 읽으면 {suspect} 님이 {percent}%, {name} 님이 {other}%였습니다.',
  'coach.wellRead': '그 자리에서 읽을 수 있는 범위에서도 {name} 님이 가장 수상했습니다({percent}%).',
  'coach.noDeaths': '아무도 죽지 않고 끝난 마을이었습니다.',
  'curve.label': '{name} 님이 본 늑대인간일 가능성: {values}',
  'reason.black-was-human': '늑대인간이라고 한 {other} 님이 인간이었다',
  'reason.hanged-human': '{day}일째에 인간이었던 {other} 님에게 투표했다',
  'reason.word-vote-mismatch': '{day}일째에 {other} 님을 말하고 다른 사람에게 투표했다',
  'reason.victim-accused': '습격당한 {victim} 님에게 의심받고 있었다',
  'reason.vote-together': '{other} 님과 {count}일 연속 같은 사람에게 투표했다',
  'reason.led-wrong-hang': '{day}일째에 인간이었던 {other} 님을 가장 먼저 의심했다',
  'reason.late-claim': '의심받은 뒤에야 밝혔다',
  'reason.silent-on-hanged': '처형된 {other} 님을 한 번도 언급하지 않았다',
  'reason.no-suspect': '아무도 의심하지 않았다',
  'reason.few-posts': '발언이 {count}번으로 적었다',
  'reason.because': '기록에 남은 이유: {reasons}.',
  'reason.and': ', ',
};
