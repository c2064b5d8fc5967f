import { ABSENCES, LATER_ROLES, type Role } from '@mura/engine';
import type { Entertainment } from '../judging/highlights.ts';
import type { MeanTable } from '../judging/mean-scores.ts';
import { CRITERIA } from '../judging/score.ts';
import { BEHAVIOURS } from '../statistics/behaviour.ts';
import type { TeamFaults } from '../statistics/reliability.ts';
import type { WinRate } from '../statistics/win-rates.ts';
import { html, type Markup, type MarkupContent } from './markup.ts';
import { rangePlot } from './plots.ts';
import type { ReportSheet, TeamTalk } from './report.ts';
import { intervalText, percent, type ReportWriter, ratio, thousands, UNKNOWN, winsText } from './teller.ts';

/** As tables of contests have them: the village's side first, then the possessed and the werewolves. */
const PRINTED_ROLES: readonly Role[] = [
  'villager',
  'seer',
  'medium',
  'bodyguard',
  'freemason',
  'possessed',
  'werewolf',
  'fox',
  ...LATER_ROLES,
];

export function rolesOf({ seats }: Pick<ReportSheet, 'seats'>): Role[] {
  return PRINTED_ROLES.filter((role) => seats[role] !== undefined);
}

/** A table that scrolls by itself where it is too wide. */
export function scrolling(label: string, table: Markup): Markup {
  return html`<div class="hscroll" tabindex="0" role="region" aria-label="${label}">${table}</div>`;
}

function teamCell(team: string, more: MarkupContent = null): Markup {
  return html`<th scope="row"><span title="${team}">${team}</span>${more}</th>`;
}

/** Table 1 of the contest of 2017, with intervals. */
export function tableOne(sheet: ReportSheet, teller: ReportWriter): Markup {
  const roles = rolesOf(sheet);
  const flagged = (team: string, role: Role) =>
    sheet.impossible.some((cell) => cell.team === team && cell.role === role);
  return html`<table class="tbl"><thead><tr><th class="l" scope="col">${teller.say('team')}</th><th class="c" scope="col">${teller.say('rank')}</th>${roles.map(
    (role) => html`<th scope="col">${teller.role(role)}</th>`,
  )}<th scope="col">${teller.say('total')}</th><th class="l" scope="col">0–100 %</th><th scope="col">${teller.say('micro')}</th><th scope="col">${teller.say('balanced')}</th><th scope="col">${teller.say('rating')}</th></tr></thead><tbody>${sheet.rows.map(
    (row) =>
      html`<tr>${teamCell(row.team)}<td class="c">${rankText(row.rank)}</td>${roles.map((role) => winCell(row.byRole[role]!, flagged(row.team, role)))}${winCell(row.total, false)}<td class="l">${rangePlot(row.total, teller)}</td><td>${row.micro?.share.toFixed(2) ?? UNKNOWN}</td><td>${
        row.balanced === null
          ? UNKNOWN
          : html`${row.balanced.share.toFixed(2)}<span class="n">${intervalText(row.balanced)}</span>`
      }</td><td>${row.rating.mu.toFixed(1)}<span class="n">± ${(2 * row.rating.sigma).toFixed(1)}</span></td></tr>`,
  )}${sumRow(sheet, roles, teller)}</tbody></table>`;
}

function winCell(rate: WinRate, flagged: boolean): Markup {
  const interval = rate.rate === null ? null : html`<span class="n">${intervalText(rate.rate)}</span>`;
  return flagged
    ? html`<td class="flagc">${winsText(rate)}${interval}</td>`
    : html`<td>${winsText(rate)}${interval}</td>`;
}

function rankText([first, last]: readonly [number, number]): string {
  return first === last ? String(first) : `${first}–${last}`;
}

function sumRow(sheet: ReportSheet, roles: readonly Role[], teller: ReportWriter): Markup {
  const sum = (of: (row: ReportSheet['rows'][number]) => WinRate) =>
    winsText({
      wins: sheet.rows.reduce((total, row) => total + of(row).wins, 0),
      games: sheet.rows.reduce((total, row) => total + of(row).games, 0),
    });
  return html`<tr class="sum"><th scope="row">${teller.say('sum')}</th><td></td>${roles.map(
    (role) => html`<td>${sum((row) => row.byRole[role]!)}</td>`,
  )}<td>${sum((row) => row.total)}</td><td></td><td></td><td></td><td></td></tr>`;
}

