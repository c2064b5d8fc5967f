import type { FrameAct, Mood, Who } from '../../natural/frame.ts';
import type { Taken, VerbGroup } from '../clause.ts';
import type { EnglishVerbForm } from '../lexicon/inflect.ts';

/** A verb of the game in its sentence. */
export interface ActVerbIn {
  readonly taken: Taken;
  readonly at: number;
  readonly act: FrameAct;
  readonly form: EnglishVerbForm;
  readonly group: VerbGroup;
  /** After its object. */
  readonly end: number;
  readonly negative: boolean;
}

/** Who does it and how it is said. */
export interface SaidAct {
  readonly by: Who;
  readonly mood: Partial<Mood>;
  /** One of `VERB_RULES`. */
  readonly rule: VerbRule;
}

/** What the words around a verb make of it, each with sentences that must be read so; Ann speaks. */
export const VERB_RULES = {
  'i-will': [
    ['I will vote for Bob.', 'VOTE Bob'],
    ["i'm gonna vote out bob", 'VOTE Bob'],
    ["I won't vote for Bob.", 'NOT (VOTE Bob)'],
    ['I am leaning towards hanging Bob unless he explains.', 'VOTE Bob'],
    ['I will divine Bob tonight.', 'DIVINATION Bob'],
    ['gonna vote bob', 'VOTE Bob'],
    ['Happy to vote Bob today.', 'VOTE Bob'],
    ["No way I'm voting Bob.", 'NOT (VOTE Bob)'],
    ["I can't bring myself to vote for Bob.", 'NOT (VOTE Bob)'],
    ['I have no reason to vote for Bob.', 'NOT (VOTE Bob)'],
    ['I trust the seer and vote Bob.', 'VOTE Bob'],
    ['If he stays silent I will vote Bob.'],
    ['I was going to vote for Bob.'],
  ],
  'i-did': [
    ['I voted for Bob yesterday.', 'VOTED Bob'],
    ['Voted Bob.', 'VOTED Bob'],
  ],
  'i-propose': [
    ['I suggest voting Bob out.', 'REQUEST ANY (VOTE Bob)'],
    ['I think voting Bob is safest.', 'REQUEST ANY (VOTE Bob)'],
  ],
  'i-say': [['I say vote him out. Bob it is.', 'VOTE Bob']],
  'let-us': [
    ["Let's vote Bob", 'REQUEST ANY (VOTE Bob)'],
    ['lets not hang bob', 'REQUEST ANY (NOT (VOTE Bob))'],
    ['can we not vote bob pls', 'REQUEST ANY (NOT (VOTE Bob))'],
    ['We can settle this by voting out Bob.', 'REQUEST ANY (VOTE Bob)'],
    ["Let's keep the peace by eliminating Bob.", 'REQUEST ANY (VOTE Bob)'],
    ["Let's work together to eliminate Bob!", 'REQUEST ANY (VOTE Bob)'],
    ['We must join hands to exile Bob.', 'REQUEST ANY (VOTE Bob)'],
    ['The wolves work together to hang Bob.'],
    ["Shouldn't we vote Bob today?", 'REQUEST ANY (VOTE Bob)'],
    ['What do you say we vote Bob?', 'REQUEST ANY (VOTE Bob)'],
    ["Let's ignore Cat and vote for Bob or Dan.", 'REQUEST ANY (OR (VOTE Bob) (VOTE Dan))'],
    ['Cat made us vote Bob.'],
  ],
  everyone: [
    ['everyone vote bob pls', 'REQUEST ANY (VOTE Bob)'],
    ['I urge everyone to consider voting for Bob.', 'REQUEST ANY (VOTE Bob)'],
    ['Nobody hangs Bob while I live.', 'REQUEST ANY (NOT (VOTE Bob))'],
    ["Nobody's lynching Bob on my watch.", 'REQUEST ANY (NOT (VOTE Bob))'],
    ['Everyone wants to vote Bob.'],
  ],
  'you-should': [
    ['Bob, could you check Cat tonight?', 'REQUEST Bob (DIVINATION Cat)'],
    ['Bob, help me vote out Cat.', 'REQUEST Bob (VOTE Cat)'],
  ],
  'will-you': [
    ['Bob, are you voting Cat?', 'INQUIRE Bob (VOTE Cat)'],
    ['Bob, you voting Cat or what?', 'INQUIRE Bob (VOTE Cat)'],
    ['Bob, did you vote for Cat yesterday?', 'INQUIRE Bob (VOTED Cat)'],
  ],
  'they-did': [
    ['Bob voted for Cat.', 'Bob VOTED Cat'],
    ['Bob, why did you vote Cat?', 'Bob VOTED Cat'],
    ["Bob's choice of voting for Cat puzzles me.", 'Bob VOTED Cat'],
  ],
  'they-will': [
    ['Bob wants to vote for me.', 'Bob VOTE Ann'],
    ['Bob keeps voting Cat.', 'Bob VOTE Cat'],
    ['They are going to try and vote me out.'],
  ],
  'they-should': [['I urge Bob to vote for Cat.', 'REQUEST Bob (VOTE Cat)']],
  command: [
    ['Vote for Bob.', 'REQUEST ANY (VOTE Bob)'],
    ['Cat, please divine Bob tonight.', 'REQUEST Cat (DIVINATION Bob)'],
    ["Please don't vote for me.", 'REQUEST ANY (NOT (VOTE Ann))'],
    ['VOTE OUT BOB', 'REQUEST ANY (VOTE Bob)'],
    ['Vote to banish Bob today.', 'REQUEST ANY (VOTE Bob)'],
    ['why vote bob?'],
    ["The two who didn't vote Bob are dead."],
  ],
  voting: [['Voting Bob. Done.', 'VOTE Bob']],
  'voting-would': [
    ['Voting Bob could clear things up.', 'REQUEST ANY (VOTE Bob)'],
    ['Lynching Bob helps nobody.', 'REQUEST ANY (NOT (VOTE Bob))'],
    ['Voting Bob after that is strange.'],
  ],
  'time-to': [["It's time to vote Bob out!", 'REQUEST ANY (VOTE Bob)']],
  against: [
    ["I'm against hanging Bob.", 'REQUEST ANY (NOT (VOTE Bob))'],
    ['Hard pass on lynching Bob.', 'REQUEST ANY (NOT (VOTE Bob))'],
    ['Please reconsider voting for Bob.', 'REQUEST ANY (NOT (VOTE Bob))'],
  ],
  'how-about': [
    ['How about voting Bob?', 'REQUEST ANY (VOTE Bob)'],
    ['Would anyone object to hanging Bob?', 'REQUEST ANY (VOTE Bob)'],
    ['Want to vote Bob?', 'REQUEST ANY (VOTE Bob)'],
    ['Cat, wanna check Bob tonight?', 'REQUEST Cat (DIVINATION Bob)'],
    ['Cat, how about checking Bob?', 'REQUEST Cat (DIVINATION Bob)'],
    ['Why not vote Bob?', 'REQUEST ANY (VOTE Bob)'],
  ],
  'the-seer-should': [['I propose the seer divines Bob.', 'REQUEST ANY (DIVINATION Bob)']],
} as const satisfies Record<string, readonly (readonly [text: string, ...protocol: string[]])[]>;

export type VerbRule = keyof typeof VERB_RULES;

export function own(negative: boolean, rule: VerbRule): SaidAct[] {
  return [{ by: null, mood: { negative }, rule }];
}

export function wished(negative: boolean, rule: VerbRule): SaidAct[] {
  return [{ by: null, mood: { force: 'wish', negative }, rule }];
}

/** Said to these players; to all where nobody is called. */
export function requested(players: readonly number[], negative: boolean, rule: VerbRule): SaidAct[] {
  if (players.length === 0) return wished(negative, rule);
  return players.map((addressee) => ({ by: null, mood: { force: 'request', addressee, negative }, rule }));
}

export function retold(by: Who, tense: Mood['tense'], negative: boolean): SaidAct {
  const rule = tense === 'past' ? 'they-did' : 'they-will';
  return { by, mood: { tense, source: 'retold', negative }, rule };
}
