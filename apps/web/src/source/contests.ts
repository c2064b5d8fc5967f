import type { Role, Team } from '@mura/engine';
import { type Answer, ask } from './server.ts';

export const MATCH_KINDS = ['self', 'cross', 'human'] as const;
export type MatchKind = (typeof MATCH_KINDS)[number];

export interface ContestSummary {
  readonly id: string;
  readonly name: string;
  readonly state: 'open' | 'running' | 'ended';
  readonly preset: string;
  readonly kinds: readonly MatchKind[];
  readonly games: number;
  readonly public: boolean;
  readonly teams: number;
  readonly played: number;
  readonly planned: number;
}

export interface ContestRate {
  readonly wins: number;
  readonly games: number;
  readonly low: number | null;
  readonly high: number | null;
}

export interface ContestTeam {
  readonly name: string;
  readonly bot: string | null;
  readonly door: 'aiwolf' | 'nlp' | null;
  readonly mine: boolean;
  readonly key: string | null;
  /** The last test game of one's own team. */
  readonly test: { readonly over: boolean; readonly faults: number } | null;
  readonly faults: number;
  /** Milliseconds of an answer; `null`: it plays in the server, or has not played yet. */
  readonly median: number | null;
}

/** Games with another team on the other side. */
export interface ContestPair extends ContestRate {
  readonly team: string;
  readonly apart: boolean;
}

export interface ContestSheet {
  readonly kind: MatchKind;
  readonly games: number;
  readonly roles: readonly Role[];
  readonly rows: readonly {
    readonly team: string;
    readonly rank: readonly [number, number];
    readonly total: ContestRate;
    readonly byRole: Readonly<Partial<Record<Role, ContestRate>>>;
    readonly rating: { readonly mean: number; readonly error: number };
    readonly against: readonly ContestPair[];
  }[];
}

export interface ContestReplay {
  readonly game: number;
  readonly kind: MatchKind;
  readonly village: string;
  readonly winner: Team | 'none' | null;
  readonly seats: readonly (string | null)[];
  readonly votes: number | null;
}

export interface ShownContest extends Omit<ContestSummary, 'teams'> {
  readonly teams: readonly ContestTeam[];
  readonly sheets: readonly ContestSheet[];
  readonly replays: readonly ContestReplay[];
  readonly mine: boolean;
  readonly judge: boolean;
  readonly judgeKey: string | null;
}

export interface JudgeDesk {
  readonly sheets: readonly {
    readonly number: number;
    readonly kind: MatchKind;
    readonly players: readonly number[];
  }[];
  readonly scores: readonly GivenGrade[];
  readonly pick: { readonly comment: string } | null;
}

export interface GivenGrade {
  readonly sheet: number;
  readonly player: number;
  readonly criterion: string;
  readonly grade: number;
}

export type ScriptLine =
  | { readonly type: 'day'; readonly day: number }
  | { readonly type: 'talk'; readonly player: number; readonly text: string; readonly number: number | null }
  | {
      readonly type: 'votes';
      readonly votes: readonly { readonly player: number; readonly target: number }[];
    }
  | { readonly type: 'executed' | 'found'; readonly player: number };

export interface JudgeSheet {
  readonly number: number;
  readonly players: readonly number[];
  readonly names: readonly string[];
  readonly lines: readonly ScriptLine[];
}

type Done = { readonly done: true };

export function listContests(): Answer<{ readonly contests: readonly ContestSummary[] }> {
  return ask('GET', '/contests');
}

export function makeContest(wish: {
  readonly name: string;
  readonly preset: string;
  readonly kinds: readonly MatchKind[];
  readonly games: number;
  readonly public: boolean;
}): Answer<ShownContest> {
  return ask('POST', '/contests', wish);
}

export function findContest(id: string): Answer<ShownContest> {
  return ask('GET', `/contests/${encodeURIComponent(id)}`);
}

export function startContest(id: string): Answer<ShownContest> {
  return ask('POST', `/contests/${id}/start`, {});
}

export function stopContest(id: string): Answer<ShownContest> {
  return ask('POST', `/contests/${id}/stop`, {});
}

export function enterTeam(
  id: string,
  team: { readonly name: string; readonly bot?: string; readonly door?: string },
): Answer<ShownContest> {
  return ask('POST', `/contests/${id}/teams`, team);
}

export function testTeam(id: string, team: string): Answer<{ readonly test: number }> {
  return ask('POST', `/contests/${id}/tests`, { team });
}

export function voteFor(id: string, game: number, player: number): Answer<Done> {
  return ask('POST', `/contests/${id}/votes`, { game, player });
}

export function becomeJudge(
  id: string,
  judge: {
    readonly key: string;
    readonly name: string;
    readonly kind: string;
    readonly memberOf: readonly string[];
  },
): Answer<Done> {
  return ask('POST', `/contests/${encodeURIComponent(id)}/judges`, judge);
}

export function findDesk(id: string): Answer<JudgeDesk> {
  return ask('GET', `/contests/${encodeURIComponent(id)}/desk`);
}

export function readSheet(id: string, sheet: number): Answer<JudgeSheet> {
  return ask('GET', `/contests/${id}/desk/${sheet}`);
}

export function giveGrade(id: string, grade: GivenGrade): Answer<Done> {
  return ask('POST', `/contests/${id}/scores`, grade);
}

export function pickBest(
  id: string,
  pick: { readonly sheet: number; readonly player: number; readonly comment: string },
): Answer<Done> {
  return ask('POST', `/contests/${id}/picks`, pick);
}
