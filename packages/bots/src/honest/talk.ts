import { type LegalTalk, OVER, partsOf, SKIP } from '@mura/engine';
import type { aiwolf } from '@mura/language';
import type { Random } from '../bot.ts';
import { type Memory, others } from './memory.ts';
import type { Play } from './play.ts';
import { agree, estimate, fits, print, request, vote } from './say.ts';
import { tellStory } from './story.ts';

/** What it has to tell, then once a day its opinion, then nothing more. */
export function speak(memory: Memory, play: Play, legal: LegalTalk, random: Random): string {
  memory.today.asked++;
  play.prepareTalk(memory, random);
  const news = firstThatFits(legal, () => tellStory(memory));
  if (news !== null) return news;
  if (!isVotedToday(memory)) return OVER;
  // The first words of a day are left to those who have something to tell.
  if (memory.today.asked === 1 && !legal.skipIsOver) return SKIP;
  return firstThatFits(legal, () => opinion(memory, play, legal)) ?? OVER;
}

/** What the village would cut stays unsaid. */
function firstThatFits(legal: LegalTalk, next: () => aiwolf.Sentence | null): string | null {
  for (let sentence = next(); sentence !== null; sentence = next()) {
    const text = print(sentence);
    if (fits(text, legal)) return text;
  }
  return null;
}

function isVotedToday({ rules, day }: Memory): boolean {
  return rules !== null && rules.vote.rounds > 0 && partsOf(rules, day).includes('vote');
}

/** Estimate, vote and request, each once a day; then one word to whoever thinks the same. */
function opinion(memory: Memory, play: Play, { left }: LegalTalk): aiwolf.Sentence | null {
  const { today } = memory;
  if (!today.hasEstimated && (left === null || left > 1)) {
    today.hasEstimated = true;
    const guess = play.estimate(memory, others(memory));
    if (guess !== null) return estimate(guess, 'werewolf');
  }
  if (today.hasAgreed) return null;
  const suspect = play.declare(memory, others(memory));
  if (suspect === null) return null;
  today.hasEstimated = true;
  today.suspect = suspect;
  if (!today.hasDeclared) {
    today.hasDeclared = true;
    return vote(suspect);
  }
  if (!today.hasRequested) {
    today.hasRequested = true;
    return request('ANY', vote(suspect));
  }
  const likeMinded = memory.names.firstTalk[suspect]!;
  if (likeMinded < 0) return null;
  today.hasAgreed = true;
  return agree(memory.day, likeMinded);
}
