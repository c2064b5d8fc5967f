import { agentName, type Character, nameMentions, type PlayerId } from '@mura/engine';

/** Bots name players `Agent[01]`; on the wire everybody goes by the name of their character. */
export class CastNames {
  readonly cast: readonly Character[];
  /** Longest first: no name is taken for the beginning of another. */
  readonly #places: readonly { readonly name: string; readonly agent: string }[];

  constructor(cast: readonly Character[]) {
    this.cast = cast;
    this.#places = cast
      .map(({ name }, index) => ({ name, agent: agentName(index + 1) }))
      .filter(({ name, agent }) => name !== agent && name !== '')
      .sort((one, other) => other.name.length - one.name.length);
  }

  /** The player of a name; 0: nobody has it. */
  playerOf(name: string): PlayerId {
    return this.cast.findIndex((character) => character.name === name) + 1;
  }

  nameOf(player: PlayerId): string {
    return this.cast[player - 1]?.name ?? '';
  }

  toWire(text: string): string {
    return nameMentions(text, this.cast);
  }

  fromWire(text: string): string {
    return this.#places.reduce((named, { name, agent }) => named.replaceAll(name, agent), text);
  }
}
