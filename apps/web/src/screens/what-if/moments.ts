import { choiceIn, type Fork } from '@mura/arena/what-if';
import { type Event, type PlayerId, replay } from '@mura/engine';
import { isSilence } from '../../model/silence.ts';
import type { Film } from '../../source/replay.ts';

type ChosenAct = NonNullable<ReturnType<typeof choiceIn>>['act'];

/** One vote or choice of the night, with its number in the record. */
export interface RecordedBallot {
  readonly seq: number;
  readonly player: PlayerId;
  readonly target: PlayerId;
}

/** All ballots of one count. */
export interface BallotRound {
  /** Tells it from the others. */
  readonly key: string;
  readonly act: ChosenAct;
  readonly day: number;
  readonly round: number;
  readonly ballots: readonly RecordedBallot[];
  /** Who was alive when it began. */
  readonly alive: readonly PlayerId[];
}

export interface RecordedPost {
  readonly seq: number;
  readonly day: number;
  readonly player: PlayerId;
  readonly text: string;
  readonly number: number | null;
}

/** The counts of a film in their order. */
export function roundsIn({ events, seqs }: Film): BallotRound[] {
  const rounds = new Map<string, { place: number; round: BallotRound; ballots: RecordedBallot[] }>();
  for (const [place, event] of events.entries()) {
    const choice = event.type === 'chose' ? null : choiceIn(event);
    if (choice === null || !('day' in event)) continue;
    const { act, player, target } = choice;
    const number = 'round' in event ? event.round : 0;
    const key = `${act}/${event.day}/${number}`;
    const ballots = rounds.get(key)?.ballots ?? [];
    ballots.push({ seq: seqs[place]!, player, target });
    if (rounds.has(key)) continue;
    const alive = livingAt(events, place);
    rounds.set(key, {
      place,
      ballots,
      round: { key, act, day: event.day, round: number, ballots, alive },
    });
  }
  return [...rounds.values()].map(({ round }) => round);
}

/** What was said to the village. */
export function postsIn({ events, seqs }: Film): RecordedPost[] {
  return events.flatMap((event, place) => {
    if (event.type !== 'talked' || event.channel !== 'talk' || isSilence(event.text)) return [];
    const { day, player, text, number } = event;
    return [{ seq: seqs[place]!, day, player, text, number }];
  });
}

/** The mornings from which another mind can take over, and who is alive then. */
export function morningsIn({ events, seqs }: Film): { seq: number; day: number; alive: PlayerId[] }[] {
  return events.flatMap((event, place) =>
    event.type === 'dayBegan' ? [{ seq: seqs[place]!, day: event.day, alive: livingAt(events, place) }] : [],
  );
}

function livingAt(events: readonly Event[], place: number): PlayerId[] {
  return replay(events.slice(0, place)).life.alive.flatMap((alive, index) => (alive ? [index + 1] : []));
}

/** A fork with nothing but its moment begins with the last count that is not after it. */
export function roundNear(rounds: readonly BallotRound[], at: number): BallotRound | undefined {
  return rounds.findLast(({ ballots }) => (ballots[0]?.seq ?? 0) <= at) ?? rounds[0];
}

export function isOfRound({ ballots }: BallotRound, { at }: Fork): boolean {
  return ballots.some(({ seq }) => seq === at);
}
