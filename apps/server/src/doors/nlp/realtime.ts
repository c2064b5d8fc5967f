import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Feed } from '@mura/engine';
import { nlp } from '@mura/protocols';
import type { Host } from '../../host/host.ts';
import { gameFileName } from './file-name.ts';

/** How much a viewer may see: everything, or what everybody may. */
export type ViewerSight = (typeof SIGHTS)[number];
const SIGHTS = ['master', 'observer'] as const;

/** Games that are over stay on the list for those who come late. */
const MOST_OVER = 10;

interface RealtimeLine {
  readonly at: number;
  readonly text: string;
}

/** A game that is shown. */
export interface WatchedGame {
  readonly id: string;
  readonly cast: readonly nlp.ProfiledCharacter[];
}

/** What is shown of one game, to both kinds of viewers. */
interface Show {
  readonly id: string;
  readonly filename: string;
  readonly lines: Readonly<Record<ViewerSight, RealtimeLine[]>>;
  isOver: boolean;
}

export interface RealtimeOptions {
  /** Where shows are kept when their game is over; `null`: nowhere. */
  readonly folder: string | null;
  readonly filename: string;
  readonly delay: number;
  readonly host: Host;
  now(): number;
}

/** What the public viewer of the contest polls: a list of games, and the lines of each. */
export class Realtime {
  readonly #options: RealtimeOptions;
  readonly #shows: Show[] = [];

  constructor(options: RealtimeOptions) {
    this.#options = options;
  }

  /** Follows a game from its beginning. */
  async follow(game: WatchedGame, teams: readonly string[]): Promise<void> {
    const { host, filename: pattern, now } = this.#options;
    const feed = await host.feed(game.id);
    if (feed === null) return;
    const filename = gameFileName(pattern, { id: game.id, began: now(), teams });
    const show: Show = { id: game.id, filename, lines: { master: [], observer: [] }, isOver: false };
    this.#shows.push(show);
    const avatars = new Map(
      game.cast.flatMap(({ name, avatar }) => (avatar === undefined ? [] : [[name, avatar]])),
    );
    await Promise.all(SIGHTS.map((sight) => shown(feed, show, sight, avatars)));
    host.release(game.id);
    this.#end(show);
  }

  /** The list of games, as JSON. */
  games(): string {
    const visible = this.#shows.map(({ id, filename, lines }) => ({
      id,
      filename,
      updated_at: new Date(this.#shown(lines.observer).at(-1)?.at ?? 0).toISOString(),
    }));
    return JSON.stringify(visible);
  }

  /** The lines of a game so far; `null`: there is no such game. */
  linesOf(filename: string, sight: ViewerSight): string | null {
    const show = this.#shows.find((one) => one.filename === filename);
    if (show === undefined) return null;
    return this.#shown(show.lines[sight])
      .map(({ text }) => text)
      .join('\n');
  }

  #shown(lines: readonly RealtimeLine[]): readonly RealtimeLine[] {
    const { delay, now } = this.#options;
    return delay === 0 ? lines : lines.filter(({ at }) => at <= now() - delay);
  }

  #end(show: Show): void {
    const { folder } = this.#options;
    show.isOver = true;
    if (folder !== null) keep(folder, show);
    const over = this.#shows.filter(({ isOver }) => isOver);
    for (const old of over.slice(0, Math.max(0, over.length - MOST_OVER))) {
      this.#shows.splice(this.#shows.indexOf(old), 1);
    }
  }
}

function keep(folder: string, { filename, lines }: Show): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${filename}.jsonl`), lines.master.map(({ text }) => text).join('\n'));
}

/** Shows a game to one kind of viewers, to its end. */
function shown(
  feed: Feed,
  show: Show,
  sight: ViewerSight,
  avatars: ReadonlyMap<string, string>,
): Promise<void> {
  const writer = new nlp.RealtimeFeed(show.id, sight, avatars);
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const subscription = feed.subscribe(sight, {
    hear(event, _, at) {
      for (const packet of writer.take(event, at))
        show.lines[sight].push({ at, text: JSON.stringify(packet) });
      if (event.type === 'rolesRevealed') end();
    },
  });
  return ended.finally(() => subscription.end());
}
