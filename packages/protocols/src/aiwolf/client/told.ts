import {
  type AIWolfSettings,
  agentCast,
  aiwolfRules,
  type Event,
  FIRST_ROLES,
  isPack,
  type Judged,
  only,
  type PhaseBegan,
  type PlayerId,
  parseAnchor,
  type Role,
  type RoleCounts,
  type Rules,
  type Talked,
  type Team,
  teamOf,
  type Vote,
} from '@mura/engine';
import type { GameInfo, GamePacket, GameSetting, WireTalk, WireVote } from '../packet.ts';
import { parseRoleWord, roleWord } from '../words.ts';

/** Events of our own, from what packets say. */

export function openedBy(packet: GamePacket, players: number): Event {
  const rules = rulesOf(packet.gameSetting ?? { roleNumMap: {} });
  const cast = agentCast(players);
  return { type: 'opened', audience: 'public', preset: `aiwolf-${players}`, rules, cast, language: 'aiwolf' };
}

export function roleTold({ agent, roleMap }: GameInfo, role: Role): Event {
  const fellows = Object.keys(roleMap)
    .map(Number)
    .filter((player) => player !== agent)
    .sort((one, other) => one - other);
  return { type: 'roleTold', audience: only(agent), player: agent, role, fellows };
}

export function roleIn({ roleMap }: GameInfo, player: PlayerId): Role | null {
  return parseRoleWord(roleMap[player] ?? '');
}

export function talked(item: WireTalk, channel: 'talk' | 'whisper', number: number, me: PlayerId): Talked {
  const { agent, day, idx, turn, text } = item;
  return {
    type: 'talked',
    audience: channel === 'talk' ? 'public' : only(me),
    number,
    day,
    idx,
    turn,
    channel,
    player: agent,
    text,
    to: parseAnchor(text, agentCast(20)).to,
    replyTo: null,
    expression: null,
    language: null,
  };
}

export function phaseBegan(
  phase: PhaseBegan['phase'],
  day: number,
  round: number,
  asked: PlayerId[],
): PhaseBegan {
  return { type: 'phaseBegan', audience: 'public', day, phase, round, asked, seconds: null };
}

export function toVotes(list: readonly WireVote[]): Vote[] {
  return list.map(({ agent, target }) => ({ player: agent, target }));
}

/** Divined last night, or identified this morning. */
export function judged(
  type: Judged['type'],
  { agent, target, result }: NonNullable<GameInfo['divineResult']>,
  day: number,
): Judged {
  const species = result === 'WEREWOLF' ? 'werewolf' : 'human';
  return { type, audience: only(agent), day, player: agent, target, result: species };
}

export function aliveIn({ statusMap }: GameInfo): PlayerId[] {
  return Object.entries(statusMap)
    .filter(([, status]) => status === 'ALIVE')
    .map(([player]) => Number(player));
}

/** How a game ended, which the wire does not say: from who is alive with which role. */
export function endedWith(info: GameInfo): Event {
  const { day } = info;
  const roles = aliveIn(info).map((player) => roleIn(info, player));
  const werewolves = roles.filter((role) => role !== null && isPack(role)).length;
  const humans = roles.length - werewolves;
  const side: Team | null = werewolves === 0 ? 'village' : humans <= werewolves ? 'werewolf' : null;
  const winner = side !== null && roles.includes('fox') ? teamOf('fox') : side;
  const why = werewolves === 0 ? 'noWerewolf' : side === null ? 'lastDay' : 'parity';
  return { type: 'ended', audience: 'public', day, winner, why };
}

export function rolesRevealed(info: GameInfo, players: number): Event {
  const cast = agentCast(players);
  const roles = cast.map((_, index) => roleIn(info, index + 1) ?? 'villager');
  return { type: 'rolesRevealed', audience: 'public', roles, players: cast.map(({ name }) => name) };
}

/** The rules of a village, as far as its settings tell them. */
function rulesOf(setting: GameSetting): Rules {
  const { playerNum: _players, roleNumMap, ...settings } = setting;
  const known = Object.entries(settings).filter(([, value]) => value !== undefined);
  return aiwolfRules(roleCounts(roleNumMap), Object.fromEntries(known) as Partial<AIWolfSettings>);
}

function roleCounts(roleNumMap: GameSetting['roleNumMap']): RoleCounts {
  const counts = FIRST_ROLES.map((role) => [role, roleNumMap[roleWord(role)] ?? 0]);
  return Object.fromEntries(counts) as RoleCounts;
}
