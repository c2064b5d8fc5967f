import { type Event, givenTo, type PlayerId } from '@mura/engine';
import type { Bot } from '../bot.ts';
import { VillageChronicle } from '../talker/chronicle.ts';
import { type FoundReason, reasonsAgainst } from '../talker/reasons/reasons.ts';

/** What somebody believed when a day came to its vote. */
export interface VoteBelief {
  readonly day: number;
  /** How likely they took each of the others who were alive for a werewolf, most likely first. */
  readonly chances: readonly { readonly player: PlayerId; readonly chance: number }[];
  /** What stood in the record against the one they suspected most, the strongest first. */
  readonly reasons: readonly FoundReason[];
  /** For whom they then voted; `null`: for nobody, or it was never told. */
  readonly voted: PlayerId | null;
}

/**
 * What a mind believes on a seat at each vote, from the events of a whole record. Nothing of it is stored: the mind hears once
 * more what its player heard.
 */
export function beliefsOf(events: readonly Event[], player: PlayerId, mind: Bot): VoteBelief[] {
  const memory = mind.begin({ player });
  const book = new VillageChronicle();
  const beliefs: VoteBelief[] = [];
  for (const { event } of givenTo(player, events)) {
    const day = dayOfVote(event, player);
    if (day !== null && book.alive.has(player)) {
      const known = beliefs.findIndex((belief) => belief.day === day);
      // A vote that is changed, or voted once more, is looked at where it was last cast.
      if (known < 0) beliefs.push(lookAt(day, book, player, mind.believes?.(memory) ?? []));
      const at = known < 0 ? beliefs.length - 1 : known;
      beliefs[at] = { ...beliefs[at]!, voted: votedIn(event, player) ?? beliefs[at]!.voted };
    }
    book.hear(event);
    mind.hear(memory, event);
    if (event.type === 'ended') break;
  }
  return beliefs;
}

/** The day of whose vote this event tells; `null`: of none. */
function dayOfVote(event: Event, player: PlayerId): number | null {
  if (event.type === 'voted') return event.player === player ? event.day : null;
  return event.type === 'votesCounted' ? event.day : null;
}

function votedIn(event: Event, player: PlayerId): PlayerId | null {
  if (event.type === 'voted') return event.target;
  if (event.type !== 'votesCounted') return null;
  return event.votes.find((vote) => vote.player === player)?.target ?? null;
}

function lookAt(day: number, book: VillageChronicle, player: PlayerId, all: readonly number[]): VoteBelief {
  const chances = [...book.alive]
    .filter((other) => other !== player)
    .map((other) => ({ player: other, chance: all[other] ?? 0 }))
    .sort((one, other) => other.chance - one.chance || one.player - other.player);
  const [suspect] = chances;
  const reasons = suspect === undefined ? [] : reasonsAgainst(book, suspect.player);
  return { day, chances, reasons, voted: null };
}
