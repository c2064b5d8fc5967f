import type { PlayerId } from '@mura/engine';
import type { NoticeWire } from './presence.ts';

interface TypingNotice {
  /** The process that says it. */
  readonly from: string;
  readonly village: string;
  readonly typing: PlayerId;
}

/** Who is writing in public, told to whoever looks at the same village, here or at another process; nothing of it is kept. */
export class Typing {
  readonly #name: string;
  readonly #wire: NoticeWire | null;
  readonly #noteIn: (village: string) => void;
  readonly #listeners = new Map<string, Set<(player: PlayerId) => void>>();

  /** `noteIn`: the bots of a village wait a little, where it is played here. */
  constructor(name: string, wire: NoticeWire | null, noteIn: (village: string) => void) {
    this.#name = name;
    this.#wire = wire;
    this.#noteIn = noteIn;
    wire?.onSaid((text) => this.#hear(text));
  }

  /** Gives the way to stop. */
  follow(village: string, listener: (player: PlayerId) => void): () => void {
    const found = this.#listeners.get(village) ?? new Set();
    this.#listeners.set(village, found.add(listener));
    return () => {
      found.delete(listener);
      if (found.size === 0) this.#listeners.delete(village);
    };
  }

  tell(village: string, player: PlayerId): void {
    this.#pass(village, player);
    this.#wire?.say(JSON.stringify({ from: this.#name, village, typing: player } satisfies TypingNotice));
  }

  #pass(village: string, player: PlayerId): void {
    for (const listener of [...(this.#listeners.get(village) ?? [])]) listener(player);
    this.#noteIn(village);
  }

  #hear(text: string): void {
    const { from, village, typing }: Partial<TypingNotice> = JSON.parse(text);
    if (from === this.#name || village === undefined || typing === undefined) return;
    this.#pass(village, typing);
  }
}
