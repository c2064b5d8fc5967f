import {
  clockPhaseOf,
  type DayBegan,
  type Ended,
  type Event,
  hasVote,
  isExecutionHidden,
  type Part,
  partsOf,
  type Rules,
} from '@mura/engine';
import type { Fact, LivingFact } from './fact.ts';
import { type ToldFacts, withFact, withTonight } from './told-facts.ts';

/** A day begins: neither side has won with those who are dead. */
export function learnGoesOn(story: ToldFacts, event: DayBegan, seq: number): ToldFacts {
  return goesOn(story, event, seq);
}

/**
 * Something is done in the night after a vote. Where an execution that decides the village leaves the night out, this
 * one did not decide it; who was executed may be told only in the morning.
 */
export function learnActed(story: ToldFacts, event: Event, seq: number): ToldFacts {
  const { rules, day, tonight } = story;
  if (day === 0 || !hasVote(rules, day) || !isNightLeftOut(rules, day)) return story;
  const isHidden = isExecutionHidden(rules) && tonight.executed === null;
  const played = tonight.played ? story : withTonight(story, { played: true });
  return isHidden ? played : goesOn(played, event, seq);
}

function goesOn(story: ToldFacts, event: Event, seq: number): ToldFacts {
  const gone = story.deaths.length;
  if (gone === story.wentOnWith) return story;
  const living: LivingFact = { type: 'living', gone, verdict: 'undecided', winner: null };
  return { ...withFact(story, factOf(event, seq, living)), wentOnWith: gone };
}

/** The village has ended: which side has won tells how many werewolves live, and whether a fox does. */
export function learnEnd(story: ToldFacts, event: Ended, seq: number): ToldFacts {
  const { winner, why } = event;
  const gone = story.deaths.length;
  if (why === 'aborted') return story;
  if (why === 'lastDay') return goesOn(story, event, seq);
  return withFact(story, factOf(event, seq, { type: 'living', gone, verdict: why, winner }));
}

function factOf(event: Event, seq: number, living: LivingFact): Fact {
  return { seq, event, claim: null, terms: [living] };
}

export function hasPart(rules: Rules, day: number, part: Part): boolean {
  return partsOf(rules, day).includes(part);
}

/** Whether the vote is settled together with a part of the night: then that part comes about, whatever the vote brought. */
export function isHeldWithVote(rules: Rules, day: number, part: Part): boolean {
  const phase = clockPhaseOf(rules, day, 'vote');
  return phase !== null && phase === clockPhaseOf(rules, day, part);
}

/** Whether the rest of the night is left out once an execution has decided the village. */
export function isNightLeftOut(rules: Rules, day: number): boolean {
  return rules.end.test === 'eachPart' && hasVote(rules, day) && !isHeldWithVote(rules, day, 'attack');
}
