import { ROLE_NAMES } from '@mura/language';
import type { Claim } from '../claims/claim.ts';
import type { Name, Words } from './words.ts';

const ROLES = ROLE_NAMES.ja;

const SPECIES: Words['species'] = { human: '人間', werewolf: '人狼' };

export const japanese: Words = {
  roles: ROLES,
  species: SPECIES,
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
  because: (conclusion, reasons) =>
    reasons.length === 0 ? `${conclusion}：この村の役職の内訳から` : `${conclusion}：${reasons.join('；')}`,
};

const TEAMS = { village: '村人陣営', werewolf: '人狼陣営', fox: '妖狐' } as const;

const ENDINGS: Readonly<Record<string, string>> = {
  noWerewolf: '人狼が全滅',
  parity: '人間が人狼以下',
  lastDay: '最終日が過ぎた',
};

function subject(who: Name): string {
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
