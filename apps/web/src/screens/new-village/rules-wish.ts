import {
  checkRules,
  FIRST_ROLES,
  isSimplest,
  ROLES,
  type Role,
  type RoleCounts,
  type Rules,
  seatsOf,
} from '@mura/engine';
import type { GameForm } from './forms.ts';

/** What of a form one can set with a few buttons; `null`: as the form has it. */
export interface RulesWish {
  /** Minutes of a discussion by the clock; a village of days keeps its own. */
  readonly minutes: number | null;
  /** Posts of one player in a phase. */
  readonly posts: number | null;
  readonly grammar: Rules['grammar'] | null;
  /** How many there are of each role. */
  readonly roles: RoleCounts | null;
}

export const AS_IT_IS: RulesWish = { minutes: null, posts: null, grammar: null, roles: null };

/** Where everything that was said is opened after the end, what was thought is too. */
const OPENS_BOARDS = { opensBoards: true } as const;

/** What differs from the form, as a server wants it; `null`: nothing. */
export function changesFor(
  form: GameForm,
  { minutes, posts, grammar, roles }: RulesWish,
): Partial<Rules> | null {
  const { rules } = form;
  const changes = {
    ...(roles === null || isSameRoles(roles, rules.roles) ? {} : { roles: spelledOut(roles, rules.roles) }),
    ...(rules.end.opensChannels ? { end: OPENS_BOARDS } : {}),
    ...(grammar === null || grammar === rules.grammar ? {} : { grammar }),
    ...(posts === null ? {} : { talk: { perPlayer: posts } }),
    ...(minutes === null || rules.clock === null || form.pace !== 'live'
      ? {}
      : { clock: { phases: phasesWith(rules.clock, minutes) } }),
  };
  return Object.keys(changes).length === 0 ? null : (changes as Partial<Rules>);
}

/** What a form deals and the wish does not is told as 0: a server adds the wish to the form. */
function spelledOut(roles: RoleCounts, before: RoleCounts): RoleCounts {
  const gone = Object.keys(before).filter((role) => !Object.hasOwn(roles, role));
  return { ...roles, ...Object.fromEntries(gone.map((role) => [role, 0])) };
}

/** The rules as they would be, for the page that tells them. */
export function rulesFor(form: GameForm, wish: RulesWish): Rules {
  const { rules } = form;
  const { minutes, posts, grammar } = wish;
  const roles = wish.roles ?? rules.roles;
  return {
    ...rules,
    roles,
    // With any other role the dead would tell too much; a server sees to it as well.
    revealOnDeath: rules.revealOnDeath && isSimplest(roles),
    grammar: grammar ?? rules.grammar,
    end: rules.end.opensChannels ? { ...rules.end, ...OPENS_BOARDS } : rules.end,
    talk: posts === null ? rules.talk : { ...rules.talk, perPlayer: posts },
    clock:
      rules.clock === null || minutes === null || form.pace !== 'live'
        ? rules.clock
        : { ...rules.clock, phases: phasesWith(rules.clock, minutes) },
  };
}

function isSameRoles(one: RoleCounts, other: RoleCounts): boolean {
  return ROLES.every((role) => seatsOf(one, role) === seatsOf(other, role));
}

/** One more or one less of a role; `null`: so nobody can play. */
export function withRole(form: GameForm, wish: RulesWish, role: Role, by: 1 | -1): RoleCounts | null {
  const roles = wish.roles ?? form.rules.roles;
  const count = seatsOf(roles, role) + by;
  if (count < 0) return null;
  const changed = withCount(roles, role, count);
  return checkRules(rulesFor(form, { ...wish, roles: changed })).ok ? changed : null;
}

/** A role that came later stands in rules only where it is dealt. */
function withCount(roles: RoleCounts, role: Role, count: number): RoleCounts {
  if (count > 0 || FIRST_ROLES.some((first) => first === role)) return { ...roles, [role]: count };
  return Object.fromEntries(Object.entries(roles).filter(([one]) => one !== role)) as unknown as RoleCounts;
}

/** The phases in which people talk last so long; the others stay. */
function phasesWith(
  { phases }: NonNullable<Rules['clock']>,
  minutes: number,
): NonNullable<Rules['clock']>['phases'] {
  return phases.map((phase) =>
    phase.parts.includes('talk')
      ? { ...phase, spans: phase.spans.map((span) => ({ ...span, seconds: minutes * 60 })) }
      : phase,
  );
}
