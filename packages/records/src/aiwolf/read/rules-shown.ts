import { OVER, type PlayerId, SKIP } from '@mura/engine';
import type { RulePath, ShownRule } from '../../known-rules/known-rules.ts';
import type { Columns, LogLine, TalkLine, VoteLine } from '../line.ts';
import type { LogDay } from './day.ts';
import { phasesOf, roundsOf, runsOf, talksIn, votesIn } from './runs.ts';

/** What the course of a game on an AIWolf server shows of its rules; the platform's defaults hold where it shows nothing. */
export function rulesShown(days: readonly LogDay[], columns: Columns): ShownRule[] {
  const played = days.slice(0, -1);
  const skips = Math.max(0, ...talkPhases(days).map(mostSkips));
  return [
    ...talkShown(days, 'talk'),
    ...talkShown(days, 'whisper'),
    { path: 'talk.skips', value: skips, atLeast: true },
    { path: 'whisper.skips', value: skips, atLeast: true },
    ...roundsShown(played, 'vote', 'vote.rounds'),
    ...roundsShown(played, 'attackVote', 'attack.rounds'),
    ...(played.some(votedInVain) ? [{ path: 'vote.undecided', value: 'nobody' }] : []),
    ...(columns.turn && days.some(attackedNobody) ? NO_ATTACK : []),
    ...(columns.turn && days.some(hasLastNight) ? [{ path: 'vote.lastNight', value: 'acts' }] : []),
    ...(days.some(whisperedBetweenVotes) ? [{ path: 'attack.whisperBeforeRevote', value: true }] : []),
    ...(speaksFreely(days) ? [{ path: 'grammar', value: 'free' }] : []),
  ];
}

/** The rules that a log of such a server shows only where they made a difference. */
export const UNKNOWN_TO_AIWOLF: readonly RulePath[] = [
  ...['turns', 'perPlayer', 'skips', 'turn', 'length'].flatMap((rule) => [`talk.${rule}`, `whisper.${rule}`]),
  'vote.rounds',
  'vote.undecided',
  'vote.told',
  'attack.rounds',
  'attack.undecided',
  'attack.humansCountOnce',
  'attack.whisperBeforeRevote',
  'absence.answerLimit',
  'roleWishes',
  'grammar',
];

/** What an attack on nobody shows; in 2016 it was one on the executed. */
const NO_ATTACK: readonly ShownRule[] = [
  { path: 'attack.undecided', value: 'nobody' },
  { path: 'attack.humansCountOnce', value: false },
];

function attackedNobody({ body }: LogDay): boolean {
  return body.some((line) => line.type === 'attack' && line.target === null);
}

/** The log tells how the game ended. */
export function isComplete(days: readonly LogDay[]): boolean {
  return days.at(-1)?.body.some(({ type }) => type === 'result') === true;
}

/** The most rounds there were; a tie that was not voted on again shows that there could be no more. */
function roundsShown(days: readonly LogDay[], type: VoteLine['type'], path: RulePath): ShownRule[] {
  const rounds = days.map((day) => roundsOn(day, type)).filter(({ length }) => length > 0);
  if (rounds.length === 0) return [];
  const most = Math.max(...rounds.map(({ length }) => length));
  const isLimit = rounds.some((ofDay) => ofDay.length === most && isTied(ofDay.at(-1)!));
  return [shownNumber(path, most, isLimit)];
}

/** A number that was reached: the limit itself, or at least so much is allowed. */
export function shownNumber(path: RulePath, value: number, isLimit: boolean): ShownRule {
  return isLimit ? { path, value } : { path, value, atLeast: true };
}

export function roundsOn({ body }: LogDay, type: VoteLine['type']): VoteLine[][] {
  return runsOf(body)
    .filter((run) => run.type === type)
    .flatMap((run) => roundsOf(run).map(votesIn));
}

