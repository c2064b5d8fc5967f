import { describe, expect, test } from 'vitest';
import { CRITERION_WORDS } from './criteria.ts';
import { placeholdersIn } from './fill.ts';
import { ja } from './ja/report.ts';
import { LANGUAGES } from './languages.ts';
import { REPORT_WORDS } from './report.ts';

const KEYS = Object.keys(ja) as (keyof typeof ja)[];

describe.each(LANGUAGES)('the words of a report in %s', (language) => {
  test('are all there, and filled with the same things', () => {
    expect(Object.keys(REPORT_WORDS[language]).sort()).toEqual([...KEYS].sort());
    for (const key of KEYS)
      expect(placeholdersIn(REPORT_WORDS[language][key])).toEqual(placeholdersIn(ja[key]));
  });

  test.skipIf(language === 'ja')('are not Japanese', () => {
    expect(KEYS.filter((key) => /[\u3040-\u30ff]/.test(REPORT_WORDS[language][key]))).toEqual([]);
  });
});

describe.each(LANGUAGES)('[R001-METR-05] the criteria of judging in %s', (language) => {
  test('are five, each with a definition', () => {
    const criteria = CRITERION_WORDS[language];
    expect(Object.keys(criteria)).toEqual(['A', 'B', 'C', 'D', 'E']);
    for (const { name, definition } of Object.values(criteria)) {
      expect(name).not.toBe('');
      expect(definition.length).toBeGreaterThan(7);
    }
  });
});

test('[R001-METR-05] the criteria count remarks without bearing on consistency as not consistent', () => {
  expect(CRITERION_WORDS.ja.C.definition).toContain('一貫性に関与しない発言は一貫していないとカウント');
  expect(CRITERION_WORDS.en.C.definition).toContain('do not bear on consistency count as not consistent');
  expect(CRITERION_WORDS.ja.D.definition).toContain('全行動のなかでの割合');
  expect(CRITERION_WORDS.en.D.definition).toContain('share of all actions');
});
