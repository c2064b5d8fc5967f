/** Texts that are remembered at a time. */
const MOST_REMEMBERED = 20_000;

/** What was found for a text, for when it comes again; a text has one answer, so nothing depends on what is forgotten. */
export class TextCache<Value> {
  readonly #known = new Map<string, Value>();

  of(text: string, find: () => Value): Value {
    return this.get(text) ?? this.keep(text, find());
  }

  get(text: string): Value | undefined {
    return this.#known.get(text);
  }

  keep(text: string, value: Value): Value {
    if (this.#known.size >= MOST_REMEMBERED) this.#known.clear();
    this.#known.set(text, value);
    return value;
  }
}
