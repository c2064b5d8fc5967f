import type { PlayerId } from '@mura/engine';
import type { TalkNumber } from '../../aiwolf/ast.ts';
import type { RoleWord } from '../../aiwolf/words.ts';

/** What a reason speaks for: that somebody is a werewolf, is human, or that their claim is false. */
export type ReasonSide = 'wolf' | 'human' | 'claim';

/** Something that can be looked up in the record, and what follows from it. */
export interface RecordReason {
  readonly side: ReasonSide;
  /** When it is true; T is the target. */
  readonly condition: string;
  /** The sentence of the protocol that says it; `null`: the protocol has no words for it. */
  readonly sentence: string | null;
}

/** What fills the clause of a reason. */
export interface ReasonFacts {
  readonly target?: PlayerId;
  readonly other?: PlayerId;
  readonly claimant?: PlayerId;
  readonly victim?: PlayerId;
  readonly role?: RoleWord;
  readonly day?: number;
  readonly count?: number;
  readonly talk?: TalkNumber;
}

const REASONS_BY_ID = {
  'late-switch': {
    side: 'wolf',
    condition:
      'last declared VOTE of T on day d ≠ ballot of T on d, or T’s last VOTE changed in the final 10 % of the clock (by turns: the last round)',
    sentence: 'DAY {day} ({target} VOTED {other})',
  },
  'switch-saves': {
    side: 'wolf',
    condition: 'late-switch, and without it `other` would have tied or led the count',
    sentence: null,
  },
  'word-vote-mismatch': {
    side: 'wolf',
    condition: 'T said VOTE a on day d, ballot of d is b ≠ a, no change-vote between',
    sentence: 'DAY {day} (NOT ({target} VOTED {other}))',
  },
  'vote-together': {
    side: 'wolf',
    condition: 'ballots of T and `other` equal on ≥ 2 days and on every day both voted',
    sentence: null,
  },
  'never-against': {
    side: 'wolf',
    condition:
      'over all days neither T nor `other` said ESTIMATE … WEREWOLF or VOTE about the other, both posted ≥ 5 times',
    sentence: 'NOT ({target} ESTIMATE {other} WEREWOLF)',
  },
  'hanged-human': {
    side: 'wolf',
    condition: 'the medium (sole, or the believed one) reported HUMAN for the executed x; T voted x',
    sentence: 'DAY {day} ({target} VOTED {other})',
  },
  'led-wrong-hang': {
    side: 'wolf',
    condition: 'T was the first to REQUEST or declare the vote on the executed x; x was human',
    sentence: null,
  },
  'silent-on-hanged': {
    side: 'wolf',
    condition: 'T’s posts of the day of execution contain no mention of the executed x',
    sentence: null,
  },
  'few-posts': {
    side: 'wolf',
    condition: 'posts of T today < half of the median, clock past 25 %',
    sentence: null,
  },
  'no-suspect': {
    side: 'wolf',
    condition: 'T has posted ≥ 4 times in the game, no ESTIMATE WEREWOLF, no VOTE declared',
    sentence: null,
  },
  'fast-agree': {
    side: 'wolf',
    condition: 'AGREE, or same target, by T within 2 posts of the proposal, no reason slot, ≥ 2 times today',
    sentence: null,
  },
  'agree-before-reason': {
    side: 'wolf',
    condition:
      'T agreed with post n or took its vote before the author of n gave a reason for it (the reason stands in a later post)',
    sentence: '{target} AGREE {talk}',
  },
  'only-repeats': {
    side: 'wolf',
    condition: 'every ESTIMATE of T today was said by somebody else earlier today (≥ 2)',
    sentence: null,
  },
  'opinion-flip': {
    side: 'wolf',
    condition: 'T: ESTIMATE x WEREWOLF then VILLAGER (or back) without a new result, death or claim between',
    sentence: null,
  },
  unanswered: {
    side: 'wolf',
    condition: 'an INQUIRE to T ≥ 6 posts (or 20 % of the clock) old without a reply, T posted since',
    sentence: null,
  },
  'asks-one-side': {
    side: 'wolf',
    condition: 'two rival claimants; T asked or doubted one ≥ 3 times, the other never',
    sentence: null,
  },
  'soft-on-black': {
    side: 'wolf',
    condition: 'T talked after a black on x and neither took it up nor doubted it in the next 3 posts',
    sentence: null,
  },
  'late-claim': {
    side: 'claim',
    condition: 'COMINGOUT of T came after a rival’s by > 5 posts or after T was named by ≥ 2 players',
    sentence: '{target} COMINGOUT {target} {role}',
  },
  'plan-mismatch': {
    side: 'claim',
    condition: 'T announced DIVINATION a on day d, reported b ≠ a on d+1, a alive at that night',
    sentence: 'DAY {day} ({target} DIVINATION {other})',
  },
  'result-after-death': {
    side: 'claim',
    condition: 'T’s first report on x came only when x was dead',
    sentence: '{target} DIVINED {other} HUMAN',
  },
  'count-mismatch': {
    side: 'claim',
    condition: 'number of T’s reports ≠ nights passed since T could act',
    sentence: null,
  },
  'two-seers-clash': {
    side: 'claim',
    condition: 'A and B both claim the role; A’s results and B’s results admit no common world',
    sentence: null,
  },
  'black-was-human': {
    side: 'claim',
    condition: 'T divined x WEREWOLF; the believed medium IDENTIFIED x HUMAN',
    sentence: '{target} DIVINED {other} WEREWOLF',
  },
  'white-on-killer': {
    side: 'claim',
    condition: 'T divined x HUMAN; x is known WEREWOLF (medium believed, or the end of counts)',
    sentence: '{target} DIVINED {other} HUMAN',
  },
  'black-was-attacked': {
    side: 'claim',
    condition: 'T divined x WEREWOLF; x was killed at night, where nothing but an attack kills',
    sentence: '{target} DIVINED {other} WEREWOLF',
  },
  'believed-wolf': {
    side: 'wolf',
    condition: 'T said that x is human or what x claimed, before x was found to be a werewolf',
    sentence: null,
  },
  'not-attacked': {
    side: 'wolf',
    condition:
      'T claimed seer or medium ≥ 1 night ago, was alone or the more believed one, and lives; no save that night',
    sentence: null,
  },
  'victim-accused': {
    side: 'wolf',
    condition: 'the night’s victim’s last ESTIMATE WEREWOLF or ballot was T',
    sentence: 'DAY {day} ({victim} ESTIMATE {target} WEREWOLF)',
  },
  'save-fits': {
    side: 'human',
    condition:
      'no victim at dawn; T claimed BODYGUARD with GUARDED y; y is a plausible target (claimant or believed)',
    sentence: '{target} GUARDED {other}',
  },
  'voted-wolf': {
    side: 'human',
    condition: 'T voted for x on d; x is known WEREWOLF; the margin was ≤ 2',
    sentence: 'DAY {day} ({target} VOTED {other})',
  },
  'seen-white': {
    side: 'human',
    condition: 'a believed claimant divined T HUMAN',
    sentence: '{claimant} DIVINED {target} HUMAN',
  },
  'first-suspecter': {
    side: 'human',
    condition: 'T was the first to ESTIMATE the now known wolf x',
    sentence: '{target} ESTIMATE {other} WEREWOLF',
  },
  'stood-alone': {
    side: 'human',
    condition: 'T’s ballot was the only one off the winning target, and the executed was human',
    sentence: null,
  },
  'rivals-attack': {
    side: 'human',
    condition: 'T was accused or divined black by a claimant known to be false',
    sentence: '{claimant} DIVINED {target} WEREWOLF',
  },
  'accused-by-wolf': {
    side: 'human',
    condition: 'the last whom x was against is T; x was found to be a werewolf',
    sentence: '{other} ESTIMATE {target} WEREWOLF',
  },
  'claim-attacked': {
    side: 'human',
    condition: 'T claimed a role, and was killed at night, where nothing but an attack kills',
    sentence: null,
  },
  'black-was-wolf': {
    side: 'human',
    condition: 'T divined x WEREWOLF; the medium IDENTIFIED x WEREWOLF',
    sentence: '{target} DIVINED {other} WEREWOLF',
  },
  'own-vote-lost': {
    side: 'human',
    condition: 'T is accused of helping x; T’s ballot was on x’s rival, or T voted x when nobody else did',
    sentence: 'DAY {day} ({target} VOTED {other})',
  },
} as const satisfies Readonly<Record<string, RecordReason>>;

export type ReasonId = keyof typeof REASONS_BY_ID;

export const REASONS: Readonly<Record<ReasonId, RecordReason>> = REASONS_BY_ID;
