import { describe, expect, test } from 'vitest';
import { ADMIN_WORDS } from './admin.ts';
import { placeholdersIn } from './fill.ts';
import { GUIDE_WORDS } from './guide.ts';
import { ja as admin } from './ja/admin.ts';
import { ja as guiding } from './ja/guide.ts';
import { ja as mine } from './ja/mine.ts';
import { ja as returning } from './ja/return.ts';
import { ja as stage } from './ja/stage.ts';
import { ja as study } from './ja/study.ts';
import { LANGUAGES, type Language } from './languages.ts';
import { MINE_WORDS } from './mine.ts';
import { RETURN_WORDS } from './return.ts';
import { STAGE_WORDS } from './stage.ts';
import { STUDY_WORDS } from './study.ts';

type Table = Readonly<Record<string, string>>;
type Tables = Readonly<Record<Language, () => Promise<Table>>>;
const TABLES: readonly (readonly [name: string, tables: Tables, ja: Table])[] = [
  ['corpora', STUDY_WORDS, study],
  ['the stage', STAGE_WORDS, stage],
  ['a guided game', GUIDE_WORDS, guiding],
  ['what brings people back', RETURN_WORDS, returning],
  ['what is one’s own', MINE_WORDS, mine],
  ['those who keep order', ADMIN_WORDS, admin],
];
const CASES = TABLES.flatMap(([name, tables, ja]) =>
  LANGUAGES.map((language) => [name, language, tables[language], ja] as const),
);

describe.each(CASES)('the words of %s in %s', (_, language, load, ja) => {
  const KEYS = Object.keys(ja);

  test('are filled with the same things as in Japanese', async () => {
    const words = await load();
    // A plural is a form of the number that Japanese writes without one.
    const fillings = (text: string) =>
      [...new Set(placeholdersIn(text))].filter((name) => name !== 'n').sort();
    expect(Object.keys(words).sort()).toEqual([...KEYS].sort());
    expect(KEYS.map((key) => [key, fillings(words[key]!)])).toEqual(
      KEYS.map((key) => [key, fillings(ja[key]!)]),
    );
  });

  test('are words of that language', async () => {
    const words = await load();
    expect(KEYS.filter((key) => words[key]?.trim() === '')).toEqual([]);
    if (language !== 'ja') expect(KEYS.filter((key) => /[\u3040-\u30ff]/.test(words[key]!))).toEqual([]);
  });
});
