import { accept, type Result, ROLES, refuse } from '@mura/engine';
import { DECEPTION_KINDS } from '../deception/label.ts';
import { RELATIONS } from '../relations/relate.ts';

/** How a value is compared. `~`: a text contains another, in whatever case. */
export const COMPARISONS = ['=', '!=', '<=', '>=', '<', '>', '~'] as const;
export type Comparator = (typeof COMPARISONS)[number];

/** One condition: `claims.seer>=2`. */
export interface SituationTerm {
  /** E.g. `day`, `claims.seer`, `dead.medium`. */
  readonly key: string;
  readonly comparison: Comparator;
  readonly value: string;
}

/** Conditions that must hold together. */
export type Situation = readonly SituationTerm[];

/** What a key is compared with. */
export type SituationKind = 'number' | 'text' | 'role';

/** What may be asked. `{role}` stands for each role. */
export interface SituationKey {
  readonly key: string;
  readonly kind: SituationKind;
  /** Of the utterance at the moment, and not of the state of the village. */
  readonly ofUtterance?: true;
  readonly allowed?: readonly string[];
  readonly means: string;
}

/** Every key, for the help, the page and the parser. */
export const SITUATION_KEYS: readonly SituationKey[] = [
  { key: 'day', kind: 'number', means: 'the day' },
  { key: 'players', kind: 'number', means: 'how many play' },
  { key: 'alive', kind: 'number', means: 'how many live' },
  { key: 'claims.{role}', kind: 'number', means: 'how many have come out as this role so far' },
  { key: 'alive.{role}', kind: 'number', means: 'how many who truly have this role live' },
  { key: 'dead.{role}', kind: 'number', means: 'how many who truly have this role are dead' },
  { key: 'executed.{role}', kind: 'number', means: 'how many of this role were executed so far' },
  { key: 'attacked.{role}', kind: 'number', means: 'how many of this role were killed by the pack so far' },
  { key: 'claim.{role}', kind: 'role', means: 'somebody who truly has this role has come out as that one' },
  { key: 'blacks', kind: 'number', means: 'how many players were reported to be werewolves so far' },
  { key: 'whites', kind: 'number', means: 'how many players were reported to be human so far' },
  {
    key: 'winner',
    kind: 'text',
    allowed: ['village', 'werewolf', 'fox', 'none'],
    means: 'who won in the end',
  },
  { key: 'preset', kind: 'text', means: 'the form of the game' },
  { key: 'language', kind: 'text', means: 'the language of the village' },
  { key: 'speaker', kind: 'role', ofUtterance: true, means: 'the true role of who speaks' },
  { key: 'text', kind: 'text', ofUtterance: true, means: 'what is said' },
  { key: 'tag', kind: 'text', ofUtterance: true, means: 'a tag of the utterance, or its topic' },
  {
    key: 'relation',
    kind: 'text',
    ofUtterance: true,
    allowed: RELATIONS,
    means: 'how the utterance stands to the opinion before',
  },
  {
    key: 'lie',
    kind: 'text',
    ofUtterance: true,
    allowed: DECEPTION_KINDS,
    means: 'the utterance has a deception label of this kind',
  },
];

const MOST_TERMS = 20;
const LONGEST_QUERY = 2000;
const TERM = /^([a-z]+(?:\.[a-z]+)?)(=|!=|<=|>=|<|>|~)(.+)$/;
/** Terms stand between blanks; a value with blanks stands in quotation marks. */
const TERMS = /(?:[^\s"]|"[^"]*")+/g;

/** Reads `day=3 claims.seer=2 dead.medium=1 text~"I am"`; or says what is wrong and what is allowed. */
export function parseSituation(query: string): Result<Situation, string> {
  if (query.length > LONGEST_QUERY) return refuse(`the query has more than ${LONGEST_QUERY} characters`);
  const written = query.match(TERMS) ?? [];
  if (written.length === 0) return refuse('there is no condition; e.g. day=3 claims.seer=2');
  if (written.length > MOST_TERMS) return refuse(`there are more than ${MOST_TERMS} conditions`);
  const terms: SituationTerm[] = [];
  for (const text of written) {
    const term = parseTerm(text);
    if (!term.ok) return term;
    terms.push(term.value);
  }
  return accept(terms);
}

function parseTerm(text: string): Result<SituationTerm, string> {
  const [, key = '', comparison, raw = ''] = TERM.exec(text) ?? [];
  if (comparison === undefined)
    return refuse(`'${text}' is no condition: a key, ${COMPARISONS.join(' ')}, and a value`);
  const known = findKey(key);
  if (known === null) return refuse(`there is no '${key}'; keys: ${KEY_NAMES}`);
  const value = raw.replaceAll('"', '');
  const wrong = wrongWith(known, comparison as Comparator, value);
  return wrong === null
    ? accept({ key, comparison: comparison as Comparator, value })
    : refuse(`'${text}': ${wrong}`);
}

const KEY_NAMES = SITUATION_KEYS.map(({ key }) => key).join(', ');

export function findKey(key: string): SituationKey | null {
  const [word, role] = key.split('.');
  const pattern = role === undefined ? word : `${word}.{role}`;
  if (role !== undefined && !ROLES.some((one) => one === role)) return null;
  return SITUATION_KEYS.find((one) => one.key === pattern) ?? null;
}

function wrongWith({ kind, allowed }: SituationKey, comparison: Comparator, value: string): string | null {
  const isOrder = comparison !== '=' && comparison !== '!=' && comparison !== '~';
  if (kind === 'number') {
    if (comparison === '~') return 'a number is compared by =, !=, <, <=, > and >=';
    return /^\d{1,9}$/.test(value) ? null : 'the value must be a whole number';
  }
  if (isOrder) return 'a word is compared by =, != and ~';
  if (kind === 'role' && !ROLES.some((role) => role === value))
    return `the value must be one of ${ROLES.join(', ')}`;
  if (allowed !== undefined && !allowed.includes(value))
    return `the value must be one of ${allowed.join(', ')}`;
  return null;
}

/** As `parseSituation` reads it. */
export function printSituation(situation: Situation): string {
  return situation
    .map(({ key, comparison, value }) => `${key}${comparison}${/\s/.test(value) ? `"${value}"` : value}`)
    .join(' ');
}
