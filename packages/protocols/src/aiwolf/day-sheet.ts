import { costsOne, type PlayerId, type Talked, type TalkRules } from '@mura/engine';

/** What was said today on one channel, as it stands on the wire. */
export class DaySheet {
  #items: string[] = [];
  /** Put together when somebody needs it. */
  #all: string | null = '';
  /** What was said last: a translation may follow. */
  #last: Talked | null = null;
  /** Utterances of each player that cost one, in this phase. */
  #spent: number[] = [];

  /** A new day. */
  clear(): void {
    this.#items = [];
    this.#all = '';
    this.#last = null;
    this.#spent = [];
  }

  /** A new phase: everybody has all their utterances again. */
  refill(): void {
    this.#spent = [];
  }

  add(talked: Talked, rules: TalkRules): void {
    this.#items.push(formatTalk(talked, this.#items.length));
    this.#all = null;
    this.#last = talked;
    if (costsOne(rules, talked.text)) this.#spent[talked.player] = (this.#spent[talked.player] ?? 0) + 1;
  }

  /** The last utterance, where it is the one with this number, is told in the words of a translation. */
  retell(number: number, text: string): void {
    if (this.#last?.number !== number) return;
    const place = this.#items.length - 1;
    this.#items[place] = formatTalk({ ...this.#last, text }, place);
    this.#all = null;
  }

  get length(): number {
    return this.#items.length;
  }

  /** Everything, with commas between: the list of a full packet. */
  get all(): string {
    this.#all ??= this.#items.join(',');
    return this.#all;
  }

  /** The same, from an item on: what a delta packet brings. */
  since(place: number): string {
    return place === 0 ? this.all : this.#items.slice(place).join(',');
  }

  spentBy(player: PlayerId): number {
    return this.#spent[player] ?? 0;
  }
}

/** Talk is counted from 0 within the day, also where the rules count by phase: clients drop what is not newer. */
function formatTalk({ player, day, text, turn }: Talked, idx: number): string {
  return `{"agent":${player},"day":${day},"idx":${idx},"text":${asciiJson(text)},"turn":${turn ?? 0}}`;
}

/** Most talk needs no escape at all. */
const PLAIN = /^[ !#-[\]-~]*$/;
const NOT_ASCII = /[\u007f-\uffff]/g;

/** A text as JSON in ASCII: clients that decode each chunk alone break on a character that is split. */
function asciiJson(text: string): string {
  return PLAIN.test(text) ? `"${text}"` : JSON.stringify(text).replace(NOT_ASCII, escaped);
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
