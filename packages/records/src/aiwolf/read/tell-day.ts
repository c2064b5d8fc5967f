import { only, type PlayerId, partsOf, type Stage, speciesOf, type Team } from '@mura/engine';
import type { ResultLine } from '../line.ts';
import {
  type LogChronicle,
  newToday,
  openChronicle,
  presentIn,
  type TimedEvent,
  tell,
  tellForeign,
  tellOpening,
} from './chronicle.ts';
import type { LogDay } from './day.ts';
import type { LogPreamble } from './known.ts';
import { type LineRun, runsOf } from './runs.ts';
import {
  type Sequel,
  tellAttack,
  tellAttackVotes,
  tellDivinations,
  tellGuards,
  tellVotes,
} from './tell-night.ts';
import { tellTalk } from './tell-talk.ts';

/** Tells a whole log as the events of a village. What the log does not say is not told. */
export function tellVillage(known: LogPreamble, days: readonly LogDay[]): readonly TimedEvent[] {
  const chronicle = openChronicle(known);
  tellOpening(chronicle);
  days.forEach((day, index) => {
    if (index > 0) tellDawn(chronicle, day);
    else tellFailures(chronicle, day);
    tellDay(chronicle, day, index === days.length - 1);
  });
  return chronicle.told;
}

/** A day that only has a result, or nothing at all, has not begun. */
function tellDay(chronicle: LogChronicle, { day, body }: LogDay, isLast: boolean): void {
  const isPlayed = !isLast || day === 0 || body.some(({ type }) => type !== 'result' && type !== 'foreign');
  if (isPlayed) tell(chronicle, { type: 'dayBegan', audience: 'public', day });
  const runs = runsOf(body);
  runs.forEach((run, index) => {
    tellRun(chronicle, run, runs.slice(index + 1), isLast);
  });
  if (!isLast) tellDusk(chronicle);
}

/** `isLastDay`: what stands last on it is where the log is cut. */
function tellRun(chronicle: LogChronicle, run: LineRun, later: readonly LineRun[], isLastDay: boolean): void {
  if (run.type === 'talk') {
    tellTalk(chronicle, run, 'talk');
    chronicle.today.talked = true;
    return;
  }
  if (run.type === 'whisper') {
    tellWhisper(chronicle, run, later);
    return;
  }
  if (run.type !== 'foreign' && run.type !== 'result') tellDusk(chronicle);
  switch (run.type) {
    case 'vote':
      tellVotes(chronicle, run, isLastDay && later.length === 0);
      return;
    case 'attackVote':
      tellAttackVotes(chronicle, run, sequelOf(later, isLastDay));
      return;
    case 'divine':
      tellDivinations(chronicle, run);
      return;
    case 'guard':
      tellGuards(chronicle, run);
      return;
    default:
      tellSingly(chronicle, run);
  }
}

function sequelOf(later: readonly LineRun[], isLastDay: boolean): Sequel {
  if (later.some(({ type }) => type === 'attackVote')) return 'round';
  return isLastDay && later.length === 0 ? 'cut' : 'attack';
}

function tellDusk({ today, told, day }: LogChronicle): void {
  if (today.duskFell) return;
  today.duskFell = true;
  told.push({ at: null, event: { type: 'duskFell', audience: 'public', day } });
}

function tellWhisper(chronicle: LogChronicle, run: LineRun, later: readonly LineRun[]): void {
  const phase = whisperPhase(chronicle, later);
  if (phase !== 'morningWhisper') tellDusk(chronicle);
  tellTalk(chronicle, run, phase);
}

/** The pack whispers in the morning, at dusk or at night, and where the rules say so between two attack votes. */
function whisperPhase({ known, day, today }: LogChronicle, later: readonly LineRun[]): Stage {
  if (known.talk === 'interleaved') return 'morningWhisper';
  if (today.attackRounds > 0 && later.some(({ type }) => type === 'attackVote')) return 'attackWhisper';
  const parts = partsOf(known.rules, day);
  if (parts.includes('morningWhisper') && !today.talked) return 'morningWhisper';
  return day === 0 ? 'duskWhisper' : 'whisper';
}

function tellSingly(chronicle: LogChronicle, { lines }: LineRun): void {
  for (const line of lines) {
    tellForeign(chronicle, line);
    if (line.type === 'execute') tellExecution(chronicle, line.player);
    if (line.type === 'attack') tellAttack(chronicle, line);
    if (line.type === 'result') tellEnd(chronicle, line);
  }
}

function tellExecution(chronicle: LogChronicle, player: PlayerId): void {
  tell(chronicle, { type: 'executed', audience: 'public', day: chronicle.day, player });
  chronicle.alive[player - 1] = false;
  chronicle.today.executed = player;
}

/** A new day: whoever has failed or died since the last one is found. */
function tellDawn(chronicle: LogChronicle, next: LogDay): void {
  const { today, known, alive } = chronicle;
  tellFailures(chronicle, next);
  const dead = foundDead(chronicle, next);
  for (const player of today.divined) {
    const isCursed =
      known.roleWords[player - 1] === 'FOX' && dead.includes(player) && today.killed !== player;
    if (isCursed) tell(chronicle, { type: 'cursed', audience: 'master', day: chronicle.day, player });
  }
  const votes = known.rules.vote.told === 'nextMorning' ? today.votes : null;
  tell(chronicle, {
    type: 'dawnBroke',
    audience: 'public',
    day: next.day,
    dead,
    votes,
    counts: null,
    executed: null,
  });
  for (const player of dead) alive[player - 1] = false;
  chronicle.day = next.day;
  tellMediums(chronicle);
  chronicle.today = newToday();
}

/** By the status of the new day; where the log is cut before it, by the attack. */
function foundDead({ alive, today }: LogChronicle, { status }: LogDay): PlayerId[] {
  return alive.flatMap((lives, index) => {
    const line = status[index];
    const isDead = line === undefined ? today.killed === index + 1 : line.state === 'DEAD';
    return lives && isDead ? [index + 1] : [];
  });
}

/** The log shows that somebody is gone with the next status: since when, it does not say. */
function tellFailures(chronicle: LogChronicle, { status }: LogDay): void {
  const { failed, day } = chronicle;
  for (const { player, state } of status) {
    if (state !== '' || failed[player - 1]) continue;
    tell(chronicle, { type: 'failed', audience: 'public', day, player });
    failed[player - 1] = true;
  }
}

function tellMediums(chronicle: LogChronicle): void {
  const { known, today, day } = chronicle;
  const target = today.executed;
  const role = target === null ? undefined : known.deal?.[target - 1];
  if (target === null || role === undefined) return;
  known.roleWords.forEach((word, index) => {
    const player = index + 1;
    const result = speciesOf(role);
    if (word === 'MEDIUM')
      tell(chronicle, { type: 'identified', audience: only(player), day, player, target, result });
  });
}

function tellEnd(chronicle: LogChronicle, { day, winner }: ResultLine): void {
  const { deal, players } = chronicle.known;
  tell(chronicle, { type: 'ended', audience: 'public', day, winner, why: whyEnded(chronicle, winner) });
  if (deal !== null) tell(chronicle, { type: 'rolesRevealed', audience: 'public', roles: deal, players });
}

function whyEnded(chronicle: LogChronicle, winner: Team | null) {
  if (winner === null) return chronicle.failed.includes(true) ? 'aborted' : 'lastDay';
  return presentIn(chronicle, 'WEREWOLF').length === 0 && winner !== 'werewolf' ? 'noWerewolf' : 'parity';
}
