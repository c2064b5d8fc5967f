import { type Choice, type Entry, type Event, invariant, type PlayerId, type Talk } from '@mura/engine';

/** The act of a choice that stands in a record, and whose it was. */
interface RecordedChoice {
  readonly act: Choice['type'];
  readonly player: PlayerId;
  readonly target: PlayerId;
}

/** The choice that an event tells of; `null`: none that somebody made. */
export function choiceIn(event: Event): RecordedChoice | null {
  switch (event.type) {
    case 'voted':
      return { act: 'vote', player: event.player, target: event.target };
    case 'polled':
      return { act: 'poll', player: event.player, target: event.target };
    case 'attackVoted':
      return { act: 'attackVote', player: event.player, target: event.target };
    case 'divined':
      return { act: 'divine', player: event.player, target: event.target };
    case 'guarded':
      return { act: 'guard', player: event.player, target: event.target };
    case 'chose':
      return { act: event.act, player: event.player, target: event.target };
    default:
      return null;
  }
}

/** The action of a choice, for this target or another. */
export function choose({ act, player, target }: RecordedChoice, other: PlayerId = target): Choice {
  return { type: act, player, target: other };
}

/** The action of an utterance, in these words or others; others have no face of their own. */
export function say(event: Extract<Event, { type: 'talked' | 'talkSealed' }>, other?: string): Talk {
  const { player, channel, text, replyTo, expression, language } = event;
  return {
    type: 'talk',
    player,
    channel,
    text: other ?? text,
    ...(replyTo === null ? {} : { replyTo }),
    ...(expression === null || other !== undefined ? {} : { expression }),
    ...(language === null || other !== undefined ? {} : { language }),
  };
}

/**
 * The places in a record where what an event tells of was done, the best first: the event itself, or an earlier one,
 * where the village was told later (a closed turn of talk, a phase by the clock that is settled at its end).
 */
export function placesOf(entries: readonly Entry[], at: number): number[] {
  const { event } = entries[at]!;
  const earlier = entries.slice(0, at).findLastIndex((entry) => isSame(entry.event, event));
  return earlier < 0 ? [at] : [at, earlier];
}

function isSame(before: Event, told: Event): boolean {
  if (told.type === 'talked')
    return (
      before.type === 'talkSealed' &&
      before.player === told.player &&
      before.channel === told.channel &&
      before.day === told.day &&
      before.turn === told.turn
    );
  const choice = choiceIn(told);
  if (choice === null || before.type !== 'chose' || !('day' in told)) return false;
  return before.act === choice.act && before.player === choice.player && before.day === told.day;
}

/**
 * The other ballots of the same count that stand in the record after a place: whoever votes does not know them, so
 * they stay as they were.
 */
export function restOfBallot(entries: readonly Entry[], at: number): Choice[] {
  const { event } = entries[at]!;
  const own = choiceIn(event);
  invariant(own !== null, 'a ballot is a choice');
  const rest = new Map<PlayerId, Choice>();
  for (const { event: later } of entries.slice(at + 1)) {
    if (later.type === 'phaseEnded') break;
    const choice = choiceIn(later);
    if (choice === null || later.type !== event.type || choice.act !== own.act) continue;
    if (!isOfRound(event, later)) break;
    if (choice.player !== own.player) rest.set(choice.player, choose(choice));
  }
  return [...rest.values()];
}

function isOfRound(one: Event, other: Event): boolean {
  const round = (event: Event) => ('round' in event ? event.round : 0);
  const day = (event: Event) => ('day' in event ? event.day : 0);
  return day(one) === day(other) && round(one) === round(other);
}
