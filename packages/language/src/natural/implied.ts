import type { PlayerId } from '@mura/engine';
import { recognised } from '../aiwolf/recognised.ts';
import { targetsImplied } from '../ja/implied.ts';
import { tongueOf } from './tongue.ts';
import type { NaturalUtterance, Tongue } from './utterance.ts';

/**
 * Whom somebody names without saying for what, as in `わしはリンじゃな`; only the talk before tells. In Japanese alone so
 * far; the protocol always says it.
 */
export function impliedTargets(utterance: NaturalUtterance, tongue?: Tongue): PlayerId[] {
  const { text } = utterance;
  const isJapanese = recognised(text) === null && (tongue ?? tongueOf(text)) === 'ja';
  return isJapanese ? targetsImplied(utterance) : [];
}
