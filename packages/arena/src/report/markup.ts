import { escapeMarkup } from '@mura/words';

/** Text of a page that is safe to put in as it is. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

export type MarkupContent = Markup | string | number | null | readonly MarkupContent[];

/** Markup in which everything that is filled in is escaped, unless it is markup itself. */
export function html(parts: TemplateStringsArray, ...contents: readonly MarkupContent[]): Markup {
  const filled = contents.map((content, index) => textOf(content) + parts[index + 1]);
  return new Markup(parts[0] + filled.join(''));
}

function textOf(content: MarkupContent): string {
  if (content === null) return '';
  if (content instanceof Markup) return content.text;
  if (typeof content === 'string' || typeof content === 'number') return escapeMarkup(String(content));
  return content.map(textOf).join('');
}
