import {
  type ContestPlan,
  digestOf,
  faultsIn,
  type GameOutcome,
  type PlannedGame,
  wordsIn,
} from '@mura/arena';
import { eventsOf, type VillageRecord } from '@mura/records';
import { AMONG_PROGRAMS } from '../doors/series/game-result.ts';
import type { Plan } from '../host/plan.ts';

/** The village in which a game of a contest is played, on the command line and on the page alike. */
export function contestVillage(
  contest: Pick<ContestPlan, 'words'>,
  { preset }: Pick<PlannedGame, 'preset'>,
  own: Pick<Plan, 'name' | 'rules' | 'seats'>,
): Plan {
  const words = wordsIn(contest, preset);
  const language = own.rules.grammar === 'aiwolf' ? 'aiwolf' : (words ?? 'ja');
  const spoken = words === null ? {} : { botsSpeak: 'words' as const };
  return { ...AMONG_PROGRAMS, ...spoken, ...own, preset, language };
}

/** A record as it was kept, and as it was read from that. */
export interface KeptRecord {
  readonly text: string;
  readonly record: VillageRecord;
}

/** What a game came to, from its record; nobody has aborted it. */
export function outcomeIn({ text, record }: KeptRecord, times: GameOutcome['times']): GameOutcome {
  const events = eventsOf(record);
  return {
    winner: events.find((event) => event.type === 'ended')?.winner ?? 'none',
    abortedBy: [],
    faults: faultsIn(events.filter((event) => event.type === 'substituted')),
    times,
    digest: Buffer.from(digestOf(Buffer.from(text))).toString('hex'),
  };
}
