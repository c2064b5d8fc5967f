import { type Bot, inHisui, LEAGUE } from '@mura/bots';
import { PRESETS } from '@mura/engine';
import { type Balance, balance } from '../league/balance.ts';
import { drawSeatings, playSets } from '../league/sets.ts';
import { withHash } from './fit-table.ts';

export interface ConductOptions {
  readonly seed: string;
  /** Sets of games that each trial plays. */
  readonly sets: number;
  /** Games of a set. */
  readonly games: number;
  readonly onTrial?: (trial: Trial) => void;
}

export interface Trial {
  readonly changed: string;
  readonly value: number;
  readonly balance: Balance;
  readonly isKept: boolean;
}

const PRESET = 'aiwolf-5';
const SEATS = 5;

/** What is tried of each number, one after another. */
const TRIED: readonly (readonly [
  string,
  readonly number[],
  (conduct: inHisui.Conduct, value: number) => inHisui.Conduct,
])[] = [
  [
    'packClaims.small',
    [0, 0.25, 0.5, 0.9],
    (conduct, small) => ({ ...conduct, packClaims: { ...conduct.packClaims, small } }),
  ],
  [
    'packAccuses.small',
    [0, 0.5, 1],
    (conduct, small) => ({ ...conduct, packAccuses: { ...conduct.packAccuses, small } }),
  ],
  ['possessedAccuses', [0.5, 0.9, 1], (conduct, possessedAccuses) => ({ ...conduct, possessedAccuses })],
  ['counters', [0, 0.5, 1], (conduct, counters) => ({ ...conduct, counters })],
  ['seerAccuses', [0, 0.5, 1], (conduct, seerAccuses) => ({ ...conduct, seerAccuses })],
  ['possessedClaims', [0.7, 1], (conduct, possessedClaims) => ({ ...conduct, possessedClaims })],
  ['conformity', [0, 0.1, 0.3, 0.6], (conduct, conformity) => ({ ...conduct, conformity })],
  ['showsFrom', [0.2, 0.4, 0.6, 0.9], (conduct, showsFrom) => ({ ...conduct, showsFrom })],
];

/**
 * Improves the conduct against a league of bots of other habits and of its own earlier conducts: every version that was
 * better joins it. Each trial plays the same seats and deals.
 */
export function fitConduct({ seed, sets, games, onTrial }: ConductOptions): inHisui.Fitted {
  const { POLICY, FITTED, createHisui } = inHisui;
  const league: Bot[] = [...LEAGUE, versionOf(FITTED.conduct, 'earlier 0')];
  let conduct = FITTED.conduct;
  for (const [changed, values, change] of TRIED) {
    const others = drawSeatings(league, SEATS - 1, sets, `${seed}/${changed}`);
    const measure = (tried: inHisui.Conduct) => {
      const bot = createHisui('tried', { ...POLICY, ...tried }) as Bot;
      const seatings = others.map((bots, set) => bots.toSpliced(set % SEATS, 0, bot));
      const results = playSets({ preset: PRESET, seed: `${seed}/${changed}`, games, seatings });
      return balance(
        results.filter((result) => result.bot === 'tried'),
        PRESETS.get(PRESET)!.roles,
      );
    };
    let most = measure(conduct).share;
    for (const value of values) {
      const tried = change(conduct, value);
      const found = measure(tried);
      const isKept = found.share > most;
      onTrial?.({ changed, value, balance: found, isKept });
      if (!isKept) continue;
      most = found.share;
      conduct = tried;
      league.push(versionOf(conduct, `earlier ${league.length}`));
    }
  }
  const { hash: _, ...parts } = FITTED;
  return withHash({ ...parts, conduct });
}

function versionOf(conduct: inHisui.Conduct, name: string): Bot {
  return inHisui.createHisui(name, { ...inHisui.POLICY, ...conduct }) as Bot;
}
