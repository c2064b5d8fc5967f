import { korean } from '@mura/language';
import { grouped, type WorldsTexts } from '../worlds.ts';

const { topicOf: topic, subjectOf: subject } = korean;

export const ko: WorldsTexts = {
  curve: {
    language: 'ko',
    title: '가능한 세계의 수',
    description: (lines, days) =>
      `${days}일 동안의 모든 사건마다 ${lines}개의 시점에서 가능한 세계의 수를 로그 눈금으로 나타낸다.`,
    ends: (name, from, to) => `${name}: ${from}에서 ${to}.`,
    day: (day) => `${day}일째`,
  },
  observer: '관전자',
  werewolves: '인랑 모두',
  master: '게임 마스터',
  claims: '선언',
  noClaims: '아직 아무도 아무것도 선언하지 않았다.',
  contradictions: '모순',
  white: '확정 인간',
  black: '확정 인랑',
  comma: ', ',
  human: '인간',
  werewolf: '인랑',
  legend: '● 확정   ○ 가능 (세계에서 차지하는 비율)   · 불가능   ✗ 선언했지만 불가능   † 사망',
  none: '없음',
  gaps: {
    ownRole: '이 기록에는 이 참가자의 역할이 없다. 수는 알 수 있는 범위에서 정확하다.',
    pack: '이 기록에는 인랑 모두의 이름이 없다. 수는 알 수 있는 범위에서 정확하다.',
    deal: '이 기록에는 역할이 없다. 수는 알 수 있는 범위에서 정확하다.',
  },
  rowWorlds: (row, count) => `${row}: ${grouped(count)}가지`,
  worlds: (count) => `가능한 세계 ${grouped(count)}가지`,
  at: (seq, day) => `사건 ${seq} 다음, ${day}일째`,
  as: (name) => `${name}의 시점`,
  assumeNone: '발언을 사실로 여기지 않는다',
  assumeVillage: '마을 편은 거짓말을 하지 않는다고 가정',
  assume: (names) => `마을 편이라면 거짓말을 하지 않는다고 가정: ${names}`,
  supposed: (hypothesis) => `가정: ${hypothesis}`,
  counter: (role, names) => `${subject(names)} 모두 ${claimed(role)} 선언했다.`,
  does: (name, deed) => `${topic(name)} ${deed}`,
  broken: (name, role) => `${subject(name)} 진짜 ${role}인 세계는 없다`,
  freemasons: (names) => `${topic(names)} 서로를 공유자로 인정하고 대항이 없다.`,
  counteredFreemasons: (names, others) =>
    `${topic(names)} 서로를 공유자로 인정하지만 ${subject(others)} 대항하고 있다.`,
  divined: (day, target, result) => `${day}일째 점 ${target} ${result}`,
  identified: (day, target, result) => `${day}일째 영매 ${target} ${result}`,
  guarded: (day, target) => `${day}일째 호위 ${target}`,
  withdrew: (role) => `철회: ${role}`,
  is: (name, role, is) => (is ? `${topic(name)} ${role}` : `${topic(name)} ${subject(role)} 아니다`),
  certain: (name, role) => `${topic(name)} 틀림없이 ${role}:`,
  impossible: (name, role) => `${topic(name)} ${role}일 수 없다:`,
  possible: (name, role) => `${topic(name)} ${role}일 수도 있고 아닐 수도 있다.`,
  byRoles: '이 마을의 역할 구성에 따라',
  contradictedBy: '가능한 세계가 없다. 다음 사건이 서로, 또는 가정과 모순된다:',
  oneCase: (_, name, count, share) => `${name}  ${grouped(count)}가지 ${share}`,
  moreCases: (count) => `그 밖에 ${count}가지 내역`,
  fakes: '거짓이라면',
  ifFake: (name, role, count, certain) =>
    `${subject(name)} ${subject(role)} 아님: ${grouped(count)}가지${certain === null ? '' : `, 그때 ${certain}`}`,
  cannotBeFake: (name, role) => `${topic(name)} 틀림없이 ${role}`,
};

function claimed(role: string): string {
  return korean.withParticle(role, ['이라고', '라고']);
}
