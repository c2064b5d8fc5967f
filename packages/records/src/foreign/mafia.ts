import type { Result, Team } from '@mura/engine';
import { refuse } from '@mura/engine';
import type { LogError } from '../aiwolf/log-error.ts';
import type { VillageRecord } from '../record.ts';
import { byHeading, parseDelimited } from './delimited.ts';
import type { StoryPlayer, StoryStep } from './foreign-game.ts';
import { recordOfStory } from './record-of-story.ts';

/** Mafia is the same game with other names: mafiosi are werewolves, bystanders villagers, and there is nobody else. */
function playerOf(name: string, isMafia: boolean, playedBy?: string): StoryPlayer {
  return { name, role: isMafia ? 'werewolf' : 'villager', ...(playedBy === undefined ? {} : { playedBy }) };
}

/** One message of a chat, or what the game said in it. */
interface ChatLine {
  readonly t: string;
  readonly who: string;
  readonly text: string;
}

interface ChatGame {
  readonly game: string;
  readonly players: readonly { readonly name: string; readonly mafia: boolean; readonly llm: boolean }[];
  readonly day: readonly ChatLine[];
  readonly night: readonly ChatLine[];
  readonly manager: readonly ChatLine[];
  readonly winner_line: string;
}

/** A game of LLMafia as one JSON object: players, the chats of day and night, the manager's words. */
export function isChatGame(text: string): boolean {
  return /^\s*\{/.test(text) && /"mafia"\s*:/.test(text.slice(0, 2000)) && /"winner_line"\s*:/.test(text);
}

export function readChatGame(text: string, licence: string | null = null): Result<VillageRecord, LogError> {
  const game = chatGameIn(text);
  if (game === null) return wrong('it is no game of LLMafia: players, day, night and manager are lists');
  const told = [
    ...game.manager.map((line) => ({ ...line, from: 'manager' as const })),
    ...game.day.map((line) => ({ ...line, from: 'talk' as const })),
    ...game.night.map((line) => ({ ...line, from: 'whisper' as const })),
  ].map((line, place) => ({ ...line, place, at: secondsOf(line.t) }));
  const inOrder = told.sort((a, b) => a.at - b.at || a.place - b.place);
  let day = 0;
  let isNight = false;
  const steps = inOrder.flatMap(({ from, who, text: said, at }): StoryStep[] => {
    if (from === 'manager' && /^Now it's Daytime/.test(said)) {
      isNight = false;
      return [{ type: 'day', day: ++day, stage: 'game' }];
    }
    if (from === 'manager' && /^Now it's Nighttime/.test(said)) isNight = true;
    if (from === 'manager' || who === MANAGER) return managed(said, isNight);
    return [{ type: 'said', channel: from, player: who, text: said, at: at * 1000 }];
  });
  return recordOfStory(
    {
      format: 'llmafia',
      village: `llmafia-${game.game}`,
      language: 'en',
      players: game.players.map(({ name, mafia, llm }) => playerOf(name, mafia, llm ? 'llm' : 'person')),
      steps: [...steps, { type: 'ended', winner: winnerIn(game.winner_line) }],
      // Times are of the day without its date.
      unknown: ['date'],
    },
    licence,
  );
}

const MANAGER = 'Game-Manager';

/** Votes of the night are the pack's, and are kept as they are told. */
function managed(said: string, isNight: boolean): StoryStep[] {
  const [, player, target] = /^(.+) voted for (.+)$/.exec(said) ?? [];
  if (player !== undefined && target !== undefined && !isNight) return [{ type: 'vote', player, target }];
  const out = /^(.+) was voted out/.exec(said)?.[1];
  if (out !== undefined)
    return isNight ? [{ type: 'found', dead: [out] }] : [{ type: 'executed', player: out }];
  return [{ type: 'kept', line: said }];
}

function winnerIn(line: string): Team | null {
  if (/^mafia wins?/i.test(line)) return 'werewolf';
  return /^bystanders? wins?/i.test(line) ? 'village' : null;
}

/** `14:16:47` */
function secondsOf(time: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number);
  return hours * 3600 + minutes * 60 + seconds;
}

function chatGameIn(text: string): ChatGame | null {
  try {
    const game = JSON.parse(text) as ChatGame;
    const isSound =
      [game.players, game.day, game.night, game.manager].every(Array.isArray) &&
      game.players.every(({ name }) => typeof name === 'string') &&
      [...game.day, ...game.night, ...game.manager].every(
        ({ t, who, text: said }) =>
          typeof t === 'string' && typeof who === 'string' && typeof said === 'string',
      );
    return isSound ? game : null;
  } catch {
    return null;
  }
}

/** The tables of one game of the Mechanical Turk data (2019): `info.csv`, `node.csv` and `network.csv` of a folder. */
export const MTURK_FILES = ['info.csv', 'node.csv', 'network.csv'] as const;

export function isMturkTable(text: string): boolean {
  return /^id,creation_time,property1,property2,property3,/.test(text);
}

export function readMturkTables(
  tables: Readonly<Record<(typeof MTURK_FILES)[number], string>>,
  village: string | null,
  licence: string | null = null,
): Result<VillageRecord, LogError> {
  const [info, nodes, networks] = MTURK_FILES.map((name) => {
    const parsed = parseDelimited(tables[name], ',');
    return parsed.ok ? byHeading(parsed.value) : null;
  });
  if (!info || !nodes || !networks) return wrong('one of its tables cannot be read');
  const players = nodes
    .filter(({ type }) => type === 'mafioso' || type === 'bystander')
    .map(({ property1 = '', type }) => playerOf(property1, type === 'mafioso'));
  const lines = info
    .map((line, place) => ({ ...line, place }) as MturkLine)
    .sort((a, b) =>
      a.creation_time < b.creation_time ? -1 : a.creation_time > b.creation_time ? 1 : a.place - b.place,
    );
  const winner = networks[0]?.property2;
  return recordOfStory(
    {
      format: 'mafia-mturk',
      village,
      language: 'en',
      players,
      steps: [
        ...mturkSteps(lines, new Set(players.map(({ name }) => name))),
        ...(winner === 'bystanders' ? [{ type: 'ended', winner: 'village' } as const] : []),
        ...(winner === 'mafia' ? [{ type: 'ended', winner: 'werewolf' } as const] : []),
      ],
      unknown: winner === 'bystanders' || winner === 'mafia' ? [] : ['outcome'],
    },
    licence,
  );
}

interface MturkLine {
  readonly creation_time: string;
  readonly type: string;
  readonly contents: string;
  readonly place: number;
}

function mturkSteps(lines: readonly MturkLine[], names: ReadonlySet<string>): StoryStep[] {
  let day = 0;
  let isNight = true;
  return lines.flatMap(({ creation_time, type, contents }): StoryStep[] => {
    const [, player = '', said = ''] = /^([^:]+): ([\s\S]*)$/.exec(contents) ?? [];
    if (type === 'text' && names.has(player))
      return [
        {
          type: 'said',
          channel: isNight ? 'whisper' : 'talk',
          player,
          text: said,
          at: timeOf(creation_time),
        },
      ];
    if (type === 'vote' && !isNight) return [{ type: 'vote', player, target: said }];
    const [, phase, victim] =
      /^Phase Change to (Daytime|Nighttime)(?:: Victim - (.+))?$/.exec(contents) ?? [];
    if (phase === undefined) return [{ type: 'kept', line: contents }];
    const isRepeated = isNight === (phase === 'Nighttime') && day > 0;
    isNight = phase === 'Nighttime';
    const dead: StoryStep[] =
      victim === undefined
        ? []
        : isNight
          ? [{ type: 'executed', player: victim }]
          : [{ type: 'found', dead: [victim] }];
    if (isNight || isRepeated) return dead;
    return [{ type: 'day', day: ++day, stage: 'game' }, ...dead];
  });
}

/** `2019-01-27 00:09:35.090874`, in the time of the server. */
function timeOf(written: string): number | null {
  const time = Date.parse(`${written.slice(0, 23).replace(' ', 'T')}Z`);
  return Number.isNaN(time) ? null : time;
}

function wrong(reason: string): { readonly ok: false; readonly error: LogError } {
  return refuse({ file: null, line: 1, reason, found: '', allowed: 'a game of Mafia' });
}
