import { FIRST_ROLES, type FirstRole, type Role, type Species } from '@mura/engine';

/** The three dialects of protocol 3.6; see the README of this folder. */
export const DIALECTS = ['strict', 'java', 'lenient'] as const;
export type Dialect = (typeof DIALECTS)[number];

/** The six roles of the document. */
export const ROLE_WORDS = ['VILLAGER', 'SEER', 'MEDIUM', 'BODYGUARD', 'WEREWOLF', 'POSSESSED'] as const;
/** Roles that only the Java library knows. */
export const EXTENSION_ROLE_WORDS = ['FREEMASON', 'FOX'] as const;
export type RoleWord = (typeof ROLE_WORDS)[number] | (typeof EXTENSION_ROLE_WORDS)[number];

export const SPECIES_WORDS = ['HUMAN', 'WEREWOLF'] as const;
export type SpeciesWord = (typeof SPECIES_WORDS)[number];

export const CHANNEL_WORDS = ['TALK', 'WHISPER'] as const;
export type ChannelWord = (typeof CHANNEL_WORDS)[number];

/** Verbs with a target and a role. */
export const ROLE_VERBS = ['ESTIMATE', 'COMINGOUT'] as const;
export type RoleVerb = (typeof ROLE_VERBS)[number];

/** Verbs with a target only. */
export const ACT_VERBS = ['DIVINATION', 'GUARD', 'VOTE', 'ATTACK', 'GUARDED', 'VOTED', 'ATTACKED'] as const;
export type ActVerb = (typeof ACT_VERBS)[number];

/** What is done once it has been done; a divination becomes a result with a species. */
export const PAST_OF = { GUARD: 'GUARDED', VOTE: 'VOTED', ATTACK: 'ATTACKED' } as const;

/** Verbs with a target and a species. */
export const RESULT_VERBS = ['DIVINED', 'IDENTIFIED'] as const;
export type ResultVerb = (typeof RESULT_VERBS)[number];

/** Verbs with a talk number. */
export const OPINION_VERBS = ['AGREE', 'DISAGREE'] as const;
export type OpinionVerb = (typeof OPINION_VERBS)[number];

/** They stand alone and never nest. */
export const CONTROL_VERBS = ['OVER', 'SKIP'] as const;
export type ControlVerb = (typeof CONTROL_VERBS)[number];

export const CONTENT_VERBS = [...ROLE_VERBS, ...ACT_VERBS, ...RESULT_VERBS, ...OPINION_VERBS] as const;
export const VERBS = [...CONTENT_VERBS, ...CONTROL_VERBS] as const;
export type Verb = (typeof VERBS)[number];

export const ASK_OPERATORS = ['REQUEST', 'INQUIRE'] as const;
export type AskOperator = (typeof ASK_OPERATORS)[number];

export const LOGIC_OPERATORS = ['NOT', 'AND', 'OR', 'XOR'] as const;
export type LogicOperator = (typeof LOGIC_OPERATORS)[number];

export const OPERATORS = [...ASK_OPERATORS, 'BECAUSE', 'DAY', ...LOGIC_OPERATORS] as const;
export type Operator = (typeof OPERATORS)[number];

/** How many sentences follow an operator. */
export interface Arity {
  readonly least: number;
  readonly most: number;
}

const ONE: Arity = { least: 1, most: 1 };
const TWO: Arity = { least: 2, most: 2 };
const MANY: Arity = { least: 2, most: Number.POSITIVE_INFINITY };

export const ARITY: Readonly<Record<Operator, Arity>> = {
  REQUEST: ONE,
  INQUIRE: ONE,
  BECAUSE: TWO,
  DAY: ONE,
  NOT: ONE,
  AND: MANY,
  OR: MANY,
  XOR: TWO,
};

/** What begins a sentence after its subject. */
export type Head =
  | { readonly kind: 'role'; readonly word: RoleVerb }
  | { readonly kind: 'act'; readonly word: ActVerb }
  | { readonly kind: 'result'; readonly word: ResultVerb }
  | { readonly kind: 'opinion'; readonly word: OpinionVerb }
  | { readonly kind: 'control'; readonly word: ControlVerb }
  | { readonly kind: 'ask'; readonly word: AskOperator }
  | { readonly kind: 'because'; readonly word: 'BECAUSE' }
  | { readonly kind: 'day'; readonly word: 'DAY' }
  | { readonly kind: 'logic'; readonly word: LogicOperator };

export type HeadOf<Kind extends Head['kind']> = Head & { kind: Kind };

export const HEADS: readonly Head[] = [
  ...ROLE_VERBS.map((word) => ({ kind: 'role' as const, word })),
  ...ACT_VERBS.map((word) => ({ kind: 'act' as const, word })),
  ...RESULT_VERBS.map((word) => ({ kind: 'result' as const, word })),
  ...OPINION_VERBS.map((word) => ({ kind: 'opinion' as const, word })),
  ...CONTROL_VERBS.map((word) => ({ kind: 'control' as const, word })),
  ...ASK_OPERATORS.map((word) => ({ kind: 'ask' as const, word })),
  { kind: 'because', word: 'BECAUSE' },
  { kind: 'day', word: 'DAY' },
  ...LOGIC_OPERATORS.map((word) => ({ kind: 'logic' as const, word })),
];

/** Verbs of older protocols and of other libraries, with their names today. */
export const OLD_VERBS: readonly (readonly [old: string, verb: Verb])[] = [
  ['INQUESTED', 'IDENTIFIED'],
  ['DIVINE', 'DIVINATION'],
];

export function isExtensionRole(word: RoleWord | 'ANY'): boolean {
  return (EXTENSION_ROLE_WORDS as readonly string[]).includes(word);
}

/** SEER is our `seer`. */
export function toRole(word: RoleWord): FirstRole {
  return word.toLowerCase() as FirstRole;
}

export function toRoleWord(role: FirstRole): RoleWord {
  return role.toUpperCase() as RoleWord;
}

/** The word of a role; the protocol has none for those that came later. */
export function findRoleWord(role: Role): RoleWord | undefined {
  const first = FIRST_ROLES.find((one) => one === role);
  return first === undefined ? undefined : toRoleWord(first);
}

export function toSpeciesWord(species: Species): SpeciesWord {
  return species.toUpperCase() as SpeciesWord;
}

/** Compiles only while each of the first roles of the engine has a word here. */
FIRST_ROLES satisfies readonly Lowercase<RoleWord>[];
