import {
  accept,
  countPlayers,
  FIRST_ROLES,
  findPreset,
  fingerprint,
  LATER_ROLES,
  MAX_PLAYERS,
  MIN_PLAYERS,
  type Result,
  type Role,
  type RoleCounts,
  type Rules,
  refuse,
} from '@mura/engine';
import type { LogError } from '../aiwolf/log-error.ts';
import { FELLOWS, headerOf, type VillageRecord } from '../record.ts';
import type { ForeignGame } from './foreign-game.ts';
import { StoryEvents } from './tell-story.ts';

/** The record of a story; what its source does not say is named in the header and never made up. */
export function recordOfStory(
  story: ForeignGame,
  licence: string | null = null,
): Result<VillageRecord, LogError> {
  const { players, steps, format } = story;
  if (players.length < MIN_PLAYERS || players.length > MAX_PLAYERS)
    return wrong(`there are ${players.length} players, allowed: ${MIN_PLAYERS} to ${MAX_PLAYERS}`);
  if (new Set(players.map(({ name }) => name)).size < players.length)
    return wrong('two players have the same name');
  if (!steps.some(({ type }) => type === 'said')) return wrong('nobody says anything');
  const roles = players.map(({ role }) => role);
  const rules = rulesFor(roles);
  if (rules === null)
    return wrong(`no village of ${players.length} can have these roles: ${players.map(({ role }) => role)}`);
  const cast = players.map(({ name, title }) => (title === undefined ? { name } : { name, profile: title }));
  const village = story.village ?? fingerprint(JSON.stringify(steps));
  const unknown = ['seed', 'rules', ...story.unknown, ...unknownOfDeal(roles)];
  const about = { village, licence, source: { format, unknown, notes: {} } };
  const header = headerOf({ preset: 'custom', rules, cast, language: story.language }, about);
  return accept({ header, entries: new StoryEvents(story, rules).entries });
}

function wrong(reason: string): { readonly ok: false; readonly error: LogError } {
  return refuse({ file: null, line: 1, reason, found: '', allowed: 'a game of people' });
}

/** Half a deal is none; and who of those whose role is not known knew each other, it does not say either. */
function unknownOfDeal(roles: readonly (Role | null)[]): string[] {
  if (!roles.includes(null)) return [];
  return roles.every((role) => role === null) ? ['deal'] : ['deal', FELLOWS];
}

/** The rules of a bulletin board, with the roles that were dealt, or as many players; which they were is not known. */
function rulesFor(roles: readonly (Role | null)[]): Rules | null {
  const nearest = Math.min(15, Math.max(9, roles.length));
  const board = findPreset(`bbs-${nearest}`);
  if (!board.ok) return null;
  const isSilent = roles.every((role) => role === null);
  const counts = isSilent ? placeholders(roles.length, board.value) : counted(filledUp(roles));
  return counts.werewolf > 0 ? { ...board.value, roles: counts } : null;
}

/** Rules need a number for each role: whoever is not known stands for a villager, or for the werewolf there must be. */
function filledUp(roles: readonly (Role | null)[]): Role[] {
  const first = roles.includes('werewolf') ? -1 : roles.indexOf(null);
  return roles.map((role, seat) => role ?? (seat === first ? 'werewolf' : 'villager'));
}

function counted(roles: readonly Role[]): RoleCounts {
  const count = (role: Role) => roles.filter((one) => one === role).length;
  const spelledOut = [...FIRST_ROLES, ...LATER_ROLES.filter((role) => count(role) > 0)];
  return Object.fromEntries(spelledOut.map((role) => [role, count(role)])) as unknown as RoleCounts;
}

/** Rules need a number for each role; a source that says nothing names them all as unknown. */
function placeholders(players: number, rules: Rules): RoleCounts {
  const villager = rules.roles.villager + players - countPlayers(rules);
  if (villager >= 0) return { ...rules.roles, villager };
  return counted(Array.from({ length: players }, (_, seat) => (seat === 0 ? 'werewolf' : 'villager')));
}
