import type { PlayerId } from '@mura/engine';
import type { natural } from '@mura/language';
import { joined } from '../../model/meant.ts';
import type { DraftScene, ReadPart } from '../../model/read-draft.ts';

type DraftReader = typeof import('../../model/read-draft.ts');

/** So long after the last key what was understood appears, in milliseconds. */
const PAUSE = 300;

/** Something that was read, and what its writer made of it. */
export interface OwnPart extends ReadPart {
  /** As its writer means it; empty: not at all; `null`: they have not said. */
  readonly fixed: string | null;
}

/** What was understood of a text that is being written. The reader is loaded when the first words are. */
export class DraftUnderstanding {
  /** The text that was read, and what it says. */
  #read = $state.raw<{
    readonly text: string;
    readonly parts: readonly ReadPart[];
    readonly doubts: readonly natural.DoubtfulName[];
  } | null>(null);
  /** Whom the writer means by a word that fits several. */
  #called = $state.raw<ReadonlyMap<string, PlayerId>>(new Map());
  /** Words that the writer leaves open. */
  #open = $state.raw<ReadonlySet<string>>(new Set());
  #scene: DraftScene | null = null;
  #fixes = $state.raw<ReadonlyMap<string, string>>(new Map());
  /** The words of a text whose writer has said that they are meant so. */
  #confirmed = $state<string | null>(null);
  #reader: DraftReader | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Reads a text a little later; what was read before stays until then, as far as it still stands there. */
  later(text: string, scene: DraftScene): void {
    clearTimeout(this.#timer);
    if (text.trim() === '') this.forget();
    else this.#timer = setTimeout(() => void this.#readNow(text, scene), PAUSE);
  }

  async #readNow(text: string, scene: DraftScene): Promise<void> {
    const timer = this.#timer;
    try {
      this.#reader ??= await import('../../model/read-draft.ts');
    } catch {
      // Without a connection it does not come: with the next words it is asked for again.
      return;
    }
    // Meanwhile it may have been sent, or changed.
    if (timer === this.#timer) this.#take(text, scene);
  }

  #take(text: string, scene: DraftScene): void {
    if (this.#reader === null) return;
    const called = this.#called;
    this.#scene = scene;
    const parts = this.#reader.readDraft(text, scene, called);
    this.#read = { text, parts, doubts: this.#reader.doubtsIn(text, scene, called) };
  }

  /** A word of which it is not known who is meant; `null`: none, or its writer leaves it open. */
  get doubt(): natural.DoubtfulName | null {
    return this.#read?.doubts.find(({ word }) => !this.#open.has(word)) ?? null;
  }

  call(word: string, player: PlayerId): void {
    this.#called = new Map([...this.#called, [word, player]]);
    if (this.#read !== null && this.#scene !== null) this.#take(this.#read.text, this.#scene);
  }

  leaveOpen(word: string): void {
    this.#open = new Set([...this.#open, word]);
  }

  /** `null`: nothing has been read yet. */
  get text(): string | null {
    return this.#read?.text ?? null;
  }

  get parts(): readonly OwnPart[] {
    return (this.#read?.parts ?? []).map((part) => ({
      ...part,
      fixed: this.#fixes.get(keyOf(part)) ?? null,
    }));
  }

  get isConfirmed(): boolean {
    return this.#confirmed !== null && this.#confirmed === this.#read?.text;
  }

  fix(part: ReadPart, meant: string): void {
    const fixes = new Map(this.#fixes);
    if (meant === part.text) fixes.delete(keyOf(part));
    else fixes.set(keyOf(part), meant);
    this.#fixes = fixes;
  }

  confirm(): void {
    this.#confirmed = this.isConfirmed ? null : (this.#read?.text ?? null);
  }

  /** How its writer says that a text is meant; `undefined`: they have said nothing. */
  meant(text: string, scene: DraftScene): string | undefined {
    if (this.#fixes.size === 0 && this.#confirmed === null && this.#called.size === 0) return undefined;
    const parts = this.#reader?.readDraft(text, scene, this.#called) ?? [];
    const isFixed = parts.some((part) => this.#fixes.has(keyOf(part))) || this.#isCalledIn(text, scene);
    if (!isFixed && this.#confirmed !== text) return undefined;
    return joined(parts.map((part) => this.#fixes.get(keyOf(part)) ?? part.text).filter((one) => one !== ''));
  }

  /** Whether a text needs the names that its writer has explained. */
  #isCalledIn(text: string, scene: DraftScene): boolean {
    const doubts = this.#reader?.doubtsIn(text, scene, new Map()) ?? [];
    return doubts.some(({ word }) => this.#called.has(word));
  }

  /** It was sent, or taken away. */
  forget(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#read = null;
    this.#fixes = new Map();
    this.#called = new Map();
    this.#open = new Set();
    this.#confirmed = null;
  }
}

/** The same words read the same way stay corrected while others are written around them. */
function keyOf({ words, text }: ReadPart): string {
  return `${words}\n${text}`;
}
