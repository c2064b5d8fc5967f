import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testFolder } from '../../testing/folder.ts';
import { mura } from '../../testing/mura.ts';

const FOLDER = testFolder();
const AGENTS = { リン: 'Agent[01]', ミナト: 'Agent[02]' };

async function lines(args: readonly string[], items: readonly object[]) {
  const input = items.map((item) => `${JSON.stringify(item)}\n`).join('');
  const { stdout, code } = await mura(['read', '--lang', 'ja', '--json', ...args], { input });
  expect(code).toBe(0);
  return stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
}

test('read gives sentences and tags with their places, and looks at no other fields', async () => {
  const item = {
    id: 'a',
    text: 'リンに投票します',
    speaker: 'ミナト',
    agents: AGENTS,
    day: '3日目',
    mood: 'calm',
  };
  expect(await lines([], [item])).toEqual([
    {
      id: 'a',
      protocol: ['VOTE Agent[01]'],
      tags: ['vote-リン'],
      spans: [
        { of: 'VOTE Agent[01]', start: 0, end: 8, confidence: 0.97 },
        { of: 'vote-リン', start: 0, end: 8, confidence: 0.97 },
      ],
      confidence: 0.97,
    },
  ]);
});

test('read gives an id back as it came, and the number of the line where there is none', async () => {
  const answers = await lines([], [{ id: 7, text: 'はい' }, { id: '7', text: 'はい' }, { text: 'はい' }]);
  expect(answers.map(({ id }) => id)).toEqual([7, '7', '3']);
  const scored = [{ id: 7, text: 'おはよう', agents: AGENTS, protocol: ['VOTE Agent[01]'] }];
  const [scores] = await lines(['--score'], scored);
  expect(scores.misses[0].id).toBe(7);
});

test('read --why tells words and rule', async () => {
  const [answer] = await lines(['--why'], [{ text: 'よし、リン吊りで', agents: AGENTS }]);
  expect(answer.spans[0]).toMatchObject({ words: 'リン吊り', rule: 'vote/object' });
});

test('read numbers a roster in its order and names tags by it', async () => {
  const path = join(FOLDER, 'rosters.json');
  writeFileSync(path, JSON.stringify({ village: [{ name: '花子', aliases: ['花'] }, { name: '太郎' }] }));
  const [answer] = await lines(['--rosters', path], [{ text: '▼花', roster: 'village', speaker: '太郎' }]);
  expect(answer).toMatchObject({ protocol: ['VOTE Agent[01]'], tags: ['vote-花子'] });
});

test('read --score counts against what people wrote and lists every miss', async () => {
  const items = [
    { id: '1', text: 'リンに投票します', agents: AGENTS, protocol: ['VOTE Agent[01]'], tags: ['vote-リン'] },
    { id: '2', text: 'おはよう', agents: AGENTS, protocol: [], tags: ['vote-ミナト'] },
  ];
  const [scores] = await lines(['--score'], items);
  expect(scores.protocol).toMatchObject({
    total: { right: 1, missed: 0, wrong: 0 },
    nothing: { items: 1, right: 1 },
  });
  expect(scores.tags.total).toMatchObject({ right: 1, missed: 1, precision: 1, recall: 0.5 });
  expect(scores.misses).toEqual([
    { id: '2', text: 'おはよう', right: [], missed: ['vote-ミナト'], wrong: [] },
  ]);
});

test.each([
  ['{"text":""}\n{', 'line 2 is not JSON.'],
  ['{"id":1}', 'line 1 has no text.'],
  ['{"text":"","roster":"x"}', 'line 1: there is no roster x; give it with --rosters.'],
])('read refuses %s and says where', async (input, said) => {
  const { stderr, code } = await mura(['read', '--lang', 'ja'], { input });
  expect([code, stderr]).toEqual([1, `mura: ${said}\n`]);
});
