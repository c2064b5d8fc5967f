import { type Role, teamOf } from '@mura/engine';
import type { Learning } from '../statistics/learning.ts';
import type { TeamTimes } from '../statistics/reliability.ts';
import type { WinRate } from '../statistics/win-rates.ts';
import { html, type Markup } from './markup.ts';
import { percent, type ReportWriter, thousands, UNKNOWN, winsText } from './teller.ts';

/** Under so many games only the counts are given, no dot. */
const FEWEST_FOR_A_DOT = 5;

export interface NamedRate {
  readonly team: string;
  readonly rate: WinRate;
}

const COLOURS = { village: 'var(--village)', werewolf: 'var(--wolf)', fox: 'var(--third)' } as const;

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** About as wide as it is drawn; letters of East Asia are twice as wide. */
function widthOf(text: string): number {
  return [...text].reduce((sum, sign) => sum + (sign > '\u2e80' ? 12 : 6.8), 0);
}

/** Where lines begin behind the names. */
function roomFor(names: readonly string[], most: number): number {
  return Math.min(most, Math.max(40, ...names.map(widthOf)) + 10);
}

/** A name that ends here, as far as there is room; the whole one is its title. */
function label(name: string, x: number, y: number): Markup {
  const letters = [...name];
  const fits = letters.filter((_, index) => widthOf(letters.slice(0, index + 1).join('')) <= x);
  const shown = fits.length === letters.length ? name : `${fits.slice(0, -1).join('')}…`;
  return html`<text x="${x}" y="${y}" text-anchor="end">${shown}<title>${name}</title></text>`;
}

/** The win rates of one role, a line for each team. */
export function rolePlot(role: Role, rates: readonly NamedRate[], teller: ReportWriter): Markup {
  const left = roomFor(
    rates.map(({ team }) => team),
    84,
  );
  const right = 238;
  const at = (share: number) => round(left + share * (right - left));
  const bottom = 24 + rates.length * 24;
  const wins = rates.reduce((sum, { rate }) => sum + rate.wins, 0);
  const games = rates.reduce((sum, { rate }) => sum + rate.games, 0);
  const same = rates.every(({ rate }) => rate.games === rates[0]!.rate.games);
  const colour = COLOURS[teamOf(role)];
  const told = rates.map(({ team, rate }) => `${team} ${winsText(rate)}`).join(', ');
  return html`<svg class="plot" viewBox="0 0 248 ${bottom + 24}" role="img" aria-label="${teller.role(role)}: ${told}"><text class="t" x="${left}" y="13">${teller.role(role)}</text>${
    same
      ? html`<text class="m" x="244" y="13" text-anchor="end">${teller.say('each', { n: rates[0]?.rate.games ?? 0 })}</text>`
      : null
  }${[0, 0.25, 0.5, 0.75, 1].map(
    (tick) =>
      html`<path class="gr" d="M${at(tick)} 20V${bottom}"/><text class="m" x="${at(tick)}" y="${bottom + 16}" text-anchor="middle">${percent(tick)}</text>`,
  )}${games === 0 ? null : html`<path class="rf" d="M${at(wins / games)} 18V${bottom + 2}"/>`}${rates.map(
    ({ team, rate }, index) => {
      const y = 32 + index * 24;
      return html`${label(team, left - 6, y + 4)}${rangeAt(rate, at, y, colour)}`;
    },
  )}</svg>`;
}

/** A line from end to end of the interval and a dot on it; of a few games the counts in words. */
function rangeAt(
  { rate, games, wins }: WinRate,
  at: (share: number) => number,
  y: number,
  colour: string,
): Markup {
  if (rate === null || games < FEWEST_FOR_A_DOT)
    return html`<text class="m" x="${at(0.5)}" y="${y + 4}" text-anchor="middle">${games === 0 ? UNKNOWN : `${wins}/${games}`}</text>`;
  return html`<path d="M${at(rate.low)} ${y}H${at(rate.high)}" stroke="${colour}" stroke-width="2.5" opacity=".5" stroke-linecap="round"/><circle cx="${at(rate.share)}" cy="${y}" r="3.8" fill="${colour}"/>`;
}

