/** Why a text is refused, what was repaired in it, or what is doubtful about it. */
export type DiagnosticCode =
  /** The text does not follow the grammar. */
  | 'syntax'
  /** The text is longer than any utterance may be. */
  | 'tooLong'
  /** The text or its tree nests deeper than any may. */
  | 'tooDeep'
  /** An expansion would have too many members. */
  | 'tooMany'
  /** `who` has nobody to stand for. */
  | 'noAntecedent'
  /** `who` stands for characters where only roles can be. */
  | 'whoIsNoRole'
  /** A speech that nobody has made. */
  | 'noSuchSpeech'
  /** A speech that comes later than the utterance that names it. */
  | 'laterSpeech'
  /** A name in another spelling than the village's. */
  | 'name'
  /** A parenthesis was missing or one too many. */
  | 'parentheses'
  /** A form outside of the grammar that can only mean one thing. */
  | 'form'
  /** Spelling of a number, an ordinal or a rate. */
  | 'number'
  /** Blanks of other scripts. */
  | 'blank'
  /** An error of the paper, treated as its list of errata says: `E000-01` … */
  | `E000-${string}`;

export interface Diagnostic {
  readonly code: DiagnosticCode;
  /** `error`: refused; `warning`: understood, and doubtful; `repair`: the lenient dialect changed the text. */
  readonly severity: 'error' | 'warning' | 'repair';
  readonly message: string;
  /** Where in the text, in UTF-16 units; `end` is exclusive. */
  readonly start: number;
  readonly end: number;
}

const SHOWN = 24;
const INVISIBLE = /[\p{C}\p{Zl}\p{Zp}]/gu;

/** A piece of the text between quotes, short, and with what cannot be seen written out. */
export function quote(text: string): string {
  const piece = text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
  return `"${piece.replace(INVISIBLE, (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`)}"`;
}
