import type { PlayerId } from '@mura/engine';
import { type aiwolf, natural } from '@mura/language';
import type { VillageChronicle } from './chronicle.ts';

/** What somebody has said of others on any day, and not taken back. */
export interface SpokenStance {
  /** Whom they called a werewolf, wanted executed, or voted for. */
  readonly against: ReadonlySet<PlayerId>;
  /** Whose word they took, the last at the end. */
  readonly believed: ReadonlySet<PlayerId>;
  /** Whose claim they called false last. */
  readonly disbelieved: ReadonlySet<PlayerId>;
  /** Whom they have let go, and spoken against no more. */
  readonly released: ReadonlySet<PlayerId>;
  /** Whom they spoke against last today, alone, and have not let go; `null`: nobody. */
  readonly named: PlayerId | null;
}

/** `ballots`: for whom they voted, by day; also where nobody else saw it. */
export function stanceOf(
  me: PlayerId,
  book: VillageChronicle,
  ballots: ReadonlyMap<number, PlayerId>,
): SpokenStance {
  const stance = new StanceSoFar(me);
  let day = 0;
  for (const post of book.posts) {
    for (; day < post.day; day++) stance.vote(ballots.get(day));
    if (post.player === me) stance.say(post.sentences, post.day === book.day);
  }
  for (; day <= book.day; day++) stance.vote(ballots.get(day));
  return stance;
}

class StanceSoFar implements SpokenStance {
  readonly #me: PlayerId;
  readonly against = new Set<PlayerId>();
  readonly believed = new Set<PlayerId>();
  readonly disbelieved = new Set<PlayerId>();
  readonly released = new Set<PlayerId>();
  named: PlayerId | null = null;

  constructor(me: PlayerId) {
    this.#me = me;
  }

  vote(player: PlayerId | undefined): void {
    if (player === undefined) return;
    this.against.add(player);
    this.released.delete(player);
  }

  say(sentences: readonly aiwolf.Sentence[], isToday: boolean): void {
    const regards = sentences.flatMap((sentence) => natural.suspicionsIn(sentence, this.#me));
    for (const { player, denied } of regards) {
      if (denied) this.#letGo(player);
      else this.#accuse(player);
    }
    for (const { player, denied } of sentences.flatMap((one) => natural.beliefsIn(one, this.#me))) {
      this.believed.delete(player);
      this.disbelieved.delete(player);
      (denied ? this.disbelieved : this.believed).add(player);
    }
    const [accused, ...more] = new Set(regards.flatMap(({ player, denied }) => (denied ? [] : [player])));
    if (isToday && accused !== undefined && more.length === 0) this.named = accused;
  }

  #letGo(player: PlayerId): void {
    this.against.delete(player);
    this.released.add(player);
    if (this.named === player) this.named = null;
  }

  #accuse(player: PlayerId): void {
    this.against.add(player);
    this.released.delete(player);
    this.believed.delete(player);
  }
}
