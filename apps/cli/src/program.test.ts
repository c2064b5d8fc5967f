import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { SOFTWARE } from '@mura/records';
import type { Command } from 'commander';
import { expect, test } from 'vitest';
import { BIN, muraProcess } from '../testing/mura.ts';
import { refusal } from '../testing/refusal.ts';
import { mura as program } from './program.ts';

test('help is in English, lists every command and the exit codes', async () => {
  const { code, stdout, stderr } = await muraProcess(['--help'], { env: { LANG: 'ja_JP.UTF-8' } });
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  for (const command of ['play', 'simulate', 'replay', 'convert', 'reenact', 'bench', 'presets', 'bots']) {
    expect(stdout).toMatch(new RegExp(`^  ${command}\\b`, 'm'));
  }
  expect(stdout).toContain('Exit codes: 0 done, 1 the input was wrong, 2 a fault of Mura.');
});

/** All that can be run. */
const COMMANDS = [
  'backup',
  'bench',
  'bots fit',
  'bots list',
  'bots soak',
  'bots talk',
  'connect',
  'convert',
  'corpus adjudicate',
  'corpus agreement',
  'corpus annotate',
  'corpus coverage',
  'corpus deception',
  'corpus export',
  'corpus figures',
  'corpus find',
  'corpus import',
  'corpus query',
  'corpus relations',
  'corpus report',
  'corpus select',
  'corpus tables',
  'corpus tags',
  'door aiwolf',
  'door licos',
  'door nlp',
  'mcp',
  'parse',
  'play',
  'presets',
  'puzzles',
  'read',
  'reenact',
  'replay',
  'restore',
  'rules',
  'say',
  'serve',
  'simulate',
  'tournament judge',
  'tournament plan',
  'tournament power',
  'tournament report',
  'tournament run',
  'tournament status',
  'translate',
  'validate',
  'what-if',
  'worker',
  'worlds',
  'worlds theory',
];

test('the help of every command has an example and --json', async () => {
  const commands = (await program([])).commands.flatMap((command) => [command, ...command.commands]);
  const runnable = commands.filter((command) => command.commands.length === 0 || command.name() === 'worlds');
  expect(runnable.map(nameOf).sort()).toEqual(COMMANDS);
  for (const command of runnable) {
    let help = '';
    const writeOut = (text: string) => {
      help += text;
    };
    command.configureOutput({ writeOut }).outputHelp();
    expect(help).toMatch(/Examples?:\n {2}\$ mura /);
    expect(help).toContain('--json');
  }
});

function nameOf(command: Command): string {
  const { parent } = command;
  return parent?.parent ? `${parent.name()} ${command.name()}` : command.name();
}

test('without a command the help is shown', async () => {
  expect(await muraProcess([])).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('Usage: mura'),
    stderr: '',
  });
});

test('what is wrong is told on standard error, with exit code 1', async () => {
  const stderr = "mura: unknown command 'simulat' (Did you mean simulate?)\n";
  expect(await muraProcess(['simulat'])).toEqual({ code: 1, stdout: '', stderr });
});

test('the version is told', async () => {
  expect(await muraProcess(['--version'])).toEqual({ code: 0, stdout: `${SOFTWARE}\n`, stderr: '' });
});

test.each([
  [['simulat'], "unknown command 'simulat'"],
  [['bots', 'liste'], "unknown command 'liste'"],
  [['--nonsense'], "unknown option '--nonsense'"],
  [['replay'], "missing required argument 'games'"],
  [['convert', 'x'], "required option '--to <form>' not specified"],
  [['convert', 'x', '--to', 'pdf'], 'Allowed choices are mura, aiwolf, nlp, licos, licos-0.2, text'],
  [['reenact'], "missing required argument 'games'"],
])('%o is refused in one line', async (args, message) => {
  const { code, said } = await refusal(args);
  expect(code).toBe(1);
  expect(said).toContain(message);
  expect(said).toMatch(/^mura: [^\n]+\n$/);
});

test('a reader that leaves early is no fault', async () => {
  const child = spawn(process.execPath, [BIN, 'play', '--preset', 'aiwolf-15', '--bots', 'random', '--json']);
  const stderr: string[] = [];
  child.stderr.on('data', (bytes) => stderr.push(String(bytes)));
  child.stdout.once('data', () => child.stdout.destroy());
  const code = await new Promise((resolve) => child.on('close', resolve));
  expect({ code, stderr }).toEqual({ code: 0, stderr: [] });
});

test.skipIf(process.platform !== 'linux')('a full disk is told in one line', async () => {
  const full = openSync('/dev/full', 'w');
  const child = spawn(process.execPath, [BIN, 'presets'], { stdio: ['ignore', full, 'pipe'] });
  const stderr: string[] = [];
  child.stderr?.on('data', (bytes) => stderr.push(String(bytes)));
  const code = await new Promise((resolve) => child.on('close', resolve));
  closeSync(full);
  expect(code).toBe(1);
  expect(stderr.join('')).toMatch(/^mura: Cannot write the result: ENOSPC[^\n]*\n$/);
});
