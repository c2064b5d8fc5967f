import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { outcomesIn, planFile, robotCommand, startMura } from '../../testing/contest.ts';
import { testFolder } from '../../testing/folder.ts';
import { mura } from '../../testing/mura.ts';

const folder = testFolder();
/** They have always something to say: by the clock nobody waits for them. */
const BOTS = ['{ name: c, bot: chatter }', '{ name: d, bot: chatter }'];
const ROBOT = `{ name: a, door: licos, command: "${robotCommand('chatter')}" }`;
const OWN = '{ name: b, door: licos, token: B_TOKEN }';
const lines = (name: string, preset = 'licos-4') => [
  `name: ${name}`,
  `preset: ${preset}`,
  'seed: "7"',
  'games: 1',
];

const started: ReturnType<typeof startMura>[] = [];
afterAll(() => {
  for (const child of started) child.kill('SIGKILL');
});

/** What everybody said in the only game of a contest, by player. */
function talkIn(out: string): Map<number, string[]> {
  const [name = ''] = readdirSync(join(out, 'records'));
  const said = new Map<number, string[]>();
  for (const line of readFileSync(join(out, 'records', name), 'utf8')
    .trim()
    .split('\n')) {
    const event = JSON.parse(line);
    if (event.type === 'talked') said.set(event.player, [...(said.get(event.player) ?? []), event.text]);
  }
  return said;
}

describe('robots of LiCOS in a contest', { timeout: 120_000 }, () => {
  test('play where a command starts them, and where they come by themselves with a token', async () => {
    const plan = planFile(join(folder, 'robots'), lines('robots'), [ROBOT, OWN, ...BOTS]);
    const out = join(folder, 'robots', 'out');
    const run = startMura(['tournament', 'run', plan, '--out', out, '--trials', '0', '--no-report'], {
      B_TOKEN: 'K7QF2M8A',
    });
    started.push(run);
    let said = '';
    const door = new Promise<string>((resolve) =>
      run.stderr?.on('data', (bytes) => {
        said += bytes;
        const [, url] = /LiCOS door is open at (\S+)\/licos/.exec(said) ?? [];
        if (url !== undefined) resolve(url);
      }),
    );
    const args = [
      'connect',
      '--door',
      'licos',
      '--url',
      await door,
      '--token',
      'K7QF2M8A',
      '--bot',
      'chatter',
    ];
    started.push(startMura(args));
    expect(await once(run, 'exit')).toEqual([0, null]);
    const [outcome] = outcomesIn(out);
    expect(outcome).toMatchObject({ abortedBy: [], faults: [] });
    expect(outcome?.winner).not.toBe('none');
    const talk = talkIn(out);
    for (const player of [1, 2, 3, 4]) expect(talk.get(player)?.length).toBeGreaterThan(0);
    // Where robots play, our bots talk in words.
    expect([...talk.values()].flat().some((text) => /[ぁ-ん]/.test(text))).toBe(true);
  });

  test('forfeit where they do not come, and the game is played to its end', async () => {
    const teams = ['{ name: b, door: licos, command: "exit 1" }', '{ name: a, bot: chatter }', ...BOTS];
    const plan = planFile(join(folder, 'absent'), lines('absent'), teams);
    const out = join(folder, 'absent', 'out');
    const options = ['--out', out, '--trials', '0', '--arrival', '200', '--timeout', '1000', '--no-report'];
    const { code, stderr } = await mura(['tournament', 'run', plan, ...options]);
    expect({ code, stderr }).toMatchObject({ code: 0 });
    expect(stderr).toContain('The team b has spoilt three games in a row');
    const [outcome] = outcomesIn(out);
    expect(outcome?.abortedBy).toEqual(['b', 'b']);
    const seat =
      1 + JSON.parse((await mura(['tournament', 'plan', plan, '--json'])).stdout).games[0].teams.indexOf('b');
    expect(outcome?.faults.every(({ player, reason }) => player === seat && reason === 'late')).toBe(true);
    expect(outcome?.faults.length).toBeGreaterThan(0);
    expect(outcome?.winner).not.toBe('none');
  });

  test.each([
    ['a form without its phases', lines('x', 'aiwolf-5'), 'aiwolf-5 cannot be played at the door licos'],
    ['two seats for one token', [...lines('x'), 'kinds: [self]'], 'with a token it has one robot'],
  ])('are refused in %s', async (_, plan, message) => {
    const path = planFile(join(folder, 'refused'), plan, [
      OWN,
      ...BOTS,
      '{ name: e, bot: random }',
      '{ name: f, bot: random }',
    ]);
    const args = ['tournament', 'run', path, '--out', join(folder, 'refused', String(message.length))];
    const { code, stderr } = await mura(args, { env: { B_TOKEN: 'K7QF2M8A' } });
    expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringContaining(message) });
  });
});
