import { happens, type Speaker, type ToSay } from './speaker.ts';

/** What people say beside the game: a greeting on the first evening, a word at dawn; one each, and not everybody. */
export function smallTalk(speaker: Speaker): ToSay | null {
  const { book, own, lot, habit } = speaker;
  if (own.hasGreeted) return null;
  own.hasGreeted = true;
  const today = book.today();
  if (book.day === 0) return { what: { act: lot(2) === 0 ? 'greet-day0' : 'small-talk', slots: {} } };
  if (today.length >= book.alive.size || !happens(habit.jokes, speaker)) return null;
  const victim = book.victims.findLast(({ day }) => day === book.day)?.player;
  if (victim !== undefined) return { what: { act: 'react-death', slots: { victim, target: victim } } };
  return book.day > 1 ? { what: { act: 'react-no-death', slots: { alive: book.alive.size } } } : null;
}
