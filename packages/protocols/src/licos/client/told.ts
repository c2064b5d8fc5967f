import {
  type Character,
  FIRST_ROLES,
  type FirstRole,
  findLicos,
  licosVillage,
  type PlayerId,
  type Role,
  type Rules,
  type Team,
  teamOf,
  type VoteCount,
} from '@mura/engine';
import type { SystemMessage } from '../schema/village.ts';
import { findRole } from '../words/roles.ts';
import type { WirePolarity, WireStatus } from '../words/wire.ts';

/** What a client reads off a system message. */
export interface SystemNews {
  readonly me: PlayerId;
  readonly myRole: Role;
  readonly statuses: readonly WireStatus[];
  readonly choices: readonly PlayerId[];
  readonly counts: readonly VoteCount[];
  cell(player: PlayerId, role: Role): WirePolarity | undefined;
}

export function toldIn(system: SystemMessage): SystemNews | null {
  const rows = [...(system.character ?? [])].sort((one, other) => one.id - other.id);
  const me = rows.find(({ isMine }) => isMine);
  const roles = system.role ?? [];
  const myRole = findRole(roles.find(({ isMine }) => isMine)?.name.en);
  if (me === undefined || myRole === undefined) return null;
  return {
    me: me.id,
    myRole,
    statuses: rows.map(({ status }) => status),
    choices: rows.flatMap(({ id, isAChoice }) => (isAChoice === true ? [id] : [])),
    counts: (system.votingResultsSummary ?? []).map((row) => ({
      player: Number((row.characterToPutToDeath as { id: number }).id),
      votes: row.numberOfVotes,
    })),
    cell(player, role) {
      const column = roles.find(({ name }) => findRole(name.en) === role);
      return column?.board?.find(({ character }) => character.id === player)?.polarity;
    },
  };
}

/** Names as the village's language has them. */
export function castIn({ character = [], village }: SystemMessage): Character[] {
  return [...character]
    .sort((one, other) => one.id - other.id)
    .map(({ name }) => ({ name: village.language === 'ja' ? (name.ja ?? name.en) : name.en }));
}

/** The rules as far as they are told: how many have each role, and how much may be said. */
export function rulesIn({ role = [], village }: SystemMessage): { preset: string; rules: Rules } {
  const counts = Object.fromEntries(FIRST_ROLES.map((one) => [one, 0])) as Record<FirstRole, number>;
  for (const { name, numberOfPlayers } of role) {
    const found = findRole(name.en);
    if (found !== undefined) counts[found] = numberOfPlayers;
  }
  const known = licosVillage(findLicos(village.totalNumberOfPlayers)!, counts);
  const rules = withPosts(known.rules, village.chatSettings);
  return { preset: known.rules === rules ? known.preset : 'custom', rules };
}

function withPosts(rules: Rules, settings: SystemMessage['village']['chatSettings']): Rules {
  const { maxNumberOfChatMessages: perPlayer, maxLengthOfUnicodeCodePoints: perTalk } = settings;
  const { talk } = rules;
  if (talk.perPlayer === perPlayer && talk.length.perTalk === perTalk) return rules;
  return { ...rules, talk: { ...talk, perPlayer, length: { ...talk.length, perTalk } } };
}

/** Whoever is of my role, and known to me. */
export function fellowsIn({ me, myRole, statuses, cell }: SystemNews): PlayerId[] {
  return statuses.flatMap((_, index) =>
    index + 1 !== me && cell(index + 1, myRole) === 'positive' ? [index + 1] : [],
  );
}

/** What the result says of everybody; `null` where it does not say it of all. */
export function resultIn({
  character = [],
}: SystemMessage): { roles: Role[]; players: string[]; winner: Team | null } | null {
  const rows = [...character].sort((one, other) => one.id - other.id);
  const roles = rows.map(({ role }) => findRole(role?.name.en));
  if (roles.some((role) => role === undefined)) return null;
  const winner = rows.findIndex(({ result }) => result === 'win');
  return {
    roles: roles as Role[],
    players: rows.map(({ avatar, id }) => avatar?.name ?? `Player ${id}`),
    winner: winner < 0 ? null : teamOf(roles[winner]!),
  };
}
