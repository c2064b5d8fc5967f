import type { Bot } from '../bot.ts';
import type { Conduct } from '../hisui/fitted.ts';
import { createHisui } from '../hisui/hisui.ts';
import { POLICY } from '../hisui/play/policy.ts';
import { honest } from '../honest/honest.ts';
import { SPARRING } from './sparring.ts';

/** Minds that read a table and its seats as hisui does, and behave otherwise: who plays against them is read. */
const READERS: readonly (readonly [name: string, conduct: Partial<Conduct>])[] = [
  [
    'plain-reader',
    { seerAccuses: 0, possessedAccuses: 0.5, packClaims: { small: 0.1, large: 0.3 }, counters: 0 },
  ],
  [
    'bold-reader',
    {
      packClaims: { small: 1, large: 0.6 },
      packAccuses: { small: 0.5, large: 0.5 },
      possessedAccuses: 0.3,
      counters: 1,
    },
  ],
  ['harsh-reader', { packClaims: { small: 0.5, large: 0.3 }, packAccuses: { small: 1, large: 1 } }],
  ['shy-reader', { packClaims: { small: 0, large: 0 }, counters: 0, possessedClaims: 0.6, seerAccuses: 0.5 }],
];

/** Against whom hisui is measured and improved: honest, players of plain habits, and readers. */
export const LEAGUE: readonly Bot[] = [
  honest as Bot,
  ...SPARRING,
  ...READERS.map(([name, conduct]) => createHisui(name, { ...POLICY, ...conduct }) as Bot),
];
