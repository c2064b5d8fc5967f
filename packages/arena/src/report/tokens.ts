/**
 * The colours, sizes and fonts of the page, as far as a report needs them: a report is one file and cannot load those of
 * `apps/web/src/style/tokens.css`. A test holds them equal.
 */
export const REPORT_TOKENS = `:root {
  --accent: #27496d;
  --edge: #8a8270;
  --focus: #27496d;
  --gold: #b9852a;
  --gothic: "Mura Figures", "Zen Kaku Gothic New", "Hiragino Sans", "Yu Gothic UI", "Noto Sans JP", "Noto Sans CJK JP", system-ui, sans-serif;
  --grave-wash: #dde8e3;
  --heart: #ede7da;
  --ink: #22242e;
  --ink-2: #55565f;
  --ink-3: #646470;
  --line: #dcd4c4;
  --maybe: #8a5a0c;
  --mincho: "Shippori Mincho", "Hiragino Mincho ProN", "Yu Mincho", "Noto Serif JP", "Noto Serif CJK JP", serif;
  --mono: ui-monospace, "SFMono-Regular", Menlo, Consolas, "Noto Sans Mono CJK JP", monospace;
  --ok: #2d6a45;
  --paper: #f7f2e8;
  --r2: 4px;
  --raised: #fdfaf4;
  --system-wash: #f1e6cd;
  --t-11: 0.6875rem;
  --t-12: 0.75rem;
  --t-13: 0.8125rem;
  --t-14: 0.875rem;
  --t-17: 1.0625rem;
  --t-20: 1.25rem;
  --t-26: 1.625rem;
  --t-36: 2.25rem;
  --third: #556318;
  --village: #27527d;
  --well: #e5decf;
  --wolf: #9b2d3f;
}
`;
