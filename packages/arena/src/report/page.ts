import { teamOf } from '@mura/engine';
import { areApart, LEVEL } from '../statistics/pairs.ts';
import { gamesNeeded } from '../statistics/power.ts';
import { html, Markup, type MarkupContent } from './markup.ts';
import { pairMatrix } from './pair-matrix.ts';
import { learningPlot, rolePlot, timesPlot } from './plots.ts';
import type { ContestReport, ReportGame, ReportSheet } from './report.ts';
import { REPORT_STYLE } from './style.ts';
import {
  behaviourTable,
  entertainmentTable,
  faultsTable,
  rolesOf,
  scrolling,
  tableOne,
  tableTwo,
  understandingTable,
} from './tables.ts';
import {
  percent,
  type ReportTexts,
  type ReportWriter,
  signed,
  tellerOf,
  UNKNOWN,
  winsText,
} from './teller.ts';
import { REPORT_TOKENS } from './tokens.ts';

export interface PageOptions {
  /** Where the record of a game lies, from the report; `null`: none was kept. */
  readonly recordOf?: (game: ReportGame) => string | null;
}

/** Games whose records are linked on the page; all stand in the CSV. */
const MOST_LINKED = 600;

/** The report as one file that needs nothing else; the same report gives the same bytes. */
export function reportPage(report: ContestReport, texts: ReportTexts, options: PageOptions = {}): string {
  const page = new ReportPage(report, tellerOf(texts), options);
  return page.text();
}

class ReportPage {
  readonly #report: ContestReport;
  readonly #teller: ReportWriter;
  readonly #options: PageOptions;
  #tables = 0;
  #figures = 0;

  constructor(report: ContestReport, teller: ReportWriter, options: PageOptions) {
    this.#report = report;
    this.#teller = teller;
    this.#options = options;
  }

  text(): string {
    const { name, version } = this.#report;
    const { language, say } = this.#teller;
    const page = html`<!doctype html>
<html lang="${language}" data-theme="day">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="generator" content="${version}">
<title>${say('title', { name })}</title>
<style>${new Markup(REPORT_TOKENS)}${new Markup(REPORT_STYLE)}</style>
</head>
<body>
<a class="skip" href="#main">${say('skip')}</a>
<main class="paper" id="main">
${this.#header()}
${this.#report.sheets.map((sheet) => this.#sheet(sheet))}
${this.#picks()}
${this.#reliability()}
${this.#replays()}
${this.#provenance()}
</main>
</body>
</html>
`;
    return page.text;
  }

