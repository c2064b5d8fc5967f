import type { PlayerId, Role } from '@mura/engine';
import { aiwolf, ROLE_NAMES } from '@mura/language';
import type { Contradiction } from './contradiction.ts';

type ClaimLanguage = 'ja' | 'en' | 'ko';

export interface Telling {
  readonly language: ClaimLanguage;
  /** By player. */
  readonly names: readonly string[];
}

/** A contradiction as a sentence about the claimant, whose name stands before it. */
export function tellContradiction(contradiction: Contradiction, { language, names }: Telling): string {
  const nameOf = (player: PlayerId) => names[player - 1] ?? `${player}`;
  return TELLS[language](contradiction, nameOf, ROLE_NAMES[language]);
}

type NameOf = (player: PlayerId) => string;
type RoleNames = Readonly<Record<Role, string>>;

const TELLS = { ja: inJapanese, en: inEnglish, ko: inKorean } as const;

const DEEDS_EN = { divined: 'divined', identified: 'identified', guarded: 'guarded' } as const;
const DEEDS_JA = { divined: '占った', identified: '霊視した', guarded: '護衛した' } as const;
const DEEDS_KO = { divined: '점쳤다', identified: '영시했다', guarded: '지켰다' } as const;

function inEnglish(contradiction: Contradiction, nameOf: NameOf, roles: RoleNames): string {
  switch (contradiction.type) {
    case 'noSuchRole':
      return `claims to be the ${roles[contradiction.role]}, which nobody is in this village`;
    case 'twoRoles':
      return `claimed to be the ${roles[contradiction.roles[0]]} and then the ${roles[contradiction.roles[1]]}`;
    case 'otherRole':
      return `claims to be the ${roles[contradiction.role]} and reports what only the ${roles[contradiction.needed]} knows`;
    case 'twoResults':
      return `called ${nameOf(contradiction.target)} both human and werewolf`;
    case 'tooManyResults':
      return `reports ${contradiction.count} divined players after ${contradiction.possible} nights`;
    case 'tooManyWerewolves':
      return `calls ${contradiction.count} players werewolves; there are ${contradiction.possible}`;
    case 'ofTheFuture':
      return `reports something of day ${contradiction.about}, which has not come yet`;
    case 'notIdentified':
      return `reports on ${nameOf(contradiction.target)}, of whom no medium has learned anything`;
    case 'onHimself':
      return `says to have ${DEEDS_EN[contradiction.by]} himself, which nobody may do`;
    case 'victimCalledWerewolf':
      return `called ${nameOf(contradiction.target)} a werewolf, who died in the night`;
    case 'guardedVictim':
      return `says to have guarded ${nameOf(contradiction.target)}, who died that night`;
    case 'shownOtherwise':
      return `said otherwise of ${nameOf(contradiction.target)}, who was shown to be ${roles[contradiction.role]}`;
  }
}

function inJapanese(contradiction: Contradiction, nameOf: NameOf, roles: RoleNames): string {
  switch (contradiction.type) {
    case 'noSuchRole':
      return `この村にいない${roles[contradiction.role]}を名乗っている`;
    case 'twoRoles':
      return `${roles[contradiction.roles[0]]}を名乗った後に${roles[contradiction.roles[1]]}を名乗った`;
    case 'otherRole':
      return `${roles[contradiction.role]}を名乗りながら${roles[contradiction.needed]}の結果を報告した`;
    case 'twoResults':
      return `${nameOf(contradiction.target)}を人間とも人狼とも言った`;
    case 'tooManyResults':
      return `${contradiction.possible}夜しかないのに${contradiction.count}人の占い結果を報告した`;
    case 'tooManyWerewolves':
      return `人狼は${contradiction.possible}人なのに${contradiction.count}人を人狼と言った`;
    case 'ofTheFuture':
      return `まだ来ていない${contradiction.about}日目のことを報告した`;
    case 'notIdentified':
      return `霊媒師に分からないはずの${nameOf(contradiction.target)}の結果を報告した`;
    case 'onHimself':
      return `できないはずなのに自分を${DEEDS_JA[contradiction.by]}と言った`;
    case 'victimCalledWerewolf':
      return `夜に死んだ${nameOf(contradiction.target)}を人狼と言った`;
    case 'guardedVictim':
      return `その夜に死んだ${nameOf(contradiction.target)}を護衛したと言った`;
    case 'shownOtherwise':
      return `${roles[contradiction.role]}と明かされた${nameOf(contradiction.target)}について違うことを言った`;
  }
}

function inKorean(contradiction: Contradiction, nameOf: NameOf, roles: RoleNames): string {
  const object = (word: string) => aiwolf.withParticle(word, ['을', '를']);
  const claimed = (role: Role) => aiwolf.withParticle(roles[role], ['이라고', '라고']);
  switch (contradiction.type) {
    case 'noSuchRole':
      return `이 마을에 없는 ${claimed(contradiction.role)} 선언했다`;
    case 'twoRoles':
      return `${claimed(contradiction.roles[0])} 한 뒤에 ${claimed(contradiction.roles[1])} 했다`;
    case 'otherRole':
      return `${claimed(contradiction.role)} 하면서 ${roles[contradiction.needed]}만 아는 것을 보고했다`;
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
      return `할 수 없는데도 자신을 ${DEEDS_KO[contradiction.by]}고 했다`;
    case 'victimCalledWerewolf':
      return `밤에 죽은 ${object(nameOf(contradiction.target))} 인랑이라고 했다`;
    case 'guardedVictim':
      return `그날 밤 죽은 ${object(nameOf(contradiction.target))} 지켰다고 했다`;
    case 'shownOtherwise':
      return `${aiwolf.withParticle(roles[contradiction.role], ['으로', '로'])} 밝혀진 ${nameOf(contradiction.target)}에 대해 다르게 말했다`;
  }
}
