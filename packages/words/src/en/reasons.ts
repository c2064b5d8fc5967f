import type { Role, Species } from '@mura/engine';
import { ROLE_NAMES } from '@mura/language';
import type { Claim, Contradiction } from '@mura/worlds';
import type { NameOf, NameOrYou, ReasonTexts } from '../reasons.ts';

const ROLES = ROLE_NAMES.en;

const SPECIES: ReasonTexts['species'] = { human: 'human', werewolf: 'a werewolf' };

export const en: ReasonTexts = {
  species: SPECIES,
  comma: ', ',
  what: aRole,
  told: (who, role, fellows) =>
    `${is(who)} ${theRole(role)}${fellows.length === 0 ? '' : `, with ${list(fellows)}`}`,
  divined: (who, target, result) => `${is(who)} the seer and saw ${target} ${SPECIES[result]}`,
  identified: (who, target, result) => `${is(who)} the medium and saw ${target} ${SPECIES[result]}`,
  guarded: (who, target) => `${is(who)} the bodyguard and guarded ${target}`,
  foundDead: (day, dead) =>
    `${list(dead)} ${dead.length === 1 ? 'was' : 'were'} found dead after the night of day ${day}`,
  attacked: (day, victim) => `${victim} was attacked in the night of day ${day}`,
  nobodyDied: (day) => `nobody died in the night of day ${day}`,
  executed: (who) => `${who} was executed`,
  hadDivined: (who, target) => `${who ?? 'you'} had divined ${target}`,
  hadGuarded: (who, target) => `${who ?? 'you'} had guarded ${target}`,
  hadChosen: (targets) =>
    targets.length === 0 ? 'the pack had chosen nobody' : `the pack had chosen ${list(targets, 'or')}`,
  wentOn: (day, living) => `nobody had won when day ${day} began with ${living} alive`,
  nightPlayed: (day) => `the execution of day ${day} had not decided the village, for the night was played`,
  ended: (winner, why) =>
    `the village ended: ${ENDINGS[why] ?? why}${winner === null ? '' : `, and the ${winner} team won`}`,
  shown: (who, role) => `${who} was shown to be ${aRole(role)}`,
  revealed: () => 'the roles are known',
  failed: (day, who) => `${who} failed on day ${day} when only some were asked`,
  cursed: (who) => `${who} was divined and died of it`,
  survived: (who, role) => `${who} survived an attack as ${aRole(role)}`,
  knows: (others) => list(others.map(({ who, role }) => `${who} is ${aRole(role)}`)),
  claimed: (who, claim, target) => `${who} says: ${claimWords(claim, target)}`,
  certain: (who, what) => `${who} must be ${what}`,
  impossible: (who, what) => `${who} cannot be ${what}`,
  contradiction,
  because: (conclusion, reasons) =>
    reasons.length === 0
      ? `${conclusion}: this village has no such roles`
      : `${conclusion}: ${reasons.join('; ')}`,
};

const ENDINGS: Readonly<Record<string, string>> = {
  noWerewolf: 'no werewolf was alive',
  parity: 'as many werewolves as humans were alive',
  lastDay: 'its last day was over',
};

function is(who: NameOrYou): string {
  return who === null ? 'you are' : `${who} is`;
}

function theRole(role: Role): string {
  return role === 'seer' || role === 'medium' || role === 'bodyguard' ? `the ${ROLES[role]}` : aRole(role);
}

function aRole(role: Role | Species): string {
  if (role === 'human' || role === 'possessed') return role;
  return `${/^[aeiou]/.test(ROLES[role]) ? 'an' : 'a'} ${ROLES[role]}`;
}

function list(names: readonly string[], word: 'and' | 'or' = 'and'): string {
  return names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} ${word} ${names.at(-1)}`;
}

function claimWords(claim: Claim, target: string): string {
  switch (claim.type) {
    case 'role':
      return `I am ${theRole(claim.role)}`;
    case 'denial':
      return `I am not ${theRole(claim.role)}`;
    case 'fellow':
      return `${target} and I are ${ROLES[claim.role]}s`;
    case 'guard':
      return `I guarded ${target}`;
    case 'result':
      return `I ${claim.by} ${target}: ${claim.result}`;
  }
}

const DEEDS = { divined: 'divined', identified: 'identified', guarded: 'guarded' } as const;

function contradiction(contradiction: Contradiction, nameOf: NameOf): string {
  switch (contradiction.type) {
    case 'noSuchRole':
      return `claims to be the ${ROLES[contradiction.role]}, which nobody is in this village`;
    case 'twoRoles':
      return `claimed to be the ${ROLES[contradiction.roles[0]]} and then the ${ROLES[contradiction.roles[1]]}`;
    case 'otherRole':
      return `claims to be the ${ROLES[contradiction.role]} and reports what only the ${ROLES[contradiction.needed]} knows`;
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
      return `says to have ${DEEDS[contradiction.by]} themselves, which nobody may do`;
    case 'victimCalledWerewolf':
      return `called ${nameOf(contradiction.target)} a werewolf, who died in the night`;
    case 'guardedVictim':
      return `says to have guarded ${nameOf(contradiction.target)}, who died that night`;
    case 'shownOtherwise':
      return `said otherwise of ${nameOf(contradiction.target)}, who was shown to be ${ROLES[contradiction.role]}`;
  }
}
