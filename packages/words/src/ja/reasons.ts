import { ROLE_NAMES } from '@mura/language';
import type { Claim, Contradiction } from '@mura/worlds';
import type { NameOf, NameOrYou, ReasonTexts } from '../reasons.ts';

const ROLES = ROLE_NAMES.ja;

const SPECIES: ReasonTexts['species'] = { human: '人間', werewolf: '人狼' };

export const ja: ReasonTexts = {
  species: SPECIES,
  comma: '、',
  what: (what) => (what === 'human' ? SPECIES.human : ROLES[what]),
  told: (who, role, fellows) =>
    `${subject(who)}${ROLES[role]}${fellows.length === 0 ? '' : `（仲間：${list(fellows)}）`}`,
  divined: (who, target, result) => `${subject(who)}占い師で、${target}を占い${SPECIES[result]}と知った`,
  identified: (who, target, result) => `${subject(who)}霊媒師で、${target}は${SPECIES[result]}だったと知った`,
  guarded: (who, target) => `${subject(who)}狩人で、${target}を護衛した`,
  foundDead: (day, dead) => `${day}日目の夜が明けて${list(dead)}が死体で見つかった`,
  attacked: (day, victim) => `${day}日目の夜に${victim}が襲撃された`,
  nobodyDied: (day) => `${day}日目の夜は誰も死ななかった`,
  executed: (who) => `${who}が処刑された`,
  hadDivined: (who, target) => `${who ?? 'あなた'}は${target}を占っていた`,
  hadGuarded: (who, target) => `${who ?? 'あなた'}は${target}を護衛していた`,
  hadChosen: (targets) =>
    targets.length === 0 ? '人狼は誰も選ばなかった' : `人狼が選んだのは${targets.join('か')}`,
  wentOn: (day, living) => `${day}日目の始まり（生存${living}人）に勝負がついていなかった`,
  nightPlayed: (day) => `夜が行われたので、${day}日目の処刑で勝負はつかなかった`,
  ended: (winner, why) =>
    `村が終わった：${ENDINGS[why] ?? why}${winner === null ? '' : `、${TEAMS[winner]}の勝利`}`,
  shown: (who, role) => `${who}は${ROLES[role]}だったと示された`,
  revealed: () => '役職が公開された',
  failed: (day, who) => `${day}日目、一部の者だけが行動するときに${who}が脱落した`,
  cursed: (who) => `${who}は占われて死んだ`,
  survived: (who, role) => `${who}は${ROLES[role]}として襲撃に耐えた`,
  knows: (others) => others.map(({ who, role }) => `${who}は${ROLES[role]}`).join('、'),
  claimed: (who, claim, target) => `${who}「${claimWords(claim, target)}」`,
  certain: (who, what) => `${who}は必ず${what}`,
  impossible: (who, what) => `${who}は${what}ではありえない`,
  contradiction,
  because: (conclusion, reasons) =>
    reasons.length === 0 ? `${conclusion}：この村の役職の内訳から` : `${conclusion}：${reasons.join('；')}`,
};

const TEAMS = { village: '村人陣営', werewolf: '人狼陣営', fox: '妖狐' } as const;

const ENDINGS: Readonly<Record<string, string>> = {
  noWerewolf: '人狼が全滅',
  parity: '人間が人狼以下',
  lastDay: '最終日が過ぎた',
};

function subject(who: NameOrYou): string {
  return `${who ?? 'あなた'}は`;
}

function list(names: readonly string[]): string {
  return names.join('と');
}

function claimWords(claim: Claim, target: string): string {
  switch (claim.type) {
    case 'role':
      return `私は${ROLES[claim.role]}です`;
    case 'denial':
      return `私は${ROLES[claim.role]}ではありません`;
    case 'fellow':
      return `${target}と私は${ROLES[claim.role]}です`;
    case 'guard':
      return `${target}を護衛しました`;
    case 'result':
      return `${target}${claim.by === 'divined' ? 'を占った結果' : 'の霊媒結果'}は${SPECIES[claim.result]}です`;
  }
}

const DEEDS = { divined: '占った', identified: '霊視した', guarded: '護衛した' } as const;

function contradiction(contradiction: Contradiction, nameOf: NameOf): string {
  switch (contradiction.type) {
    case 'noSuchRole':
      return `この村にいない${ROLES[contradiction.role]}を名乗っている`;
    case 'twoRoles':
      return `${ROLES[contradiction.roles[0]]}を名乗った後に${ROLES[contradiction.roles[1]]}を名乗った`;
    case 'otherRole':
      return `${ROLES[contradiction.role]}を名乗りながら${ROLES[contradiction.needed]}の結果を報告した`;
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
      return `できないはずなのに自分を${DEEDS[contradiction.by]}と言った`;
    case 'victimCalledWerewolf':
      return `夜に死んだ${nameOf(contradiction.target)}を人狼と言った`;
    case 'guardedVictim':
      return `その夜に死んだ${nameOf(contradiction.target)}を護衛したと言った`;
    case 'shownOtherwise':
      return `${ROLES[contradiction.role]}と明かされた${nameOf(contradiction.target)}について違うことを言った`;
  }
}
