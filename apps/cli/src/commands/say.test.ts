import { describe, expect, test } from 'vitest';
import { mura } from '../../testing/mura.ts';
import { refusal } from '../../testing/refusal.ts';

async function lines(args: readonly string[], input: string): Promise<string[]> {
  const { stdout, code } = await mura([...args], { input });
  expect(code).toBe(0);
  return stdout.trimEnd().split('\n');
}

describe('mura say', () => {
  const sentences = 'VOTE Agent[02]\nCOMINGOUT Agent[01] SEER\nVOTE Agent[02]\n';

  test('says one sentence a line in the voice of the persona, never twice in the same words', async () => {
    const said = await lines(['say', '--lang', 'ja', '--persona', 'kansai', '--seed', 'a'], sentences);
    expect(said.length).toBe(3);
    expect(said[0]).toMatch(/源太はん/);
    expect(said[1]).toMatch(/占い師/);
    expect(said[2]).not.toBe(said[0]);
    expect(await lines(['say', '--lang', 'ja', '--persona', 'kansai', '--seed', 'a'], sentences)).toEqual(
      said,
    );
  });

  test('speaks with the voice of the character who has the seat', async () => {
    const [post] = await lines(['say', '--lang', 'en', '--speaker', '2', '--json'], 'VOTE Agent[03]\n');
    expect(JSON.parse(post!)).toMatchObject({
      voice: 'rough',
      acts: ['declare-vote'],
      expression: 'angry',
      sentences: ['VOTE Agent[03]'],
      fits: true,
    });
  });

  test('says utterances of 2013, by way of the protocol or word by word', async () => {
    const said = await lines(
      ['say', '--lang', 'en', '--from', 'werewolf', '--persona', 'cool'],
      'declare 70% (Agent03 wolf)\ndeclare 100% (if (Agent03 wolf) then (Agent04 seer))\n',
    );
    expect(said[0]).toMatch(/Aya/);
    expect(said[1]).toMatch(/Aya.*Eisaku/);
  });

  test('refuses a persona that does not exist', async () => {
    const { code, said } = await refusal(['say', '--lang', 'ja', '--persona', 'pirate']);
    expect(code).toBe(1);
    expect(said).toContain("There is no persona 'pirate'");
  });
});

describe('mura translate', () => {
  test.each([
    ['ja', 'aiwolf', '源太に投票します。', 'VOTE Agent[02]'],
    ['en', 'aiwolf', 'I will vote for Genta.', 'VOTE Agent[02]'],
    ['en', 'werewolf', 'I will vote for Genta.', 'declare 100% (Agent01 vote Agent02)'],
    [
      'en',
      'werewolf',
      'If Agent[02] is a wolf, I will vote for Agent[03].',
      'if (Agent02 wolf) then (declare 100% (Agent01 vote Agent03))',
    ],
  ])('takes %s to %s', async (from, to, text, translated) => {
    const [first] = await lines(['translate', '--from', from, '--to', to, '--speaker', '1'], `${text}\n`);
    expect(first).toBe(translated);
  });

  test('takes Japanese to English by way of the sentences, and lists what was not understood', async () => {
    const [post] = await lines(
      ['translate', '--from', 'ja', '--to', 'en', '--persona', 'cool', '--json'],
      '源太に投票します。空が青い。\n',
    );
    const { text, protocol, losses } = JSON.parse(post!);
    expect(text).toMatch(/Genta/);
    expect(protocol).toBe('VOTE Agent[02]');
    expect(losses).toMatchObject([
      { code: 'unread', kind: 'meaning', message: 'Not understood: 空が青い。' },
    ]);
  });
});
