/** One bar of two parts: how much of something was said by whom. */
export interface Bar {
  readonly label: string;
  readonly human: number;
  readonly werewolf: number;
}

export interface BarGroup {
  readonly title: string;
  readonly bars: readonly Bar[];
}

export interface BarFigure {
  readonly title: string;
  readonly groups: readonly BarGroup[];
  /** The share of the heads that are werewolves, drawn as a line. */
  readonly heads: number | null;
  readonly words: { readonly human: string; readonly werewolf: string; readonly heads: string };
}

const WIDTH = 720;
const LEFT = 240;
const RIGHT = 96;
const ROW = 30;
const SPAN = WIDTH - LEFT - RIGHT;

/**
 * Bars of shares as a picture that needs nothing else: the werewolves' part is hatched, so that it is seen without
 * colours, and every bar has its numbers.
 */
export function barFigure({ title, groups, heads, words }: BarFigure): string {
  const parts: string[] = [];
  let y = 64;
  for (const group of groups) {
    parts.push(text(16, y + 6, group.title, 'font-weight="600"'));
    y += ROW;
    for (const bar of group.bars) {
      parts.push(row(bar, y));
      y += ROW;
    }
    y += 10;
  }
  const line = heads === null ? '' : headLine(heads, y);
  const height = y + 44;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${escaped(title)}" font-family="'Noto Sans JP','Noto Sans',sans-serif" font-size="13" fill="#222">`,
    `<title>${escaped(title)}</title>`,
    '<defs><pattern id="hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="6" height="6" fill="#b3392f"/><rect width="2" height="6" fill="#d98880"/></pattern></defs>',
    `<rect width="${WIDTH}" height="${height}" fill="#fff"/>`,
    text(16, 28, title, 'font-size="17" font-weight="700"'),
    ...parts,
    line,
    legend(words, height - 16, heads !== null),
    '</svg>\n',
  ].join('\n');
}

function row({ label, human, werewolf }: Bar, y: number): string {
  const all = human + werewolf;
  const wolves = all === 0 ? 0 : (werewolf / all) * SPAN;
  const bar =
    all === 0
      ? `<rect x="${LEFT}" y="${y - 12}" width="${SPAN}" height="18" fill="#eee"/>`
      : `<rect x="${LEFT}" y="${y - 12}" width="${fixed(SPAN - wolves)}" height="18" fill="#4a6fa5"/><rect x="${fixed(LEFT + SPAN - wolves)}" y="${y - 12}" width="${fixed(wolves)}" height="18" fill="url(#hatch)"/>`;
  return `${text(28, y + 2, label)}${bar}${text(WIDTH - RIGHT + 8, y + 2, `${human} : ${werewolf}`)}`;
}

function headLine(heads: number, y: number): string {
  const x = fixed(LEFT + SPAN * (1 - heads));
  return `<line x1="${x}" x2="${x}" y1="44" y2="${y}" stroke="#222" stroke-dasharray="4 3"/>`;
}

function legend({ human, werewolf, heads }: BarFigure['words'], y: number, hasHeads: boolean): string {
  const box = (x: number, fill: string) =>
    `<rect x="${x}" y="${y - 11}" width="14" height="14" fill="${fill}"/>`;
  const line = `<line x1="452" x2="474" y1="${y - 4}" y2="${y - 4}" stroke="#222" stroke-dasharray="4 3"/>${text(480, y, heads)}`;
  return `${box(LEFT, '#4a6fa5')}${text(LEFT + 20, y, human)}${box(340, 'url(#hatch)')}${text(360, y, werewolf)}${hasHeads ? line : ''}`;
}

function text(x: number, y: number, words: string, more = ''): string {
  return `<text x="${x}" y="${y}" ${more}>${escaped(words)}</text>`;
}

function fixed(value: number): string {
  return value.toFixed(1);
}

function escaped(words: string): string {
  return words.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
