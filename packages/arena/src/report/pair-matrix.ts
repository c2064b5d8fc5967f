import { areApart, pairsOfTeam, type TeamPair } from '../statistics/pairs.ts';
import { html, type Markup } from './markup.ts';
import type { ReportSheet } from './report.ts';
import { percent, UNKNOWN } from './teller.ts';

/** Every team against every other: tint from 50 outwards, a frame where they differ after correction. */
export function pairMatrix({ rows, pairs }: ReportSheet): Markup {
  const teams = rows.map(({ team }) => team);
  return html`<table class="pairm"><thead><tr><td></td>${teams.map(
    (team) => html`<th scope="col" title="${team}">${team}</th>`,
  )}</tr></thead><tbody>${teams.map((one) => {
    const own = pairsOfTeam(one, teams, pairs);
    return html`<tr><th scope="row" title="${one}">${one}</th>${teams.map((other) => {
      const pair = own.find((pair) => pair.other === other);
      return pair === undefined ? html`<td class="self"></td>` : pairCell(pair);
    })}</tr>`;
  })}</tbody></table>`;
}

function pairCell(pair: TeamPair): Markup {
  const { wins, games, rate, corrected } = pair;
  if (rate === null) return html`<td>${UNKNOWN}</td>`;
  const colour = rate.share >= 0.5 ? 'var(--up)' : 'var(--down)';
  const tint = Math.round(Math.abs(rate.share - 0.5) * 120);
  return html`<td class="${areApart(pair) ? 'sig' : 'plain'}" style="--c:${colour};--v:${tint}" title="${wins}/${games}, 95 % ${percent(rate.low)}–${percent(rate.high)}, p = ${corrected.toFixed(3)}"><b>${percent(rate.share)}</b><small>${wins}/${games}</small></td>`;
}
