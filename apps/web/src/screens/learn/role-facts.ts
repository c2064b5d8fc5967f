import {
  appearanceOf,
  doesKnow,
  factsOf,
  type PresetFamily,
  ROLES,
  type Role,
  rolesThat,
  type Species,
  seatsOf,
  teamOf,
  wilson,
} from '@mura/engine';
import type { ReturnWord } from '@mura/words';
import { FORMS, SHOWN } from '../new-village/forms.ts';

/** What a role does, or what becomes of it, at an hour; a word of the page each. */
export interface Doing {
  readonly hour: 'before' | 'night' | 'morning' | 'vote' | 'talk';
  readonly word: ReturnWord;
  /** The roles that the word speaks of. */
  readonly roles: readonly Role[];
}

type DoingHour = Doing['hour'];

function doing(hour: DoingHour, word: ReturnWord, roles: readonly Role[] = []): Doing {
  return { hour, word, roles };
}

/** From the facts of the rules, and nothing else. */
export function doingsOf(role: Role): Doing[] {
  const atNight = nightOf(role);
  const { nightAct, identifies } = factsOf(role);
  const morning: Doing[] = [];
  if (nightAct === 'divine') morning.push(doing('morning', 'learn.does.hears'));
  if (identifies) morning.push(doing('morning', 'learn.does.identifies'));
  return [
    ...knowledgeOf(role),
    ...(atNight.length > 0 ? atNight : [doing('night', 'learn.does.sleeps')]),
    ...morning,
    doing('talk', morning.length > 0 ? 'learn.does.claims' : 'learn.does.talks'),
    ...(factsOf(role).isAvenged ? [doing('vote', 'learn.does.avengedByDay')] : []),
  ];
}

/** Whom it is told at the start, and who of them is not told of it. */
function knowledgeOf(role: Role): Doing[] {
  const known = ROLES.filter((other) => doesKnow(role, other));
  if (known.length === 0) return [];
  if (known.length === 1 && known[0] === role) return [doing('before', 'learn.does.fellows')];
  const unaware = known.filter((other) => !doesKnow(other, role));
  return [
    doing('before', 'learn.does.knows', known),
    ...(unaware.length > 0 ? [doing('before', 'learn.does.unknown', unaware)] : []),
  ];
}

function nightOf(role: Role): Doing[] {
  const { nightAct, whispers, survivesAttack, diesWhenDivined, follows, isAvenged } = factsOf(role);
  const doings: Doing[] = [];
  if (nightAct !== null) doings.push(doing('night', `learn.does.${nightAct}`));
  if (whispers)
    doings.push(
      doing(
        'night',
        'learn.does.whispers',
        rolesThat((other) => other.whispers),
      ),
    );
  if (survivesAttack === 'always') doings.push(doing('night', 'learn.does.survives'));
  if (survivesAttack === 'once') doings.push(doing('night', 'learn.does.survivesOnce'));
  if (diesWhenDivined) doings.push(doing('night', 'learn.does.cursed'));
  if (isAvenged) doings.push(doing('night', 'learn.does.avengedAtNight'));
  if (follows !== null) doings.push(doing('night', 'learn.does.follows', rolesThat(follows)));
  return doings;
}

export interface SeenRole {
  readonly role: Role;
  readonly species: Species;
  /** Whether being seen kills. */
  readonly dies: boolean;
}

/** As what somebody of a role sees each role; none where it sees nobody. */
export function seenBy(role: Role): SeenRole[] {
  const { nightAct, identifies } = factsOf(role);
  const divines = nightAct === 'divine';
  if (!divines && !identifies) return [];
  return ROLES.map((one) => ({
    role: one,
    species: appearanceOf(one, divines ? 'divined' : 'identified'),
    dies: divines && factsOf(one).diesWhenDivined,
  }));
}

export interface FormWithRole {
  readonly family: PresetFamily;
  readonly form: string;
  readonly players: number;
  readonly count: number;
  /** How often the role's side won among games of bots, with its width. */
  readonly share: { readonly share: number; readonly low: number; readonly high: number } | null;
  readonly games: number;
}

/** The usual forms of the game that have the role. */
export function formsWith(role: Role): FormWithRole[] {
  return FORMS.filter(({ name, roles }) => SHOWN.includes(name) && seatsOf(roles, role) > 0).map(
    ({ name, family, players, roles, odds }) => ({
      form: name,
      family,
      players,
      count: seatsOf(roles, role),
      share: odds === null ? null : wilson(odds[teamOf(role)], odds.games),
      games: odds?.games ?? 0,
    }),
  );
}
