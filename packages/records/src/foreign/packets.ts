import { type Result, type Role, refuse, type Team } from '@mura/engine';
import type { LogError } from '../aiwolf/log-error.ts';
import { findRole, findWinner } from '../aiwolf/words.ts';
import type { VillageRecord } from '../record.ts';
import type { StoryPlayer, StoryStep } from './foreign-game.ts';
import { recordOfStory } from './record-of-story.ts';

/** The log of packets of the natural-language server of 2025: every request with its answer, in one JSON object. */
export function isPacketLog(text: string): boolean {
  return /^\s*\{/.test(text) && /"win_side"\s*:/.test(text) && /"entries"\s*:\s*\[/.test(text);
}

interface LoggedPacket {
  readonly agent: string;
  readonly request: string;
  readonly response?: string;
  readonly request_timestamp: number;
  readonly response_timestamp: number;
}

interface LoggedRequest {
  readonly request: string;
  readonly info: {
    readonly day: number;
    readonly agent: string;
    readonly status_map: Readonly<Record<string, string>>;
    readonly role_map: Readonly<Record<string, string>>;
  };
}

export function readPacketLog(text: string, licence: string | null = null): Result<VillageRecord, LogError> {
  const log = logIn(text);
  if (log === null)
    return refuse({
      file: null,
      line: 1,
      reason: 'it is no log of packets: entries with an agent, a request and its time',
      found: '',
      allowed: 'a log of packets',
    });
  const { packets, village, winner } = log;
  const players = castOf(packets);
  const language = packets.some(({ packet }) => /[\u3041-\u30fa]/.test(packet.response ?? '')) ? 'ja' : 'en';
  const steps = stepsOf(packets);
  return recordOfStory(
    {
      format: 'nlp-packets',
      village,
      language,
      players,
      steps: [...steps, { type: 'ended', winner }],
      unknown: ['attacked'],
    },
    licence,
  );
}

interface AskedPacket {
  readonly packet: LoggedPacket;
  readonly asked: LoggedRequest;
}

function logIn(text: string): { packets: AskedPacket[]; village: string | null; winner: Team | null } | null {
  try {
    const log = JSON.parse(text);
    if (!Array.isArray(log.entries)) return null;
    const packets = (log.entries as LoggedPacket[])
      .map((packet) => ({ packet, asked: JSON.parse(packet.request) as LoggedRequest }))
      .sort((a, b) => a.packet.request_timestamp - b.packet.request_timestamp);
    const isSound = packets.every(
      ({ packet, asked }) =>
        typeof packet.agent === 'string' &&
        typeof asked.request === 'string' &&
        (asked.info === undefined || typeof asked.info.day === 'number'),
    );
    if (!isSound) return null;
    const village = typeof log.game_id === 'string' ? log.game_id : null;
    return { packets, village, winner: findWinner(String(log.win_side)) ?? null };
  } catch {
    return null;
  }
}

/** Everybody is told their own role; the last packets tell all. */
function castOf(packets: readonly AskedPacket[]): StoryPlayer[] {
  const roles = new Map<string, Role | null>();
  for (const { asked } of packets) {
    for (const name of Object.keys(asked.info?.status_map ?? {})) if (!roles.has(name)) roles.set(name, null);
    for (const [name, word] of Object.entries(asked.info?.role_map ?? {})) roles.set(name, findRole(word));
  }
  return [...roles].map(([name, role]) => ({ name, role }));
}

function stepsOf(packets: readonly AskedPacket[]): StoryStep[] {
  const dead = new Set<string>();
  let today = -1;
  return packets.flatMap(({ packet, asked }): StoryStep[] => {
    const { day, status_map = {} } = asked.info ?? { day: today };
    const fallen = Object.entries(status_map)
      .filter(([name, status]) => status === 'DEAD' && !dead.has(name))
      .map(([name]) => name);
    for (const name of fallen) dead.add(name);
    const isNewDay = day > today;
    today = Math.max(day, today);
    const begun: StoryStep[] = isNewDay ? [{ type: 'day', day, stage: 'game' }] : [];
    const deaths: StoryStep[] =
      fallen.length === 0
        ? []
        : isNewDay
          ? [{ type: 'found', dead: fallen }]
          : fallen.map((player) => ({ type: 'executed', player }));
    return [...begun, ...deaths, ...answerIn(packet, asked.request)];
  });
}

function answerIn({ agent, response, response_timestamp }: LoggedPacket, request: string): StoryStep[] {
  if (response === undefined) return [];
  switch (request) {
    case 'TALK':
      return [{ type: 'said', channel: 'talk', player: agent, text: response, at: response_timestamp }];
    case 'WHISPER':
      return [{ type: 'said', channel: 'whisper', player: agent, text: response, at: response_timestamp }];
    case 'VOTE':
      return [{ type: 'vote', player: agent, target: response }];
    case 'DIVINE':
      return [{ type: 'divined', player: agent, target: response }];
    case 'GUARD':
      return [{ type: 'guarded', player: agent, target: response }];
    default:
      return [{ type: 'kept', line: `${agent} ${request} ${response}` }];
  }
}
