import { BOTS, SLOW_BOTS } from '@mura/bots';
import { LANGUAGES, loadTexts } from '@mura/words';
import { expect, test } from 'vitest';

test.each(LANGUAGES)('every bot of ours, and nobody else, has a name in %s', async (language) => {
  const words = await loadTexts('page', language);
  const named = Object.keys(words).filter((key) => key.startsWith('bot.'));
  expect(named.sort()).toEqual([...BOTS.keys(), ...SLOW_BOTS].map((name) => `bot.${name}`).sort());
});
