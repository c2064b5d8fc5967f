import { type Fillings, fill, type Language } from '@mura/words';

/** Words that only some pages need: they come when these do. */
export class LateWords<Word extends string> {
  readonly #tables: Readonly<Record<Language, () => Promise<Readonly<Record<Word, string>>>>>;
  #language: Language | null = null;
  #words = $state.raw<Readonly<Record<Word, string>> | null>(null);

  constructor(tables: Readonly<Record<Language, () => Promise<Readonly<Record<Word, string>>>>>) {
    this.#tables = tables;
  }

  /** Those of another language are shown when they have come. */
  async speak(language: Language): Promise<void> {
    if (this.#language === language) return;
    this.#language = language;
    const words = await this.#tables[language]();
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
