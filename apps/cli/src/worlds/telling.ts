import type { PlayerId, Role, Species } from '@mura/engine';
import { TELLERS, type TellingLanguage } from '@mura/records';
import type { Viewpoint } from '@mura/worlds';
import type { AskedMoment } from './answer.ts';
import { WORLDS_WORDS, type WorldsWords } from './words.ts';

/** In which language, and under which names, an answer is told. */
export interface Telling {
  readonly language: TellingLanguage;
  readonly words: WorldsWords;
  nameOf(player: PlayerId): string;
  namesOf(players: readonly PlayerId[]): string;
  roleOf(what: Role | Species): string;
  viewpoint(as: Viewpoint): string;
}

export function tellingOf({ cast }: Pick<AskedMoment, 'cast'>, language: TellingLanguage): Telling {
  const words = WORLDS_WORDS[language];
  // Names come from files and must not move the cursor of a terminal.
  const names = cast.map(({ name }) => name.replace(/\p{Cc}/gu, '\u{fffd}'));
  const nameOf = (player: PlayerId) => names[player - 1] ?? `${player}`;
  return {
    language,
    words,
    nameOf,
    namesOf: (players) => players.map(nameOf).join(words.comma) || words.none,
    roleOf: (what) => (what === 'human' ? words.human : TELLERS[language].roles[what]),
    viewpoint: (as) => (typeof as === 'number' ? nameOf(as) : words[as]),
  };
}
