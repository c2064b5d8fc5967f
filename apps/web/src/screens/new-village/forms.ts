import {
  countPlayers,
  familyOf,
  isSlow,
  PRESETS,
  type PresetFamily,
  type RoleCounts,
  type Rules,
} from '@mura/engine';
import odds from './odds.json';

/** How often each side won among games of bots. */
export interface Odds {
  readonly games: number;
  readonly village: number;
  readonly werewolf: number;
  readonly fox: number;
}

/** A form of the game that one can choose. */
export interface GameForm {
  readonly name: string;
  readonly rules: Rules;
  readonly roles: RoleCounts;
  readonly players: number;
  readonly pace: 'turns' | 'live' | 'day';
  readonly family: PresetFamily;
  readonly odds: Odds | null;
}

/** The forms that are shown as cards: one of each kind and size. */
export const SHOWN = [
  'licos-5c',
  'licos-9b',
  'licos-13',
  'licos-15',
  'bbs-9',
  'bbs-15',
  'aiwolf-5',
  'aiwolf-15',
  'nlp-5',
];

export const FORMS: readonly GameForm[] = [...PRESETS].map(([name, rules]) => ({
  name,
  rules,
  roles: rules.roles,
  players: countPlayers(rules),
  pace: paceOf(rules),
  family: familyOf(name)!,
  odds: oddsOf(name),
}));

export function findForm(name: string): GameForm {
  return FORMS.find((form) => form.name === name) ?? FORMS.find((form) => form.name === SHOWN[0])!;
}

function paceOf(rules: Rules): GameForm['pace'] {
  if (rules.clock === null) return 'turns';
  return isSlow(rules) ? 'day' : 'live';
}

/** Some are measured in fewer games than the rest. */
interface MeasuredOdds {
  readonly games?: number;
  readonly wins: Omit<Odds, 'games'>;
}

function oddsOf(name: string): Odds | null {
  const { games } = odds;
  const measured: MeasuredOdds | undefined = odds.presets.find(({ preset }) => preset === name);
  return measured === undefined ? null : { games: measured.games ?? games, ...measured.wins };
}

/** About how long a game takes, in minutes; `null` where it is a matter of days. */
export function minutesOf({ rules, players, pace }: GameForm): number | null {
  if (pace === 'day') return null;
  const days = Math.max(2, Math.ceil((players - 1) / 2) - 1);
  if (rules.clock === null) return Math.round(days * players * 0.6);
  const seconds = rules.clock.phases.reduce((sum, { spans }) => sum + (spans.at(-1)?.seconds ?? 0), 0);
  return Math.max(5, Math.round((seconds * days) / 60));
}
