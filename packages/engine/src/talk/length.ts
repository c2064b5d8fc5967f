import type { Character, PlayerId } from '../player.ts';
import type { LengthRules } from '../rules.ts';

/** What is left of an utterance under the rules of length, and what it took from the player's budget. */
export interface MeasuredText {
  readonly text: string;
  readonly spent: number;
}

/**
 * Cuts an utterance as the natural-language contest does. An `@name` of another player splits it into a head and a tail
 * with allowances of their own; the mention itself costs nothing and gets a blank on each side.
 */
export function measure(
  text: string,
  rules: LengthRules,
  budget: number | null,
  speaker: PlayerId,
  cast: readonly Character[],
): MeasuredText {
  if (rules.perPlayer === null && rules.base === null) return { text: cutWhole(text, rules), spent: 0 };
  const base = rules.base ?? 0;
  const left = budget ?? 0;
  const mention = rules.mention === null ? null : findMention(text, speaker, cast);
  if (mention === null) {
    const head = cut(text, base + left, rules);
    return { text: cutWhole(head, rules), spent: beyond(text, base, rules) };
  }
  const spentByHead = beyond(text.slice(0, mention.start), base, rules);
  const head = cut(text.slice(0, mention.start), base + left, rules);
  // What the head took too much from a budget is missing here.
  const free = (rules.mention ?? 0) + (budget === null ? 0 : left - spentByHead);
  const tail = cut(text.slice(mention.end), Math.max(0, free), rules);
  const spent = spentByHead + beyond(tail, rules.mention ?? 0, rules);
  return { text: joinMention(head, text.slice(mention.start, mention.end), tail, rules), spent };
}

function joinMention(head: string, mention: string, tail: string, rules: LengthRules): string {
  if (rules.perTalk === null) return `${head} ${mention} ${tail}`;
  const headLength = count(head, rules);
  if (headLength > rules.perTalk) return cut(head, rules.perTalk, rules);
  return `${head} ${mention} ${cut(tail, rules.perTalk - headLength, rules)}`;
}

function cutWhole(text: string, rules: LengthRules): string {
  return rules.perTalk === null ? text : cut(text, rules.perTalk, rules);
}

function beyond(text: string, free: number, rules: LengthRules): number {
  return Math.max(0, count(text, rules) - free);
}

/** Unicode's white space; `\s` has U+FEFF besides and lacks U+0085. */
const SPACE = /\p{White_Space}/u;

/** The length of a text in the unit of the rules. */
export function count(text: string, rules: LengthRules): number {
  if (rules.countIn === 'words') return words(text).length;
  let length = 0;
  for (const character of text) {
    if (rules.countIn === 'charactersAndSpaces' || !SPACE.test(character)) length++;
  }
  return length;
}

/** The longest beginning of a text that is no longer than the limit. */
function cut(text: string, limit: number, rules: LengthRules): string {
  if (count(text, rules) <= limit) return text;
  if (limit <= 0) return '';
  if (rules.countIn === 'words') return words(text).slice(0, limit).join(' ');
  let length = 0;
  let end = 0;
  for (const character of text) {
    if (rules.countIn === 'charactersAndSpaces' || !SPACE.test(character)) length++;
    end += character.length;
    if (length === limit) break;
  }
  return text.slice(0, end);
}

function words(text: string): string[] {
  return text.split(SPACE_RUN).filter((word) => word !== '');
}

const SPACE_RUN = /\p{White_Space}+/u;

/** The earliest `@name` of somebody else. */
function findMention(
  text: string,
  speaker: PlayerId,
  cast: readonly Character[],
): { readonly start: number; readonly end: number } | null {
  let found: { start: number; end: number } | null = null;
  for (let at = text.indexOf('@'); at >= 0 && found === null; at = text.indexOf('@', at + 1)) {
    found = longestName(text, at, speaker, cast);
  }
  return found;
}

function longestName(text: string, at: number, speaker: PlayerId, cast: readonly Character[]) {
  let end = 0;
  cast.forEach(({ name }, index) => {
    const reach = at + 1 + name.length;
    if (index + 1 !== speaker && name !== '' && reach > end && text.startsWith(name, at + 1)) end = reach;
  });
  return end === 0 ? null : { start: at, end };
}
