import type { Curve } from './curve.ts';
import { drawAxis, drawDays, drawLegend, drawLines } from './drawing.ts';
import { type CurveLayout, frameFor } from './frame.ts';

/** What the picture says. */
export interface CurveTexts {
  /** As HTML names it: `ja`. */
  readonly language: string;
  readonly title: string;
  description(lines: number, days: number): string;
  /** How many worlds a line begins and ends with. */
  ends(name: string, from: number, to: number): string;
  day(day: number): string;
}

/** The curve as a picture that needs nothing else: light and dark, and with words for those who do not see it. `names`: what each line is called. */
export function curveSvg(curve: Curve, names: readonly string[], words: CurveTexts): string {
  const frame = frameFor(curve);
  const days = new Set(curve.steps.map(({ day }) => day)).size;
  return [
    open(frame, words.language),
    `<title id="title">${words.title}</title>`,
    `<desc id="desc">${escapeXml([words.description(curve.lines.length, days), ...inWords(curve, names, words)].join(' '))}</desc>`,
    STYLE,
    `<rect class="ground" width="${frame.width}" height="${frame.height}"/>`,
    `<text class="heading" x="${frame.left}" y="24">${words.title}</text>`,
    drawDays(curve, frame, words.day),
    drawAxis(frame),
    drawLines(curve, frame),
    drawLegend(
      curve,
      frame,
      names.map((name) => escapeXml(shortened(name))),
    ),
    '</svg>',
    '',
  ].join('\n');
}

function inWords({ lines }: Curve, names: readonly string[], words: CurveTexts): string[] {
  return lines.map(({ counts }, index) =>
    words.ends(names[index] ?? `${index}`, counts[0] ?? 0, counts.at(-1) ?? 0),
  );
}

function open({ width, height }: CurveLayout, language: string): string {
  const size = `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} role="img" aria-labelledby="title desc" lang="${language}">`;
}

/** Colours by class, so that one picture serves both: ink and ground change places in the dark. */
const STYLE = `<style>
svg { font: 12px system-ui, sans-serif; color-scheme: light dark; --ink: #1c2430; --soft: #5b6675; --ground: #ffffff; --band: #eef1f5; --light: 40%; }
@media (prefers-color-scheme: dark) { svg { --ink: #e8ecf2; --soft: #9aa6b5; --ground: #14181f; --band: #1e242e; --light: 66%; } }
.ground { fill: var(--ground); } .band { fill: var(--band); } text { fill: var(--ink); }
.heading { font-size: 15px; font-weight: 600; } .soft { fill: var(--soft); } .grid { stroke: var(--soft); stroke-opacity: .3; }
.line { fill: none; stroke-width: 1.8; stroke-linejoin: round; } .observer { stroke-width: 3; }
</style>`;

/** A legend has room for so many letters. */
const LONGEST_NAME = 18;

function shortened(name: string): string {
  const letters = [...name];
  return letters.length > LONGEST_NAME ? `${letters.slice(0, LONGEST_NAME - 1).join('')}…` : name;
}

/** Names come from players: nothing of them may become part of the picture's code. */
function escapeXml(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, '\uFFFD')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;');
}
