import type { PlayerId } from '@mura/engine';
import type { RoleWord, SpeciesWord } from '../aiwolf/words.ts';
import type { Content, Mood } from '../natural/frame.ts';
import { confidenceOf } from './confidence.ts';
import type { ReadMatch } from './read-match.ts';
import type { Scene } from './scene.ts';
import type { JapaneseToken, TokenClass } from './token.ts';

/** A frame whose places are those of the folded text. */
export interface ReadFact {
  readonly content: Content;
  readonly mood: Mood;
  readonly start: number;
  readonly end: number;
  readonly confidence: number;
  readonly rule: string;
  readonly either?: number;
  /** The player is named in the same clause. */
  readonly isNamed?: boolean;
}

export const ROLE_OF: Partial<Record<TokenClass, RoleWord>> = {
  seer: 'SEER',
  'divine-noun': 'SEER',
  true: 'SEER',
  medium: 'MEDIUM',
  bodyguard: 'BODYGUARD',
  notseer: 'SEER',
  notmedium: 'MEDIUM',
  notbodyguard: 'BODYGUARD',
  possessed: 'POSSESSED',
  possessedish: 'POSSESSED',
  villager: 'VILLAGER',
  human: 'VILLAGER',
  mura: 'VILLAGER',
  white: 'VILLAGER',
  whitish: 'VILLAGER',
  wolf: 'WEREWOLF',
  black: 'WEREWOLF',
  blackish: 'WEREWOLF',
  sus: 'WEREWOLF',
  susly: 'WEREWOLF',
  susperson: 'WEREWOLF',
  susthing: 'WEREWOLF',
  twowolves: 'WEREWOLF',
  'suspect-noun': 'WEREWOLF',
};
/** Said by the speaker, of now, to nobody in particular. */
export const OWN: Mood = {
  negative: false,
  force: 'statement',
  tense: 'present',
  addressee: 'ANY',
  source: 'own',
};

export function fact(one: ReadMatch, scene: Scene, content: Content, mood: Mood): ReadFact {
  const { matched } = one;
  const confidence = confidenceOf(one, mood);
  const tokens = scene.spoken.tokens;
  const first = tokens[matched.first] as JapaneseToken;
  const last = tokens[Math.max(matched.first, Math.min(matched.end, tokens.length) - 1)] as JapaneseToken;
  return {
    content,
    mood,
    start: first.start,
    end: last.end,
    confidence,
    rule: matched.construction.name,
    isNamed: matched.target !== null,
  };
}

/** What a word shows of somebody. */
export const SPECIES_OF: Partial<Record<TokenClass, SpeciesWord>> = {
  white: 'HUMAN',
  human: 'HUMAN',
  villager: 'HUMAN',
  whiteout: 'HUMAN',
  whitesign: 'HUMAN',
  blacksign: 'WEREWOLF',
  blackout: 'WEREWOLF',
  black: 'WEREWOLF',
  wolf: 'WEREWOLF',
};

/** `占いましたが、人狼ではありませんでした` */
export function otherSpecies(species: SpeciesWord): SpeciesWord {
  return species === 'HUMAN' ? 'WEREWOLF' : 'HUMAN';
}

export function roleOf(token: JapaneseToken | null): RoleWord | undefined {
  return token?.is.startsWith('suspect-') ? 'WEREWOLF' : ROLE_OF[token?.is ?? 'x'];
}

export function targetsOf({ matched }: ReadMatch, scene: Scene): readonly PlayerId[] {
  const { speaker } = scene.utterance;
  if (matched.construction.name === 'vote/spare-me')
    return speaker === null || scene.around.isNamedBefore(matched.key) ? [] : [speaker];
  return matched.target?.players ?? scene.around.topicBefore(matched.key);
}
