import type { Role } from '@mura/engine';
import { korean, ROLE_NAMES } from '@mura/language';
import type { Claim, Contradiction } from '@mura/worlds';
import type { NameOf, NameOrYou, ReasonTexts } from '../reasons.ts';

const { subjectOf: subject, objectOf: object } = korean;

const ROLES = ROLE_NAMES.ko;

const SPECIES: ReasonTexts['species'] = { human: '인간', werewolf: '인랑' };

export const ko: ReasonTexts = {
  species: SPECIES,
  comma: ', ',
  what: (what) => (what === 'human' ? SPECIES.human : ROLES[what]),
  told: (who, role, fellows) =>
    `${topic(who)} ${ROLES[role]}${fellows.length === 0 ? '' : ` (동료: ${fellows.join(', ')})`}`,
  divined: (who, target, result) =>
    `${topic(who)} 점술가로서 ${object(target)} 점쳐 ${SPECIES[result]}임을 알았다`,
  identified: (who, target, result) =>
    `${topic(who)} 영매사로서 ${topic(target)} ${SPECIES[result]}이었음을 알았다`,
  guarded: (who, target) => `${topic(who)} 사냥꾼으로서 ${object(target)} 지켰다`,
  foundDead: (day, dead) => `${day}일째 밤이 지나고 ${subject(list(dead))} 숨진 채 발견되었다`,
  attacked: (day, victim) => `${day}일째 밤에 ${subject(victim)} 습격당했다`,
  nobodyDied: (day) => `${day}일째 밤에는 아무도 죽지 않았다`,
  executed: (who) => `${subject(who)} 처형되었다`,
  hadDivined: (who, target) => `${topic(who)} ${object(target)} 점치고 있었다`,
  hadGuarded: (who, target) => `${topic(who)} ${object(target)} 지키고 있었다`,
  hadChosen: (targets) =>
    targets.length === 0 ? '인랑은 아무도 고르지 않았다' : `인랑이 고른 사람은 ${targets.join(' 또는 ')}`,
  wentOn: (day, living) => `${day}일째가 시작될 때(생존 ${living}명) 승부가 나지 않았다`,
  nightPlayed: (day) => `밤이 이어졌으므로 ${day}일째 처형으로 승부가 나지 않았다`,
  ended: (winner, why) =>
    `마을이 끝났다: ${ENDINGS[why] ?? why}${winner === null ? '' : `, ${TEAMS[winner]}의 승리`}`,
  shown: (who, role) => `${topic(who)} ${korean.withParticle(ROLES[role], ['이었음이', '였음이'])} 밝혀졌다`,
  revealed: () => '역할이 공개되었다',
  failed: (day, who) => `${day}일째, 일부만 행동할 때 ${subject(who)} 탈락했다`,
  cursed: (who) => `${topic(who)} 점을 당해 죽었다`,
  survived: (who, role) =>
    `${topic(who)} ${korean.withParticle(ROLES[role], ['이라서', '라서'])} 습격을 견뎠다`,
  knows: (others) => others.map(({ who, role }) => `${topic(who)} ${ROLES[role]}`).join(', '),
  claimed: (who, claim, target) => `${who}: “${claimWords(claim, target)}”`,
  certain: (who, what) => `${topic(who)} 틀림없이 ${what}`,
  impossible: (who, what) => `${topic(who)} ${what}일 수 없다`,
  contradiction,
  because: (conclusion, reasons) =>
    reasons.length === 0
      ? `${conclusion}: 이 마을의 역할 구성에 따라`
      : `${conclusion}: ${reasons.join('; ')}`,
};

const TEAMS = { village: '마을 편', werewolf: '인랑 편', fox: '요호' } as const;

const ENDINGS: Readonly<Record<string, string>> = {
  noWerewolf: '인랑이 모두 사라졌다',
  parity: '인간의 수가 인랑 이하가 되었다',
  lastDay: '마지막 날이 지났다',
};

function topic(who: NameOrYou): string {
  return korean.withParticle(who ?? '당신', ['은', '는']);
}

function list(names: readonly string[]): string {
  return names.reduce((before, name) => `${korean.withParticle(before, ['과', '와'])} ${name}`);
}

function claimWords(claim: Claim, target: string): string {
  switch (claim.type) {
    case 'role':
      return `저는 ${ROLES[claim.role]}입니다`;
    case 'denial':
      return `저는 ${subject(ROLES[claim.role])} 아닙니다`;
    case 'fellow':
      return `${korean.withParticle(target, ['과', '와'])} 저는 ${ROLES[claim.role]}입니다`;
    case 'guard':
      return `${object(target)} 지켰습니다`;
    case 'result':
      return claim.by === 'divined'
        ? `${object(target)} 점친 결과는 ${SPECIES[claim.result]}입니다`
        : `${target}의 영매 결과는 ${SPECIES[claim.result]}입니다`;
  }
}

const DEEDS = { divined: '점쳤다', identified: '영시했다', guarded: '지켰다' } as const;

function contradiction(contradiction: Contradiction, nameOf: NameOf): string {
  const claimed = (role: Role) => korean.withParticle(ROLES[role], ['이라고', '라고']);
  switch (contradiction.type) {
    case 'noSuchRole':
      return `이 마을에 없는 ${claimed(contradiction.role)} 선언했다`;
    case 'twoRoles':
      return `${claimed(contradiction.roles[0])} 한 뒤에 ${claimed(contradiction.roles[1])} 했다`;
    case 'otherRole':
      return `${claimed(contradiction.role)} 하면서 ${ROLES[contradiction.needed]}만 아는 것을 보고했다`;
    case 'twoResults':
      return `${object(nameOf(contradiction.target))} 인간이라고도 인랑이라고도 했다`;
    case 'tooManyResults':
      return `밤이 ${contradiction.possible}번뿐인데 ${contradiction.count}명의 점 결과를 보고했다`;
    case 'tooManyWerewolves':
      return `인랑은 ${contradiction.possible}명인데 ${contradiction.count}명을 인랑이라고 했다`;
    case 'ofTheFuture':
      return `아직 오지 않은 ${contradiction.about}일째의 일을 보고했다`;
    case 'notIdentified':
      return `영매사가 알 수 없는 ${nameOf(contradiction.target)}의 결과를 보고했다`;
    case 'onHimself':
      return `할 수 없는데도 자신을 ${DEEDS[contradiction.by]}고 했다`;
    case 'victimCalledWerewolf':
      return `밤에 죽은 ${object(nameOf(contradiction.target))} 인랑이라고 했다`;
    case 'guardedVictim':
      return `그날 밤 죽은 ${object(nameOf(contradiction.target))} 지켰다고 했다`;
    case 'shownOtherwise':
      return `${korean.withParticle(ROLES[contradiction.role], ['으로', '로'])} 밝혀진 ${nameOf(contradiction.target)}에 대해 다르게 말했다`;
  }
}
