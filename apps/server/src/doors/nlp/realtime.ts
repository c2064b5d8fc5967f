import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nlp } from '@mura/protocols';
import type { Host } from '../../host/host.ts';
import type { Telling } from '../../host/telling.ts';
import { gameFileName } from './file-name.ts';
import type { Game } from './game.ts';

/** How much a viewer may see: everything, or what everybody may. */
export type Sight = 'master' | 'observer';

/** Games that are over stay on the list for those who come late. */
const MOST_OVER = 10;

interface Line {
  readonly at: number;
  readonly text: string;
}

/** The feed of one game, for both kinds of viewers. */
interface Feed {
  readonly id: string;
  readonly filename: string;
  readonly lines: Readonly<Record<Sight, Line[]>>;
  isOver: boolean;
}

export interface RealtimeOptions {
  /** Where feeds are kept when their game is over; `null`: nowhere. */
  readonly folder: string | null;
  readonly filename: string;
  readonly delay: number;
  readonly host: Host;
  now(): number;
}

/** What the public viewer of the contest polls: a list of games, and the lines of each. */
export class Realtime {
  readonly #options: RealtimeOptions;
  readonly #feeds: Feed[] = [];

  constructor(options: RealtimeOptions) {
    this.#options = options;
  }

  /** Follows a game from its beginning. */
  async follow(game: Game, teams: readonly string[]): Promise<void> {
    const { host, filename: pattern, now } = this.#options;
    const telling = await host.telling(game.id);
    if (telling === null) return;
    const filename = gameFileName(pattern, { id: game.id, began: now(), teams });
    const feed: Feed = { id: game.id, filename, lines: { master: [], observer: [] }, isOver: false };
    this.#feeds.push(feed);
    const avatars = new Map(
      game.cast.flatMap(({ name, avatar }) => (avatar === undefined ? [] : [[name, avatar]])),
    );
    const take = reader(telling, feed, avatars);
    take();
    const stop = telling.follow(() => {
      take();
      if (!telling.hasEnded) return;
      stop();
      host.release(telling);
      this.#end(feed);
    });
  }

  /** The list of games, as JSON. */
  games(): string {
    const visible = this.#feeds.map(({ id, filename, lines }) => ({
      id,
      filename,
      updated_at: new Date(this.#shown(lines.observer).at(-1)?.at ?? 0).toISOString(),
    }));
    return JSON.stringify(visible);
  }

  /** The lines of a game so far; `null`: there is no such game. */
  linesOf(filename: string, sight: Sight): string | null {
    const feed = this.#feeds.find((one) => one.filename === filename);
    if (feed === undefined) return null;
    return this.#shown(feed.lines[sight])
      .map(({ text }) => text)
      .join('\n');
  }

  #shown(lines: readonly Line[]): readonly Line[] {
    const { delay, now } = this.#options;
    return delay === 0 ? lines : lines.filter(({ at }) => at <= now() - delay);
  }

  #end(feed: Feed): void {
    const { folder } = this.#options;
    feed.isOver = true;
    if (folder !== null) keep(folder, feed);
    const over = this.#feeds.filter(({ isOver }) => isOver);
    for (const old of over.slice(0, Math.max(0, over.length - MOST_OVER))) {
      this.#feeds.splice(this.#feeds.indexOf(old), 1);
    }
  }
}

function keep(folder: string, { filename, lines }: Feed): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${filename}.jsonl`), lines.master.map(({ text }) => text).join('\n'));
}

/** Adds what is new in a record to both feeds. */
function reader(telling: Telling, feed: Feed, avatars: ReadonlyMap<string, string>): () => void {
  const writers = (['master', 'observer'] as const).map((sight) => ({
    sight,
    writer: new nlp.RealtimeFeed(feed.id, sight, avatars),
    read: 0,
  }));
  return () => {
    for (const one of writers) {
      const told = telling.toldTo(one.sight);
      for (; one.read < told.length; one.read++) {
        const { event, at } = told[one.read]!;
        for (const packet of one.writer.take(event, at)) {
          feed.lines[one.sight].push({ at, text: JSON.stringify(packet) });
        }
      }
    }
  };
}
