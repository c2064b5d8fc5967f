import { HABITS } from '../src/characters/habit.ts';
import type { VillageChronicle } from '../src/talker/chronicle.ts';
import { newDay, type Speaker } from '../src/talker/speaker.ts';
import { stanceOf } from '../src/talker/stance.ts';
import { givenWord } from '../src/talker/word.ts';

/** Player 1 of a village, who likes to talk and trusts everybody. */
export function speakerIn(
  { book }: { readonly book: VillageChronicle },
  changes: Partial<Speaker> = {},
): Speaker {
  const ballots = changes.ballots ?? new Map<number, number>();
  return {
    me: 1,
    book,
    own: newDay(book.day),
    word: givenWord(1, book),
    stance: stanceOf(1, book, ballots),
    past: [],
    lot: () => 1,
    habit: HABITS.kansai,
    guess: () => null,
    trusts: () => true,
    isHumanlike: false,
    isEvil: false,
    mustSpeak: false,
    isLastWord: false,
    ...changes,
    ballots,
  };
}
