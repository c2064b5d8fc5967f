import { OVER, type PlayerId, SKIP, type Talked, type TalkRules } from '@mura/engine';
import { asciiJson } from './ascii-json.ts';

/** What was said today on one channel, as it stands on the wire, and how much of it a client has. */
export class DaySheet {
  /** Everything, with commas between: the list of a full packet. */
  all = '';
  /** The same, from the first item that no delta packet has brought. */
  #fresh = '';
  #count = 0;
  /** What was said last: a translation may follow. */
  #last: { readonly talked: Talked; readonly item: string } | null = null;
  /** Utterances of each player that cost one, in this phase. */
  #spent: number[] = [];

  /** A new day. */
  clear(): void {
    this.all = '';
    this.#fresh = '';
    this.#count = 0;
    this.#last = null;
    this.#spent = [];
  }

  /** A new phase: everybody has all his utterances again. */
  refill(): void {
    this.#spent = [];
  }

  add(talked: Talked, rules: TalkRules): void {
    const item = writeTalk(talked, this.#count++);
    this.#last = { talked, item };
    this.all = this.all === '' ? item : `${this.all},${item}`;
    this.#fresh = this.#fresh === '' ? item : `${this.#fresh},${item}`;
    if (costs(talked.text, rules)) this.#spent[talked.player] = (this.#spent[talked.player] ?? 0) + 1;
  }

  /** The last utterance, where it is the one with this number, is told in the words of a translation. */
  retell(number: number, text: string): void {
    if (this.#last?.talked.number !== number) return;
    const { talked, item } = this.#last;
    const retold = formatTalk({ ...talked, text }, this.#count - 1);
    const inPlace = (list: string) => (list.endsWith(item) ? list.slice(0, -item.length) + retold : list);
    this.all = inPlace(this.all);
    this.#fresh = inPlace(this.#fresh);
    this.#last = { talked, item: retold };
  }

  /** What the next delta packet brings; full packets do not count. */
  takeFresh(): string {
    const fresh = this.#fresh;
    this.#fresh = '';
    return fresh;
  }

  /** A client that has come back knows nothing of today. */
  forgetSent(): void {
    this.#fresh = this.all;
  }

  spentBy(player: PlayerId): number {
    return this.#spent[player] ?? 0;
  }
}

function costs(text: string, rules: TalkRules): boolean {
  if (rules.mode === 'turns' && rules.counts === 'answer') return true;
  return text !== SKIP && text !== OVER;
}

/** An event goes to many clients; its text is made for the first of them. */
const texts = new WeakMap<Talked, string>();

/** Talk is counted from 0 within the day, also where the rules count by phase: clients drop what is not newer. */
function writeTalk(talked: Talked, idx: number): string {
  const known = texts.get(talked);
  if (known !== undefined) return known;
  const item = formatTalk(talked, idx);
  texts.set(talked, item);
  return item;
}

function formatTalk({ player, day, text, turn }: Talked, idx: number): string {
  return `{"agent":${player},"day":${day},"idx":${idx},"text":${asciiJson(text)},"turn":${turn ?? 0}}`;
}
