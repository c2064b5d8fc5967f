import {
  accept,
  type Character,
  checkSetup,
  FIRST_ROLES,
  type FirstRole,
  type PlayerId,
  type Result,
  type Role,
  type RoleCounts,
  type Rules,
} from '@mura/engine';
import type { RulePath, ShownRule } from '../../known-rules/known-rules.ts';
import { type LogError, wrongLine } from '../log-error.ts';
import { findRole } from '../words.ts';
import type { LogDay } from './day.ts';

/** What a log says of its village before anything happens. */
export interface LogPreamble {
  readonly preset: string;
  readonly rules: Rules;
  /** The rules that a log of this form need not show, whatever they are. */
  readonly unknown: readonly RulePath[];
  /** What the course of this game shows of them. */
  readonly shown: readonly ShownRule[];
  readonly cast: readonly Character[];
  readonly language: string;
  /** Who plays whom. */
  readonly players: readonly string[];
  /** As written, by player. */
  readonly roleWords: readonly string[];
  /** `null` where a role is not known here. */
  readonly deal: readonly Role[] | null;
  /** How the talk of a day goes. */
  readonly talk: TalkForm;
}

/**
 * `turns`: one turn after another. `clock`: everybody speaks when they like. `interleaved`: the servers of 2016 let the
 * pack whisper after each turn of talk.
 */
export type TalkForm = 'turns' | 'clock' | 'interleaved';

/**
 * How many hold each role. A role that is not known here counts as villager: the rules of the record are then as near
 * as they can be, and the notes of its source say so.
 */
export function countRoles({ status }: LogDay): RoleCounts {
  const counts = Object.fromEntries(FIRST_ROLES.map((role) => [role, 0])) as Record<FirstRole, number>;
  for (const { role } of status) counts[findRole(role) ?? 'villager']++;
  return counts;
}

export function findDeal(roleWords: readonly string[]): readonly Role[] | null {
  const deal = roleWords.map(findRole);
  return deal.every((role) => role !== null) ? deal : null;
}

export function holders({ roleWords }: LogPreamble, word: string): PlayerId[] {
  return roleWords.flatMap((role, index) => (role === word ? [index + 1] : []));
}

/** A log of a village that could not be opened is cut in its first lines, or is no log. */
export function checkKnown(known: LogPreamble): Result<LogPreamble, LogError> {
  const { preset, rules, cast, language, players } = known;
  const wishes = players.map(() => null);
  const checked = checkSetup({ preset, rules, cast, language, players, wishes, seed: null });
  if (checked.ok) return accept(known);
  const { path, message } = checked.error[0]!;
  return wrongLine(players.length, 'the village', `${path}: ${message}`, 'a village that can be played');
}
