import type { Team } from '@mura/engine';
import type { web } from '@mura/protocols';
import { ask, type Done, type ServerAnswer } from './server.ts';

export type ContestKind = web.ContestSummary['kinds'][number];
export const CONTEST_KINDS: readonly ContestKind[] = ['self', 'cross', 'human'];

/** The live table of one kind of match. */
export type ContestSheet = web.ContestAnswer['sheets'][number];
export type ContestRate = ContestSheet['rows'][number]['total'];
/** Games with another team on the other side. */
export type ContestPair = ContestSheet['rows'][number]['against'][number];
/** How far a set has come. */
export type ContestSet = web.ContestAnswer['sets'][number];
export type JudgeDesk = web.DeskAnswer;
export type GivenGrade = JudgeDesk['scores'][number];

export interface ShownTeam extends Omit<web.ContestAnswer['teams'][number], 'door'> {
  readonly door: 'aiwolf' | 'nlp' | null;
}

export interface ContestReplay extends Omit<web.ContestAnswer['replays'][number], 'winner'> {
  readonly winner: Team | 'none' | null;
}

export interface ShownContest extends Omit<web.ContestAnswer, 'teams' | 'replays'> {
  readonly teams: readonly ShownTeam[];
  readonly replays: readonly ContestReplay[];
}

export type ScriptLine =
  | { readonly type: 'day'; readonly day: number }
  | { readonly type: 'talk'; readonly player: number; readonly text: string; readonly number: number | null }
  | {
      readonly type: 'votes';
      readonly votes: readonly { readonly player: number; readonly target: number }[];
    }
  | { readonly type: 'executed' | 'found'; readonly player: number };

export interface JudgeSheet extends web.SheetAnswer {
  readonly lines: readonly ScriptLine[];
}

export function listContests(): ServerAnswer<{ readonly contests: readonly web.ContestSummary[] }> {
  return ask('GET', '/contests');
}

export function makeContest(wish: {
  readonly name: string;
  readonly preset: string;
  readonly kinds: readonly ContestKind[];
  readonly games: number;
  readonly sets: number;
  readonly public: boolean;
}): ServerAnswer<ShownContest> {
  return ask('POST', '/contests', wish);
}

export function findContest(id: string): ServerAnswer<ShownContest> {
  return ask('GET', `/contests/${encodeURIComponent(id)}`);
}

export function startContest(id: string): ServerAnswer<ShownContest> {
  return ask('POST', `/contests/${id}/start`, {});
}

export function stopContest(id: string): ServerAnswer<ShownContest> {
  return ask('POST', `/contests/${id}/stop`, {});
}

export function enterTeam(
  id: string,
  team: { readonly name: string; readonly bot?: string; readonly door?: string },
): ServerAnswer<ShownContest> {
  return ask('POST', `/contests/${id}/teams`, team);
}

export function testTeam(id: string, team: string): ServerAnswer<{ readonly test: number }> {
  return ask('POST', `/contests/${id}/tests`, { team });
}

export function voteFor(id: string, game: number, player: number): ServerAnswer<Done> {
  return ask('POST', `/contests/${id}/votes`, { game, player });
}

/** Who takes part, for whoever has the key of the judges. */
export function findJudgedTeams(id: string, key: string): ServerAnswer<web.JudgedTeams> {
  return ask('POST', `/contests/${encodeURIComponent(id)}/judges/teams`, { key });
}

export function becomeJudge(
  id: string,
  judge: {
    readonly key: string;
    readonly name: string;
    readonly kind: string;
    readonly memberOf: readonly string[];
  },
): ServerAnswer<Done> {
  return ask('POST', `/contests/${encodeURIComponent(id)}/judges`, judge);
}

export function findDesk(id: string): ServerAnswer<JudgeDesk> {
  return ask('GET', `/contests/${encodeURIComponent(id)}/desk`);
}

export function readSheet(id: string, sheet: number): ServerAnswer<JudgeSheet> {
  return ask('GET', `/contests/${id}/desk/${sheet}`);
}

export function giveGrade(id: string, grade: GivenGrade): ServerAnswer<Done> {
  return ask('POST', `/contests/${id}/scores`, grade);
}

export function pickBest(
  id: string,
  pick: { readonly sheet: number; readonly player: number; readonly comment: string },
): ServerAnswer<Done> {
  return ask('POST', `/contests/${id}/picks`, pick);
}
