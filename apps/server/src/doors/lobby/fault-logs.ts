import type { PlayerId } from '@mura/engine';
import type { Host } from '../../host/host.ts';
import { type FaultEntry, FaultLog } from '../fault-log.ts';
import { parseKey } from './guest.ts';

/** The first of one seat; whoever floods is known by then. */
const MOST_OF_A_SEAT = 300;

/** In all: the oldest villages are forgotten. */
const MOST = 20_000;

/**
 * What went wrong with the programs in villages of the lobby, for their authors. It is kept while this process runs; of
 * other villages the record tells the most of it.
 */
export class FaultLogs {
  readonly #villages = new Map<string, FaultEntry[]>();
  #count = 0;

  /** A village begins here, so all of it will be known. */
  begin(village: string): void {
    this.#villages.set(village, []);
  }

  readonly write = (entry: FaultEntry): void => {
    const faults = this.#villages.get(entry.village);
    if (faults === undefined) return;
    if (faults.filter(({ player }) => player === entry.player).length >= MOST_OF_A_SEAT) return;
    // Some names have the key of a seat behind them.
    faults.push({ ...entry, name: parseKey(entry.name).name });
    this.#count++;
    while (this.#count > MOST) this.#forgetOldest();
  };

  /** All that is known of one seat, oldest first. */
  async of(host: Host, village: string, player: PlayerId, name: string): Promise<readonly FaultEntry[]> {
    const kept = this.#villages.get(village)?.filter((entry) => entry.player === player);
    return kept ?? recorded(host, village, player, name);
  }

  #forgetOldest(): void {
    const [oldest] = this.#villages;
    if (oldest === undefined) return;
    this.#villages.delete(oldest[0]);
    this.#count -= oldest[1].length;
  }
}

/** What the record says of answers that were not used; not of those that came too late, or unasked. */
async function recorded(
  host: Host,
  village: string,
  player: PlayerId,
  name: string,
): Promise<readonly FaultEntry[]> {
  const feed = await host.feed(village);
  if (feed === null) return [];
  const entries: FaultEntry[] = [];
  for (const { event, at } of feed.given(player)) {
    if (event.type !== 'substituted' || event.player !== player) continue;
    const { act: request, day, reason, sent, used } = event;
    const faults = new FaultLog(
      0,
      () => at,
      (entry) => entries.push(entry),
    );
    faults.village = village;
    faults.note({ player, name }, { request, day, reason, sent, used });
  }
  host.release(village);
  return entries;
}
