import { natural } from '@mura/language';
import type { ReadText } from './answer.ts';
import type { TextItem } from './item.ts';

export interface ReadingScore extends natural.Tally, natural.Shares {}

/** One side of the score: sentences or tags. */
export interface ScoredSide {
  readonly total: ReadingScore;
  readonly kinds: Readonly<Record<string, ReadingScore>>;
  /** Of the texts with nothing to say, those of which nothing was produced. */
  readonly nothing: { readonly items: number; readonly right: number };
}

export interface Miss extends natural.Compared {
  readonly id: TextItem['id'];
  readonly text: string;
}

export interface Scores {
  readonly protocol: ScoredSide | null;
  readonly tags: ScoredSide | null;
  readonly misses: readonly Miss[];
}

/** Counts answers against what people say, as the guides of annotation define it. */
export class Scorer {
  private readonly protocol = new KindCount(natural.kindOfSentence);
  private readonly tags = new KindCount(natural.kindOfTag);
  private readonly misses: Miss[] = [];

  add({ id, utterance, gold }: TextItem, answer: ReadText): void {
    if (gold.protocol !== undefined) {
      const compared = natural.compareSentences(gold, answer.protocol, utterance.speaker);
      this.count(this.protocol, compared, gold.protocol.length === 0, id, utterance.text);
    }
    if (gold.tags !== undefined) {
      this.count(
        this.tags,
        natural.compareTags(gold, answer.tags),
        gold.tags.length === 0,
        id,
        utterance.text,
      );
    }
  }

  private count(
    side: KindCount,
    compared: natural.Compared,
    isEmpty: boolean,
    id: TextItem['id'],
    text: string,
  ): void {
    side.add(compared, isEmpty);
    if (compared.missed.length > 0 || compared.wrong.length > 0) this.misses.push({ id, text, ...compared });
  }

  get scores(): Scores {
    return { protocol: this.protocol.scored, tags: this.tags.scored, misses: this.misses };
  }
}

type MutableTally = { -readonly [Key in keyof natural.Tally]: number };

class KindCount {
  private readonly kindOf: (text: string) => string;
  private readonly kinds = new Map<string, MutableTally>();
  private items = 0;
  private readonly nothing = { items: 0, right: 0 };

  constructor(kindOf: (text: string) => string) {
    this.kindOf = kindOf;
  }

  add(compared: natural.Compared, isEmpty: boolean): void {
    this.items++;
    if (isEmpty) this.nothing.items++;
    if (isEmpty && compared.wrong.length === 0) this.nothing.right++;
    for (const verdict of ['right', 'missed', 'wrong'] as const) {
      for (const text of compared[verdict]) this.tallyOf(this.kindOf(text))[verdict]++;
    }
  }

  private tallyOf(kind: string): MutableTally {
    const tally = this.kinds.get(kind) ?? { right: 0, missed: 0, wrong: 0 };
    this.kinds.set(kind, tally);
    return tally;
  }

  get scored(): ScoredSide | null {
    if (this.items === 0) return null;
    const kinds = [...this.kinds].sort(([one], [other]) => (one < other ? -1 : 1));
    const total = { right: 0, missed: 0, wrong: 0 };
    for (const [, tally] of kinds) {
      for (const verdict of ['right', 'missed', 'wrong'] as const) total[verdict] += tally[verdict];
    }
    return {
      total: { ...total, ...natural.sharesOf(total) },
      kinds: Object.fromEntries(
        kinds.map(([kind, tally]) => [kind, { ...tally, ...natural.sharesOf(tally) }]),
      ),
      nothing: this.nothing,
    };
  }
}
