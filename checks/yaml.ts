/** What a YAML document of ours holds. */
export type Yaml = string | readonly Yaml[] | { readonly [key: string]: Yaml };

interface Line {
  readonly depth: number;
  readonly text: string;
  readonly number: number;
}

/**
 * Reads the YAML that our deployment files are written in: maps and lists by indentation, lists in brackets, texts in
 * quotes, texts of several lines behind `|`. All else is refused, so that nothing is misread.
 */
export function readYaml(text: string): Yaml[] {
  return text
    .split(/^---$/m)
    .map((document) => new YamlReader(document).read())
    .filter((document) => document !== '');
}

class YamlReader {
  readonly #lines: Line[];
  #at = 0;

  constructor(text: string) {
    this.#lines = text
      .split('\n')
      .map((line, index) => ({ depth: line.search(/\S|$/), text: line.trim(), number: index + 1 }))
      .filter(({ text: one }) => one !== '' && !one.startsWith('#'));
  }

  read(): Yaml {
    const value = this.#block(0);
    const left = this.#lines[this.#at];
    if (left !== undefined) throw new Error(`line ${left.number}: unexpected ${left.text}`);
    return value;
  }

  #block(depth: number): Yaml {
    const first = this.#lines[this.#at];
    if (first === undefined || first.depth < depth) return '';
    return first.text.startsWith('- ') ? this.#list(first.depth) : this.#map(first.depth);
  }

  #list(depth: number): Yaml[] {
    const items: Yaml[] = [];
    for (let line = this.#lines[this.#at]; line?.depth === depth && line.text.startsWith('- '); ) {
      // What follows the dash stands two places further in.
      this.#lines[this.#at] = { ...line, depth: depth + 2, text: line.text.slice(2) };
      items.push(/^[\w.]+:( |$)/.test(line.text.slice(2)) ? this.#map(depth + 2) : scalar(this.#next()));
      line = this.#lines[this.#at];
    }
    return items;
  }

  #map(depth: number): Yaml {
    const map: Record<string, Yaml> = {};
    for (let line = this.#lines[this.#at]; line?.depth === depth && !line.text.startsWith('- '); ) {
      const [, key, value] = /^([\w./-]+):(?: (.*))?$/.exec(line.text) ?? [];
      if (key === undefined) throw new Error(`line ${line.number}: not a map: ${line.text}`);
      if (key in map) throw new Error(`line ${line.number}: ${key} stands there twice`);
      const own = this.#next();
      if (value === undefined) map[key] = this.#block(depth + 1);
      else map[key] = value === '|' ? this.#literal(depth) : scalar({ ...own, text: value });
      line = this.#lines[this.#at];
    }
    return map;
  }

  #literal(depth: number): string {
    const lines: string[] = [];
    for (
      let line = this.#lines[this.#at];
      line !== undefined && line.depth > depth;
      line = this.#lines[this.#at]
    )
      lines.push(this.#next().text);
    return lines.join('\n');
  }

  #next(): Line {
    const line = this.#lines[this.#at++];
    if (line === undefined) throw new Error('the document ends too early');
    return line;
  }
}

function scalar({ text, number }: Line): Yaml {
  if (/^["[]/.test(text)) return JSON.parse(text) as Yaml;
  if (text === '{}') return {};
  if (/^['{&*!>%@`]|: /.test(text)) throw new Error(`line ${number}: write this more simply: ${text}`);
  return text;
}
