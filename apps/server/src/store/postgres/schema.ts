import type { Setup } from '@mura/engine';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { Plan } from '../../host/plan.ts';
import type { VillageState } from '../store.ts';

/** Numbers of 64 bits come as texts and are written as numbers. */
type Big = ColumnType<string, number | string, number | string>;

export interface Database {
  villages: VillageTable;
  events: EventTable;
  processes: ProcessTable;
  relayed: RelayedTable;
  secrets: SecretTable;
}

interface VillageTable {
  id: string;
  state: VillageState;
  plan: JSONColumnType<Plan, string, string>;
  version: Generated<number>;
  created: Big;
  maker: string | null;
  setup: JSONColumnType<Setup, string, string> | null;
  header: string | null;
  owner: number | null;
  fence: Generated<number>;
  length: Generated<number>;
}

interface EventTable {
  village: string;
  seq: number;
  line: string;
  act: string | null;
}

interface ProcessTable {
  id: Generated<number>;
  expires: ColumnType<Date, Date, Date>;
}

interface RelayedTable {
  id: Generated<string>;
  village: string;
  player: number;
  act: string;
  /** JSON as text: a text may hold a NUL, which `jsonb` cannot. */
  action: string;
  answer: string | null;
  sent: ColumnType<Date, Date | undefined, Date>;
}

interface SecretTable {
  name: string;
  value: Buffer;
}
