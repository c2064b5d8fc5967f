import type { PlayerId } from '@mura/engine';
import { type aiwolf, natural } from '@mura/language';
import type { CorpusUtterance } from '../villages/village.ts';

/** How often somebody goes back on their own word: another role or result than before, or an opinion against a result. */
export function contradictionsIn(said: readonly CorpusUtterance[]): number {
  const words = new Map<PlayerId, KeptWord>();
  let contradictions = 0;
  for (const { player, sentences } of said) {
    if (player === null) continue;
    const word = words.get(player) ?? new KeptWord(player);
    words.set(player, word);
    for (const { sentence } of sentences) contradictions += word.take(sentence);
  }
  return contradictions;
}

/** What one player has claimed and told so far. */
class KeptWord {
  readonly #player: PlayerId;
  #role: string | null = null;
  readonly #results = new Map<string, aiwolf.SpeciesWord | 'ANY'>();

  constructor(player: PlayerId) {
    this.#player = player;
  }

  /** How many of its statements are at odds with what was said before. */
  take(sentence: aiwolf.Sentence): number {
    const stated = natural.assertionsIn(sentence, this.#player).filter((one) => this.#isAtOdds(one)).length;
    const wished = natural
      .wishesIn(sentence, this.#player)
      .filter(({ verb, player, denied }) => verb === 'VOTE' && !denied && this.#hasCalled(player, 'HUMAN'));
    return stated + wished.length;
  }

  #isAtOdds(stated: aiwolf.ContentSentence): boolean {
    if (stated.kind === 'result') return this.#tell(`${stated.verb} ${stated.target}`, stated.species);
    if (stated.kind !== 'role') return false;
    if (stated.verb === 'COMINGOUT') return stated.target === this.#player && this.#claim(stated.role);
    if (stated.target === 'ANY' || stated.role === 'ANY') return false;
    return this.#hasCalled(stated.target, stated.role === 'WEREWOLF' ? 'HUMAN' : 'WEREWOLF');
  }

  #claim(role: string): boolean {
    const isOther = this.#role !== null && this.#role !== role;
    this.#role = role;
    return isOther;
  }

  #tell(about: string, species: aiwolf.SpeciesWord | 'ANY'): boolean {
    const before = this.#results.get(about);
    this.#results.set(about, species);
    return before !== undefined && before !== species;
  }

  #hasCalled(player: PlayerId, species: aiwolf.SpeciesWord): boolean {
    return (['DIVINED', 'IDENTIFIED'] as const).some(
      (verb) => this.#results.get(`${verb} ${player}`) === species,
    );
  }
}
