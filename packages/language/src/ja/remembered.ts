import type { PlayerId } from '@mura/engine';
import type { RoleWord } from '../aiwolf/words.ts';
import type { NaturalUtterance } from '../natural/utterance.ts';

/** Whom words may mean that name nobody, by what was said before. */
export interface Remembered {
  /** `対抗`: those who claim what the speaker claims. */
  readonly rivals: readonly PlayerId[];
  /** `占い師`, if one player claims it and not the speaker. */
  readonly seer: readonly PlayerId[];
  /** `霊媒師`, likewise. */
  readonly medium: readonly PlayerId[];
  /** `君`, if nobody is called: who spoke last. */
  readonly lastSpeaker: readonly PlayerId[];
}

const NOTHING: Remembered = { rivals: [], seer: [], medium: [], lastSpeaker: [] };

export function rememberedFor({ context, speaker }: NaturalUtterance): Remembered {
  if (context === undefined) return NOTHING;
  const claims = [...(context.claims ?? [])];
  const own = claims.find(([player]) => player === speaker)?.[1];
  const othersWith = (role: RoleWord | undefined) =>
    claims.filter(([player, claimed]) => player !== speaker && claimed === role).map(([player]) => player);
  const onlyOne = (role: RoleWord) => {
    const others = othersWith(role);
    return own !== role && others.length === 1 ? others : [];
  };
  return {
    rivals: own === undefined ? [] : othersWith(own),
    seer: onlyOne('SEER'),
    medium: onlyOne('MEDIUM'),
    lastSpeaker: (context.lastSpeakers ?? []).filter((player) => player !== speaker).slice(0, 1),
  };
}
