import type { PlayerId } from '@mura/engine';
import type { Random } from '../bot.ts';
import type { Memory } from '../memory/memory.ts';

/** How a role is played. */
export interface RolePlay {
  /** Choices that are made once, at the first question. */
  begin(memory: Memory, random: Random): void;
  /** Before it is asked what it wants to say. */
  prepareTalk(memory: Memory, random: Random): void;
  /** Whom it calls a werewolf, by its own judgement. */
  estimate(memory: Memory, among: readonly PlayerId[]): PlayerId | null;
  /** Whom it says it will vote for, having heard the others. */
  declare(memory: Memory, among: readonly PlayerId[]): PlayerId | null;
  /** Whom it votes for. */
  vote(memory: Memory, among: readonly PlayerId[]): PlayerId | null;
  /** Whom it divines, guards or attacks. */
  night(memory: Memory, among: readonly PlayerId[]): PlayerId | null;
}
