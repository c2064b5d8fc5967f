import { type LegalTalk, OVER, type PlayerId, SKIP } from '@mura/engine';
import type { aiwolf } from '@mura/language';
import type { Random } from '../bot.ts';
import { isVotedToday } from '../memory/among.ts';
import type { Memory, ToldFinding } from '../memory/memory.ts';
import { tellStory } from '../memory/story.ts';
import { agree, estimate, firstThatFits, requestVote, vote, voteBecauseOf } from '../talk/say.ts';
import { judge } from './judge.ts';
import type { RolePlay } from './play.ts';

/** What it has to tell, then once a day its opinion, then nothing more. */
export function speak(memory: Memory, play: RolePlay, legal: LegalTalk, random: Random): string {
  memory.today.asked++;
  play.prepareTalk(memory, random);
  const news = firstThatFits(legal, () => tellStory(memory));
  if (news !== null) return news;
  if (!isVotedToday(memory)) return OVER;
  // The first words of a day are left to those who have something to tell.
  if (memory.today.asked === 1 && !legal.skipIsOver) return SKIP;
  return firstThatFits(legal, () => opinion(memory, play, legal)) ?? OVER;
}

/**
 * What it thinks, whom it votes for and why, and a request while most want somebody else: each once a day. What another
 * has said before, it agrees with.
 */
function opinion(memory: Memory, play: RolePlay, { left }: LegalTalk): aiwolf.Sentence | null {
  const { today } = memory;
  if (!today.hasEstimated && (left === null || left > 1)) {
    today.hasEstimated = true;
    const guess = play.estimate(memory, memory.others);
    if (guess !== null) return agreement(memory, guess) ?? estimate(guess, 'werewolf');
  }
  const suspect = play.declare(memory, memory.others);
  if (suspect === null) return null;
  today.hasEstimated = true;
  if (!today.hasDeclared) return declare(memory, suspect);
  if (suspect !== today.suspect) return changeMind(memory, suspect);
  if (today.hasRequested || memory.names.counts[suspect]! * 2 >= memory.living) return null;
  today.hasRequested = true;
  return requestVote(suspect);
}

/** With whoever said it first; `null`: nobody has. */
function agreement({ names, day }: Memory, suspect: PlayerId): aiwolf.Sentence | null {
  const talk = names.firstTalk[suspect]!;
  return talk < 0 ? null : agree(day, talk);
}

function declare(memory: Memory, suspect: PlayerId): aiwolf.Sentence {
  const { today } = memory;
  today.hasDeclared = true;
  today.suspect = suspect;
  const reason = reportAgainst(memory, suspect);
  return reason === undefined ? vote(suspect) : voteBecauseOf(reason);
}

/** Once a day, and with somebody: a vote that wanders convinces nobody. */
function changeMind(memory: Memory, suspect: PlayerId): aiwolf.Sentence | null {
  const { today } = memory;
  if (today.hasChanged) return null;
  const said = agreement(memory, suspect);
  if (said === null) return null;
  today.hasChanged = true;
  today.suspect = suspect;
  return said;
}

/** From here on a claimant's word is a reason. */
const BELIEVED = 0.5;

/** What a claimant who is believed has told of somebody, if it speaks against them. */
function reportAgainst(memory: Memory, suspect: PlayerId): ToldFinding | undefined {
  const { reports } = memory;
  if (reports.length === 0) return undefined;
  const { trust } = judge(memory, 'face');
  return reports.find(
    ({ player, target, result }) => target === suspect && result === 'werewolf' && trust[player]! >= BELIEVED,
  );
}
