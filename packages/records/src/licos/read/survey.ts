import {
  type Character,
  FIRST_ROLES,
  findLicos,
  licosVillage,
  type PlayerId,
  type Role,
  type RoleCounts,
  type Rules,
  seatsThat,
  type shape,
  type VoteCount,
} from '@mura/engine';
import * as licos from '@mura/protocols/licos';
import type { LogHead } from '../head-line.ts';
import { idOf, type LogLineRead, type LogLines } from './lines.ts';

/** What a morning, or the result, says of everybody. */
export interface StatusReport {
  readonly statuses: readonly licos.WireStatus[];
  readonly counts: readonly VoteCount[];
  /** Who voted for whom, where the log says it. */
  readonly votes: readonly { player: PlayerId; target: PlayerId }[];
}

/** All that a log says anywhere, before it is told from the beginning. */
export interface Survey {
  readonly preset: string;
  readonly rules: Rules;
  readonly cast: readonly Character[];
  readonly language: string;
  readonly village: string;
  readonly deal: readonly (Role | null)[];
  readonly players: readonly string[] | null;
  readonly seed: string | null;
  readonly winners: readonly PlayerId[];
  readonly mornings: ReadonlyMap<number, StatusReport>;
  readonly result: StatusReport | null;
  /** The log is one of ours: it has everything that was sent and received. */
  readonly isWhole: boolean;
  /** What the log does not say. */
  readonly unknown: readonly string[];
}

export function surveyOf({ head, said }: LogLines): Survey | null {
  const first = said[0];
  if (first === undefined && head === null) return null;
  const village = (first?.message.village ?? {}) as shape.JsonObject;
  const players = head?.cast.length ?? Number(village.totalNumberOfPlayers);
  const deal = dealIn(head, said, players);
  const counts = head === null ? countsIn(said, deal) : null;
  const { preset, rules } = rulesOf(head, counts, players);
  const language = head?.language ?? String(village.language);
  const names = namesIn(said, language);
  const result = said.find(({ kind, phase }) => kind === 'system' && phase === 'result') ?? null;
  return {
    preset,
    rules,
    cast:
      head?.cast ?? numbered(players).map((player) => ({ name: names.get(player) ?? `Player ${player}` })),
    language,
    village: head?.village ?? String(village.id),
    deal,
    players: head?.players ?? (result === null ? null : avatarsIn(result, players)),
    seed: typeof head?.seed === 'string' ? head.seed : null,
    winners: result === null ? [] : winnersIn(result),
    mornings: morningsIn(said, players),
    result: result === null ? null : reportIn(result, players),
    isWhole: head !== null,
    unknown: [
      ...(head?.unsaid ?? []),
      ...(head?.timed === false ? ['at'] : []),
      ...(deal.includes(null) ? ['deal'] : []),
      ...(head === null && counts === null ? ['rules'] : []),
      ...(head === null && names.size < players ? ['cast'] : []),
      ...(head === null ? ['seed'] : []),
    ],
  };
}

function numbered(players: number): PlayerId[] {
  return Array.from({ length: players }, (_, index) => index + 1);
}

function listIn(message: shape.JsonObject, key: string): readonly shape.JsonObject[] {
  const value = message[key];
  return Array.isArray(value) ? value : [];
}

/** Everybody a message names, with what it says of them. */
function charactersIn(message: shape.JsonObject): readonly shape.JsonObject[] {
  const { character, myCharacter } = message;
  return [
    ...(Array.isArray(character) ? character : character === undefined ? [] : [character]),
    ...(myCharacter === undefined ? [] : [myCharacter]),
    ...listIn(message, 'extensionalDisclosureRange'),
  ] as shape.JsonObject[];
}

