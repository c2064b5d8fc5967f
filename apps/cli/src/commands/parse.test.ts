import { expect, test } from 'vitest';
import { mura } from '../../testing/mura.ts';
import { refusal } from '../../testing/refusal.ts';

async function readings(args: readonly string[], input: string) {
  const { stdout, code } = await mura([...args, '--json'], { input });
  expect(code).toBe(0);
  return stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
}

test('parse reads one utterance a line, trims nothing, and takes an empty line for an utterance', async () => {
  const input = 'VOTE Agent[03]\n Skip \n\nVOTE\u2028Agent[01]\nOver';
  const read = await readings(['parse', '--dialect', 'java'], input);
  expect(read.map(({ input }) => input)).toEqual([
    'VOTE Agent[03]',
    ' Skip ',
    '',
    'VOTE\u2028Agent[01]',
    'Over',
  ]);
  expect(read.map(({ ok }) => ok)).toEqual([true, true, false, false, true]);
  expect(read[0]).toEqual({
    input: 'VOTE Agent[03]',
    ok: true,
    canonical: 'VOTE Agent[03]',
    tree: { kind: 'act', verb: 'VOTE', subject: null, target: 3, start: 0, end: 14 },
    resolved: 'SPEAKER VOTE Agent[03]',
    gloss: {
      ja: 'Agent3さんに投票します。',
      en: 'I will vote for Agent3.',
      ko: 'Agent3님에게 투표합니다.',
    },
    diagnostics: [],
  });
  expect(read[2]).toMatchObject({
    canonical: null,
    tree: null,
    resolved: null,
    gloss: null,
    diagnostics: [{ code: 'unexpected', message: 'Expected sentence, found end of text', start: 0, end: 0 }],
  });
});

test('parse writes subjects out for the speaker, in the spelling of the dialect', async () => {
  const input = 'REQUEST Agent[02] (DIVINATION Agent[03])\n';
  const [strict] = await readings(['parse', '--speaker', 'Agent[01]'], input);
  const [java] = await readings(['parse', '--dialect', 'java', '--speaker', '1'], input);
  expect(strict.resolved).toBe('Agent1 REQUEST Agent2 (Agent2 DIVINATION Agent3)');
  expect(java.resolved).toBe('Agent[01] REQUEST Agent[02] (Agent[02] DIVINATION Agent[03])');
});

test('parse tells each repair of the lenient dialect', async () => {
  const [read] = await readings(['parse', '--dialect', 'lenient'], 'request(vote Agent[03])');
  expect(read.canonical).toBe('REQUEST ANY (VOTE Agent[03])');
  expect(read.diagnostics.length).toBeGreaterThan(0);
});

test('parse reads the werewolf language of 2013, on a day, and refuses a who that stands for nobody', async () => {
  const input = 'declare 80% (yesterday Agent03 attacked)\ndeclare 80% (who seer)\n';
  const [attacked, who] = await readings(['parse', '--language', 'werewolf', '--day', '3'], input);
  expect(attacked.resolved).toBe('declare 80% (day_2 Agent03 attacked)');
  expect(attacked.gloss.en).toContain('Agent03');
  expect(who.ok).toBe(false);
  expect(who.diagnostics[0].message).toContain('who');
});

test('translate gives the other language, and every loss', async () => {
  const input = 'declare 70% (Agent03 wolf)\ndeclare 100% (if (Agent01 wolf) then (Agent02 seer))\n';
  const [wolf, condition] = await readings(
    ['translate', '--from', 'werewolf', '--to', 'aiwolf', '--dialect', 'java'],
    input,
  );
  expect(wolf).toMatchObject({
    ok: true,
    source: 'declare 70% (Agent03 wolf)',
    canonical: 'ESTIMATE Agent[03] WEREWOLF',
    losses: [],
  });
  expect(condition).toMatchObject({
    ok: false,
    canonical: null,
    losses: [{ code: 'condition', kind: 'meaning' }],
  });
  const [back] = await readings(
    ['translate', '--from', 'aiwolf', '--to', 'werewolf'],
    'ESTIMATE Agent3 WEREWOLF',
  );
  expect(back).toMatchObject({ canonical: 'declare 70% (Agent03 wolf)', losses: [] });
});

test('for people there is a line or two on each utterance', async () => {
  const { stdout } = await mura(['parse'], { input: 'VOTE Agent3\nVOTE \u001b[31m\n' });
  expect(stdout).toBe(
    'VOTE Agent3\n  = SPEAKER VOTE Agent3\n  I will vote for Agent3.\n  Agent3さんに投票します。\n' +
      '✗ VOTE \u{fffd}[31m\n  5: Expected target, found U+001B[31m\n',
  );
});

test('wrong options are refused with what is allowed', async () => {
  expect(await refusal(['parse', '--language', 'latin'])).toMatchObject({ code: 1 });
  expect((await refusal(['parse', '--speaker', 'Bob'])).said).toContain('It must be an agent');
  expect(await refusal(['translate', '--from', 'aiwolf', '--to', 'aiwolf'])).toEqual({
    code: 1,
    said: 'mura: --from and --to are the same language; choose two of aiwolf, werewolf, ja, en.\n',
  });
});
