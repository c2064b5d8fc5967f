import { accept, type PlayerId, type Result, refuse } from '@mura/engine';
import { type Agent, isOperator, type Sentence } from '../ast.ts';
import { withOperands } from '../rebuild.ts';
import { ROLE_WORDS, type RoleWord, SPECIES_WORDS } from '../words.ts';
import { shorten } from './subject.ts';

/**
 * What ANY means depends on where it stands (E004-02). As target of REQUEST or INQUIRE: everybody is addressed
 * (`addressee`). Inside REQUEST any member will do (`some`); inside INQUIRE the answer names the member (`which`). In
 * a plain statement section 5.4 reads it as OR, section 1 as all members (`every`).
 */
export const ANY_READINGS = ['addressee', 'some', 'which', 'every'] as const;
export type AnyReading = (typeof ANY_READINGS)[number];

export const ANY_SLOTS = ['subject', 'target', 'role', 'species'] as const;
export type AnySlot = (typeof ANY_SLOTS)[number];

export interface Members {
  /** Whom ANY stands for: by 5.4 all agents, the speaker and the dead among them (E004-14). */
  readonly agents: readonly PlayerId[];
  /** Default: the six of the document. */
  readonly roles?: readonly RoleWord[];
}

export interface Expansion extends Members {
  /** Only the ANYs that are read like this; without, all of them, those of plain statements by 5.4. */
  readonly reading?: AnyReading;
}

export type ExpansionRefusal =
  | 'nobody' // there are no members
  | 'tooMany'; // the text would be too long

/** No expansion has more sentences than this. */
export const MAX_SENTENCES = 100_000;

/** The members of ANY in a slot. */
export function membersOf(
  slot: AnySlot,
  { agents, roles = ROLE_WORDS }: Members,
): readonly (Agent | string)[] {
  if (slot === 'role') return roles;
  return slot === 'species' ? SPECIES_WORDS : agents;
}

/** One sentence for each member where the slot holds ANY; else the sentence itself. */
export function expandSlot(sentence: Sentence, slot: AnySlot, members: Members): readonly Sentence[] {
  if (!holdsAny(sentence, slot)) return [sentence];
  return membersOf(slot, members).map((member) => ({ ...sentence, [slot]: member }) as Sentence);
}

/** Whether the word in that slot is ANY. */
export function holdsAny(sentence: Sentence, slot: AnySlot): boolean {
  return slot in sentence && sentence[slot as keyof Sentence] === 'ANY';
}

/** Whether ANY is written anywhere in a sentence. */
export function containsAny(sentence: Sentence): boolean {
  if (ANY_SLOTS.some((slot) => holdsAny(sentence, slot))) return true;
  return 'operands' in sentence && sentence.operands.some(containsAny);
}

/** The sentence with its ANYs written out: OR of all members in the operand, for a target outside of the operator. */
export function expandAny(sentence: Sentence, expansion: Expansion): Result<Sentence, ExpansionRefusal> {
  const short = shorten(sentence);
  const count = countExpanded(short, 'statement', expansion);
  if (count === 0) return refuse('nobody');
  if (count > MAX_SENTENCES) return refuse('tooMany');
  return accept(expand(short, 'statement', expansion));
}

/** In which operator a sentence stands. */
type AnyPlace = 'statement' | 'request' | 'inquiry';

const READING_IN: Readonly<Record<AnyPlace, AnyReading>> = {
  statement: 'every',
  request: 'some',
  inquiry: 'which',
};

function isExpanded(reading: AnyReading, wanted: AnyReading | undefined): boolean {
  return wanted === undefined || wanted === reading;
}

/** The slots that are written out in a sentence that stands there. */
function slotsOf(sentence: Sentence, place: AnyPlace, wanted: AnyReading | undefined): AnySlot[] {
  const isHere = isExpanded(READING_IN[place], wanted);
  return ANY_SLOTS.filter((slot) => {
    const isAddressee = slot === 'target' && sentence.kind === 'ask';
    return holdsAny(sentence, slot) && (isAddressee ? isExpanded('addressee', wanted) : isHere);
  });
}

function placeInside(sentence: Sentence, place: AnyPlace): AnyPlace {
  if (sentence.kind !== 'ask') return place;
  return sentence.operator === 'REQUEST' ? 'request' : 'inquiry';
}

/** How many sentences an expansion has; counted before it is made. */
function countExpanded(sentence: Sentence, place: AnyPlace, expansion: Expansion): number {
  const times = slotsOf(sentence, place, expansion.reading).reduce(
    (product, slot) => product * membersOf(slot, expansion).length,
    1,
  );
  if (!('operands' in sentence)) return times;
  const inside = placeInside(sentence, place);
  const counts = sentence.operands.map((operand) => countExpanded(operand, inside, expansion));
  return counts.includes(0) ? 0 : times * counts.reduce((sum, count) => sum + count, 1);
}

function expand(sentence: Sentence, place: AnyPlace, expansion: Expansion): Sentence {
  const inside = placeInside(sentence, place);
  const inner = isOperator(sentence)
    ? withOperands(
        sentence,
        sentence.subject,
        sentence.operands.map((operand) => expand(operand, inside, expansion)),
      )
    : sentence;
  const instances = slotsOf(sentence, place, expansion.reading).reduce<readonly Sentence[]>(
    (sentences, slot) => sentences.flatMap((one) => expandSlot(one, slot, expansion)),
    [inner],
  );
  return joined(instances, expansion.reading === 'every' ? 'AND' : 'OR', sentence);
}

/** One sentence of all; a single one needs no operator. */
function joined(sentences: readonly Sentence[], operator: 'AND' | 'OR', { start, end }: Sentence): Sentence {
  const [first] = sentences as readonly [Sentence];
  if (sentences.length === 1) return first;
  return { kind: 'logic', operator, subject: null, operands: sentences, start, end };
}
