import { dirname, resolve } from 'node:path';
import { type ContestPlan, type ContestVenue, RecordWriter, type TaskRunner } from '@mura/arena';
import { accept, type Result, refuse } from '@mura/engine';
import type { ContestDoors } from '@mura/server';
import { stopAsked } from '../ending.ts';
import { modelsFrom, usageText } from '../llm.ts';
import { warn } from '../print.ts';
import { tryOut } from './try-out.ts';

/** How agents from outside are let play. */
export interface OutsideOptions {
  readonly host: string;
  readonly aiwolfPort: number;
  readonly nlpPort: number;
  readonly licosPort: number;
  /** Tables that play at the same time. */
  readonly tables: number;
  /** Test games of each team before the start. */
  readonly trials: number;
  readonly timeout?: number;
  readonly arrival: number;
}

/** Opens the doors for the teams of a plan file, and tries them out. */
export async function openOutside(
  { plan, path, out, records }: { plan: ContestPlan; path: string; out: string; records: string },
  options: OutsideOptions,
): Promise<Result<ContestVenue, string>> {
  const { openContestDoors } = await import('@mura/server');
  const models = await modelsFrom(process.env);
  const hall = await openContestDoors({
    plan,
    directory: dirname(resolve(path)),
    folder: resolve(out),
    address: options.host,
    ports: { aiwolf: options.aiwolfPort, nlp: options.nlpPort, licos: options.licosPort },
    arrival: options.arrival,
    limit: options.timeout ?? null,
    models,
    tokenIn: (variable) => process.env[variable],
    onQuarantine: (team) =>
      warn(`The team ${team} has spoilt three games in a row: it forfeits the rest of the contest.`),
  });
  if (!hall.ok) return hall;
  void stopAsked().then(() => leave(hall.value));
  tellDoors(hall.value, options.host);
  for (const team of hall.value.quarantined)
    warn(`The team ${team} is in quarantine: it forfeits the rest of the contest (quarantined.json).`);
  const failures = await tryOut(hall.value, plan, options.trials);
  if (failures.length > 0) {
    await hall.value.close();
    return refuse(`Not started, because of the test games: ${failures.join('; ')}`);
  }
  const hands = Array.from({ length: options.tables }, () => handOf(hall.value, plan, records));
  const close = async () => {
    await hall.value.close();
    for (const [bot, { usage }] of models) if (usage.questions > 0) warn(usageText(bot, usage));
  };
  return accept({ hands, close });
}

/** Whoever is stopped leaves no programs of others behind. */
async function leave(hall: ContestDoors): Promise<never> {
  await hall.close();
  warn('Stopped. Go on with --resume.');
  process.exit(1);
}

function tellDoors({ ports }: ContestDoors, host: string): void {
  if (ports.aiwolf !== null) warn(`The AIWolf door is open at tcp://${host}:${ports.aiwolf}.`);
  if (ports.nlp !== null) warn(`The natural-language door is open at ws://${host}:${ports.nlp}/ws.`);
  if (ports.licos !== null) warn(`The LiCOS door is open at ws://${host}:${ports.licos}/licos.`);
}

/** One table: sets are played there one after another. */
function handOf(hall: ContestDoors, plan: ContestPlan, records: string): TaskRunner<'contest'> {
  const writer = new RecordWriter({ directory: records, filePerGame: false });
  return {
    async do(work) {
      const played = await hall.playSet(plan, work);
      for (const [index, { record }] of played.entries()) writer.add(work.games[index]!.number, record);
      writer.endShard();
      return { outcomes: played.map(({ outcome }) => outcome), records: null };
    },
    close: async () => {},
  };
}
