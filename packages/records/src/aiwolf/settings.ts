import { AIWOLF_DEFAULTS, type AIWolfSettings, OVER, type PlayerId, type Rules, SKIP } from '@mura/engine';
import type { LogDay } from './day.ts';
import type { Columns, LogLine, TalkLine, VoteLine } from './line.ts';
import { phasesOf, roundsOf, runsOf, talksIn, votesIn } from './runs.ts';

/**
 * The settings of an AIWolf server as far as its log shows them. A log shows a setting only where it made a
 * difference; where it shows nothing, the platform's default holds.
 */
export function settingsSeen(days: readonly LogDay[]): Partial<AIWolfSettings> {
  const played = days.slice(0, -1);
  return {
    talkOnFirstDay: days[0]!.body.some(({ type }) => type === 'talk'),
    maxRevote: seenRevotes(played, 'vote', AIWOLF_DEFAULTS.maxRevote),
    maxAttackRevote: seenRevotes(played, 'attackVote', AIWOLF_DEFAULTS.maxAttackRevote),
    enableNoAttack: days.some(({ body }) =>
      body.some((line) => line.type === 'attack' && line.target === null),
    ),
    enableNoExecution: played.some(votedInVain),
    whisperBeforeRevote: days.some(whisperedBetweenVotes),
    validateUtterance: !speaksFreely(days),
    ...talkSeen(days, 'talk', 'maxTalk', 'maxTalkTurn'),
    ...talkSeen(days, 'whisper', 'maxWhisper', 'maxWhisperTurn'),
    maxSkip: Math.max(AIWOLF_DEFAULTS.maxSkip, ...talkPhases(days).map(mostSkips)),
  };
}

/** The log tells how the game ended. */
export function isComplete(days: readonly LogDay[]): boolean {
  return days.at(-1)?.body.some(({ type }) => type === 'result') === true;
}

/** The most rounds there were; a tie that was not voted on again shows that there could be no more. */
function seenRevotes(days: readonly LogDay[], type: VoteLine['type'], usual: number): number {
  const rounds = days.map((day) => roundsOn(day, type)).filter(({ length }) => length > 0);
  const most = Math.max(0, ...rounds.map(({ length }) => length - 1));
  const limited = rounds.some((ofDay) => ofDay.length - 1 === most && isTied(ofDay.at(-1)!));
  return limited ? most : Math.max(most, usual);
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

/** The servers of 2016 and early 2017 gave the executed a last night: he acts in it, or is still chosen. */
export function lastNightSeen(days: readonly LogDay[], columns: Columns): Rules['vote']['lastNight'] {
  if (!columns.turn) return 'guards';
  return days.some(({ body }) => {
    const execution = body.findIndex(({ type }) => type === 'execute');
    const executed = body.find((line) => line.type === 'execute')?.player;
    return execution >= 0 && body.slice(execution + 1).some((line) => concerns(line, executed));
  })
    ? 'acts'
    : undefined;
}

/** He does something, or is chosen by others; a bodyguard may always guard the dead. */
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

function talkSeen<Most extends string, Turns extends string>(
  days: readonly LogDay[],
  type: TalkLine['type'],
  most: Most,
  turns: Turns,
): Record<Most | Turns, number> {
  const phases = talkPhases(days, type);
  const usual = type === 'talk' ? AIWOLF_DEFAULTS.maxTalk : AIWOLF_DEFAULTS.maxWhisper;
  const talks = Math.max(usual, ...phases.map(mostTalks));
  const ended = isComplete(days) ? phases : phases.slice(0, -1);
  return { [most]: talks, [turns]: seenTurns(ended) } as Record<Most | Turns, number>;
}

/** A phase that ended although somebody had more to say shows the limit. */
function seenTurns(phases: readonly (readonly TalkLine[])[]): number {
  const lengths = phases.map((phase) => (phase.at(-1)?.turn ?? 0) + 1);
  const most = Math.max(0, ...lengths);
  const limited = phases.some((phase, index) => lengths[index] === most && endsLively(phase));
  return limited ? most : Math.max(most, AIWOLF_DEFAULTS.maxTalkTurn);
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