/** One row of a table: interval and rate between 0 and 100. */
export function rangePlot(rate: WinRate, teller: ReportWriter): Markup {
  const at = (share: number) => round(4 + share * 92);
  return html`<svg class="rng" viewBox="0 0 100 20" width="100" height="20" role="img" aria-label="${teller.say('total')} ${winsText(rate)}"><path class="gr" d="M4 2V18M96 2V18"/><path class="rf" d="M50 1V19"/>${rangeAt(rate, at, 10, 'var(--accent)')}</svg>`;
}

/** The first, second and last third of the sets of one team. */
export function learningPlot({ team, parts }: Learning, teller: ReportWriter): Markup {
  const at = (share: number) => round(112 - share * 100);
  const names = [teller.say('first'), teller.say('middle'), teller.say('last')];
  const points = parts.map((part, index) => ({ part, x: 46 + index * 62, name: names[index]! }));
  const told = points.map(({ part, name }) => `${name} ${winsText(part)}`).join(', ');
  const line = points.flatMap(({ part, x }) => (part.rate === null ? [] : [`${x} ${at(part.rate.share)}`]));
  return html`<svg class="plot" viewBox="0 0 216 136" role="img" aria-label="${team}: ${told}">${[
    0, 0.5, 1,
  ].map(
    (tick) =>
      html`<path class="gr" d="M28 ${at(tick)}H200"/><text class="m" x="24" y="${at(tick) + 4}" text-anchor="end">${percent(tick)}</text>`,
  )}<path d="M${line.join('L')}" fill="none" stroke="var(--accent)" stroke-width="1.2" opacity=".6"/>${points.map(
    ({ part, x, name }) =>
      html`${
        part.rate === null
          ? null
          : html`<path d="M${x} ${at(part.rate.low)}V${at(part.rate.high)}" stroke="var(--accent)" stroke-width="2.5" opacity=".5" stroke-linecap="round"/><circle cx="${x}" cy="${at(part.rate.share)}" r="3.8" fill="var(--accent)"/><text x="${x + 7}" y="${at(part.rate.share) - 5}">${percent(part.rate.share)}</text>`
      }<text class="m" x="${x}" y="131" text-anchor="middle">${name}</text>`,
  )}</svg>`;
}

const DECADES = [1, 10, 100, 1000, 10_000];

/** Response times on a log scale, a line for each team. */
export function timesPlot(times: readonly TeamTimes[], teller: ReportWriter): Markup {
  const left = roomFor(
    times.map(({ team }) => team),
    130,
  );
  const at = (milliseconds: number) =>
    round(left + (Math.log10(Math.min(100_000, Math.max(1, milliseconds))) / 5) * (560 - left));
  const bottom = 12 + times.length * 26;
  const told = times.map(
    ({ team, mean, most }) => `${team} ${timeText(mean, teller)} – ${timeText(most, teller)}`,
  );
  return html`<svg class="plot" viewBox="0 0 700 ${bottom + 28}" role="img" aria-label="${told.join(', ')}">${DECADES.map(
    (tick) =>
      html`<path class="gr" d="M${at(tick)} 6V${bottom}"/><text class="m" x="${at(tick)}" y="${bottom + 18}" text-anchor="middle">${timeText(tick, teller)}</text>`,
  )}${times.map(({ team, quartiles, most, mean, answers }, index) => {
    const y = 22 + index * 26;
    const [low, median, high] = quartiles;
    return html`${label(team, left - 8, y + 4)}<path d="M${at(low)} ${y}H${at(high)}" stroke="var(--accent)" stroke-width="7" opacity=".4"/><circle cx="${at(median)}" cy="${y}" r="4" fill="var(--accent)" stroke="var(--paper)"/><path d="M${at(most)} ${y - 5}v10" stroke="var(--ink)" stroke-width="1.6"/><text class="b" x="640" y="${y + 4}" text-anchor="end">${timeText(mean, teller)}</text><text class="m" x="698" y="${y + 4}" text-anchor="end">${thousands(answers)}</text>`;
  })}</svg>`;
}

function timeText(milliseconds: number, teller: ReportWriter): string {
  if (milliseconds < 1000) return teller.say('milliseconds', { n: Math.round(milliseconds) });
  return teller.say('seconds', { n: (milliseconds / 1000).toFixed(milliseconds % 1000 === 0 ? 0 : 1) });
}
