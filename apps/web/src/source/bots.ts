import { ask } from './server.ts';

/** The bots that a server puts on seats. */
export interface BotList {
  readonly bots: readonly string[];
  /** Who is put on a seat unless somebody chooses; `null`: this server has no bots. */
  readonly default: string | null;
}

const NONE: BotList = { bots: [], default: null };

/** None where nobody answers. */
export async function listBots(): Promise<BotList> {
  const answer = await ask<BotList>('GET', '/bots');
  return answer.ok ? answer.value : NONE;
}
