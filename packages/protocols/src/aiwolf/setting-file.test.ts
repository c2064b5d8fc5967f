import { expect, test } from 'vitest';
import { parseSettingFile } from './setting-file.ts';

test('a setting file of the Java server is read, whatever the case of its keys', () => {
  const file = parseSettingFile(
    '# contest\nmaxTalk = 7\nMAXSKIP=3 # often\r\nisEnableNoAttack = true\nisVoteVisible = no\ntimeLimit = 100\n',
  );
  expect(file.ok && file.value.settings).toEqual({
    maxTalk: 7,
    maxSkip: 3,
    enableNoAttack: true,
    voteVisible: false,
    timeLimit: 100,
  });
});

test('keys that are not there are named, as the Java server reads them as 0 or false', () => {
  const file = parseSettingFile('maxTalk = 7\n');
  expect(file.ok && file.value.absent).toContain('isEnableRoleRequest');
  expect(file.ok && file.value.absent).not.toContain('maxTalk');
});

test('unknown keys are named and not fatal', () => {
  const file = parseSettingFile('isEnableNoBanish = true\nrandomSeed = 5\nisVotableInFirstDay = true\n');
  expect(file.ok && file.value.unknown).toEqual(['isEnableNoBanish']);
});

test.each([
  ['maxTalk = many', 'Line 1: maxTalk must be a whole number from 0.'],
  ['\nmaxSkip', "Line 2: there must be a key, '=' and a value."],
  ['timeLimit = 0', 'Line 1: timeLimit must be a whole number from 1, or -1 for the usual limit.'],
  ['maxTalk = -3', 'Line 1: maxTalk must be a whole number from 0.'],
  ['maxTalk = 99999999999', 'Line 1: maxTalk must be a whole number from 0.'],
])('%j is refused', (text, error) => {
  expect(parseSettingFile(text)).toEqual({ ok: false, error });
});
