import { grouped, type WorldsTexts } from '../worlds.ts';

function worldsEn(count: number, word = 'world'): string {
  return `${grouped(count)} ${word}${count === 1 ? '' : 's'}`;
}

/** `a seer`, but `human` and `possessed`. */
function a(role: string): string {
  return role === 'human' || role === 'possessed' ? role : `a ${role}`;
}

export const en: WorldsTexts = {
  curve: {
    language: 'en',
    title: 'Possible worlds',
    description: (lines, days) =>
      `How many worlds are possible after every event, for ${lines} viewpoints over ${days} days, on a logarithmic scale.`,
    ends: (name, from, to) => `${name}: from ${from} to ${to}.`,
    day: (day) => `day ${day}`,
  },
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
  counter: (role, names) => `Each claims to be the ${role}: ${names}.`,
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