function dealIn(head: LogHead | null, said: readonly LogLineRead[], players: number): (Role | null)[] {
  const deal: (Role | null)[] = numbered(players).map((player) => head?.deal?.[player - 1] ?? null);
  for (const { message } of said) {
    for (const { id, role } of charactersIn(message)) {
      const found = licos.findRole(
        ((role as shape.JsonObject | undefined)?.name as shape.JsonObject | undefined)?.en,
      );
      const index = Number(id) - 1;
      if (found !== undefined && index < players) deal[index] = found;
    }
  }
  return deal;
}

function namesIn(said: readonly LogLineRead[], language: string): Map<PlayerId, string> {
  const names = new Map<PlayerId, string>();
  for (const { message } of said) {
    for (const { id, name } of charactersIn(message)) {
      const { en, ja } = name as { en: string; ja?: string };
      if (Number(id) > 0) names.set(Number(id), language === 'ja' ? (ja ?? en) : en);
    }
  }
  return names;
}

/** From who held what, where all are known; else as it is told, which is at most seven of a role. */
function countsIn(said: readonly LogLineRead[], deal: readonly (Role | null)[]): RoleCounts | null {
  const held = FIRST_ROLES.map((role) => [role, deal.filter((one) => one === role).length] as const);
  if (!deal.includes(null)) return Object.fromEntries(held) as RoleCounts;
  const told = toldCounts(said);
  if (told === null) return null;
  const missing = deal.length - seatsThat(told, () => true);
  const many = FIRST_ROLES.find((role) => told[role] === MOST_TOLD);
  if (missing === 0) return told;
  return missing > 0 && many !== undefined ? { ...told, [many]: told[many] + missing } : null;
}

const MOST_TOLD = 7;

function toldCounts(said: readonly LogLineRead[]): RoleCounts | null {
  const system = said.find(({ kind, message }) => kind === 'system' && listIn(message, 'role').length > 0);
  if (system === undefined) return null;
  const counts = listIn(system.message, 'role').map(({ name, numberOfPlayers }) => [
    licos.findRole((name as shape.JsonObject).en),
    numberOfPlayers,
  ]);
  return Object.fromEntries(counts) as RoleCounts;
}

/** The rules of the head; else those of the composition, where the log shows it; else those of so many players. */
function rulesOf(
  head: LogHead | null,
  counts: RoleCounts | null,
  players: number,
): { preset: string; rules: Rules } {
  if (head !== null) return { preset: head.preset, rules: head.rules };
  const usual = findLicos(players)!;
  return counts === null ? { preset: usual.name, rules: usual.rules } : licosVillage(usual, counts);
}

function morningsIn(said: readonly LogLineRead[], players: number): Map<number, StatusReport> {
  const mornings = new Map<number, StatusReport>();
  for (const one of said) {
    if (one.kind === 'system' && one.phase === 'morning' && !mornings.has(one.day))
      mornings.set(one.day, reportIn(one, players));
  }
  return mornings;
}

function reportIn({ message }: LogLineRead, players: number): StatusReport {
  const statuses: licos.WireStatus[] = numbered(players).map(() => 'alive');
  for (const { id, status } of listIn(message, 'character'))
    statuses[Number(id) - 1] = status as licos.WireStatus;
  return {
    statuses,
    counts: listIn(message, 'votingResultsSummary')
      .map((row) => ({
        player: idOf(row.characterToPutToDeath ?? row.characterToLynch)!,
        votes: Number(row.numberOfVotes),
      }))
      .sort((one, other) => one.player - other.player),
    votes: listIn(message, 'votingResultsDetails').map((row) => ({
      player: idOf(row.sourceCharacter)!,
      target: idOf(row.targetCharacter)!,
    })),
  };
}

function avatarsIn({ message }: LogLineRead, players: number): string[] {
  const names = numbered(players).map((player) => `Player ${player}`);
  for (const { id, avatar } of listIn(message, 'character')) {
    if (avatar !== undefined) names[Number(id) - 1] = String((avatar as shape.JsonObject).name);
  }
  return names;
}

function winnersIn({ message }: LogLineRead): PlayerId[] {
  return listIn(message, 'character').flatMap(({ id, result }) => (result === 'win' ? [Number(id)] : []));
}
