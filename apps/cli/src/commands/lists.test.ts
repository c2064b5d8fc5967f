import { BOTS, CHARACTERS } from '@mura/bots';
import { PRESETS, ROLES } from '@mura/engine';
import { expect, test } from 'vitest';
import { mura } from '../../testing/mura.ts';
import { aboutRules } from './presets.ts';

test('presets lists every preset with its roles, and how it is played', async () => {
  const [text, json] = await Promise.all([mura(['presets']), mura(['presets', '--json'])]);
  const { presets } = JSON.parse(json.stdout);
  expect(presets.map(({ name }: { name: string }) => name)).toEqual([...PRESETS.keys()]);
  expect(presets.find(({ name }: { name: string }) => name === 'aiwolf-5')).toEqual({
    name: 'aiwolf-5',
    players: 5,
    roles: { villager: 2, seer: 1, medium: 0, bodyguard: 0, freemason: 0, werewolf: 1, possessed: 1, fox: 0 },
    grammar: 'aiwolf',
    about: 'turn by turn, talk in the AIWolf protocol, from day 1 on',
  });
  const [head, ...rows] = text.stdout.trimEnd().split('\n');
  expect(head?.split(/ +/)).toEqual(['preset', 'players', ...ROLES, 'how']);
  expect(rows).toHaveLength(PRESETS.size);
  for (const [index, { about }] of presets.entries()) expect(rows[index]).toContain(`  ${about}`);
  expect([text.code, json.code]).toEqual([0, 0]);
});

test('bots list tells of every bot what it is like', async () => {
  const [text, json] = await Promise.all([mura(['bots', 'list']), mura(['bots', 'list', '--json'])]);
  const bots = [...BOTS.values()].map(({ name, about }) => ({ name, about }));
  expect(JSON.parse(json.stdout)).toEqual({
    bots,
    levels: ['gentle', 'fair', 'strong', 'full'],
    characters: CHARACTERS.map(({ id, voice }) => ({ id, voice, habit: expect.any(Object) })),
  });
  const lines = text.stdout.trimEnd().split('\n');
  expect(lines.slice(0, bots.length)).toEqual(
    bots.map(({ name, about }) => expect.stringMatching(new RegExp(`^${name} +${about}$`))),
  );
  expect(lines.slice(bots.length).join('\n')).toMatch(/gentle, fair, strong, full[\s\S]*chiyo, genta/);
  expect(bots.every(({ about }) => about.length > 20)).toBe(true);
});

test('presets tells villages by the clock from others, by their own rules', () => {
  const about = (preset: string) => aboutRules(PRESETS.get(preset)!);
  expect(about('nlp-5-freeform')).toBe('talk by the clock, up to 10 min a day, free talk, from day 0 on');
  expect(about('bbs-15')).toBe(
    'by the clock, a day of up to 24 h, free talk, from day 0 on, whoever stays silent dies',
  );
  expect(about('card')).toContain('the dead show their role');
  expect(about('nl2017')).toContain('all speak at once in a turn');
});
