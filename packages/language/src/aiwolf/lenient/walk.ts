import { showText } from '../diagnostic.ts';
import type { Repairs } from '../repairs.ts';
import type { Group, LenientItem, LenientWord } from './items.ts';
import { isMark } from './items.ts';
import { agentOf, type FoundWord, headOf } from './vocabulary.ts';

/** A walk over the items of one group. */
export class LenientWalk {
  readonly text: string;
  readonly repairs: Repairs;
  private readonly group: Group;
  private readonly lastGroup: number;
  private index = 0;

  constructor(text: string, repairs: Repairs, group: Group) {
    this.text = text;
    this.repairs = repairs;
    this.group = group;
    this.lastGroup = group.items.findLastIndex(({ kind }) => kind === 'group');
  }

  get item(): LenientItem | undefined {
    return this.group.items[this.index];
  }

  get word(): LenientWord | null {
    return this.item?.kind === 'word' ? this.item : null;
  }

  get nextWord(): LenientWord | null {
    const next = this.group.items[this.index + 1];
    return next?.kind === 'word' ? next : null;
  }

  /** Where the walk stands, or the end of the group. */
  get position(): number {
    const { item } = this;
    if (item === undefined) return this.group.end;
    return item.kind === 'word' ? item.start : item.start - 1;
  }

  /** The end of what was walked over last. */
  get previousEnd(): number {
    const item = this.group.items[this.index - 1];
    if (item === undefined) return this.group.start;
    return item.kind === 'word' ? item.end : Math.min(item.end + 1, this.text.length);
  }

  get isLast(): boolean {
    return this.index === this.group.items.length - 1;
  }

  /** Whether a group follows somewhere behind this place. */
  get hasGroupAhead(): boolean {
    return this.index < this.lastGroup;
  }

  step(): void {
    this.index++;
  }

  /** Steps over a word that was understood, and tells what was overlooked for it. */
  take<Meaning>(found: FoundWord<Meaning>, word: LenientWord): Meaning {
    if (found.repair) this.repairs.addOnce(found.repair.code, found.repair.message, word.start, word.end);
    this.index++;
    return found.meaning;
  }

  /** The meaning of the word here, if it has one of this kind. */
  takeIf<Meaning>(find: (text: string, word: LenientWord) => FoundWord<Meaning> | null): Meaning | undefined {
    const { word } = this;
    const found = word === null ? null : find(this.text, word);
    return word === null || found === null ? undefined : this.take(found, word);
  }

  /** Marks between words mean nothing; three points stand for what the writer left out. */
  skipMarks(): void {
    for (let { word } = this; word !== null && isMark(this.text.charCodeAt(word.start)); { word } = this) {
      const isDots = word.end - word.start >= 2 || this.text[word.start] === '…';
      const shown = showText(this.text, word.start, word.end);
      if (isDots) this.repairs.addOnce('E004-12', `Left out ${shown}`, word.start, word.end);
      else this.repairs.addOnce('surplusWord', `Left out ${shown}`, word.start, word.end);
      this.step();
    }
  }
}

/** A verb or an operator, or an agent before one. */
export function beginsSentence({ text, word, nextWord }: LenientWalk): boolean {
  if (word === null) return false;
  if (headOf(text, word) !== null) return true;
  return nextWord !== null && agentOf(text, word) !== null && headOf(text, nextWord) !== null;
}
