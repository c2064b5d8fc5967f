import { type LegalTalk, OVER, SKIP } from '@mura/engine';
import type { aiwolf } from '@mura/language';
import type { Random } from '../../bot.ts';
import { isVotedToday } from '../../memory/among.ts';
import { tellStory } from '../../memory/story.ts';
import { comingOut, firstThatFits, print } from '../../talk/say.ts';
import { COUNTED_TURNS } from '../habits/turns.ts';
import type { Mind } from '../mind.ts';
import { findings, waitsForReports } from './story.ts';
import { bestVote, friendship } from './vote.ts';
import { once, waySpoken, wishes } from './ways.ts';

/** News first, then whom it wants executed, again and again in other words while that is not settled. */
export function speak(mind: Mind, legal: LegalTalk, random: Random): string {
  startDay(mind);
  mind.turns++;
  findings(mind, random);
  const news = firstThatFits(legal, () => showing(mind) ?? tellStory(mind.facts));
  if (news !== null) return say(mind, news);
  if (!isVotedToday(mind.facts)) return OVER;
  const text = mind.turns > MOST_TURNS ? null : opinion(mind, legal, random);
  if (text !== null) return say(mind, text);
  return legal.skipIsOver || mind.turns > PATIENCE ? OVER : SKIP;
}

/** Turns in which it waits for the words of others. */
const PATIENCE = 4;
/** Later ones of a day it leaves to others. */
const MOST_TURNS = 7;

/** Where its seat has been counted in games before, it begins in any of the ways there are; else, and later, plainly. */
function opinion(mind: Mind, legal: LegalTalk, random: Random): string | null {
  const isCounted = mind.past.turns.length > 0;
  const isBeginning = !legal.skipIsOver && !mind.hasShown && mind.turns <= COUNTED_TURNS;
  if (isBeginning && mind.facts.story.isOut && waitsForReports(mind))
    return firstThatFits(legal, claimAgain(mind));
  if (isCounted && isBeginning) return waySpoken(mind, legal, random);
  if (mind.turns === 1 && !legal.skipIsOver) return SKIP;
  return firstThatFits(legal, opinions(mind));
}

/** A werewolf who waits says again what it is: so did its possessed with their second words, and no villager ever does. */
function claimAgain({ facts: { me } }: Mind): () => aiwolf.Sentence | null {
  return once(comingOut(me, 'seer'));
}

function startDay(mind: Mind): void {
  if (mind.saidOn === mind.facts.day) return;
  mind.saidOn = mind.facts.day;
  mind.said = [];
  mind.turns = 0;
}

function say(mind: Mind, text: string): string {
  mind.said.push(text);
  return text;
}

/** Among three, who helps the werewolves wins by showing themselves to each other. */
function showing(mind: Mind): aiwolf.Sentence | null {
  const { facts, policy, witness } = mind;
  if (mind.hasShown || witness.living !== 3 || !mind.isEvil) return null;
  const friend = mind.others.reduce((sum, player) => sum + friendship(mind, player), 0);
  if (friend < policy.showsFrom) return null;
  mind.hasShown = true;
  facts.story.role = null;
  return comingOut(facts.me, facts.role);
}

/** Whom it wants executed, in words that it has not used for it today. */
function opinions(mind: Mind): () => aiwolf.Sentence | null {
  const target = bestVote(mind, mind.others);
  const left = target === null ? [] : wishes(target).filter((wish) => !mind.said.includes(print(wish)));
  return () => left.shift() ?? null;
}
