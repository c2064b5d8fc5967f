import type { PlayerId, Role, Team } from '@mura/engine';
import type { Sentence } from '../../aiwolf/ast.ts';
import type { SpeciesWord } from '../../aiwolf/words.ts';
import type { Tongue } from '../utterance.ts';
import type { ActId } from './acts.ts';
import type { Phrasing } from './phrasing.ts';
import type { ReasonId } from './reasons.ts';
import type { Connection, Member } from './spoken.ts';
import type { Persona } from './voice.ts';

/** The words that fill slots which hold neither a player nor a reason. */
export interface SlotWords {
  readonly roles: Readonly<Record<Role, string>>;
  readonly species: Readonly<Record<SpeciesWord, string>>;
  readonly winners: Readonly<Record<Team, string>>;
  readonly timeLeft: (seconds: number) => string;
}

/** What is needed to speak one language. Texts have slots: `{target}`, or `{p3}` for player 3. */
export interface Speech {
  readonly tongue: Tongue;
  /** The persona's own phrasings, then the neutral ones in their voice; `turn` varies the endings. */
  readonly phrasings: (act: ActId, persona: Persona, turn: number) => readonly Phrasing[];
  /** Any sentence at all, in the voice. */
  readonly clause: (sentence: Sentence, speaker: PlayerId, persona: Persona, turn: number) => string;
  /** A neutral text in the voice. */
  readonly voiced: (text: string, persona: Persona, turn: number) => string;
  /** A sentence as the reason for another. */
  readonly reasonClause: (sentence: Sentence, speaker: PlayerId, persona: Persona) => string;
  /** About somebody who is not named yet, who stands in the post already, or about the speaker. */
  readonly recordClause: (id: ReasonId, about: 'unnamed' | 'named' | 'speaker', persona: Persona) => string;
  /** How the persona calls somebody: 花ちゃん, 花, 花さん. */
  readonly address: (member: Member, persona: Persona) => string;
  readonly firstPerson: (persona: Persona) => string;
  readonly words: (persona: Persona) => SlotWords;
  /** What may be put in front of a post, blank or comma included. */
  readonly openers: (persona: Persona) => readonly string[];
  readonly connections: (connection: Connection, persona: Persona) => readonly string[];
  readonly dayZeroLine: (character: string) => string | undefined;
  /** Puts something in front of a post. */
  readonly lead: (opener: string, text: string) => string;
  readonly join: (texts: readonly string[]) => string;
  /** The last touch, with names in place: blanks, capitals. */
  readonly finish: (text: string) => string;
}
