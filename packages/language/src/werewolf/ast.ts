import type { PlayerId } from '@mura/engine';
import type {
  AliasEntry,
  ComplementWord,
  DayWord,
  MetaVerb,
  NounWord,
  RelativeTimeWord,
  RoleWord,
  StatusWord,
  VerbWord,
} from './vocabulary.ts';

/** Where a node stands in its text, in UTF-16 units; both 0 in a tree that was never a text. */
interface Placed {
  readonly start: number;
  readonly end: number;
}

// Words (4.2)

export interface CharacterNode extends Placed {
  readonly kind: 'character';
  readonly player: PlayerId;
  readonly name: string;
}

export interface RoleNode extends Placed {
  readonly kind: 'role';
  readonly role: RoleWord;
}

/** What it stands for, the village knows. */
export interface AliasNode extends Placed {
  readonly kind: 'alias';
  readonly alias: string;
  /** The class of words it stands for. */
  readonly of: AliasEntry['of'];
}

export interface WhoNode extends Placed {
  readonly kind: 'who';
}

export interface WithoutNode extends Placed {
  readonly kind: 'without';
  readonly base: SetNode;
  readonly except: SetNode;
}

export interface NounNode extends Placed {
  readonly kind: 'noun';
  readonly noun: NounWord;
}

export interface VerbNode extends Placed {
  readonly kind: 'verb';
  readonly verb: VerbWord;
}

export interface ComplementNode extends Placed {
  readonly kind: 'complement';
  readonly complement: ComplementWord;
}

/** Characters or roles. */
export type SetNode =
  | CharacterNode
  | RoleNode
  | AliasNode
  | WhoNode
  | WithoutNode
  | QualifiedNode
  | NotNode<SetNode>
  | AndNode<SetNode>
  | OrNode<SetNode>;

// Modifiers (4.3)

export interface NumeralNode extends Placed {
  readonly kind: 'numeral';
  readonly count: number;
}

export interface OrdinalNode extends Placed {
  readonly kind: 'ordinal';
  readonly order: number;
}

export interface StatusNode extends Placed {
  readonly kind: 'status';
  readonly status: StatusWord;
}

export interface DayNode extends Placed {
  readonly kind: 'day';
  readonly day: number;
}

export interface DayWordNode extends Placed {
  readonly kind: 'dayWord';
  readonly word: DayWord;
}

export interface RelativeTimeNode extends Placed {
  readonly kind: 'relativeTime';
  readonly word: RelativeTimeWord;
}

export type TimeNode = DayNode | DayWordNode | AndNode<TimeNode> | OrNode<TimeNode>;

/** A modifier on characters or roles: `2 living wolf` is two of them, one in the other. */
export interface QualifiedNode extends Placed {
  readonly kind: 'qualified';
  readonly by: NumeralNode | OrdinalNode | StatusNode;
  readonly set: SetNode;
}

/** A modifier on a sentence: `today Agent01 attacked`. */
export interface ModifiedNode extends Placed {
  readonly kind: 'modified';
  readonly by: SentenceModifier;
  readonly sentence: Sentence;
}

export type SentenceModifier = TimeNode | RelativeTimeNode | OrdinalNode;

/** Modifiers without a sentence: `before almost`, `before vote`. Only a phrase. */
export interface StackNode extends Placed {
  readonly kind: 'stack';
  readonly modifiers: readonly SentenceModifier[];
  readonly verb: VerbNode | AliasNode | null;
}

// Basic sentences (4.4)

/** A is B: `Agent01 wolf`. */
export interface IsNode extends Placed {
  readonly kind: 'is';
  readonly subject: SetNode;
  /** Roles only. */
  readonly predicate: SetNode;
}

/** A is in state B: `Agent06 attacked`. */
export interface StateNode extends Placed {
  readonly kind: 'state';
  readonly subject: SetNode;
  readonly complement: ComplementNode | AliasNode;
}

/** `inspect Agent04`, `hunter protect Agent05`. */
export interface ActNode extends Placed {
  readonly kind: 'act';
  /** `null`: left open. */
  readonly subject: SetNode | null;
  readonly verb: VerbNode | AliasNode;
  readonly object: SetNode;
}

/** `Agent03 decide (vote Agent04)`. */
export interface MetaNode extends Placed {
  readonly kind: 'meta';
  readonly subject: SetNode | null;
  readonly verb: MetaVerb;
  readonly sentence: Sentence;
}

export interface AboutNode extends Placed {
  readonly kind: 'about';
  readonly topic: NounNode | SetNode;
}

/** An earlier utterance, by its number in the village. */
export interface SpeechNode extends Placed {
  readonly kind: 'speech';
  readonly number: number;
}

