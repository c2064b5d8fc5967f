import { countPlayers, type Rules, type SymbolTreatment } from '@mura/engine';
import { type AloneOptions, type DoorAlone, hostAlone, openSeries } from '../alone.ts';
import type { FaultEntry } from '../fault-log.ts';
import { toldNumber } from '../series/draws.ts';
import type { GameResult } from '../series/game-result.ts';
import { Series, type SeriesNumbers } from '../series/series.ts';
import { TableMatchmaking } from '../series/tables.ts';

export interface AIWolfDoorOptions extends AloneOptions, SeriesNumbers {
  readonly port: number;
  readonly address: string;
  readonly preset: string;
  readonly rules: Rules;
  readonly symbols: SymbolTreatment | null;
  /** How many agents sit at a table; our bots take the other seats. */
  readonly agents: number;
  readonly bots: readonly string[];
  /** How many tables play at the same time. */
  readonly tables: number;
  onFault?(entry: FaultEntry): void;
  onGame?(result: GameResult): void;
}

/** Opens the AIWolf door without a server: agents are dealt to tables, and play one game after another on their wires. */
export async function openAIWolfDoor(options: AIWolfDoorOptions): Promise<DoorAlone> {
  const { port, address, rules, seed, agents, tables } = options;
  const alone = hostAlone(options);
  const series = new Series({
    ...alone,
    ...options,
    clock: alone.clock,
    matchmaking: new TableMatchmaking({ ...options, players: countPlayers(rules) }),
    takesBack: true,
    villageOf: (number) => ({
      language: rules.grammar === 'aiwolf' ? 'aiwolf' : 'ja',
      wire: { toldNumber: (player) => toldNumber(seed, number, `player ${player}`) },
    }),
  });
  const aiwolf = { port, isNeeded: true, agents: agents * tables };
  return openSeries(alone, series, { port, address }, { aiwolf });
}
