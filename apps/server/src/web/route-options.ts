import type { ProgramDoor, web } from '@mura/protocols';
import type { Contests } from '../contest-page/contests.ts';
import type { Annotations } from '../corpora/annotations.ts';
import type { Corpora } from '../corpora/corpora.ts';
import type { CorpusGathering } from '../corpora/gathering.ts';
import type { DailyVillages } from '../daily/daily-villages.ts';
import type { FaultLogs } from '../doors/lobby/fault-logs.ts';
import type { Host } from '../host/host.ts';
import type { Pushes } from '../notices/pushes.ts';
import type { DeletionOptions } from '../people/deletion.ts';
import type { RecordKind } from '../people/known-lines.ts';
import type { Registry } from '../people/registry.ts';
import type { Ratings } from '../ratings/ratings.ts';
import type { SeriesList } from '../ratings/series.ts';
import type { Store } from '../store/store.ts';
import type { TaskThread } from '../thread/thread.ts';
import type { DoorOptions } from './door-routes.ts';
import type { WebLimits } from './limits.ts';
import type { Presence } from './presence.ts';
import type { Quotas } from './quotas.ts';

/** All that the routes of the API work with. */
export interface RouteOptions extends Omit<Registry, 'close'> {
  readonly host: Host;
  readonly store: Pick<Store, 'find' | 'read'>;
  readonly contests: Contests;
  readonly corpora: Corpora;
  readonly gathering: CorpusGathering;
  readonly annotations: Annotations;
  /** Studies take long, and hold up nobody else. */
  readonly study: TaskThread;
  readonly daily: DailyVillages;
  readonly pushes: Pushes;
  readonly ratings: Ratings;
  readonly series: SeriesList;
  readonly presence: Presence;
  readonly deletion: DeletionOptions;
  /** The doors through which programs come, and what went wrong there. */
  readonly programs: { readonly open: readonly ProgramDoor[]; readonly faults: FaultLogs; look(): void };
  readonly openDoors: DoorOptions;
  readonly limits: WebLimits;
  readonly quotas: Quotas;
  /** Cookies go over encrypted connections only. */
  readonly secure: boolean;
  now(): number;
  /** What an admin sees of the server at one look. */
  overview(): Promise<web.OverviewAnswer>;
  /** The token of the first admin was used. */
  onAdmin(): void;
  /** A session or a token has ended. */
  onEnded(): void;
  /** The record of a village, as a file. */
  record(id: string, kind: RecordKind): Promise<string>;
}
