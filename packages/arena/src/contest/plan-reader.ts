import { noSuch } from '@mura/engine';
import { isMap, isScalar, isSeq, type Node } from 'yaml';

/** Where something stands in a plan, and what stands there; `null`: nothing. */
export interface PlanPlace {
  readonly node: Node | null;
  readonly line: number;
}

/** The fields of a part of a plan that are there. */
export interface PlanFields {
  has(name: string): boolean;
  /** Its value; where it is missing, the part that should have it. */
  get(name: string): PlanPlace;
}

/** Takes values out of a plan, and collects all that is wrong with their lines. */
export class PlanReader {
  readonly errors: string[] = [];
  readonly #lineAt: (offset: number) => number;

  constructor(lineAt: (offset: number) => number) {
    this.#lineAt = lineAt;
  }

  complain(line: number, message: string): void {
    this.errors.push(`line ${line}: ${message}`);
  }

  placeOf(node: Node | null, line = 1): PlanPlace {
    const start = node?.range?.[0];
    return { node, line: start === undefined ? line : this.#lineAt(start) };
  }

  fields({ node, line }: PlanPlace, part: string, allowed: readonly string[]): PlanFields {
    const found = new Map<string, PlanPlace>();
    if (isMap<Node, Node | null>(node))
      for (const { key, value } of node.items) {
        const name = isScalar(key) ? String(key.value) : '';
        const place = this.placeOf(value, this.placeOf(key).line);
        if (allowed.includes(name)) found.set(name, place);
        else this.complain(this.placeOf(key).line, `${part}: ${noSuch('key', name, allowed)}`);
      }
    else if (node !== null) this.complain(line, `${part} must be a mapping with ${allowed.join(', ')}`);
    return { has: (name) => found.has(name), get: (name) => found.get(name) ?? { node: null, line } };
  }

  /** Several, or one that needs no brackets. */
  list({ node, line }: PlanPlace, name: string, most: number): PlanPlace[] {
    const items = isSeq<Node>(node)
      ? node.items.map((item) => this.placeOf(item, line))
      : node === null
        ? []
        : [{ node, line }];
    if (items.length === 0) this.complain(line, `${name} is missing`);
    if (items.length > most)
      this.complain(line, `${name} has ${items.length} items; at most ${most} are allowed`);
    return items.slice(0, most);
  }

  /** A text on one line; a number counts as its digits. */
  text({ node, line }: PlanPlace, name: string, longest: number): string {
    const value = isScalar(node) && node.value !== null ? String(node.source ?? node.value) : '';
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
    const isLine = value.trim() !== '' && value.length <= longest && !/[\u0000-\u001f\u007f]/.test(value);
    if (node === null) this.complain(line, `${name} is missing`);
    else if (!isLine) this.complain(line, `${name} must be a text of 1 to ${longest} characters on one line`);
    return isLine ? value : '';
  }

  choice<Word extends string>(place: PlanPlace, name: string, allowed: readonly Word[]): Word {
    const { node, line } = place;
    const value = isScalar(node) ? node.value : null;
    const chosen = allowed.find((word) => word === value);
    if (chosen === undefined) this.complain(line, `${name} must be ${allowed.join(', ')}`);
    return chosen ?? allowed[0]!;
  }

  whole(place: PlanPlace, name: string, least: number, most: number): number {
    return this.#number(
      place,
      least,
      most,
      Number.isInteger,
      `${name} must be a whole number from ${least} to ${most}`,
    );
  }

  share(place: PlanPlace, name: string, least: number, most: number): number {
    return this.#number(
      place,
      least,
      most,
      Number.isFinite,
      `${name} must be a share from ${least} to ${most}`,
    );
  }

  #number(
    { node, line }: PlanPlace,
    least: number,
    most: number,
    fits: (value: unknown) => boolean,
    wrong: string,
  ): number {
    const value = isScalar(node) && typeof node.value === 'number' ? node.value : Number.NaN;
    if (fits(value) && value >= least && value <= most) return value;
    this.complain(line, wrong);
    return least;
  }
}
