import { Times } from './times.ts';
import type { JapaneseToken, TokenClass } from './token.ts';

/** What is only supposed: conditions, and worlds that are sketched without one. */
export class Conditions extends Times {
  /** `占い師が出てくれるなら`: what was said up to here is a condition. */
  isCondition(end: number): boolean {
    const [next, after] = this.tokens.slice(end, end + 2).map(({ is }) => is);
    return next === 'cond' || (next === 'x' && after === 'cond');
  }

  /** Whether a condition stands before this word in its sentence. */
  isSupposed(index: number): boolean {
    const { tokens } = this;
    let supposed = false;
    const start = Math.max(this.sentenceStart(index), index - FARTHEST_CONDITION);
    for (let at = start + 1; at < index; at++) {
      const { is } = tokens[at] as JapaneseToken;
      const isTopic = is === 'cond' && NO_CONDITION.has(tokens[at - 1]?.is ?? 'end');
      if ((is === 'cond' && !isTopic) || is === 'suppose' || is.endsWith('-if')) supposed = true;
      if (is === 'but' || is === 'because' || is === 'unless' || this.isPauseAfterAll(at)) supposed = false;
    }
    return supposed || tokens[this.sentenceStart(index)]?.is === 'suppose';
  }

  /** `こうでなきゃな…`: what was said is said, and something else begins. */
  private isPauseAfterAll(at: number): boolean {
    const before = this.tokens[at - 1]?.is;
    return this.tokens[at]?.is === 'comma' && (before === 'na' || before === 'sfp');
  }

  /** `もしリンが真なら、ミナトは狼`: what somebody is, is only supposed; without もし only what is weak anyway. */
  isRoleSupposed(index: number, isWeak: boolean): boolean {
    const { tokens } = this;
    let supposed = false;
    for (let at = this.sentenceStart(index); at < index; at++) {
      const { is } = tokens[at] as JapaneseToken;
      const isOfRole =
        isWeak && is === 'cond' && tokens.slice(Math.max(0, at - 3), at).some((word) => IS_ROLE.has(word.is));
      if (isOfRole || is === 'suppose') supposed = true;
      if (is === 'but' || is === 'because' || is === 'unless') supposed = false;
    }
    return supposed;
  }

  /** `リン狼でミナトを庇うのは`: a name and a role without a particle, and how things would be then. */
  isSketched(target: JapaneseToken | null, index: number): boolean {
    const [before, word, next] = this.tokens.slice(Math.max(0, index - 1), index + 2);
    if (target === null || before !== target || target.end !== word?.start) return false;
    const isColour = word.is === 'white' || word.is === 'black';
    if (isColour ? !this.isOfOwner(index - 1) : !SKETCHES.has(word.is)) return false;
    return next?.is === 'arrow' || (next?.is === 'de' && this.goesOnAfter(index + 1));
  }

  /** `リン狼で庇うのは`, but not `リン狼でミナトが真`, `リン狼で決まりだ`. */
  private goesOnAfter(index: number): boolean {
    const [first, second, third] = this.tokens.slice(index + 1, index + 4).map(({ is }) => is);
    if (first === 'N') return !IS_ROLE.has(second ?? 'end') && !IS_ROLE.has(third ?? 'end');
    return GOES_ON.has(first ?? 'end') && !CLOSES.has(second ?? 'end');
  }

  /** `ミナトのリン白`, `@ミナト リン白` */
  private isOfOwner(index: number): boolean {
    const before = this.tokens[index - 1]?.is === 'comma' ? index - 2 : index - 1;
    return this.tokens[before]?.is === 'no' || this.tokens[before]?.is === 'V';
  }
}

/** `リンなら`, `ロラなら`, `吊るくらいなら` */
const NO_CONDITION: ReadonlySet<TokenClass> = new Set<TokenClass>(['N', 'roller', 'about']);

/** Where lines were lost, several sentences run on; a condition is of its own. */
const FARTHEST_CONDITION = 24;

const SKETCHES: ReadonlySet<TokenClass> = new Set<TokenClass>([
  'wolf',
  'possessed',
  'true',
  'fake',
  'villager',
  'medium',
]);

/** After `リン狼で`: a clause that goes on, and no `見てる` or `いい`. */
const GOES_ON: ReadonlySet<TokenClass> = new Set<TokenClass>([
  'x',
  'S',
  'blacksign',
  'whitesign',
  'votesign',
  'attack-noun',
]);

const CLOSES: ReadonlySet<TokenClass> = new Set<TokenClass>(
  'end qm comma cop sfp guess kana neg past think'.split(' ') as TokenClass[],
);

/** What somebody is; `リンが狂人でミナトが狼` is two clauses. */
export const IS_ROLE: ReadonlySet<TokenClass> = new Set<TokenClass>(
  'seer medium bodyguard possessed wolf villager white black human true fake'.split(' ') as TokenClass[],
);
