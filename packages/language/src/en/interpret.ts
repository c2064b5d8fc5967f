import type { Taken } from './clause.ts';
import { CONFIDENCE } from './confidence.ts';
import type { Construction } from './constructions/construction.ts';
import type { FrameList } from './frames.ts';
import { acts, opinion } from './meanings/acts.ts';
import { calls, claims } from './meanings/claims.ts';
import { alike, believes, is, suspects, trusts } from './meanings/estimates.ts';
import { MatchReader, type UsedUp } from './meanings/match-reader.ts';
import { asks, asksBelief, asksIs, asksRoleOf, asksSuspect } from './meanings/questions.ts';
import { bids, found } from './meanings/results.ts';
import type { Item } from './noun-phrases.ts';
import type { Match } from './pattern.ts';

/** Makes the frames of a construction that was found. */
export function interpret(
  { name, makes, evident = 'plain' }: Construction,
  match: Match,
  taken: Taken,
  list: FrameList,
): UsedUp {
  const reader = new MatchReader(match, taken, list, name, CONFIDENCE[evident]);
  switch (makes.type) {
    case 'nothing':
      return nothing(reader);
    case 'is':
      return is(reader, makes);
    case 'alike':
      return alike(reader, makes.of);
    case 'suspects':
      return suspects(reader, makes);
    case 'trusts':
      return trusts(reader, makes);
    case 'believes':
      return believes(reader, makes.of, false, makes.inShort);
    case 'doubts':
      return believes(reader, makes.of, true);
    case 'claims':
      return claims(reader, makes);
    case 'calls':
      return calls(reader, makes);
    case 'found':
      return found(reader, makes);
    case 'acts':
      return acts(reader, makes);
    case 'bids':
      return bids(reader, makes);
    case 'asks':
      return asks(reader, makes.asked);
    case 'asksIs':
      return asksIs(reader, makes.of);
    case 'asksSuspect':
      return asksSuspect(reader, makes.of);
    case 'asksRoleOf':
      return asksRoleOf(reader, makes.of);
    case 'asksBelief':
      return asksBelief(reader, makes.of);
    case 'opinion':
      return opinion(reader, makes.agrees);
  }
}

/** A verb with an object behind it is no noun: `the seer check Bob`. */
function nothing(reader: MatchReader): UsedUp {
  const { items } = reader.taken;
  const { end } = reader.match;
  if (items[end - 1]?.text === 'vote' && isVotedFor(items, end)) return null;
  const isVerb = reader.trigger.entry.role !== null && items[end]?.phrase != null;
  return isVerb ? reader.usedUp() : reader.usedUp('verb', 'suspectNoun');
}

/** `I'm mafia vote for me`: two clauses with no mark between them. */
function isVotedFor(items: readonly Item[], at: number): boolean {
  const next = items[at]?.text === 'for' || items[at]?.text === 'out' ? items[at + 1] : items[at];
  return next?.phrase?.isObject === true;
}
