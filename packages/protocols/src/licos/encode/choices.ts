import { type Choice, legalActions, type PlayerId, type Role, type View } from '@mura/engine';
import type { WirePhase } from '../words/wire.ts';
import { isDead } from './fates.ts';

/** What a vote of a player means: at noon an execution, at night what their role does. */
export function actIn(phase: WirePhase, role: Role | null): Choice['type'] | null {
  if (phase === 'noon') return 'vote';
  if (phase !== 'night') return null;
  return role === null ? null : (NIGHT_ACTS[role] ?? null);
}

const NIGHT_ACTS: Partial<Readonly<Record<Role, Choice['type']>>> = {
  seer: 'divine',
  bodyguard: 'guard',
  werewolf: 'attackVote',
};

/** Whom a player may choose in a phase; made from their view alone. */
export function choicesIn(view: View, player: PlayerId, phase: WirePhase): readonly PlayerId[] {
  const act = actIn(phase, view.own.role);
  if (act === null || view.shared.rules === null || isDead(view, player)) return [];
  const { day, round } = view.shared;
  const legal = legalActions(view, { act, player, day, round, turn: 0 });
  return 'targets' in legal ? legal.targets : [];
}
