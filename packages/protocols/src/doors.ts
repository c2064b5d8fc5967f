import { type PhaseName, PRESETS, ROLES, type Rules } from '@mura/engine';
import { whyNot } from './aiwolf/suits.ts';
import { FEWEST_PLAYERS, MOST_PLAYERS } from './licos/words/wire.ts';
import { whyNotPlayed } from './nlp/can-play.ts';

/** The ways into a village: the browser, and the wires of other platforms. */
export const DOORS = ['web', 'aiwolf', 'nlp', 'licos'] as const;
export type Door = (typeof DOORS)[number];

/** Doors through which programs come to seats that are kept for them. */
export const PROGRAM_DOORS = ['aiwolf', 'nlp'] as const;
export type ProgramDoor = (typeof PROGRAM_DOORS)[number];

/** What each wire cannot say of a village, in words; nothing: one can play there through this door. */
const REASONS: Readonly<Record<Door, (rules: Rules) => readonly string[]>> = {
  web: () => [],
  aiwolf: (rules) => {
    const reason = whyNot(rules);
    return reason === null ? [] : [reason];
  },
  nlp: whyNotPlayed,
  licos: whyNotLicos,
};

/** Why a village cannot be played through a door; empty: it can. */
export function whyNotThrough(door: Door, rules: Rules): readonly string[] {
  return REASONS[door](rules);
}

const LICOS_PHASES: readonly PhaseName[] = ['discussion', 'vote', 'night'];

/** LiCOS has names for morning, noon and night, in this order, and for so many players. */
function whyNotLicos({ clock, roles }: Rules): string[] {
  const reasons: string[] = [];
  const phases = clock?.phases.map(({ name }) => name) ?? [];
  if (phases.join() !== LICOS_PHASES.join())
    reasons.push('the wire has a morning to discuss, a noon to vote and a night to act, and no other phases');
  const players = ROLES.reduce((sum, role) => sum + roles[role], 0);
  if (players < FEWEST_PLAYERS || players > MOST_PLAYERS)
    reasons.push(`the wire has villages of ${FEWEST_PLAYERS} to ${MOST_PLAYERS} players`);
  return reasons;
}

/** Presets that follow each other in the catalogue and look the same from every door. */
interface Row {
  readonly presets: string[];
  readonly cells: readonly string[];
}

/** The matrix preset × door, as docs/DOORS.md shows it. */
export function writeDoorMatrix(): string {
  const rows: Row[] = [];
  for (const [preset, rules] of PRESETS) {
    const cells = DOORS.map((door) => cellOf(door, rules));
    const last = rows.at(-1);
    const isLike = last !== undefined && familyOf(last.presets[0]!) === familyOf(preset);
    if (isLike && last.cells.join() === cells.join()) last.presets.push(preset);
    else rows.push({ presets: [preset], cells });
  }
  const lines = rows.map(({ presets, cells }) => `| ${[rangeOf(presets), ...cells].join(' | ')} |`);
  return ['| preset | browser | AIWolf | NLP | LiCOS |', '|---|---|---|---|---|', ...lines].join('\n');
}

function cellOf(door: Door, rules: Rules): string {
  const reasons = whyNotThrough(door, rules);
  return reasons.length === 0 ? 'yes' : `no: ${reasons.join('; ')}`;
}

function familyOf(preset: string): string {
  return preset.split('-')[0]!;
}

function rangeOf(presets: readonly string[]): string {
  const [first, last] = [presets[0], presets.at(-1)];
  if (presets.length < 3) return presets.map((preset) => `\`${preset}\``).join(', ');
  return `\`${first}\` … \`${last}\``;
}
