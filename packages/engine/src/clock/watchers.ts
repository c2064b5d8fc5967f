import { LONGEST_TEXT, type Refusal, type WatcherTalk } from '../action.ts';
import type { Decided } from '../event.ts';
import type { ClockTalk } from '../rules.ts';
import { isOneVisibleLine } from '../setup.ts';
import { count } from '../talk/length.ts';
import { isWord } from '../talk/talk.ts';
import type { Village } from '../village.ts';

/** Talk of those who only watch: at any time, also after the end. Who may watch is the host's to say. */
export function decideWatcherTalk(village: Village, talk: WatcherTalk): Decided {
  const rules = village.table.rules.clock?.watchers;
  if (rules === undefined) return 'noWatcherTalk';
  const refusal = refusalOf(talk, rules);
  if (refusal !== null) return refusal;
  const { name, text, language = null } = talk;
  return { type: 'watcherTalked', audience: 'spectators', day: village.day, name, text, language };
}

/** What comes from outside may be anything. */
function refusalOf({ name, text, language }: WatcherTalk, { length }: ClockTalk): Refusal | null {
  if (typeof text !== 'string' || !isWord(language)) return 'notText';
  if (name !== null && !isName(name)) return 'notAName';
  if (text.trim() === '') return 'emptyText';
  const isTooLong = length.perTalk !== null && count(text, length) > length.perTalk;
  return text.length > LONGEST_TEXT || isTooLong ? 'textTooLong' : null;
}

function isName(name: unknown): boolean {
  return typeof name === 'string' && isWord(name) && isOneVisibleLine(name);
}
