import { type Event, knowsFellows, only, type PlayerId, type Role, type Vote } from '@mura/engine';
import type { RecordedEvent } from '../record.ts';
import { holders, type Known } from './known.ts';
import type { LogLine } from './line.ts';

/** An event with its time, where the log says it. */
export interface Told {
  readonly at: number | null;
  readonly event: RecordedEvent;
}

/** A village as it is told from its log, so far. Lists by player start at player 1. */
export interface Chronicle {
  readonly known: Known;
  /** All werewolves, dead or alive. */
  readonly pack: readonly PlayerId[];
  readonly told: Told[];
  readonly alive: boolean[];
  readonly failed: boolean[];
  /** Utterances so far, by channel. */
  readonly numbers: { talk: number; whisper: number };
  day: number;
  today: Today;
}

export interface Today {
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

export function newToday(): Today {
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

export function openChronicle(known: Known): Chronicle {
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

export function tell(chronicle: Chronicle, event: Event, at: number | null = null): void {
  chronicle.told.push({ at, event });
}

/** A line of another kind stays where it was. */
export function tellForeign({ told }: Chronicle, line: LogLine): void {
  if (line.type === 'foreign')
    told.push({ at: null, event: { type: 'foreign', audience: 'master', line: line.line } });
}

/** Living players that have not failed, ascending; of one role, where it is given. */
export function presentIn({ known, alive, failed }: Chronicle, word?: string): PlayerId[] {
  return known.players.flatMap((_, index) =>
    alive[index] && !failed[index] && (word === undefined || known.roleWords[index] === word)
      ? [index + 1]
      : [],
  );
}

/** The village opens, and everybody learns what he is, as far as roles are known here. */
export function tellOpening(chronicle: Chronicle): void {
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
