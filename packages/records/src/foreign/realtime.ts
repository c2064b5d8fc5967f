import { type Result, refuse } from '@mura/engine';
import type { LogError } from '../aiwolf/log-error.ts';
import { findRole, findWinner } from '../aiwolf/words.ts';
import type { VillageRecord } from '../record.ts';
import type { StoryPlayer, StoryStep } from './foreign-game.ts';
import { recordOfStory } from './record-of-story.ts';

/** What the natural-language server broadcasts to its viewer, one JSON object a line. */
interface Broadcast {
  readonly id: string;
  readonly day: number;
  readonly agents: readonly { readonly idx: number; readonly name: string; readonly role: string }[];
  readonly event: string;
  readonly message?: string;
  readonly from_idx?: number;
  readonly to_idx?: number;
  readonly bubble_idx?: number;
  /** Seconds; since 2026. */
  readonly timestamp?: number;
}

/** Whether the first line is a broadcast. */
export function isRealtimeLog(text: string): boolean {
  const end = text.indexOf('\n');
  return broadcastIn(end < 0 ? text : text.slice(0, end)) !== null;
}

export function readRealtimeLog(
  text: string,
  licence: string | null = null,
): Result<VillageRecord, LogError> {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const all = lines.map(broadcastIn);
  const odd = all.indexOf(null);
  if (odd >= 0)
    return refuse({
      file: null,
      line: odd + 1,
      reason: 'there must be a broadcast: a JSON object with id, day, agents and event',
      found: '',
      allowed: 'a broadcast',
    });
  const told = all as Broadcast[];
  const players = castOf(told[0]!);
  const days = told.map(({ day, event }, index) => event !== '終了' && day !== told[index - 1]?.day);
  const steps = told.flatMap((one, index): StoryStep[] => [
    ...(days[index] ? [{ type: 'day' as const, day: one.day, stage: 'game' as const }] : []),
    stepOf(one, lines[index]!, players),
  ]);
  return recordOfStory(
    {
      format: 'nlp-realtime',
      village: told[0]!.id,
      language: /[\u3041-\u30fa]/.test(told.map(({ message }) => message).join('')) ? 'ja' : 'en',
      players: players.map(({ player }) => player),
      steps,
      unknown: ['identified', ...(told.some(({ timestamp }) => timestamp !== undefined) ? [] : ['at'])],
    },
    licence,
  );
}

interface SeatedPlayer {
  readonly idx: number;
  readonly player: StoryPlayer;
}

function castOf({ agents }: Broadcast): SeatedPlayer[] {
  return agents.map(({ idx, name, role }) => ({ idx, player: { name, role: findRole(role) ?? null } }));
}

function stepOf(told: Broadcast, line: string, seated: readonly SeatedPlayer[]): StoryStep {
  const nameOf = (idx: number | undefined) => seated.find((one) => one.idx === idx)?.player.name;
  const [from, to] = [nameOf(told.from_idx), nameOf(told.to_idx)];
  const kept: StoryStep = { type: 'kept', line };
  switch (told.event) {
    case 'トーク':
    case '囁き': {
      const player = nameOf(told.bubble_idx);
      if (player === undefined || told.message === undefined) return kept;
      const at = told.timestamp === undefined ? null : told.timestamp * 1000;
      const channel = told.event === 'トーク' ? 'talk' : 'whisper';
      return { type: 'said', channel, player, text: told.message, at };
    }
    case '投票':
      return from === undefined || to === undefined ? kept : { type: 'vote', player: from, target: to };
    case '占い':
    case '護衛': {
      const type = told.event === '占い' ? 'divined' : 'guarded';
      return from === undefined || to === undefined ? kept : { type, player: from, target: to };
    }
    case '追放':
      return to === undefined ? kept : { type: 'executed', player: to };
    case '襲撃':
      // The pack has no number; somebody who was guarded is attacked by -1.
      return to === undefined || told.from_idx === -1 ? kept : { type: 'found', dead: [to] };
    case '終了':
      return { type: 'ended', winner: findWinner(told.message ?? '') ?? null };
    default:
      return kept;
  }
}

function broadcastIn(line: string): Broadcast | null {
  try {
    const value = JSON.parse(line.replace(/^\uFEFF/, ''));
    const isSound =
      typeof value?.id === 'string' &&
      Number.isInteger(value.day) &&
      typeof value.event === 'string' &&
      Array.isArray(value.agents) &&
      value.agents.every(
        (agent: { readonly idx?: unknown; readonly name?: unknown; readonly role?: unknown } | null) =>
          Number.isInteger(agent?.idx) && typeof agent?.name === 'string' && typeof agent.role === 'string',
      ) &&
      (value.message === undefined || typeof value.message === 'string') &&
      (value.timestamp === undefined || Number.isSafeInteger(value.timestamp));
    return isSound ? value : null;
  } catch {
    return null;
  }
}
