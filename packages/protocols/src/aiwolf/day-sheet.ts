import { OVER, type PlayerId, SKIP, type Talked, type TalkRules } from '@mura/engine';
import { asciiJson } from './ascii-json.ts';

/** What was said today on one channel, as it stands on the wire, and how much of it a client has. */
export class DaySheet {
  /** Everything, with commas between: the list of a full packet. */
  all = '';
  /** The same, from the first item that no delta packet has brought. */
  #fresh = '';
  #count = 0;
  /** Utterances of each player that cost one, in this phase. */
  #spent: number[] = [];

  /** A new day. */
  clear(): void {
    this.all = '';
    this.#fresh = '';
    this.#count = 0;
    this.#spent = [];
  }

  /** A new phase: everybody has all his utterances again. */
  refill(): void {
    this.#spent = [];
  }

  add(talked: Talked, rules: TalkRules): void {
    const item = writeTalk(talked, this.#count++);
    this.all = this.all === '' ? item : `${this.all},${item}`;
    this.#fresh = this.#fresh === '' ? item : `${this.#fresh},${item}`;
    if (costs(talked.text, rules)) this.#spent[talked.player] = (this.#spent[talked.player] ?? 0) + 1;
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
  const { player, day, text, turn } = talked;
  const item = `{"agent":${player},"day":${day},"idx":${idx},"text":${asciiJson(text)},"turn":${turn ?? 0}}`;
  texts.set(talked, item);
  return item;
}
