/** What a translation could not say, or says in another form than the way back would restore. */
export type LossCode =
  // From the werewolf language
  /** Another rate than the one the other language stands for; 50% says nothing there. */
  | 'rate'
  /** if, then, else. */
  | 'condition'
  /** as. */
  | 'assumption'
  /** before, after. */
  | 'order'
  /** about, discuss, decide, know. */
  | 'topic'
  /** become. */
  | 'time'
  /** A count of characters or roles. */
  | 'number'
  /** died, living. */
  | 'status'
  /** Relative time or an ordinal. */
  | 'modifier'
  /** A complement or verb without a counterpart. */
  | 'word'
  /** execute becomes a vote. */
  | 'execution'
  /** A role where only an agent can be. */
  | 'roleAsAgent'
  /** A set is written out member by member, or an alias by its roles. */
  | 'set'
  /** Being human is said as not being a werewolf. */
  | 'human'
  /** A fact becomes what somebody thinks. */
  | 'estimate'
  /** The subject was left open; it becomes the speaker. */
  | 'openSubject'
  /** The subject was written where it goes without saying. */
  | 'subject'
  /** One of two forms of denial. */
  | 'negation'
  /** What somebody is said to say, or a reason inside of a declaration, has another form there. */
  | 'report'
  /** `who` is replaced by what it stands for, or stands for nobody. */
  | 'who'
  /** today, yesterday, tomorrow become a number. */
  | 'day'
  /** Agreement with a person. */
  | 'person'
  /** A question what an utterance means. */
  | 'clarification'
  // From the AIWolf protocol
  /** Over, Skip. */
  | 'control'
  /** XOR is written out. */
  | 'xor'
  /** A coming out for somebody else. */
  | 'comingOut'
  /** VOTED and VOTE differ, vote does not tell. */
  | 'tense'
  /** An utterance among werewolves. */
  | 'whisper'
  /** Operands that an operator does not take, or AND and OR of one member. */
  | 'operand'
  /** Words that are no sentence of the protocol. */
  | 'unknown'
  // From and to natural languages
  /** Words that say nothing the formal languages know. */
  | 'unread'
  // From either
  /** A role the other language has no word for. */
  | 'role'
  /** A player who is not in the village. */
  | 'player'
  /** An utterance the record does not have. */
  | 'speech'
  /** The way back chooses other words of the same meaning. */
  | 'wording'
  /** The translation would be longer or deeper than any utterance may be. */
  | 'size';

export interface Loss {
  readonly code: LossCode;
  /** `meaning`: not said any more, or said of more or less; `form`: said, in other words. */
  readonly kind: 'meaning' | 'form';
  /** One sentence. */
  readonly message: string;
  /** The place in the source, as its nodes tell it. */
  readonly start: number;
  readonly end: number;
}

interface LostPlace {
  readonly start: number;
  readonly end: number;
}

/** Collects what is lost on the way, each thing once: a set that is written out repeats its sentence. */
export class LossList {
  readonly losses: Loss[] = [];
  private readonly seen = new Set<string>();

  /** Something is not said any more, or not quite. */
  meaning(code: LossCode, message: string, place: LostPlace): null {
    return this.add('meaning', code, message, place);
  }

  /** Something is said in other words. */
  form(code: LossCode, message: string, place: LostPlace): null {
    return this.add('form', code, message, place);
  }

  private add(kind: Loss['kind'], code: LossCode, message: string, { start, end }: LostPlace): null {
    const key = `${code} ${start} ${end} ${message}`;
    if (!this.seen.has(key)) this.losses.push({ code, kind, message, start, end });
    this.seen.add(key);
    return null;
  }
}