/** Table 2 of the contest of 2017, with the agreement of the judges. */
export function tableTwo(table: MeanTable, teller: ReportWriter): Markup {
  const words = teller.criteria;
  return html`<table class="tbl"><thead><tr><th class="l" scope="col">${teller.say('team')}</th>${CRITERIA.map(
    (criterion) =>
      html`<th scope="col" title="${words[criterion].definition}">${criterion} ${words[criterion].name}</th>`,
  )}</tr></thead><tbody>${table.rows.map(
    ({ team, stars, means }) =>
      html`<tr>${teamCell(team, stars === 0 ? null : html`<sup>${'*'.repeat(stars)}</sup>`)}${CRITERIA.map(
        (criterion) => html`<td>${means[criterion] ?? UNKNOWN}</td>`,
      )}</tr>`,
  )}<tr class="sum"><th scope="row">${teller.say('agreement')}</th>${CRITERIA.map(
    (criterion) => html`<td>${table.agreement[criterion]?.toFixed(2) ?? UNKNOWN}</td>`,
  )}</tr></tbody></table>`;
}

export function entertainmentTable(rows: readonly Entertainment[], teller: ReportWriter): Markup {
  return html`<table class="tbl"><thead><tr><th class="l" scope="col">${teller.say('team')}</th><th scope="col">${teller.say('votes')}</th><th scope="col">${teller.say('score')}</th></tr></thead><tbody>${rows.map(
    ({ team, votes, of, score }) =>
      html`<tr>${teamCell(team)}<td>${votes}/${of}</td><td>${score?.toFixed(2) ?? UNKNOWN}</td></tr>`,
  )}</tbody></table>`;
}

export function understandingTable(talk: readonly TeamTalk[], teller: ReportWriter): Markup {
  return html`<table class="tbl"><thead><tr><th class="l" scope="col">${teller.say('team')}</th><th class="l" scope="col">${teller.say('whole')} · ${teller.say('part')} · ${teller.say('none')}</th><th scope="col">%</th><th scope="col">${teller.say('utterances')}</th><th scope="col">${teller.say('answered')}</th></tr></thead><tbody>${talk.map(
    ({ team, understanding: { whole, part, none, asked, answered } }) => {
      const all = whole + part + none;
      const shares =
        all === 0 ? UNKNOWN : [whole, part, none].map((count) => percent(count / all)).join(' · ');
      return html`<tr>${teamCell(team)}<td class="l">${all === 0 ? null : understoodBar(whole / all, part / all)}</td><td>${shares}</td><td>${thousands(all)}</td><td>${
        asked === 0 ? UNKNOWN : `${answered}/${asked} (${(answered / asked).toFixed(2)})`
      }</td></tr>`;
    },
  )}</tbody></table>`;
}

function understoodBar(whole: number, part: number): Markup {
  const width = (share: number) => `width:${percent(share)}%`;
  return html`<span class="under" aria-hidden="true"><i class="a" style="${width(whole)}"></i><i class="b" style="${width(part)}"></i><i class="c" style="${width(1 - whole - part)}"></i></span>`;
}

export function behaviourTable(talk: readonly TeamTalk[], teller: ReportWriter): Markup {
  const seen = BEHAVIOURS.filter((name) => talk.some(({ behaviours }) => (behaviours[name]?.of ?? 0) > 0));
  return html`<table class="tbl"><thead><tr><td></td>${talk.map(
    ({ team }) => html`<th scope="col">${team}</th>`,
  )}</tr></thead><tbody>${seen.map(
    (name) =>
      html`<tr><th scope="row" class="l">${teller.say(`behaviour.${name}`)}</th>${talk.map(
        ({ behaviours }) => html`<td>${ratio(behaviours[name] ?? { count: 0, of: 0 })}</td>`,
      )}</tr>`,
  )}</tbody></table>`;
}

export function faultsTable(faults: readonly TeamFaults[], teller: ReportWriter): Markup {
  return html`<table class="tbl"><thead><tr><th class="l" scope="col">${teller.say('team')}</th>${ABSENCES.map(
    (reason) => html`<th scope="col">${teller.say(`fault.${reason}`)}</th>`,
  )}<th scope="col">${teller.say('aborted')}</th></tr></thead><tbody>${faults.map(
    ({ team, counts, aborted }) =>
      html`<tr>${teamCell(team)}${ABSENCES.map((reason) => html`<td>${thousands(counts[reason])}</td>`)}<td>${aborted}</td></tr>`,
  )}</tbody></table>`;
}