  #header(): Markup {
    const { name, version, teams, games } = this.#report;
    const say = this.#teller.say;
    return html`<header><p class="by">${say('kicker', { version })}</p><h1>${say('headline', { name, teams: teams.length, games: games.length })}</h1><p class="lede">${this.#lede()}</p></header>`;
  }

  /** The rate of the first, and how much of the order is more than chance. */
  #lede(): string {
    const say = this.#teller.say;
    const sheet = this.#report.sheets.find(({ kind }) => kind === 'cross') ?? this.#report.sheets[0];
    const best = sheet?.rows[0];
    if (sheet === undefined || best === undefined || best.total.rate === null) return say('ledeEmpty');
    const { wins, games, rate } = best.total;
    const first = say('lede', {
      team: best.team,
      games,
      wins,
      rate: percent(rate.share),
      low: percent(rate.low),
      high: percent(rate.high),
    });
    return sheet.pairs.length === 0 ? first : `${first} ${say('ledeApart', countApart(sheet))}`;
  }

  #sheet(sheet: ReportSheet): MarkupContent {
    return [
      this.#wins(sheet),
      this.#byRole(sheet),
      sheet.kind === 'self' ? null : this.#pairs(sheet),
      this.#learning(sheet),
      this.#judging(sheet),
      this.#talk(sheet),
    ];
  }

  #section(
    title: string,
    sheet: ReportSheet | null,
    body: MarkupContent,
    side: readonly MarkupContent[] = [],
  ): Markup {
    const kind = sheet === null ? null : html`<small>${this.#teller.say(`kind.${sheet.kind}`)}</small>`;
    const notes = side.filter((note) => note !== null);
    return html`<section><h2>${title}${kind}</h2>${
      notes.length === 0
        ? html`<div class="body wide">${body}</div>`
        : html`<div class="body">${body}</div><aside class="side">${notes.map((note) => html`<p>${note}</p>`)}</aside>`
    }</section>`;
  }

  #figure(kind: 'table' | 'figure', caption: string, content: MarkupContent): Markup {
    const n = kind === 'table' ? ++this.#tables : ++this.#figures;
    return html`<figure><figcaption><b>${this.#teller.say(kind, { n })}</b>${caption}</figcaption>${content}</figure>`;
  }

  #wins(sheet: ReportSheet): Markup {
    const { say, role } = this.#teller;
    const caption = say('winsCaption', {
      kind: say(`kind.${sheet.kind}`),
      method: say(sheet.dependent ? 'methodClustered' : 'methodWilson'),
    });
    const weights = rolesOf(sheet)
      .map((one) => `${role(one)} ${sheet.seats[one]}`)
      .join(', ');
    const table = this.#figure('table', caption, scrolling(say('wins'), tableOne(sheet, this.#teller)));
    return this.#section(say('wins'), sheet, [
      table,
      this.#checks(sheet),
      html`<p class="note">${this.#sides(sheet)}<br>${say('formulas', { weights })} ${say('ratingNote')}</p>`,
    ]);
  }

  #sides(sheet: ReportSheet): string {
    const sides = [...new Set(rolesOf(sheet).map(teamOf))];
    return sides
      .map((side) => {
        const wins = sheet.winsOfSides[side] ?? 0;
        const rate = sheet.games === 0 ? UNKNOWN : (wins / sheet.games).toFixed(2);
        return this.#teller.say('sidesNote', {
          side: this.#teller.say(`side.${side}`),
          wins,
          games: sheet.games,
          rate,
        });
      })
      .join('; ');
  }

  /** Cells that cannot be. */
  #checks({ impossible, impossibleColumns }: ReportSheet): Markup {
    const { say, role } = this.#teller;
    if (impossible.length === 0 && impossibleColumns.length === 0)
      return html`<p class="flagnote ok">${say('noImpossible')}</p>`;
    const cells = impossible.map(({ team, role: own, printed, mustBe }) => {
      const flagged = say('impossible', { team, role: role(own), printed: winsText(printed) });
      return mustBe === null ? flagged : `${flagged} ${say('impossibleRepair', { right: winsText(mustBe) })}`;
    });
    const columns =
      impossibleColumns.length === 0
        ? []
        : [say('impossibleColumn', { roles: impossibleColumns.map(role).join(', ') })];
    return html`<p class="flagnote">${[...cells, ...columns].join(' ')}</p>`;
  }

  #byRole(sheet: ReportSheet): Markup {
    const panels = rolesOf(sheet).map((role) =>
      rolePlot(
        role,
        sheet.rows.map(({ team, byRole }) => ({ team, rate: byRole[role]! })),
        this.#teller,
      ),
    );
    const say = this.#teller.say;
    return this.#section(
      say('byRole'),
      sheet,
      this.#figure('figure', say('byRoleCaption'), html`<div class="panels">${panels}</div>`),
    );
  }

  #pairs(sheet: ReportSheet): Markup | null {
    if (sheet.pairs.length === 0) return null;
    const say = this.#teller.say;
    const games = gamesNeeded({ difference: 0.1, around: 0.5, level: LEVEL, power: 0.8, comparisons: 1 });
    return this.#section(
      say('pairs'),
      sheet,
      this.#figure('figure', say('pairsCaption'), scrolling(say('pairs'), pairMatrix(sheet))),
      [
        say('pairsApart', countApart(sheet)),
        say(sheet.dependent ? 'pairsTestSets' : 'pairsTest'),
        say('pairsPower', { points: 10, games }),
      ],
    );
  }

  #learning(sheet: ReportSheet): Markup | null {
    if (sheet.learning === null) return null;
    const say = this.#teller.say;
    const panels = sheet.learning.map((learning) => {
      const { change } = learning;
      const told =
        change === null
          ? say('learningUnknown')
          : say('learningChange', {
              change: signed(change.change),
              low: signed(change.low),
              high: signed(change.high),
            });
      return html`<div><h3>${learning.team}<small>${told}</small></h3>${learningPlot(learning, this.#teller)}</div>`;
    });
    const figure = this.#figure('figure', say('learningCaption'), html`<div class="panels">${panels}</div>`);
    return this.#section(say('learning'), sheet, figure, [say('learningNote')]);
  }

  #judging(sheet: ReportSheet): Markup | null {
    const { means, meansOfModel, entertainment } = sheet;
    const say = this.#teller.say;
    const tables = [
      means && { table: means, caption: 'judgingCaption' as const },
      meansOfModel && { table: meansOfModel, caption: 'judgingCaptionLlm' as const },
    ].flatMap((one) => one ?? []);
    if (tables.length === 0 && entertainment === null) return null;
    const figures = tables.map(({ table, caption }) => {
      const fillings = { judges: table.judges, kind: say(`kind.${sheet.kind}`), cut: say(table.cut) };
      return this.#figure(
        'table',
        say(caption, fillings),
        scrolling(say('judging'), tableTwo(table, this.#teller)),
      );
    });
    const votes =
      entertainment === null
        ? null
        : this.#figure('table', say('entertainmentCaption'), entertainmentTable(entertainment, this.#teller));
    return this.#section(say('judging'), sheet, [figures, votes], [say('agreementNote')]);
  }

  /** Whom judges found best, each from their own viewpoint. */
  #picks(): Markup | null {
    const say = this.#teller.say;
    const picks = this.#report.picks.map(({ judge, team, playedIn, comment }) => {
      const told =
        playedIn === null ? say('pick', { judge, team }) : say('livePick', { judge, team, game: playedIn });
      return comment === '' ? told : `${told} ${comment}`;
    });
    if (picks.length === 0) return null;
    return this.#section(
      say('picks'),
      null,
      picks.map((pick) => html`<p>${pick}</p>`),
    );
  }

  #talk(sheet: ReportSheet): MarkupContent {
    const { talk } = sheet;
    if (talk === null) return null;
    const say = this.#teller.say;
    return [
      this.#section(
        say('understanding'),
        sheet,
        this.#figure(
          'table',
          say('understandingCaption'),
          scrolling(say('understanding'), understandingTable(talk, this.#teller)),
        ),
        [say('gamesRead', { n: sheet.gamesRead })],
      ),
      this.#section(
        say('behaviour'),
        sheet,
        this.#figure(
          'table',
          say('behaviourCaption'),
          scrolling(say('behaviour'), behaviourTable(talk, this.#teller)),
        ),
      ),
    ];
  }

  #reliability(): Markup {
    const { faults, quarantined, times } = this.#report;
    const say = this.#teller.say;
    return this.#section(say('reliability'), null, [
      times.length === 0
        ? html`<p class="note">${say('noTimes')}</p>`
        : this.#figure('figure', say('timesCaption'), timesPlot(times, this.#teller)),
      this.#figure(
        'table',
        say('faultsCaption'),
        scrolling(say('reliability'), faultsTable(faults, this.#teller)),
      ),
      quarantined.length === 0
        ? null
        : html`<p class="note">${say('quarantined', { teams: quarantined.join(', ') })}</p>`,
    ]);
  }

  #replays(): Markup | null {
    const { recordOf } = this.#options;
    if (recordOf === undefined) return null;
    const { say, role } = this.#teller;
    const { games } = this.#report;
    const rows = games.slice(0, MOST_LINKED).map((game) => {
      const file = recordOf(game);
      const seats = game.teams
        .map((team, seat) => `${team ?? UNKNOWN} (${role(game.roles[seat]!)})`)
        .join(', ');
      const winner = game.winner === 'none' ? say('nobody') : say(`side.${game.winner}`);
      return html`<tr><th scope="row">${game.number}</th><td class="l">${seats}</td><td class="l">${winner}</td><td class="l">${file === null ? UNKNOWN : html`<a href="${file}">${say('record')} ${game.number}</a>`}</td></tr>`;
    });
    const table = html`<table class="tbl"><thead><tr><th class="l" scope="col">${say('game')}</th><th class="l" scope="col">${say('seats')}</th><th class="l" scope="col">${say('winner')}</th><th class="l" scope="col">${say('record')}</th></tr></thead><tbody>${rows}</tbody></table>`;
    const more =
      games.length > MOST_LINKED
        ? html`<p class="note">${say('andMore', { n: games.length - MOST_LINKED })}</p>`
        : null;
    return this.#section(say('replays'), null, [
      html`<details><summary>${say('replaysCaption')}</summary>${scrolling(say('replays'), table)}${more}</details>`,
    ]);
  }

  #provenance(): Markup {
    const { name, version, planHash, seed, digest, presets, games } = this.#report;
    const say = this.#teller.say;
    const facts: [string, string][] = [
      [say('version'), version],
      [say('plan'), `sha256:${planHash}`],
      [say('seed'), seed],
      [say('digest'), `sha256:${digest}`],
      [say('presets'), presets.join(', ')],
      [say('games'), String(games.length)],
    ];
    return this.#section(
      say('provenance'),
      null,
      html`<div class="cite"><dl>${facts.map(
        ([term, fact]) => html`<dt>${term}</dt><dd class="mono">${fact}</dd>`,
      )}</dl></div><pre># ${say('again')}
mura tournament run plan.yaml --out ${folderName(name)}
mura tournament report ${folderName(name)}</pre>`,
      [say('selfContained')],
    );
  }
}

function countApart({ pairs }: ReportSheet): { pairs: number; apart: number } {
  return { pairs: pairs.length, apart: pairs.filter(areApart).length };
}

function folderName(name: string): string {
  return /^[\w.-]+$/.test(name) ? name : 'contest';
}
