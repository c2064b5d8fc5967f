import { expect, test } from 'vitest';
import { mura } from '../../testing/mura.ts';
import { refusal } from '../../testing/refusal.ts';

test('a village is played to its end, with its seed and what to try next', async () => {
  const { code, stdout, stderr } = await mura(['play', '--seed', '7']);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toContain('Agent[05]');
  expect(stdout).toMatch(/(village|werewolf) team/);
  expect(stdout).toMatch(/Agent\[01\] +I declare that I am the seer\./);
  expect(stdout).toContain('mura play --seed 7 --as 3');
});

test('the same seed gives the same village; without one every village is another', async () => {
  const [one, same, other, another] = await Promise.all(
    [['--seed', '7'], ['--seed', '7'], [], []].map((options) => mura(['play', ...options])),
  );
  expect(same).toEqual(one);
  expect(new Set([one, other, another].map((ran) => ran?.stdout)).size).toBe(3);
});

test('the language is that of the terminal, or as told', async () => {
  const env = { LANG: 'ja_JP.UTF-8' };
  const [japanese, english] = await Promise.all([
    mura(['play', '--seed', '1'], { env }),
    mura(['play', '--seed', '1', '--lang', 'en'], { env }),
  ]);
  expect(japanese.stdout).toContain('村人');
  expect(japanese.stdout).toContain('種 1 ');
  expect(english.stdout).not.toMatch(/[\u3040-\u30ff\u4e00-\u9fff]/);
});

test('the talk can be shown in the protocol', async () => {
  const { stdout } = await mura(['play', '--seed', '7', '--protocol']);
  expect(stdout).toMatch(/Agent\[01\] +COMINGOUT Agent\[01\] SEER\n/);
  expect(stdout).not.toContain('I think');
});

test('an observer sees no role before the end', async () => {
  const { stdout } = await mura(['play', '--seed', '7', '--as', 'observer', '--json']);
  const events = stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(events.map(({ number }) => number)).toEqual(events.map((_, index) => index));
  expect(events.filter(({ event }) => event.audience !== 'public')).toEqual([]);
  expect(events.at(-1).event.type).toBe('rolesRevealed');
});

test.each([
  [['--as', '6'], "There is no viewer '6'. Viewers: 1 to 5, a name of the cast, observer, master."],
  [['--lang', 'fr'], 'Allowed choices are ja, en, ko'],
  [['--preset', 'chess'], "There is no preset 'chess'"],
])('%o is refused', async (options, message) => {
  const { code, said } = await refusal(['play', ...options]);
  expect(code).toBe(1);
  expect(said).toContain(message);
  expect(said).toMatch(/^mura: [^\n]+\n$/);
});
