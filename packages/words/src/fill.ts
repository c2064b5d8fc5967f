/** What a text is filled with. */
export type Fillings = Readonly<Record<string, string | number>>;

/**
 * Puts words into a text: `{name}` is replaced, and `{n|seat|seats}` becomes the form that goes with the number `n`
 * (one, other). What is filled in is never looked at again, so a name may hold braces.
 */
export function fill(text: string, fillings: Fillings = {}): string {
  return text.replaceAll(
    /\{(\w+)(?:\|([^|{}]*)\|([^|{}]*))?\}/g,
    (whole, name: string, one?: string, other?: string) => {
      const value = fillings[name];
      if (value === undefined) return whole;
      if (one === undefined || other === undefined) return String(value);
      return Number(value) === 1 ? one : other;
    },
  );
}

/** The names of what a text wants to be filled with, sorted. */
export function placeholdersIn(text: string): string[] {
  return [...new Set([...text.matchAll(/\{(\w+)(?:\|[^{}]*)?\}/g)].map(([, name]) => name!))].sort();
}
