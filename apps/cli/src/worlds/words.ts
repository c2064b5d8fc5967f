import type { TellingLanguage } from '@mura/records';
import type { Gap } from '@mura/worlds';

/** What the answer of `mura worlds` says besides names and numbers. */
export interface WorldsWords {
  readonly observer: string;
  readonly werewolves: string;
  readonly master: string;
  readonly claims: string;
  readonly noClaims: string;
  readonly contradictions: string;
  readonly white: string;
  readonly black: string;
  readonly comma: string;
  readonly human: string;
  readonly werewolf: string;
  readonly legend: string;
  readonly none: string;
  readonly assumeNone: string;
  readonly assumeVillage: string;
  /** What the record does not say to a viewpoint. */
  readonly gaps: Readonly<Record<Gap, string>>;
  rowWorlds(row: string, count: number): string;
  worlds(count: number): string;
  at(seq: number, day: number): string;
  as(name: string): string;
  assume(names: string): string;
  supposed(hypothesis: string): string;
  counter(role: string, names: string): string;
  /** Who, and what he did. */
  does(name: string, deed: string): string;
  broken(name: string, role: string): string;
  freemasons(names: string): string;
  counteredFreemasons(names: string, others: string): string;
  divined(day: number, target: string, result: string): string;
  identified(day: number, target: string, result: string): string;
  guarded(day: number, target: string): string;
  withdrew(role: string): string;
  is(name: string, role: string, is: boolean): string;
  certain(name: string, role: string): string;
  impossible(name: string, role: string): string;
  possible(name: string, role: string): string;
  readonly contradictedBy: string;
  /** A reason that needs no event. */
  readonly byRoles: string;
  /** What the rivals are, by player; and how often. */
  oneCase(rivals: readonly Rival[], name: string, count: number, share: string): string;
  moreCases(count: number): string;
  readonly fakes: string;
  ifFake(name: string, role: string, count: number, certain: string | null): string;
  cannotBeFake(name: string, role: string): string;
}

/** Somebody who claims a role that others claim too, and what they may be. */
export interface Rival {
  readonly name: string;
  readonly role: string;
}

/** `6,930`. */
function grouped(count: number): string {
  return count.toLocaleString('en-US');
}

function worldsEn(count: number, word = 'world'): string {
  return `${grouped(count)} ${word}${count === 1 ? '' : 's'}`;
}

/** `a seer`, but `human` and `possessed`. */
function a(role: string): string {
  return role === 'human' || role === 'possessed' ? role : `a ${role}`;
}

const en: WorldsWords = {
  observer: 'the observer',
  werewolves: 'the werewolves',
  master: 'the master',
  claims: 'Claims',
  noClaims: 'Nobody has claimed anything.',
  contradictions: 'Contradictions',
  white: 'Certainly human',
  black: 'Certainly a werewolf',
  comma: ', ',
  human: 'human',
  werewolf: 'werewolf',
  legend:
    '● certain   ○ possible, with its share of the worlds   · impossible   ✗ impossible, yet claimed   † dead',
  none: 'nobody',
  gaps: {
    ownRole: 'The record does not say what this player is; the numbers are exact for what is known.',
    pack: 'The record does not say who all the werewolves are; the numbers are exact for what is known.',
    deal: 'The record does not say who is what; the numbers are exact for what is known.',
  },
  rowWorlds: (row, count) => `${row}: ${worldsEn(count)}`,
  worlds: (count) => worldsEn(count, 'possible world'),
  at: (seq, day) => `after event ${seq}, day ${day}`,
  as: (name) => `seen by ${name}`,
  assumeNone: 'claims are not taken as facts',
  assumeVillage: 'the village team is taken as honest',
  assume: (names) => `taken as honest, if of the village: ${names}`,
  supposed: (hypothesis) => `if ${hypothesis}`,
  counter: (role, names) => `${names} all claim to be the ${role}.`,
  does: (name, deed) => `${name} ${deed}`,
  broken: (name, role) => `${name} cannot be the ${role} and have told the truth`,
  freemasons: (names) => `${names} stand for each other as freemasons, and nobody counters it.`,
  counteredFreemasons: (names, others) =>
    `${names} stand for each other as freemasons; ${others} counters it.`,
  divined: (day, target, result) => `day ${day}: divined ${target} ${result}`,
  identified: (day, target, result) => `day ${day}: identified ${target} ${result}`,
  guarded: (day, target) => `day ${day}: guarded ${target}`,
  withdrew: (role) => `took back: ${role}`,
  is: (name, role, is) => `${name} is ${is ? '' : 'not '}${a(role)}`,
  certain: (name, role) => `${name} must be ${a(role)}, because`,
  impossible: (name, role) => `${name} cannot be ${a(role)}, because`,
  possible: (name, role) => `${name} may be ${a(role)}, and may be something else.`,
  byRoles: 'the roles of this village leave nothing else',
  contradictedBy: 'No world is left. These events contradict each other, or what was supposed:',
  oneCase: (rivals, _, count, share) =>
    `${rivals.map(({ name, role }) => `${name} ${role}`).join(', ')}: ${worldsEn(count)}, ${share}`,
  moreCases: (count) => `and ${count} more`,
  fakes: 'If a claim is false',
  ifFake: (name, role, count, certain) =>
    `${name} is not the ${role}: ${worldsEn(count)}${certain === null ? '' : `; then ${certain}`}`,
  cannotBeFake: (name, role) => `${name} must be the ${role}`,
};

