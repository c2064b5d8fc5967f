import {
  areVotesToldByName,
  type Character,
  isPack,
  type OwnView,
  type PlayerId,
  type SharedView,
  type View,
  type Vote,
} from '@mura/engine';
import type { Info, JudgeLine, PacketVote, RoleName } from './packet.ts';
import { toResult, toRoleName } from './words.ts';

/** Who lives, and whose role is known. Most packets of a game have the same. */
export interface Maps {
  readonly status: NonNullable<Info['status_map']>;
  readonly roles: NonNullable<Info['role_map']>;
  /** Changes with them. */
  readonly key: number;
}

/** The maps of a view; those of before where nothing has changed. */
export function mapsOf(view: View, before: Maps | null): Maps {
  const { alive, failed, shown, roles } = view.shared;
  let key = roles.length;
  for (let index = 0; index < alive.length; index++) {
    if (!alive[index]) key += 32;
    if (failed[index]) key += 1024;
  }
  key += shown.length * 32_768;
  return before?.key === key ? before : { status: statusMap(view.shared), roles: roleMap(view), key };
}

/** What an agent is told of the game in every packet: today as it stands, and what came of yesterday. */
export function infoOf(gameId: string, view: View, maps: Maps): Info {
  const { shared, own } = view;
  const { cast } = shared;
  const agent = nameOf(cast, view.viewer as PlayerId);
  const info: Info = { game_id: gameId, day: shared.day, agent };
  if (shared.day > 0) addYesterday(info, shared, own);
  info.status_map = maps.status;
  info.role_map = maps.roles;
  return info;
}

export function nameOf(cast: readonly Character[], player: PlayerId): string {
  return cast[player - 1]?.name ?? '';
}

function addYesterday(info: Info, shared: SharedView, own: OwnView): void {
  const { cast, pages } = shared;
  const today = pages[pages.length - 1]!;
  const yesterday = pages[pages.length - 2];
  const nightBefore = own.pages[own.pages.length - 2];
  const identified = own.pages[own.pages.length - 1]?.identified ?? null;
  if (identified !== null) info.medium_result = mediumResult(cast, identified);
  if (nightBefore?.divined) info.divine_result = divineResult(cast, nightBefore.divined);
  if (yesterday !== undefined && yesterday.executed !== null)
    info.executed_agent = nameOf(cast, yesterday.executed);
  const [attacked] = today.dead;
  if (attacked !== undefined) info.attacked_agent = nameOf(cast, attacked);
  if (shared.rules === null || !areVotesToldByName(shared.rules)) return;
  const votes = yesterday?.votes.at(-1) ?? [];
  if (votes.length > 0) info.vote_list = voteList(cast, shared.day - 1, votes);
  const attackVotes = nightBefore?.attackVotes.at(-1) ?? [];
  if (attackVotes.length > 0 && own.role !== null && isPack(own.role))
    info.attack_vote_list = voteList(cast, shared.day - 1, attackVotes);
}

type Judgement = NonNullable<OwnView['pages'][number]['divined']>;

const JUDGE_LINES = new WeakMap<Judgement, JudgeLine>();

/** Told in every packet of a day, and made once. */
function lineOf(judgement: Judgement, make: () => JudgeLine): JudgeLine {
  const known = JUDGE_LINES.get(judgement);
  if (known !== undefined) return known;
  const line = make();
  JUDGE_LINES.set(judgement, line);
  return line;
}

function divineResult(cast: readonly Character[], divined: Judgement): JudgeLine {
  const { day, player, target, result } = divined;
  return lineOf(divined, () => ({
    day,
    agent: nameOf(cast, player),
    target: nameOf(cast, target),
    result: toResult(result),
  }));
}

/** On this wire the medium does not appear: both names are of whoever was executed, and the day is that of their death. */
function mediumResult(cast: readonly Character[], identified: Judgement): JudgeLine {
  const { day, target, result } = identified;
  const executed = nameOf(cast, target);
  return lineOf(identified, () => ({
    day: day - 1,
    agent: executed,
    target: executed,
    result: toResult(result),
  }));
}

const VOTE_LISTS = new WeakMap<readonly Vote[], readonly PacketVote[]>();

/** Made once for everybody who is told. */
function voteList(cast: readonly Character[], day: number, votes: readonly Vote[]): readonly PacketVote[] {
  const known = VOTE_LISTS.get(votes);
  if (known !== undefined) return known;
  const list = votes.map(({ player, target }) => ({
    day,
    agent: nameOf(cast, player),
    target: nameOf(cast, target),
  }));
  VOTE_LISTS.set(votes, list);
  return list;
}

type StatusMap = Record<string, 'ALIVE' | 'DEAD'>;

/**
 * Whoever has failed can no longer be chosen, and is told as dead. The servers of the contest go on calling them alive,
 * so that votes on them are lost.
 */
function statusMap({ cast, alive, failed }: SharedView): StatusMap {
  const map = emptyMap<'ALIVE' | 'DEAD'>();
  for (const player of byName(cast)) {
    map[nameOf(cast, player)] = alive[player - 1] && !failed[player - 1] ? 'ALIVE' : 'DEAD';
  }
  return map;
}

/** One's own role, the pack's to the pack, the roles of the dead where the village shows them; after the end all. */
function roleMap({ viewer, shared, own }: View): Record<string, RoleName> {
  const { cast, roles, shown } = shared;
  const map = emptyMap<RoleName>();
  for (const player of byName(cast)) {
    const known =
      roles[player - 1] ??
      (player === viewer || own.fellows.includes(player) ? own.role : undefined) ??
      shown.find((one) => one.player === player)?.role;
    const name = known === undefined || known === null ? undefined : toRoleName(known);
    if (name !== undefined) map[nameOf(cast, player)] = name;
  }
  return map;
}

/** A name may be anything, `__proto__` too. */
function emptyMap<Value>(): Record<string, Value> {
  return Object.create(null) as Record<string, Value>;
}

const ORDERS = new WeakMap<readonly Character[], readonly PlayerId[]>();

/** The keys of a map are sorted by code point. */
function byName(cast: readonly Character[]): readonly PlayerId[] {
  const known = ORDERS.get(cast);
  if (known !== undefined) return known;
  const players = cast.map((_, index) => index + 1);
  const order = players.sort((one, other) => compareNames(nameOf(cast, one), nameOf(cast, other)));
  ORDERS.set(cast, order);
  return order;
}

function compareNames(one: string, other: string): number {
  const [left, right] = [[...one], [...other]];
  for (let place = 0; place < Math.min(left.length, right.length); place++) {
    const difference = left[place]!.codePointAt(0)! - right[place]!.codePointAt(0)!;
    if (difference !== 0) return difference;
  }
  return left.length - right.length;
}
