import { actorsAmong, only, type PlayerId, type Vote } from '@mura/engine';
import type { AttackLine, LogLine } from '../line.ts';
import { type LogChronicle, presentIn, tell, tellForeign } from './chronicle.ts';
import { type LineRun, roundsOf, votesIn } from './runs.ts';
import { tellPhase } from './tell-talk.ts';

/** Each round of votes: who was asked, who chose whom, and the count. Where a log is cut, the last was not counted. */
export function tellVotes(chronicle: LogChronicle, run: LineRun, isCut: boolean): void {
  const { day, today, known } = chronicle;
  const rounds = roundsOf(run);
  for (const [index, lines] of rounds.entries()) {
    const round = today.voteRounds++;
    tellPhase(chronicle, 'vote', presentIn(chronicle), round);
    const votes = tellBallots(chronicle, lines, 'voted', round);
    if (isCut && index === rounds.length - 1) return;
    const audience = known.rules.vote.told === 'eachRound' ? 'public' : 'master';
    tell(chronicle, { type: 'votesCounted', audience, day, round, votes });
    today.votes = votes;
  }
}

/** What follows a round of attack votes: another, the attack, or nothing because the log is cut. */
export type Sequel = 'round' | 'attack' | 'cut';

export function tellAttackVotes(chronicle: LogChronicle, run: LineRun, sequel: Sequel): void {
  const rounds = roundsOf(run);
  rounds.forEach((lines, index) => {
    tellAttackRound(chronicle, lines, index === rounds.length - 1 ? sequel : 'round');
  });
}

function tellAttackRound(chronicle: LogChronicle, lines: readonly LogLine[], sequel: Sequel): void {
  const { day, today, known, pack } = chronicle;
  const round = today.attackRounds++;
  tellPhase(chronicle, 'attack', presentIn(chronicle, 'WEREWOLF'), round);
  const votes = tellBallots(chronicle, lines, 'attackVoted', round);
  if (sequel === 'cut') return;
  const audience = sequel === 'attack' || known.rules.attack.votesTold === 'eachRound' ? pack : 'master';
  tell(chronicle, { type: 'attackVotesCounted', audience, day, round, votes });
}

function tellBallots(
  chronicle: LogChronicle,
  lines: readonly LogLine[],
  type: 'voted' | 'attackVoted',
  round: number,
): Vote[] {
  for (const line of lines) {
    if (line.type === 'vote' || line.type === 'attackVote') {
      const { day, player, target } = line;
      tell(chronicle, { type, audience: only(player), day, round, player, target });
    } else tellForeign(chronicle, line);
  }
  return votesIn(lines).map(({ player, target }) => ({ player, target }));
}

export function tellDivinations(chronicle: LogChronicle, { lines }: LineRun): void {
  tellPhase(chronicle, 'divine', actorsAmong(chronicle.known.rules, 'divine', presentIn(chronicle, 'SEER')));
  for (const line of lines) {
    tellForeign(chronicle, line);
    if (line.type !== 'divine') continue;
    const { day, player, target, result } = line;
    tell(chronicle, { type: 'divined', audience: only(player), day, player, target, result });
    chronicle.today.divined.push(target);
  }
}

export function tellGuards(chronicle: LogChronicle, { lines }: LineRun): void {
  tellPhase(
    chronicle,
    'guard',
    actorsAmong(chronicle.known.rules, 'guard', presentIn(chronicle, 'BODYGUARD')),
  );
  for (const line of lines) {
    tellForeign(chronicle, line);
    if (line.type !== 'guard') continue;
    const { day, player, target } = line;
    tell(chronicle, { type: 'guarded', audience: only(player), day, player, target });
    chronicle.today.guarded.push(target);
  }
}

/** Whom the pack chose, and what came of it. Where nobody voted there was still a phase in which they could. */
export function tellAttack(chronicle: LogChronicle, { target, died }: AttackLine): void {
  const { day, today, known, pack } = chronicle;
  if (today.attackRounds === 0) tellAttackRound(chronicle, [], 'attack');
  const audience = known.rules.attack.choiceTold ? pack : 'master';
  tell(chronicle, { type: 'attackChosen', audience, day, target });
  const savedBy = target === null || died ? null : saviour(chronicle, target);
  tell(chronicle, { type: 'attacked', audience: 'master', day, target, died, savedBy });
  if (died) today.killed = target;
}

function saviour({ today, known }: LogChronicle, target: PlayerId): 'guard' | 'fox' | null {
  if (today.guarded.includes(target)) return 'guard';
  return known.roleWords[target - 1] === 'FOX' ? 'fox' : null;
}
