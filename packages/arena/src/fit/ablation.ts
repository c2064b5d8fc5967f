import { type Bot, honest, inHisui, LEAGUE, SPARRING } from '@mura/bots';
import { PRESETS } from '@mura/engine';
import { type Balance, balance, differenceOf, type ShareLead } from '../league/balance.ts';
import { drawSeatings, type LeagueSeatResult, playSets } from '../league/sets.ts';

export interface AblationOptions {
  readonly preset: string;
  readonly seed: string;
  readonly sets: number;
  readonly games: number;
  /** Against honest and bots of plain habits only: nobody who reads as hisui does. */
  readonly isPlain: boolean;
  /** Only hisui itself and honest, without the parts. */
  readonly isWhole: boolean;
  /** `difference`: against hisui as it is, in the same games; `null`: it is that. */
  readonly onMeasured: (what: string, measured: Balance, difference: ShareLead | null) => void;
}

const BLIND: inHisui.Tempers = {
  ...{ spoken: 0, spokenWhenKnown: 0, claimed: 0, reported: 0, named: 0, ballot: 0, killed: 0, attuned: 0 },
  seats: { spoken: 1, aimed: 1 },
};

/** The conduct before it was improved against a league: what one would guess. */
const GUESSED: inHisui.Conduct = {
  conformity: 0.1,
  counters: 0.5,
  seerAccuses: 0,
  possessedClaims: 1,
  possessedAccuses: 0.5,
  packClaims: { small: 0.3, large: 0.3 },
  packAccuses: { small: 0.5, large: 0.5 },
  showsFrom: 0.4,
};

/** hisui, and hisui without one of its parts. */
const PARTS: readonly (readonly [string, Partial<inHisui.Policy>])[] = [
  ['hisui', {}],
  ['without inference', { tempers: { small: BLIND, large: BLIND } }],
  ['without memory of the seats', { remembers: false }],
  ['without best response', { responds: false }],
  ['with a guessed conduct', GUESSED],
];

/** Plays hisui, hisui without each of its parts, and honest in the same chairs against the same bots and deals. */
export function measureParts(options: AblationOptions): void {
  const { preset, seed, sets, games, isPlain, isWhole, onMeasured } = options;
  const rules = PRESETS.get(preset)!;
  const seats = Object.values(rules.roles).reduce((sum, many) => sum + many, 0);
  const others = drawSeatings(isPlain ? [honest as Bot, ...SPARRING] : LEAGUE, seats - 1, sets, seed);
  const tried: [string, Bot][] = PARTS.slice(0, isWhole ? 1 : undefined).map(([what, change]) => [
    what,
    inHisui.createHisui('measured', { ...inHisui.POLICY, ...change }) as Bot,
  ]);
  let whole: readonly LeagueSeatResult[] | null = null;
  for (const [what, bot] of [...tried, ['honest', { ...honest, name: 'measured' } as Bot] as const]) {
    const seatings = others.map((bots, set) => bots.toSpliced(set % seats, 0, bot));
    const results = playSets({ preset, seed, games, seatings }).filter((result) => result.bot === 'measured');
    const difference = whole === null ? null : differenceOf(results, whole, rules.roles);
    whole ??= results;
    onMeasured(what, balance(results, rules.roles), difference);
  }
}
