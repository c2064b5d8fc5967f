import { type FirstRole, LATER_ROLES, PRESETS, ROLES, type Role } from '@mura/engine';
import { ROLE_NAMES } from '@mura/language';
import { describe, expect, test } from 'vitest';
import { expectGolden } from '../../../../checks/golden.ts';
import { LANGUAGES, type Language, loadInEveryLanguage } from '../languages.ts';
import { durationOf } from './duration.ts';
import { outline } from './outline.ts';
import { rulePage, sentence } from './page.ts';

const TEXTS = await loadInEveryLanguage('rulePage');

const VILLAGES = [...PRESETS].flatMap(([name, rules]) =>
  LANGUAGES.map((language) => ({ name, rules, language })),
);

/** Other forms in which the first roles stand in sentences; the later ones have their names only. */
const FORMS: Readonly<Record<Language, Readonly<Record<FirstRole, RegExp>>>> = {
  ja: {
    villager: /村人(?!陣営)/,
    seer: /占い師/,
    medium: /霊媒/,
    bodyguard: /狩人|護衛/,
    freemason: /共有者/,
    werewolf: /人狼/,
    possessed: /(?<!囁き)狂人/,
    fox: /妖狐/,
  },
  en: {
    villager: /\bvillagers?\b/i,
    seer: /\bseers?\b/i,
    medium: /\bmediums?\b/i,
    bodyguard: /\b(bodyguards?|guard(s|ed)?)\b/i,
    freemason: /\bfreemasons?\b/i,
    werewolf: /\bwerewol(f|ves)\b/i,
    possessed: /\bpossessed\b/i,
    fox: /\bfox(es)?\b/i,
  },
  ko: {
    villager: /마을 사람/,
    seer: /점술가/,
    medium: /영매/,
    bodyguard: /사냥꾼|호위/,
    freemason: /공유자/,
    werewolf: /인랑/,
    possessed: /(?<!속삭이는 )광인/,
    fox: /요호/,
  },
};

const isLater = (role: Role): boolean => (LATER_ROLES as readonly Role[]).includes(role);

function names(page: string, role: Role, language: Language): boolean {
  if (!isLater(role)) return FORMS[language][role as FirstRole].test(page);
  // `great wolf`, `great wolves`: what stands before the ending.
  return new RegExp(ROLE_NAMES[language][role].replace(/f$/, ''), 'i').test(page);
}

describe.each(LANGUAGES)('the pages in %s', (language) => {
  test.each([...PRESETS])('of %s name exactly the roles that are there', (name, rules) => {
    const page = rulePage(rules, TEXTS[language], 'x');
    for (const role of ROLES)
      expect(names(page, role, language), `${role} in ${name}`).toBe((rules.roles[role] ?? 0) > 0);
  });
});

test('a page is its title, its headings and one line a statement, none of them twice in a section', () => {
  for (const { name, rules, language } of VILLAGES) {
    const sections = rulePage(rules, TEXTS[language], name).trimEnd().split('\n## ');
    const told = outline(rules);
    expect(sections.length - 1, name).toBe(told.length);
    told.forEach(({ statements }, index) => {
      const lines = sections[index + 1]!.split('\n')
        .slice(1)
        .filter((line) => line !== '');
      const words = lines.map((line) => line.replace(/^(\d+\.|-) /, ''));
      expect(words.toSorted()).toEqual(
        statements.map((statement) => sentence(statement, TEXTS[language])).toSorted(),
      );
      expect(new Set(words).size, words.join('\n')).toBe(words.length);
    });
  }
});

test('a page is clean text: no gaps, no holes, whole sentences', () => {
  for (const { rules, language } of VILLAGES) {
    const page = rulePage(rules, TEXTS[language]);
    expect(page).not.toMatch(/undefined|null|NaN|\[object|[^\S\n]\n| {2}/);
    expect(page.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u);
    for (const line of page.split('\n').filter((text) => /^(-|\d+\.) /.test(text))) {
      expect(line).toMatch(language === 'ja' ? /。$/ : /\.$/);
    }
  }
});

test('the Japanese page is Japanese, and the English one English', () => {
  for (const { rules, language } of VILLAGES) {
    const page = rulePage(rules, TEXTS[language]);
    if (language === 'en')
      expect(page).not.toMatch(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u);
    else expect(page.replace(/Skip|Over|[A-Z]\w+\/\w+/g, '')).not.toMatch(/[A-Za-z]{2}/);
  }
});

test('a phase that waits for Over and for choices says so', () => {
  const { clock, ...cgi } = PRESETS.get('cgi')!;
  const phases = clock!.phases.map((phase) =>
    phase.name === 'day' ? { ...phase, ends: 'whenAllOver' as const } : phase,
  );
  const rules = { ...cgi, clock: { ...clock!, phases } };
  expect(rulePage(rules, TEXTS.en)).toContain(
    'It ends early when everybody has said Over, and everybody who has to choose has chosen.',
  );
  expect(rulePage(rules, TEXTS.ja)).toContain('全員がOverと伝え、選ぶ人が全員選び終えると、早く終わります。');
});

test('a name from outside is one line and no markup', () => {
  const page = rulePage(PRESETS.get('card')!, TEXTS.en, '# <b>\n*mine*');
  expect(page.split('\n')[0]).toBe('# The rules of \\# \\<b\\> \\*mine\\*');
});

test.each([
  [45, [[45, 'second']]],
  [60, [[1, 'minute']]],
  [
    65,
    [
      [1, 'minute'],
      [5, 'second'],
    ],
  ],
  [
    5400,
    [
      [1, 'hour'],
      [30, 'minute'],
    ],
  ],
  [86_400, [[24, 'hour']]],
  [172_800, [[2, 'day']]],
  [0.5, [[0.5, 'second']]],
])('%d seconds are told as people tell them', (seconds, parts) => {
  expect(durationOf(seconds)).toEqual(parts);
});

/** The pages that were read through; with `-u` they are written anew. */
const GOLDEN = [
  'aiwolf-5',
  'nlp-5',
  'nl2017',
  'nlp-5-freeform',
  'licos-5',
  'licos-15',
  'bbs-15',
  'cgi',
  'card',
];

describe.each(GOLDEN)('the page of %s', (name) => {
  test.each(LANGUAGES)('in %s is the one that was read', (language) => {
    const file = new URL(`../../../../golden/rule-pages/${name}.${language}.md`, import.meta.url);
    expectGolden(file, rulePage(PRESETS.get(name)!, TEXTS[language], name));
  });
});

test('a great wolf chooses with the pack: where there is one besides a werewolf, the page tells of a pack of two', () => {
  const rules = PRESETS.get('cgi-14')!;
  const night = outline(rules).flatMap(({ statements }) => statements);
  expect(rules.roles.werewolf).toBe(1);
  expect(night.find(({ type }) => type === 'attackWho')).toMatchObject({ werewolves: 2 });
  expect(night.some(({ type }) => type === 'attackVotesTold')).toBe(true);
});
