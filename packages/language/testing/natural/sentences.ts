import type { PlayerId } from '@mura/engine';
import fc from 'fast-check';
import type { Sentence } from '../../src/aiwolf/ast.ts';
import { parseAIWolf } from '../../src/aiwolf/parser.ts';
import { printAgent } from '../../src/aiwolf/printer.ts';

/** A sentence of the protocol from its text. */
export function sentence(text: string): Sentence {
  const parsed = parseAIWolf(text, { dialect: 'java' });
  if (!parsed.ok) throw new Error(`${text}: ${parsed.error.message}`);
  return parsed.value.tree;
}

/** Three players who are not the speaker, each as a word of the protocol. */
const players = fc
  .shuffledSubarray([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] satisfies PlayerId[], {
    minLength: 3,
    maxLength: 3,
  })
  .map((three) => three.map((player) => printAgent(player, 'java')) as [string, string, string]);

const ROLES = ['VILLAGER', 'SEER', 'MEDIUM', 'BODYGUARD', 'WEREWOLF', 'POSSESSED'];
const CLAIMED = ['SEER', 'MEDIUM', 'BODYGUARD'];
const SPECIES = ['HUMAN', 'WEREWOLF'];

/** What people say, kind by kind; `R` a role, `C` one that people claim, `K` a species, `D` a day, `N` a post. */
export const TALK_KINDS: Readonly<Record<string, readonly string[]>> = {
  COMINGOUT: ['COMINGOUT {me} {R}', 'NOT (COMINGOUT {me} {C})', 'NOT (COMINGOUT {me} WEREWOLF)'],
  ESTIMATE: ['ESTIMATE {x} {R}', 'NOT (ESTIMATE {x} {C})', 'NOT (ESTIMATE {x} WEREWOLF)'],
  DIVINED: ['DIVINED {x} {K}'],
  IDENTIFIED: ['IDENTIFIED {x} {K}'],
  GUARDED: ['GUARDED {x}'],
  VOTE: ['VOTE {x}', 'NOT (VOTE {x})'],
  VOTED: ['VOTED {x}'],
  DIVINATION: ['DIVINATION {x}'],
  GUARD: ['GUARD {x}'],
  AGREE: ['AGREE TALK day3 ID:{N}'],
  DISAGREE: ['DISAGREE TALK day3 ID:{N}'],
  REQUEST: [
    'REQUEST ANY (VOTE {x})',
    'REQUEST {x} (VOTE {y})',
    'REQUEST ANY (NOT (VOTE {x}))',
    'REQUEST ANY (NOT (VOTE {me}))',
    'REQUEST {x} (DIVINATION {y})',
    'REQUEST ANY (DIVINATION {x})',
    'REQUEST ANY (GUARD {x})',
    'REQUEST {x} (GUARD {y})',
    'REQUEST ANY (COMINGOUT ANY {C})',
    'REQUEST ANY (NOT (COMINGOUT ANY {C}))',
    'REQUEST {x} (COMINGOUT {x} ANY)',
    'REQUEST {x} (COMINGOUT {x} {C})',
  ],
  INQUIRE: [
    'INQUIRE {x} (ESTIMATE ANY WEREWOLF)',
    'INQUIRE ANY (ESTIMATE ANY WEREWOLF)',
    'INQUIRE {x} (ESTIMATE {y} ANY)',
    'INQUIRE {x} (VOTE ANY)',
    'INQUIRE ANY (VOTE ANY)',
    'INQUIRE {x} (DIVINATION ANY)',
    'INQUIRE {x} (DIVINED ANY ANY)',
    'INQUIRE {x} (IDENTIFIED ANY ANY)',
    'INQUIRE {x} (GUARDED ANY)',
    'INQUIRE {x} (COMINGOUT {x} ANY)',
  ],
  'what others did': [
    '{x} VOTED {y}',
    '{x} DIVINED {y} {K}',
    '{x} IDENTIFIED {y} {K}',
    '{x} COMINGOUT {x} {C}',
    '{x} ESTIMATE {y} WEREWOLF',
    '{x} GUARDED {y}',
  ],
  DAY: [
    'DAY {D} ({x} VOTED {y})',
    'DAY {D} (VOTED {x})',
    'DAY {D} (GUARDED {x})',
    'DAY {D} (DIVINED {x} {K})',
  ],
  BECAUSE: [
    'BECAUSE ({x} VOTED {y}) (ESTIMATE {x} WEREWOLF)',
    'BECAUSE ({z} DIVINED {x} WEREWOLF) (ESTIMATE {x} WEREWOLF)',
    'BECAUSE ({z} DIVINED {x} HUMAN) (ESTIMATE {x} VILLAGER)',
    'BECAUSE (ESTIMATE {x} WEREWOLF) (VOTE {x})',
    'BECAUSE (DIVINED {x} WEREWOLF) (REQUEST ANY (VOTE {x}))',
    'BECAUSE (DAY {D} ({x} VOTED {y})) (ESTIMATE {x} WEREWOLF)',
  ],
  AND: [
    'AND (COMINGOUT {me} SEER) (DIVINED {x} {K})',
    'AND (COMINGOUT {me} MEDIUM) (IDENTIFIED {x} {K})',
    'AND (ESTIMATE {x} WEREWOLF) (VOTE {x})',
    'AND (AGREE TALK day3 ID:{N}) (VOTE {x})',
    'AND (ESTIMATE {x} WEREWOLF) (ESTIMATE {y} WEREWOLF)',
    'AND (VOTE {x}) (INQUIRE {y} (VOTE ANY))',
  ],
  OR: [
    'OR (ESTIMATE {x} WEREWOLF) (ESTIMATE {y} WEREWOLF)',
    'OR (VOTE {x}) (VOTE {y})',
    'REQUEST ANY (OR (VOTE {x}) (VOTE {y}))',
  ],
  XOR: ['XOR (ESTIMATE {x} WEREWOLF) (ESTIMATE {y} WEREWOLF)', 'XOR (VOTE {x}) (VOTE {y})'],
};

/** What werewolves whisper. */
export const WHISPER_KINDS: Readonly<Record<string, readonly string[]>> = {
  ATTACK: ['ATTACK {x}', 'NOT (ATTACK {x})'],
  ATTACKED: ['ATTACKED {x}'],
  'REQUEST ATTACK': ['REQUEST ANY (ATTACK {x})'],
  'INQUIRE ATTACK': ['INQUIRE ANY (ATTACK ANY)'],
  'REQUEST COMINGOUT': ['REQUEST {x} (COMINGOUT {x} {C})'],
};

/** Sentences of these forms, said by player 1. */
export function sentencesLike(forms: readonly string[]): fc.Arbitrary<Sentence> {
  return fc
    .record({
      form: fc.constantFrom(...forms),
      players,
      R: fc.constantFrom(...ROLES),
      C: fc.constantFrom(...CLAIMED),
      K: fc.constantFrom(...SPECIES),
      D: fc.integer({ min: 1, max: 9 }),
      N: fc.integer({ min: 0, max: 150 }),
    })
    .map(({ form, players: [x, y, z], ...slots }) => {
      const words: Record<string, string | number> = { me: printAgent(1, 'java'), x, y, z, ...slots };
      return sentence(form.replace(/\{(\w+)\}/g, (_, slot: string) => String(words[slot])));
    });
}
