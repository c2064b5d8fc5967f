import { type Fillings, fill, type Language, loadTexts, type Texts, type TextsPart } from '@mura/words';

/** The parts that are tables of texts by key. */
type TablePart<Word extends string> = {
  [One in TextsPart]: Texts[One] extends Readonly<Record<Word, string>> ? One : never;
}[TextsPart];

/** Words that only some pages need: they come when these do. */
export class LateWords<Word extends string> {
  readonly #part: TextsPart;
  #language: Language | null = null;
  #words = $state.raw<Readonly<Record<Word, string>> | null>(null);

  constructor(part: TablePart<Word>) {
    this.#part = part;
  }

  /** Those of another language are shown when they have come. */
  async speak(language: Language): Promise<void> {
    if (this.#language === language) return;
    this.#language = language;
    const words = (await loadTexts(this.#part, language)) as Readonly<Record<Word, string>>;
    if (this.#language === language) this.#words = words;
  }

  get isSpoken(): boolean {
    return this.#words !== null;
  }

  /** A text in the reader's language. */
  say(key: Word, fillings?: Fillings): string {
    return fill(this.#words?.[key] ?? key, fillings);
  }

  has(key: string): key is Word {
    return this.#words !== null && key in this.#words;
  }
}

/** Texts of another form, which come when they are first asked for. */
export class LateTexts<One extends TextsPart> {
  readonly #part: One;
  #asked: Language | null = null;
  #come = $state.raw<{ readonly language: Language; readonly texts: Texts[One] } | null>(null);

  constructor(part: One) {
    this.#part = part;
  }

  /** `null` until they have come; whoever has read it is drawn again then. */
  in(language: Language): Texts[One] | null {
    const come = this.#come;
    if (this.#asked !== language) void this.#load(language);
    return come?.language === language ? come.texts : null;
  }

  async #load(language: Language): Promise<void> {
    this.#asked = language;
    const texts = await loadTexts(this.#part, language);
    if (this.#asked === language) this.#come = { language, texts };
  }
}