const ja: WorldsWords = {
  observer: '観戦者',
  werewolves: '人狼全員',
  master: 'ゲームマスター',
  claims: 'CO',
  noClaims: 'まだ誰も何も名乗っていない。',
  contradictions: '破綻',
  white: '確定白',
  black: '確定黒',
  comma: '、',
  human: '人間',
  werewolf: '人狼',
  legend: '● 確定   ○ 可能（世界に占める割合）   · 不可能   ✗ 名乗ったが不可能   † 死亡',
  none: 'なし',
  gaps: {
    ownRole: 'この記録には視点の人物の役職がない。数は分かる範囲で正確。',
    pack: 'この記録には人狼全員の名がない。数は分かる範囲で正確。',
    deal: 'この記録には役職がない。数は分かる範囲で正確。',
  },
  rowWorlds: (row, count) => `${row}：${grouped(count)}通り`,
  worlds: (count) => `可能な世界 ${grouped(count)}通り`,
  at: (seq, day) => `イベント${seq}の後、${day}日目`,
  as: (name) => `${name}の視点`,
  assumeNone: '発言は事実として扱わない',
  assumeVillage: '村人陣営は嘘をつかないと仮定',
  assume: (names) => `村人陣営なら嘘をつかないと仮定：${names}`,
  supposed: (hypothesis) => `仮定：${hypothesis}`,
  counter: (role, names) => `${names}が${role}を名乗って対立している。`,
  does: (name, deed) => `${name}は${deed}`,
  broken: (name, role) => `${name}が真の${role}である世界はない`,
  freemasons: (names) => `${names}は互いに共有者と認め、対抗はいない。`,
  counteredFreemasons: (names, others) => `${names}は互いに共有者と認めるが、${others}が対抗している。`,
  divined: (day, target, result) => `${day}日目 占い ${target} ${result}`,
  identified: (day, target, result) => `${day}日目 霊媒 ${target} ${result}`,
  guarded: (day, target) => `${day}日目 護衛 ${target}`,
  withdrew: (role) => `撤回：${role}`,
  is: (name, role, is) => `${name}は${role}${is ? '' : 'ではない'}`,
  certain: (name, role) => `${name}は必ず${role}：`,
  impossible: (name, role) => `${name}は${role}ではありえない：`,
  possible: (name, role) => `${name}は${role}かもしれず、そうでないかもしれない。`,
  byRoles: 'この村の役職の内訳から',
  contradictedBy: '可能な世界がない。次の出来事が互いに、または仮定と矛盾する：',
  oneCase: (_, name, count, share) => `${name}  ${grouped(count)}通り ${share}`,
  moreCases: (count) => `ほか${count}通りの内訳`,
  fakes: '偽なら',
  ifFake: (name, role, count, certain) =>
    `${name}が${role}でない：${grouped(count)}通り${certain === null ? '' : `、そのとき${certain}`}`,
  cannotBeFake: (name, role) => `${name}は必ず${role}`,
};

export const WORLDS_WORDS: Readonly<Record<TellingLanguage, WorldsWords>> = { ja, en };
