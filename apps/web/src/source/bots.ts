import { ask } from './server.ts';

/** The bots that this server puts on seats; none where nobody answers. */
export async function listBots(): Promise<readonly string[]> {
  const answer = await ask<{ readonly bots: readonly string[] }>('GET', '/bots');
  return answer.ok ? answer.value.bots : [];
}

/** The one that plays best of ours. */
const USUAL = 'honest';

/** Who is put on a seat by default; `null`: this server has no bots. */
export function usualBot(bots: readonly string[]): string | null {
  return bots.includes(USUAL) ? USUAL : (bots[0] ?? null);
}
