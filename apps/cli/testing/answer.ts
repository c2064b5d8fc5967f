import { stripVTControlCharacters } from 'node:util';
import { vi } from 'vitest';
import { mura } from '../src/program.ts';

/** What the command line prints for these arguments; in this process, which is quicker than another one. */
export async function answer(args: readonly string[]): Promise<string> {
  const printed: string[] = [];
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed.push(String(text));
    return true;
  });
  try {
    await (await mura(args)).parseAsync(args, { from: 'user' });
  } finally {
    write.mockRestore();
  }
  return stripVTControlCharacters(printed.join(''));
}
