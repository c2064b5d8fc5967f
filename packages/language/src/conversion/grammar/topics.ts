// What is spoken of, where nothing is said of it.
import type { ClauseWords } from './clause-words.ts';
import { denied, hasColour, joined, propositionOf, speaking } from './propositions.ts';
import type { TalkWord } from './word.ts';

const NOUNS: Readonly<Record<string, string>> = {
  vote: 'voting',
  execute: 'execution',
  inspect: 'inspection',
  protect: 'protection',
  attack: 'attack',
  executed: 'execution',
  attacked: 'attack',
  protected: 'protection',
  inspected: 'inspection',
};

/** The topic that a word names, as a noun of 2013 or a player or role. */
export function topicOf({ is, value }: TalkWord): string | null {
  switch (is) {
    case 'who':
    case 'wh':
    case 'role':
      return value === 'ANY' || value === 'GRAY' ? null : value;
    case 'act':
    case 'state':
      return NOUNS[value] ?? null;
    case 'tell':
      return value;
    case 'claim':
    case 'hide':
    case 'fake':
    case 'real':
      return 'comingout';
    case 'noun':
    case 'speak':
    case 'doubt':
    case 'trust':
    case 'deem':
      return 'reason';
    default:
      return null;
  }
}

/** `silent`: who keeps silent, where the words do not name them. */
export function topicsOf(clause: ClauseWords, silent: string | null = null): string[] {
  const abouts = [...new Set(clause.tokens.flatMap((token) => topicOf(token) ?? []))].map(
    (topic) => `about ${topic}`,
  );
  const speaks = silent === null ? speaking(clause.without('role')) : `${silent} speak`;
  const silence = clause.has('silent') ? speaks : null;
  return silence === null ? abouts : [...abouts, denied(silence)];
}

/** A proposition, or else what is named. */
export function contentOf(clause: ClauseWords): string | null {
  const sentence = propositionOf(clause);
  if (sentence !== null) return sentence;
  if (clause.values('who').includes('GRAY') || (clause.has('wh') && clause.players.length > 0)) return null;
  if (clause.has('doubt') && clause.players.length === 0) return hasColour(clause) ? null : 'ANY wolf';
  const topics = topicsOf(clause);
  return topics.length === 0 || topics.length > 3 || hasColour(clause) ? null : joined(topics);
}
