/** What a report looks like, besides the tokens of the page. */
export const REPORT_STYLE = `
:root { --up: #27496d; --down: #8a5a0c; --grid: #e4dccb; }
:root:lang(ko) { --mincho: "Gowun Batang", "Apple Myungjo", "Noto Serif KR", Batang, serif; --gothic: "Nanum Gothic", "Apple SD Gothic Neo", "Malgun Gothic", "Noto Sans KR", system-ui, sans-serif; word-break: keep-all; overflow-wrap: anywhere; }
* { box-sizing: border-box; margin: 0; padding: 0; }
html { -webkit-text-size-adjust: 100%; }
body { background: var(--paper); color: var(--ink); font: 400 var(--t-14)/1.7 var(--gothic); line-break: strict; }
a { color: var(--accent); }
a:focus-visible, summary:focus-visible, .hscroll:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
.skip { position: absolute; left: -999px; } .skip:focus { left: 8px; top: 8px; background: var(--raised); padding: 8px; }
.paper { max-width: 1120px; margin: 0 auto; padding: 40px 40px 72px; }
.paper > header { border-bottom: 2px solid var(--ink); padding-bottom: 16px; }
h1 { font: 700 var(--t-36)/1.3 var(--mincho); letter-spacing: .06em; text-wrap: balance; overflow-wrap: anywhere; }
:lang(en) h1, :lang(en) h2 { letter-spacing: .01em; }
.by { font-size: var(--t-13); color: var(--ink-2); margin-bottom: 6px; }
.lede { font: 500 var(--t-17)/1.95 var(--mincho); margin-top: 14px; max-width: 44em; }
section { display: grid; grid-template-columns: minmax(0, 1fr) 232px; gap: 0 36px; margin-top: 34px; }
h2 { grid-column: 1 / -1; font: 700 var(--t-20)/1.35 var(--mincho); letter-spacing: .06em; border-bottom: 1px solid var(--line); padding-bottom: 6px; margin-bottom: 12px; }
h2 small { font: 400 var(--t-13) var(--gothic); color: var(--ink-2); margin-left: 12px; }
.body { min-width: 0; } .wide { grid-column: 1 / -1; }
.side { font-size: var(--t-12); line-height: 1.7; color: var(--ink-2); display: grid; gap: 12px; align-content: start; border-left: 1px solid var(--line); padding-left: 16px; min-width: 0; }
.side b { color: var(--ink); }
.note { font-size: var(--t-12); color: var(--ink-2); margin-top: 8px; line-height: 1.7; }
figure + figure { margin-top: 22px; }
figcaption { font-size: var(--t-13); line-height: 1.65; color: var(--ink-2); margin-bottom: 8px; }
figcaption b { color: var(--ink); margin-right: 6px; }
.hscroll { overflow-x: auto; }
.tbl { width: 100%; border-collapse: collapse; font-size: var(--t-13); font-variant-numeric: tabular-nums; }
.tbl th, .tbl td { padding: 5px 6px; text-align: right; font-weight: 400; border-top: 1px solid var(--line); line-height: 1.35; white-space: nowrap; vertical-align: middle; }
.tbl thead th { border-top: 0; font-size: var(--t-12); color: var(--ink-2); vertical-align: bottom; white-space: normal; }
.tbl .l, .tbl tbody th { text-align: left; } .tbl .c { text-align: center; } .tbl tbody th { font-weight: 700; }
.tbl tbody th span { display: inline-block; max-width: 14em; overflow: hidden; text-overflow: ellipsis; vertical-align: bottom; }
.tbl .n { display: block; color: var(--ink-3); font-size: var(--t-11); }
.tbl tr.sum > * { border-top: 1px solid var(--edge); }
.tbl sup { color: var(--gold); font-size: 1em; vertical-align: baseline; }
.flagc { background: var(--system-wash); box-shadow: inset 0 0 0 1px var(--maybe); }
.flagnote { font-size: var(--t-12); color: var(--ink-2); border-left: 3px solid var(--maybe); padding: 4px 10px; background: var(--system-wash); margin-top: 8px; line-height: 1.6; }
.flagnote.ok { border-color: var(--ok); background: var(--grave-wash); }
.pairm { border-collapse: separate; border-spacing: 2px; font-size: var(--t-13); }
.pairm th { font-weight: 400; font-size: var(--t-12); padding: 2px 6px; color: var(--ink-2); max-width: 8em; overflow: hidden; text-overflow: ellipsis; }
.pairm tbody th { text-align: right; color: var(--ink); white-space: nowrap; }
.pairm td { min-width: 62px; height: 40px; text-align: center; line-height: 1.15; background: color-mix(in srgb, var(--c, transparent) calc(var(--v, 0) * 1%), var(--raised)); }
.pairm thead td { background: none; }
.pairm td small { display: block; font-size: var(--t-11); }
.pairm .sig { box-shadow: inset 0 0 0 2px var(--ink); }
.pairm .self { background: repeating-linear-gradient(135deg, var(--well) 0 3px, var(--paper) 3px 6px); }
.rng, .plot { display: block; } .plot { width: 100%; height: auto; }
.gr { stroke: var(--grid); fill: none; } .rf { stroke: var(--ink-3); stroke-dasharray: 3 3; fill: none; }
svg text { font: 400 11px var(--gothic); fill: var(--ink-2); } svg .m { fill: var(--ink-3); } svg .b { font-weight: 700; fill: var(--ink); } svg .t { font: 700 13px var(--mincho); fill: var(--ink); }
.panels { display: grid; grid-template-columns: repeat(auto-fill, minmax(220px, 1fr)); gap: 12px 24px; }
.panels h3 { font: 700 var(--t-13)/1.4 var(--gothic); overflow-wrap: anywhere; } .panels h3 small { display: block; font-weight: 400; color: var(--ink-3); font-size: var(--t-11); }
.under { display: flex; height: 8px; min-width: 120px; gap: 1px; } .under i { display: block; height: 100%; }
.under .a { background: var(--accent); } .under .b { background: repeating-linear-gradient(135deg, var(--accent) 0 2px, transparent 2px 4px); } .under .c { background: var(--well); }
.cite, pre { background: var(--heart); padding: 12px 16px; font-size: var(--t-13); line-height: 1.75; border-radius: var(--r2); overflow-wrap: anywhere; }
pre { font-family: var(--mono); margin-top: 10px; white-space: pre-wrap; }
dl { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 2px 10px; } dd { overflow-wrap: anywhere; } .mono { font-family: var(--mono); }
@media (max-width: 1023px) { section { grid-template-columns: minmax(0, 1fr); } .side { border-left: 0; padding: 12px 0 0; } }
@media (max-width: 767px) { .paper { padding: 24px 16px 48px; } h1 { font-size: var(--t-26); } }
@media print { :root, [data-theme] { --paper: #fff; --raised: #fff; --heart: #fff; } .paper { max-width: none; padding: 0; } section { grid-template-columns: minmax(0, 1fr) 44mm; } figure, tr, .cite { break-inside: avoid; } thead { display: table-header-group; } .skip { display: none; } }
`;
