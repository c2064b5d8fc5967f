import { GameBroke, NotWritten } from '@mura/arena';
import { CommanderError } from 'commander';
import { afterEach, expect, test, vi } from 'vitest';
import { describeFileError, reportAndEnd, WrongInput } from './ending.ts';

afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = 0;
});

function ended(error: unknown): { code: typeof process.exitCode; said: string } {
  const said: string[] = [];
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    said.push(String(text));
    return true;
  });
  reportAndEnd(error);
  return { code: process.exitCode, said: said.join('') };
}

test('a wrong input is one sentence without a stack', () => {
  expect(ended(new WrongInput('No such\nvillage.'))).toEqual({ code: 1, said: 'mura: No such village.\n' });
  expect(ended(new NotWritten('The disk is full.'))).toEqual({ code: 1, said: 'mura: The disk is full.\n' });
});

test('a broken game is our fault, told with its number, its seed and where it broke', () => {
  const { code, said } = ended(new GameBroke(17, 'x/17', new Error('Broken invariant: one wolf')));
  expect(code).toBe(2);
  expect(said).toMatch(/^mura: This is a fault of Mura, not yours\./);
  expect(said).toContain('Game 17 (seed x/17) broke: Broken invariant: one wolf');
  expect(said).toMatch(/\n +at /);
});

test('anything else that is thrown is our fault', () => {
  expect(ended(new TypeError('undefined is not a village'))).toMatchObject({ code: 2 });
  expect(ended('thrown')).toMatchObject({ code: 2, said: expect.stringContaining('thrown') });
});

test('help that was asked for is no error', () => {
  expect(ended(new CommanderError(0, 'commander.help', ''))).toEqual({ code: 0, said: '' });
  expect(ended(new CommanderError(7, 'commander.unknownOption', ''))).toEqual({ code: 1, said: '' });
});

test('errors of the system are told in words', () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  expect(describeFileError(full)).toBe('the disk is full');
  expect(describeFileError(new Error('odd'))).toBe('odd');
});
