import { type LegalTalk, OVER, type PlayerId, SKIP } from '@mura/engine';
import type { aiwolf } from '@mura/language';
import type { Random } from '../../bot.ts';
import { tellStory } from '../../honest/story.ts';
import { isVotedToday } from '../../honest/talk.ts';
import { comingOut, estimate, firstThatFits, request, vote } from '../../talk/say.ts';
import type { Mind } from '../mind.ts';
import { findings } from './story.ts';
import { bestVote } from './vote.ts';

/** News first, then whom it wants executed, again and again in other words while that is not settled. */
export function speak(mind: Mind, legal: LegalTalk, random: Random): string {
  startDay(mind);
  mind.turns++;
  findings(mind, random);
  const news = firstThatFits(legal, () => showing(mind) ?? tellStory(mind.facts));
  if (news !== null) return say(mind, news);
  if (!isVotedToday(mind.facts)) return OVER;
  if (mind.turns === 1 && !legal.skipIsOver) return SKIP;
  const text = mind.turns > MOST_TURNS ? null : firstThatFits(legal, opinions(mind));
  if (text !== null) return say(mind, text);
  return legal.skipIsOver || mind.turns > PATIENCE ? OVER : SKIP;
}

/** Turns in which it waits for the words of others. */
const PATIENCE = 4;
/** Later ones of a day it leaves to others. */
const MOST_TURNS = 7;

function startDay(mind: Mind): void {
  if (mind.saidOn === mind.facts.day) return;
  mind.saidOn = mind.facts.day;
  mind.said = [];
  mind.turns = 0;
  mind.suspect = 0;
}

function say(mind: Mind, text: string): string {
  mind.said.push(text);
  return text;
}

/** Among three, who helps the werewolves wins by showing themselves to each other. */
function showing(mind: Mind): aiwolf.Sentence | null {
  const { facts, policy, own, belief, witness } = mind;
  if (mind.hasShown || witness.living !== 3 || !mind.isEvil || facts.rules?.roles.possessed !== 1)
    return null;
  const friend = mind.others.reduce(
    (sum, player) =>
      sum + own.share(player, belief.place(facts.role === 'werewolf' ? 'possessed' : 'werewolf')),
    0,
  );
  if (friend < policy.showsFrom) return null;
  mind.hasShown = true;
  facts.story.role = null;
  return comingOut(facts.me, facts.role);
}

/** The same wish in other words each time; a new one when it wants somebody else. */
function opinions(mind: Mind): () => aiwolf.Sentence | null {
  const target = bestVote(mind, mind.others);
  const left = target === null ? [] : wordings(mind, target);
  return () => left.shift() ?? null;
}

function wordings(mind: Mind, target: PlayerId): aiwolf.Sentence[] {
  if (mind.suspect !== target) {
    mind.suspect = target;
    mind.wording = 0;
  }
  switch (mind.wording++) {
    case 0:
      return [vote(target)];
    case 1:
      return [estimate(target, 'werewolf')];
    case 2:
      return [request('ANY', vote(target))];
    default:
      return [];
  }
}
