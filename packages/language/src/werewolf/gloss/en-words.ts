import type { ComplementWord, NounWord, RelativeTimeWord, RoleWord, VerbWord } from '../vocabulary.ts';
import { bePhrase, type Predicate, verbPhrase } from './en-forms.ts';
import type { Strength } from './strength.ts';

/** One, several, and whether there is only one of them in a village. */
export const ROLES: Readonly<Record<RoleWord, readonly [string, string, boolean]>> = {
  villager: ['villager', 'villagers', false],
  seer: ['seer', 'seers', true],
  medium: ['medium', 'mediums', true],
  hunter: ['hunter', 'hunters', true],
  freemason: ['freemason', 'freemasons', false],
  wolf: ['wolf', 'wolves', false],
  lunatic: ['lunatic', 'lunatics', true],
};

export const NOUNS: Readonly<Record<NounWord, string>> = {
  reason: 'reasons',
  inspection: 'inspection',
  'medium-telling': "the medium's results",
  protection: 'protection',
  execution: 'the execution',
  voting: 'the vote',
  attack: 'the attack',
  comingout: 'coming out',
};

/** Do, does, did, and done. */
export const VERBS: Readonly<Record<VerbWord, readonly [string, string, string, string]>> = {
  inspect: ['inspect', 'inspects', 'inspected', 'inspected'],
  'medium-telling': [
    'tell the medium result of',
    'tells the medium result of',
    'told the medium result of',
    'told of by the medium',
  ],
  protect: ['guard', 'guards', 'guarded', 'guarded'],
  execute: ['execute', 'executes', 'executed', 'executed'],
  vote: ['vote for', 'votes for', 'voted for', 'voted for'],
  attack: ['attack', 'attacks', 'attacked', 'attacked'],
  know: ['know', 'knows', 'knew', 'known'],
  discuss: ['discuss', 'discusses', 'discussed', 'discussed'],
  decide: ['decide on', 'decides on', 'decided on', 'decided on'],
  avoid: ['avoid', 'avoids', 'avoided', 'avoided'],
};

export const COMPLEMENTS: Readonly<Record<ComplementWord, Predicate>> = {
  inspected: bePhrase('inspected'),
  'medium-telled': bePhrase('told of by the medium'),
  protected: bePhrase('guarded'),
  executed: bePhrase('executed'),
  voted: bePhrase('voted for'),
  attacked: bePhrase('attacked'),
  comingout: verbPhrase('come out', 'comes out', 'came out'),
  speak: verbPhrase('speak', 'speaks', 'spoke'),
  exist: verbPhrase('exist', 'exists', 'existed'),
  win: verbPhrase('win', 'wins', 'won'),
  lose: verbPhrase('lose', 'loses', 'lost'),
};

/** What it is to be of an alias. */
export const BEING: Readonly<Record<string, string>> = {
  VILLAGESIDE: 'on the village side',
  WOLFSIDE: 'on the wolf side',
  ANYROLE: 'of some role',
};

export const RELATIVE: Readonly<Record<RelativeTimeWord, string>> = {
  before: 'before that',
  after: 'after that',
  almost: 'at almost that time',
  now: 'now',
};

export const CLAIMS: Readonly<Record<Strength['degree'], string>> = {
  certain: 'I am certain that',
  strong: 'I am almost certain that',
  plain: 'I think that',
  slight: 'I rather think that',
};

export const WISHES: Readonly<Record<Strength['degree'], string>> = {
  certain: 'I urge',
  strong: 'I ask',
  plain: 'I would like to ask',
  slight: 'If possible, I would like to ask',
};

export const WRONG: Readonly<Record<Strength['degree'], string>> = {
  certain: 'not so',
  strong: 'almost certainly not so',
  plain: 'probably not so',
  slight: 'rather not so',
};

export const AGREEMENTS: Readonly<Record<Strength['degree'], readonly [string, string]>> = {
  certain: ['I fully agree with', 'I do not agree with'],
  strong: ['I agree with', 'I hardly agree with'],
  plain: ['I mostly agree with', 'I mostly disagree with'],
  slight: ['I slightly agree with', 'I slightly disagree with'],
};

export const REPORTED = {
  declare: ['state', 'states', 'stated'],
  request: ['ask', 'asks', 'asked'],
  agree: ['answer', 'answers', 'answered'],
} as const;
