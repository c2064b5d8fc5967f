import {
  dealtRoles,
  familyOf,
  type PhaseName,
  PRESETS,
  type PresetFamily,
  type Rules,
  seatsThat,
} from '@mura/engine';
import { whyNot } from './aiwolf/suits.ts';
import { isOnWire } from './licos/words/roles.ts';
import { FEWEST_PLAYERS, MOST_PLAYERS } from './licos/words/wire.ts';
import { whyNotPlayed } from './nlp/can-play.ts';

/** The ways into a village: the browser, and the wires of other platforms. */
export const DOORS = ['web', 'aiwolf', 'nlp', 'licos'] as const;
export type DoorName = (typeof DOORS)[number];

/** Doors through which programs come to seats that are kept for them. */
export const PROGRAM_DOORS = ['aiwolf', 'nlp'] as const;
export type ProgramDoor = (typeof PROGRAM_DOORS)[number];

/** What each wire cannot say of a village, in words; nothing: one can play there through this door. */
const REASONS: Readonly<Record<DoorName, (rules: Rules) => readonly string[]>> = {
  web: () => [],
  aiwolf: (rules) => {
    const reason = whyNot(rules);
    return reason === null ? [] : [reason];
  },
  nlp: whyNotPlayed,
  licos: whyNotLicos,
};

/** Why a village cannot be played through a door; empty: it can. */
export function whyNotThrough(door: DoorName, rules: Rules): readonly string[] {
  return REASONS[door](rules);
}

const LICOS_PHASES: readonly PhaseName[] = ['discussion', 'vote', 'night'];

/** LiCOS has names for morning, noon and night, in this order, and for so many players. */
function whyNotLicos({ clock, roles }: Rules): string[] {
  const reasons: string[] = [];
  const phases = clock?.phases.map(({ name }) => name) ?? [];
  if (phases.join() !== LICOS_PHASES.join())
    reasons.push('the wire has a morning to discuss, a noon to vote and a night to act, and no other phases');
  const players = seatsThat(roles, () => true);
  for (const role of dealtRoles(roles).filter((one) => !isOnWire(one)))
    reasons.push(`the wire has no name for the role '${role}'`);
  if (players < FEWEST_PLAYERS || players > MOST_PLAYERS)
    reasons.push(`the wire has villages of ${FEWEST_PLAYERS} to ${MOST_PLAYERS} players`);
  return reasons;
}

/** Presets of one family that look the same from every door. */
interface PresetRow {
  readonly family: PresetFamily | null;
  readonly presets: string[];
  readonly cells: readonly string[];
}

/** The matrix preset × door, as docs/DOORS.md shows it: reasons have letters, and are told below. */
export function writeDoorMatrix(): string {
  const reasons: string[] = [];
  const rows: PresetRow[] = [];
  for (const [preset, rules] of PRESETS) {
    const cells = DOORS.map((door) => cellOf(whyNotThrough(door, rules), reasons));
    const family = familyOf(preset);
    const like = rows.find((row) => row.family === family && row.cells.join() === cells.join());
    if (like === undefined) rows.push({ family, presets: [preset], cells });
    else like.presets.push(preset);
  }
  const lines = rows.map(({ presets, cells }) => `| ${[rangesOf(presets), ...cells].join(' | ')} |`);
  const legend = reasons.map((reason, index) => `- **${letterOf(index)}**: ${reason}`);
  const head = ['| preset | browser | AIWolf | NLP | LiCOS |', '|---|---|---|---|---|'];
  return [...head, ...lines, '', ...legend].join('\n');
}

function cellOf(whyNot: readonly string[], reasons: string[]): string {
  for (const reason of whyNot) if (!reasons.includes(reason)) reasons.push(reason);
  const letters = whyNot.map((reason) => letterOf(reasons.indexOf(reason)));
  return letters.length === 0 ? 'yes' : `no (${letters.join(', ')})`;
}

function letterOf(index: number): string {
  return String.fromCharCode('a'.charCodeAt(0) + index);
}

/** Presets that follow each other in the catalogue are told by the first and the last of them. */
function rangesOf(presets: readonly string[]): string {
  const catalogue = [...PRESETS.keys()];
  const ranges: string[][] = [];
  for (const preset of presets) {
    const last = ranges.at(-1);
    const follows = last !== undefined && catalogue.indexOf(last.at(-1)!) + 1 === catalogue.indexOf(preset);
    if (follows) last.push(preset);
    else ranges.push([preset]);
  }
  return ranges.map(toRange).join(', ');
}

function toRange(presets: readonly string[]): string {
  const quoted = presets.map((preset) => `\`${preset}\``);
  return quoted.length < 3 ? quoted.join(', ') : `${quoted[0]} … ${quoted.at(-1)}`;
}
