import { mura } from './mura.ts';

/** What the command line says to arguments it must refuse, and its exit code. */
export async function refusal(args: readonly string[]): Promise<{ code: number | null; said: string }> {
  const { code, stderr } = await mura(args);
  return { code, said: stderr };
}
