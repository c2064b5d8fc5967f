import {
  appearanceOf,
  factsOf,
  knowsFellows,
  ROLES,
  type Role,
  type Species,
  seatsOf,
  teamOf,
  wilson,
} from '@mura/engine';
import type { ReturnWord } from '@mura/words';
import { FORMS, SHOWN } from '../new-village/forms.ts';

/** What a role does at an hour; a word of the page each. */
export interface Doing {
  readonly hour: 'night' | 'morning' | 'talk';
  readonly word: ReturnWord;
}

/** From the facts of the rules, and nothing else. */
export function doingsOf(role: Role): Doing[] {
  const { nightAct, identifies, survivesAttack, diesWhenDivined } = factsOf(role);
  const survives = survivesAttack === 'always';
  const doings: Doing[] = [];
  if (nightAct !== null) doings.push({ hour: 'night', word: `learn.does.${nightAct}` });
  if (survives) doings.push({ hour: 'night', word: 'learn.does.survives' });
  if (diesWhenDivined) doings.push({ hour: 'night', word: 'learn.does.cursed' });
  if (nightAct === null && !survives) doings.push({ hour: 'night', word: 'learn.does.sleeps' });
  if (nightAct === 'divine') doings.push({ hour: 'morning', word: 'learn.does.hears' });
  if (identifies) doings.push({ hour: 'morning', word: 'learn.does.identifies' });
  if (knowsFellows(role)) doings.push({ hour: 'morning', word: 'learn.does.fellows' });
  const hasNews = nightAct === 'divine' || identifies;
  doings.push({ hour: 'talk', word: hasNews ? 'learn.does.claims' : 'learn.does.talks' });
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
    ({ name, players, roles, odds }) => ({
      form: name,
      players,
      count: seatsOf(roles, role),
      share: odds === null ? null : wilson(odds[teamOf(role)], odds.games),
      games: odds?.games ?? 0,
    }),
  );
}
