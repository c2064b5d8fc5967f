import { aiwolfRoles, aiwolfRules, NO_LENGTH_LIMIT } from './aiwolf.ts';
import type { Preset } from './preset.ts';

/**
 * The first natural-language contest (2017): the AIWolf platform with free text, greetings on day 0, turns in which
 * nobody hears the others before all have spoken, and votes until one is alone on top. What its paper does not say is as
 * on the platform, e.g. how many Skips in a row are heard as such.
 */
const platform = aiwolfRules(aiwolfRoles(5), {
  validateUtterance: false,
  talkOnFirstDay: true,
  timeLimit: 5000,
});

/** Voting that could go on for ever ends here, and chance decides among those tied. */
const MOST_ROUNDS = 10;

export const NL2017: Preset = {
  name: 'nl2017',
  family: 'nl2017',
  rules: {
    ...platform,
    talk: { ...platform.talk, perPlayer: platform.talk.turns, turn: 'closed', length: NO_LENGTH_LIMIT },
    vote: { ...platform.vote, rounds: MOST_ROUNDS },
  },
  symbols: 'warn',
  talkIsNatural: true,
};