export interface BecomeNode extends Placed {
  readonly kind: 'become';
  readonly time: TimeNode;
}

/** What somebody else says: `Agent05 declare 70% (Agent06 wolf)`. */
export interface ReportNode extends Placed {
  readonly kind: 'report';
  readonly subject: SetNode;
  readonly verbal: Verbal;
}

export type Sentence =
  | IsNode
  | StateNode
  | ActNode
  | MetaNode
  | AboutNode
  | SpeechNode
  | BecomeNode
  | ReportNode
  | ModifiedNode
  | NotNode<Sentence>
  | AndNode<Sentence>
  | OrNode<Sentence>
  | IfNode<Sentence>
  | BecauseNode<Sentence>
  | AsNode
  | OrderNode<Sentence>;

// Verbal sentences (4.5)

export interface DeclareNode extends Placed {
  readonly kind: 'declare';
  /** 0 denies, 50 leaves open, 100 affirms. */
  readonly rate: number;
  readonly sentence: Sentence;
}

export interface RequestNode extends Placed {
  readonly kind: 'request';
  readonly target: SetNode;
  readonly rate: number;
  readonly sentence: Sentence;
}

export interface AgreeNode extends Placed {
  readonly kind: 'agree';
  readonly rate: number;
  readonly with: SpeechNode | SetNode;
}

export type Verbal = DeclareNode | RequestNode | AgreeNode;

/** What can be said aloud. `and` and `or` of verbal sentences are lenient only. */
export type Utterance =
  | Verbal
  | IfNode<Utterance>
  | BecauseNode<Utterance>
  | OrderNode<Utterance>
  | AndNode<Utterance>
  | OrNode<Utterance>;

// Logical operators (4.6)

/** `freemason not wolf` and `not (freemason wolf)` are the same tree (E000-15); see `isInfix` in the printer. */
export interface NotNode<Operand> extends Placed {
  readonly kind: 'not';
  readonly operand: Operand;
}

export interface AndNode<Operand> extends Placed {
  readonly kind: 'and';
  /** Two or more. */
  readonly operands: readonly Operand[];
}

export interface OrNode<Operand> extends Placed {
  readonly kind: 'or';
  readonly operands: readonly Operand[];
}

// Control structures (4.7)

export interface IfNode<Branch> extends Placed {
  readonly kind: 'if';
  readonly condition: Sentence;
  readonly consequence: Branch;
  readonly otherwise: Branch | null;
}

/** The conclusion comes first, other than in the AIWolf protocol. */
export interface BecauseNode<Clause> extends Placed {
  readonly kind: 'because';
  readonly conclusion: Clause;
  readonly reason: Clause;
}

/** Something done under an assumption contrary to fact: `(Agent04 comingout) as (Agent04 seer)`. */
export interface AsNode extends Placed {
  readonly kind: 'as';
  readonly sentence: Sentence;
  readonly assumption: Sentence;
}

/** `(event) before (reference)`, `(event) after (reference)`. */
export interface OrderNode<Clause> extends Placed {
  readonly kind: 'before' | 'after';
  readonly event: Clause;
  readonly reference: Clause;
}

/** What is less than a sentence. */
export type Phrase = SetNode | SentenceModifier | StackNode | NounNode | VerbNode | ComplementNode;

export type WerewolfTree = Utterance | Sentence | Phrase;

export type WerewolfNode = WerewolfTree | NumeralNode | StatusNode;

export type WerewolfKind = WerewolfNode['kind'];

export const FAMILIES = ['word', 'modifier', 'basic', 'verbal', 'logic', 'control'] as const;
/** The six kinds of construct of the language (4.1). */
export type Family = (typeof FAMILIES)[number];

export const FAMILY_OF: Readonly<Record<WerewolfKind, Family>> = {
  character: 'word',
  role: 'word',
  alias: 'word',
  who: 'word',
  without: 'word',
  noun: 'word',
  verb: 'word',
  complement: 'word',
  numeral: 'modifier',
  ordinal: 'modifier',
  status: 'modifier',
  day: 'modifier',
  dayWord: 'modifier',
  relativeTime: 'modifier',
  qualified: 'modifier',
  modified: 'modifier',
  stack: 'modifier',
  is: 'basic',
  state: 'basic',
  act: 'basic',
  meta: 'basic',
  about: 'basic',
  speech: 'basic',
  become: 'basic',
  report: 'basic',
  declare: 'verbal',
  request: 'verbal',
  agree: 'verbal',
  not: 'logic',
  and: 'logic',
  or: 'logic',
  if: 'control',
  because: 'control',
  as: 'control',
  before: 'control',
  after: 'control',
};