export function isTied(votes: readonly VoteLine[]): boolean {
  const counts = new Map<PlayerId, number>();
  for (const { target } of votes) counts.set(target, (counts.get(target) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  return [...counts.values()].filter((count) => count === most).length > 1;
}

/** Everybody voted, and nobody was executed. */
function votedInVain({ body }: LogDay): boolean {
  return body.some(({ type }) => type === 'vote') && !body.some(({ type }) => type === 'execute');
}

/** The servers of early 2017 gave the executed a last night: they act in it, or are still chosen. */
function hasLastNight({ body }: LogDay): boolean {
  const execution = body.findIndex(({ type }) => type === 'execute');
  const executed = body.find((line) => line.type === 'execute')?.player;
  return execution >= 0 && body.slice(execution + 1).some((line) => concerns(line, executed));
}

/** They do something, or are chosen by others; a bodyguard may always guard the dead. */
function concerns(line: LogLine, player: PlayerId | undefined): boolean {
  if (line.type === 'guard' || line.type === 'foreign') return false;
  return ('player' in line && line.player === player) || ('target' in line && line.target === player);
}

function whisperedBetweenVotes({ body }: LogDay): boolean {
  const kinds = runsOf(body).map(({ type }) => type);
  const first = kinds.indexOf('attackVote');
  return (
    first >= 0 &&
    kinds.lastIndexOf('attackVote') > kinds.indexOf('whisper', first) &&
    kinds.includes('whisper', first)
  );
}

export function talkPhases(days: readonly LogDay[], type?: TalkLine['type']): TalkLine[][] {
  return days.flatMap(({ body }) =>
    runsOf(body)
      .filter((run) =>
        type === undefined ? run.type === 'talk' || run.type === 'whisper' : run.type === type,
      )
      .flatMap((run) => phasesOf(run).map(talksIn)),
  );
}

function talkShown(days: readonly LogDay[], type: TalkLine['type']): ShownRule[] {
  const phases = talkPhases(days, type);
  if (phases.length === 0) return [];
  const ended = isComplete(days) ? phases : phases.slice(0, -1);
  const perPlayer = Math.max(...phases.map(mostTalks));
  return [{ path: `${type}.perPlayer`, value: perPlayer, atLeast: true }, ...turnsShown(ended, type)];
}

/** A phase that ended although somebody had more to say shows the limit. */
function turnsShown(phases: readonly (readonly TalkLine[])[], type: TalkLine['type']): ShownRule[] {
  const lengths = phases.map((phase) => (phase.at(-1)?.turn ?? 0) + 1);
  const most = Math.max(0, ...lengths);
  const isLimit = phases.some((phase, index) => lengths[index] === most && endsLively(phase));
  return most === 0 ? [] : [shownNumber(`${type}.turns`, most, isLimit)];
}

function endsLively(phase: readonly TalkLine[]): boolean {
  const last = phase.at(-1)?.turn ?? null;
  return last !== null && phase.some(({ turn, text }) => turn === last && text !== OVER);
}

/** The most talks of one player; whoever could still say Skip had one more left. */
function mostTalks(phase: readonly TalkLine[]): number {
  const counts = new Map<PlayerId, number>();
  let most = 0;
  for (const { player, text } of phase) {
    if (text === OVER) continue;
    const count = (counts.get(player) ?? 0) + 1;
    if (text !== SKIP) counts.set(player, count);
    most = Math.max(most, count);
  }
  return most;
}

/** The longest row of Skips of one player; Over does not end it. */
function mostSkips(phase: readonly TalkLine[]): number {
  const rows = new Map<PlayerId, number>();
  let most = 0;
  for (const { player, text } of phase) {
    if (text === OVER) continue;
    const row = text === SKIP ? (rows.get(player) ?? 0) + 1 : 0;
    rows.set(player, row);
    most = Math.max(most, row);
  }
  return most;
}

const PROTOCOL = /^(\(|(Agent\[\d+\]|ANY) )?[A-Z]{2,}\b/;

/** Most of what is said is no sentence of the protocol: it is a village of natural language. */
function speaksFreely(days: readonly LogDay[]): boolean {
  const said = talkPhases(days, 'talk')
    .flat()
    .filter(({ text }) => text !== SKIP && text !== OVER);
  return said.filter(({ text }) => !PROTOCOL.test(text)).length * 2 > said.length;
}
