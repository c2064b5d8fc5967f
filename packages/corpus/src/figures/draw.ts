import { type CorpusWords, escapeMarkup, fill } from '@mura/words';
import { RESAMPLES } from '../statistics/interval.ts';
import type { DiscussionFigure, FigureRow } from './discussion.ts';

const WIDTH = 800;
const HEIGHT_OF_ROW = 34;
const TOP = 76;
/** Where the bars of counts and the plot of shares stand. */
const BARS = { left: 330, width: 130 };
const PLOT = { left: 560, width: 210 };

/**
 * A figure as a picture that needs nothing else: counts as bars, the werewolves' part hatched so that it is seen without
 * colours, and beside them their share with its interval. Every number is written.
 */
export function drawFigure(figure: DiscussionFigure, words: CorpusWords): string {
  const title = titleOf(figure, words);
  const most = Math.max(1, ...figure.rows.map(({ share }) => share.of));
  const end = axisEnd(figure);
  const bottom = TOP + figure.rows.length * HEIGHT_OF_ROW;
  const height = bottom + 74;
  const label = `${title}. ${figure.rows.map((row) => sentenceOf(row, words)).join('; ')}`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${escapeMarkup(label)}" font-family="'Noto Sans JP','Noto Sans',sans-serif" font-size="12" fill="#222">`,
    `<title>${escapeMarkup(title)}</title>`,
    `<defs><pattern id="hatch-${figure.name}" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="6" height="6" fill="#b3392f"/><rect width="2" height="6" fill="#e6b0aa"/></pattern></defs>`,
    `<rect width="${WIDTH}" height="${height}" fill="#fff"/>`,
    text(16, 26, title, 'font-size="15" font-weight="700"'),
    text(BARS.left, 54, words['axis.counts'], 'fill="#555"'),
    text(PLOT.left, 54, words['axis.share'], 'fill="#555"'),
    ...grid(end, bottom),
    ...figure.rows.map((row, index) =>
      drawRow(row, words, TOP + index * HEIGHT_OF_ROW, { most, end, hatch: `url(#hatch-${figure.name})` }),
    ),
    figure.heads === null ? '' : headLine(figure.heads, end, bottom),
    legend(words, bottom + 42, `url(#hatch-${figure.name})`),
    text(16, bottom + 62, fill(words.caption, { n: RESAMPLES }), 'font-size="11" fill="#555"'),
    '</svg>\n',
  ].join('\n');
}

export function titleOf({ number, topic, games }: DiscussionFigure, words: CorpusWords): string {
  if (number !== null) return fill(words[`figure.${number}`], { n: games });
  return fill(words['figure.topic'], { topic: topic ?? '' });
}

function labelOf({ relation, target }: FigureRow, words: CorpusWords): string {
  return target === null
    ? words[relation]
    : fill(words['row.about'], { relation: words[relation], side: words[target] });
}

function sentenceOf(row: FigureRow, words: CorpusWords): string {
  return `${labelOf(row, words)}: ${words.human} ${row.human}, ${words.werewolf} ${row.werewolf}, ${shareText(row, words)}`;
}

/** `20.3 % (17.9–22.8)` */
function shareText({ share: { share, low, high } }: FigureRow, words: CorpusWords): string {
  if (share === null || low === null || high === null) return words.nothing;
  const percent = (part: number) => (100 * part).toFixed(1);
  return `${percent(share)} % (${percent(low)}–${percent(high)})`;
}

/** Figures that are compared share their axis where they can: 0 to 50 %, or to 100 %. */
function axisEnd({ rows, heads }: DiscussionFigure): number {
  const largest = Math.max(heads ?? 0, ...rows.map(({ share }) => share.high ?? 0));
  return largest <= 0.5 ? 0.5 : 1;
}

function grid(end: number, bottom: number): string[] {
  return [0, 0.25, 0.5, 0.75, 1].map((part) => {
    const x = fixed(PLOT.left + PLOT.width * part);
    const value = (100 * end * part).toFixed(end === 0.5 ? 1 : 0).replace('.0', '');
    return `<line x1="${x}" x2="${x}" y1="${TOP - 14}" y2="${bottom - 4}" stroke="#ddd"/>${text(Number(x), bottom + 12, value, 'text-anchor="middle" fill="#555"')}`;
  });
}

interface Scale {
  readonly most: number;
  readonly end: number;
  readonly hatch: string;
}

function drawRow(row: FigureRow, words: CorpusWords, y: number, { most, end, hatch }: Scale): string {
  const { human, werewolf, share, stands } = row;
  const width = (count: number) => (BARS.width * count) / most;
  const bars = [
    `<rect x="${BARS.left}" y="${y - 8}" width="${fixed(width(human))}" height="14" fill="#4a6fa5"/>`,
    `<rect x="${fixed(BARS.left + width(human))}" y="${y - 8}" width="${fixed(width(werewolf))}" height="14" fill="${hatch}"/>`,
    text(BARS.left + width(share.of) + 6, y + 4, `${human} : ${werewolf}`),
  ];
  const label = text(16, y + 4, labelOf(row, words));
  if (share.share === null || share.low === null || share.high === null)
    return `${label}${text(PLOT.left, y + 4, words.nothing, 'fill="#555"')}`;
  const x = (part: number) => fixed(PLOT.left + (PLOT.width * part) / end);
  const dot = stands ? 'fill="#b3392f"' : 'fill="#fff" stroke-width="1.6"';
  const plot = [
    `<line x1="${x(share.low)}" x2="${x(share.high)}" y1="${y}" y2="${y}" stroke="#b3392f" stroke-width="2"/>`,
    `<circle cx="${x(share.share)}" cy="${y}" r="4.5" stroke="#b3392f" ${dot}/>`,
    text(
      PLOT.left + PLOT.width,
      y - 6,
      shareText(row, words),
      'text-anchor="end" font-size="10" fill="#555"',
    ),
  ];
  return [label, ...bars, ...plot].join('');
}

function headLine(heads: number, end: number, bottom: number): string {
  const x = fixed(PLOT.left + (PLOT.width * heads) / end);
  return `<line x1="${x}" x2="${x}" y1="${TOP - 14}" y2="${bottom - 4}" stroke="#222" stroke-dasharray="4 3"/>`;
}

function legend({ human, werewolf, heads }: CorpusWords, y: number, hatch: string): string {
  const box = (x: number, paint: string) =>
    `<rect x="${x}" y="${y - 10}" width="12" height="12" fill="${paint}"/>`;
  const line = `<line x1="${PLOT.left}" x2="${PLOT.left + 22}" y1="${y - 4}" y2="${y - 4}" stroke="#222" stroke-dasharray="4 3"/>`;
  return `${box(BARS.left, '#4a6fa5')}${text(BARS.left + 18, y, human)}${box(BARS.left + 100, hatch)}${text(BARS.left + 118, y, werewolf)}${line}${text(PLOT.left + 28, y, heads)}`;
}

function text(x: number, y: number, words: string, more = ''): string {
  return `<text x="${fixed(x)}" y="${fixed(y)}" ${more}>${escapeMarkup(words)}</text>`;
}

function fixed(value: number): string {
  return value.toFixed(1);
}
