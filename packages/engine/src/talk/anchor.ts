import type { Character, PlayerId } from '../player.ts';

/** An utterance with its addressee taken apart: `>>Agent[01] …`. The anchor is not part of what is said. */
export interface AnchoredTalk {
  readonly to: PlayerId | null;
  /** The anchor as written, with the blank after it; empty where there is none. */
  readonly anchor: string;
  readonly body: string;
}

export function parseAnchor(text: string, cast: readonly Character[]): AnchoredTalk {
  if (!text.startsWith('>>')) return { to: null, anchor: '', body: text };
  const to = longestNamed(text, cast);
  if (to === null) return { to: null, anchor: '', body: text };
  const end = 2 + cast[to - 1]!.name.length;
  const anchor = text.slice(0, text[end] === ' ' ? end + 1 : end);
  return { to, anchor, body: text.slice(anchor.length) };
}

/** `>>Ann Lee hello` is addressed to Ann Lee, also where there is an Ann. */
function longestNamed(text: string, cast: readonly Character[]): PlayerId | null {
  let to: PlayerId | null = null;
  let end = 2;
  cast.forEach(({ name }, index) => {
    const reach = 2 + name.length;
    if (reach <= end || !text.startsWith(name, 2) || !endsName(text, reach)) return;
    to = index + 1;
    end = reach;
  });
  return to;
}

/** `>>Ann` is not an anchor to Ann in `>>Anna hello`. */
function endsName(text: string, end: number): boolean {
  return end === text.length || text[end] === ' ' || text[end - 1] === ']';
}

/** A place in a text that names a player. */
export interface AnchorMention {
  readonly player: PlayerId;
  readonly start: number;
  readonly end: number;
}

const AGENT = /Agent\[(\d{2,3})\]/g;

/** All `Agent[xx]` in a text that sit in a village of so many players. */
export function findMentions(text: string, players: number): AnchorMention[] {
  return [...text.matchAll(AGENT)]
    .map((match) => ({ player: Number(match[1]), start: match.index, end: match.index + match[0].length }))
    .filter(({ player }) => player >= 1 && player <= players);
}

/** The text with the names of the characters in place of `Agent[xx]`. */
export function nameMentions(text: string, cast: readonly Character[]): string {
  let named = '';
  let from = 0;
  for (const { player, start, end } of findMentions(text, cast.length)) {
    named += text.slice(from, start) + cast[player - 1]!.name;
    from = end;
  }
  return named + text.slice(from);
}
