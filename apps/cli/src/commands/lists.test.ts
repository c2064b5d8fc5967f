import { BOTS } from '@mura/bots';
import { PRESETS, ROLES } from '@mura/engine';
import { expect, test } from 'vitest';
import { mura } from '../../testing/mura.ts';

test('presets lists every preset with its roles', async () => {
  const [text, json] = await Promise.all([mura(['presets']), mura(['presets', '--json'])]);
  const { presets } = JSON.parse(json.stdout);
  expect(presets.map(({ name }: { name: string }) => name)).toEqual([...PRESETS.keys()]);
  expect(presets.find(({ name }: { name: string }) => name === 'aiwolf-5')).toEqual({
    name: 'aiwolf-5',
    players: 5,
    roles: { villager: 2, seer: 1, medium: 0, bodyguard: 0, freemason: 0, werewolf: 1, possessed: 1, fox: 0 },
    grammar: 'aiwolf',
  });
  const [head, ...rows] = text.stdout.trimEnd().split('\n');
  expect(head?.split(/ +/)).toEqual(['preset', 'players', ...ROLES]);
  expect(rows).toHaveLength(PRESETS.size);
  expect([text.code, json.code]).toEqual([0, 0]);
});

test('bots list names every bot', async () => {
  const [text, json] = await Promise.all([mura(['bots', 'list']), mura(['bots', 'list', '--json'])]);
  expect(text.stdout.trimEnd().split('\n')).toEqual([...BOTS.keys()]);
  expect(JSON.parse(json.stdout)).toEqual({ bots: [...BOTS.keys()].map((name) => ({ name })) });
});
