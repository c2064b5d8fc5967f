import { expect, test } from 'vitest';
import { mura } from '../../testing/mura.ts';
import { refusal } from '../../testing/refusal.ts';

test('rules explains a preset, in the language of the terminal or another', async () => {
  const [english, japanese, korean] = await Promise.all([
    mura(['rules', '--preset', 'bbs-15']),
    mura(['rules', '--preset', 'bbs-15', '--lang', 'ja']),
    mura(['rules', '--preset', 'bbs-15', '--lang', 'ko']),
  ]);
  expect(english.stdout).toMatch(/^# The rules of bbs-15\n/);
  expect(japanese.stdout).toMatch(/^# bbs-15 のルール\n/);
  expect(korean.stdout).toMatch(/^# bbs-15의? .*규칙\n/);
  expect([english.code, japanese.code, korean.code]).toEqual([0, 0, 0]);
});

test('rules gives the page and the rules it was made from as JSON', async () => {
  const { stdout } = await mura(['rules', '--json']);
  const { preset, language, rules, page } = JSON.parse(stdout);
  expect([preset, language, rules.roles.werewolf]).toEqual(['aiwolf-5', 'en', 1]);
  expect(page).toContain('# The rules of aiwolf-5');
});

test('an unknown preset is refused with those there are', async () => {
  const { code, said } = await refusal(['rules', '--preset', 'chess']);
  expect(code).toBe(1);
  expect(said).toContain("There is no preset 'chess'. Presets: aiwolf-3,");
});
