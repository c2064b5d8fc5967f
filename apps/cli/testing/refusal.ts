import { vi } from 'vitest';
import { reportAndEnd } from '../src/ending.ts';
import { mura } from '../src/program.ts';

/** What the command line says to arguments it must refuse, and its exit code; in this process, which is quicker. */
export async function refusal(
  args: readonly string[],
): Promise<{ code: typeof process.exitCode; said: string }> {
  const said: string[] = [];
  const write = vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    said.push(String(text));
    return true;
  });
  try {
    await (await mura(args)).parseAsync(args, { from: 'user' });
    return { code: process.exitCode ?? 0, said: said.join('') };
  } catch (error) {
    reportAndEnd(error);
    return { code: process.exitCode, said: said.join('') };
  } finally {
    process.exitCode = 0;
    write.mockRestore();
  }
}
