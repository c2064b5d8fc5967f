import type { VillageChronicle } from './chronicle.ts';
import { happens, type Speaker, type ToSay } from './speaker.ts';

/** What people say beside the game: a greeting on the first evening, a word at dawn, a joke; one each, and not everybody. */
export function smallTalk(speaker: Speaker): ToSay | null {
  return greeting(speaker) ?? joke(speaker);
}

function greeting(speaker: Speaker): ToSay | null {
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

const JOKES = 0.4;
/** Nobody jokes among the last few, nor right after news. */
const MOST_SERIOUS = 4;
const SOLEMN_POSTS = 2;

function joke(speaker: Speaker): ToSay | null {
  const { me, book, own, habit } = speaker;
  const today = book.today();
  if (own.hasJoked || book.day === 0 || book.alive.size <= MOST_SERIOUS || isSolemn(book)) return null;
  const before = today.at(-1);
  if (before === undefined || before.player === me || today.length < book.alive.size) return null;
  own.hasJoked = true;
  if (!happens(JOKES * habit.jokes, speaker)) return null;
  return { what: { act: 'joke', slots: { target: before.player } }, answers: before };
}

function isSolemn(book: VillageChronicle): boolean {
  return book
    .today()
    .slice(-SOLEMN_POSTS)
    .some(({ sentences }) => sentences.some(({ kind }) => kind === 'result'));
}
