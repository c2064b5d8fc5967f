import { type Event, knowsFellows, only, type PlayerId, type Role, type Vote } from '@mura/engine';
import type { RecordedEvent } from '../../record.ts';
import type { LogLine } from '../line.ts';
import { holders, type LogPreamble } from './known.ts';

/** An event with its time, where the log says it. */
export interface TimedEvent {
  readonly at: number | null;
  readonly event: RecordedEvent;
}

/** A village as it is told from its log, so far. Lists by player start at player 1. */
export interface LogChronicle {
  readonly known: LogPreamble;
  /** All werewolves, dead or alive. */
  readonly pack: readonly PlayerId[];
  readonly told: TimedEvent[];
  readonly alive: boolean[];
  readonly failed: boolean[];
  /** Utterances so far, by channel. */
  readonly numbers: { talk: number; whisper: number };
  day: number;
  today: DayProgress;
}

export interface DayProgress {
  duskFell: boolean;
  talked: boolean;
  /** Rounds of votes so far. */
  voteRounds: number;
  attackRounds: number;
  /** Of the last round. */
  votes: readonly Vote[];
  executed: PlayerId | null;
  readonly divined: PlayerId[];
  readonly guarded: PlayerId[];
  /** Killed by the pack. */
  killed: PlayerId | null;
}

export function newToday(): DayProgress {
  return {
    duskFell: false,
    talked: false,
    voteRounds: 0,
    attackRounds: 0,
    votes: [],
    executed: null,
    divined: [],
    guarded: [],
    killed: null,
  };
}

export function openChronicle(known: LogPreamble): LogChronicle {
  return {
    known,
    pack: holders(known, 'WEREWOLF'),
    told: [],
    alive: known.players.map(() => true),
    failed: known.players.map(() => false),
    numbers: { talk: 0, whisper: 0 },
    day: 0,
    today: newToday(),
  };
}

export function tell(chronicle: LogChronicle, event: Event, at: number | null = null): void {
  chronicle.told.push({ at, event });
}

/** A line of another kind stays where it was. */
export function tellForeign({ told }: LogChronicle, line: LogLine): void {
  if (line.type === 'foreign')
    told.push({ at: null, event: { type: 'foreign', audience: 'master', line: line.line } });
}

/** Living players that have not failed, ascending; of one role, where it is given. */
export function presentIn({ known, alive, failed }: LogChronicle, word?: string): PlayerId[] {
  return known.players.flatMap((_, index) =>
    alive[index] && !failed[index] && (word === undefined || known.roleWords[index] === word)
      ? [index + 1]
      : [],
  );
}

/** The village opens, and everybody learns what they are, as far as roles are known here. */
export function tellOpening(chronicle: LogChronicle): void {
  const { preset, rules, cast, language, players, deal } = chronicle.known;
  tell(chronicle, { type: 'opened', audience: 'public', preset, rules, cast, language });
  if (deal === null) return;
  tell(chronicle, { type: 'sealed', audience: 'master', seed: null, players, deal });
  deal.forEach((role, index) => {
    const player = index + 1;
    const fellows = fellowsOf(deal, role, player);
    tell(chronicle, { type: 'roleTold', audience: only(player), player, role, fellows });
  });
}

function fellowsOf(deal: readonly Role[], role: Role, player: PlayerId): PlayerId[] {
  if (!knowsFellows(role)) return [];
  return deal.flatMap((other, index) => (other === role && index + 1 !== player ? [index + 1] : []));
}
