import {
  accept,
  agentName,
  type Character,
  isRole,
  nearest,
  type PlayerId,
  type Result,
  ROLES,
  type Role,
  refuse,
  type Species,
} from '@mura/engine';
import { ROLE_LETTERS, ROLE_NAMES } from '@mura/language';
import type { Hypothesis } from './viewpoint.ts';

/** `Otto is the real seer`, `Agent[03] is not a wolf`, `3=seer`, `3!=werewolf`, `オットーは占い師`, `オットーは人狼ではない`. */
export function parseHypothesis(text: string, cast: readonly Character[]): Result<Hypothesis, string> {
  const said = text.trim();
  const subject = findSubject(said, cast);
  if (subject === null) return refuse(`'${text}' does not begin with a player: ${namesOf(cast)}`);
  const predicate = parsePredicate(said.slice(subject.length));
  if (predicate === null) return refuse(`'${text}' does not say a role${meant(said)}: ${WORDS_ALLOWED}`);
  return accept({ player: subject.player, what: predicate.what, is: predicate.is });
}

function namesOf(cast: readonly Character[]): string {
  return `${cast.map(({ name }) => name).join(', ')}, or 1 to ${cast.length}`;
}

/** The role that the last word may have been meant for. */
function meant(said: string): string {
  const word = /[a-z]+$/i.exec(said)?.[0] ?? '';
  const near = nearest(word, [...ROLES, 'human']);
  return near.length === 0 ? '' : ` (did you mean ${near.join(' or ')}?)`;
}

const WORDS_ALLOWED = `${ROLES.join(', ')} or human, after 'is', 'is not', '=' or '!='`;

interface Subject {
  readonly player: PlayerId;
  readonly length: number;
}

/** The longest name at the beginning: one may begin with another. */
function findSubject(text: string, cast: readonly Character[]): Subject | null {
  let found: Subject | null = null;
  cast.forEach(({ name }, index) => {
    for (const form of [name, agentName(index + 1), String(index + 1)]) {
      if (!text.toLowerCase().startsWith(form.toLowerCase())) continue;
      // `1` is not the beginning of `12`.
      if (/^\d+$/.test(form) && /^\d/.test(text.slice(form.length))) continue;
      if (form.length > (found?.length ?? 0)) found = { player: index + 1, length: form.length };
    }
  });
  return found;
}

function parsePredicate(text: string): Pick<Hypothesis, 'what' | 'is'> | null {
  const rest = text.trim().toLowerCase();
  return parseSign(rest) ?? parseEnglish(rest) ?? parseJapanese(rest);
}

function parseSign(text: string): Pick<Hypothesis, 'what' | 'is'> | null {
  const [, sign, word = ''] = /^(!=|≠|=)(.*)$/.exec(text) ?? [];
  const what = sign === undefined ? null : findWord(word.trim());
  return what === null ? null : { what, is: sign === '=' };
}

const ARTICLES = new Set(['a', 'an', 'the', 'real', 'true']);

function parseEnglish(text: string): Pick<Hypothesis, 'what' | 'is'> | null {
  const [verb = '', ...words] = text.split(' ').filter((word) => word !== '');
  const isNegated = verb === "isn't" || words[0] === 'not' || words[0] === 'no';
  if (verb !== 'is' && verb !== "isn't") return null;
  const rest = words.slice(isNegated && verb === 'is' ? 1 : 0).filter((word) => !ARTICLES.has(word));
  const what = rest.length === 1 ? findWord(rest[0]!) : null;
  return what === null ? null : { what, is: !isNegated };
}

const DENIALS = ['ではありません', 'ではない', 'じゃない', 'でない'];

function parseJapanese(text: string): Pick<Hypothesis, 'what' | 'is'> | null {
  if (!text.startsWith('は')) return null;
  const said = text.slice(1).replace(/[。.]$/, '');
  const denial = DENIALS.find((ending) => said.endsWith(ending));
  const word = denial === undefined ? said.replace(/(です|だ|である)$/, '') : said.slice(0, -denial.length);
  const what = findWord(word.replace(/^(本物|真)の?/, ''));
  return what === null ? null : { what, is: denial === undefined };
}

const OTHER_WORDS: Readonly<Record<string, Role | Species>> = {
  human: 'human',
  white: 'human',
  wolf: 'werewolf',
  black: 'werewolf',
  hunter: 'bodyguard',
  mason: 'freemason',
  madman: 'possessed',
  werehamster: 'fox',
  人間: 'human',
  人: 'human',
  白: 'human',
  黒: 'werewolf',
  霊能者: 'medium',
  騎士: 'bodyguard',
  裏切り者: 'possessed',
};

/** What people call the roles, in full or in one letter. */
const NAMES: ReadonlyMap<string, Role> = new Map(
  ROLES.flatMap((role) =>
    [ROLE_NAMES.en[role], ROLE_NAMES.ja[role], ROLE_LETTERS[role]].map((name): [string, Role] => [
      name,
      role,
    ]),
  ),
);

function findWord(word: string): Role | Species | null {
  if (isRole(word)) return word;
  return Object.hasOwn(OTHER_WORDS, word) ? OTHER_WORDS[word]! : (NAMES.get(word) ?? null);
}
