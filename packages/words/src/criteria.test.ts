import { describe, expect, test } from 'vitest';
import { LANGUAGES, loadTexts } from './languages.ts';

describe.each(LANGUAGES)('[R001-METR-05] the criteria of judging in %s', (language) => {
  test('are five, each with a definition', async () => {
    const criteria = await loadTexts('criteria', language);
    expect(Object.keys(criteria)).toEqual(['A', 'B', 'C', 'D', 'E']);
    for (const { name, definition } of Object.values(criteria)) {
      expect(name).not.toBe('');
      expect(definition.length).toBeGreaterThan(7);
    }
  });
});

test('[R001-METR-05] the criteria count remarks without bearing on consistency as not consistent', async () => {
  const [ja, en] = [await loadTexts('criteria', 'ja'), await loadTexts('criteria', 'en')];
  expect(ja.C.definition).toContain('一貫性に関与しない発言は一貫していないとカウント');
  expect(en.C.definition).toContain('do not bear on consistency count as not consistent');
  expect(ja.D.definition).toContain('全行動のなかでの割合');
  expect(en.D.definition).toContain('share of all actions');
});
