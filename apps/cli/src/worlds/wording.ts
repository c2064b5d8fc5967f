import type { PlayerId, Role, Species } from '@mura/engine';
import { ROLE_NAMES } from '@mura/language';
import { type Language, loadTexts, type ReasonTexts, type WorldsTexts } from '@mura/words';
import type { Viewpoint } from '@mura/worlds';
import type { AskedMoment } from './answer.ts';

/** In which language, and under which names, an answer is told. */
export interface WorldsWording {
  readonly words: WorldsTexts;
  readonly reasons: ReasonTexts;
  nameOf(player: PlayerId): string;
  namesOf(players: readonly PlayerId[]): string;
  roleOf(what: Role | Species): string;
  viewpoint(as: Viewpoint): string;
}

export async function wordingFor(
  { cast }: Pick<AskedMoment, 'cast'>,
  language: Language,
): Promise<WorldsWording> {
  const words = await loadTexts('worlds', language);
  const reasons = await loadTexts('reasons', language);
  // Names come from files and must not move the cursor of a terminal.
  const names = cast.map(({ name }) => name.replace(/\p{Cc}/gu, '\u{fffd}'));
  const nameOf = (player: PlayerId) => names[player - 1] ?? `${player}`;
  return {
    words,
    reasons,
    nameOf,
    namesOf: (players) => players.map(nameOf).join(words.comma) || words.none,
    roleOf: (what) => (what === 'human' ? words.human : ROLE_NAMES[language][what]),
    viewpoint: (as) => (typeof as === 'number' ? nameOf(as) : words[as]),
  };
}
