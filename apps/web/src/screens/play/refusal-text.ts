import type { PlayedVillageModel } from '../../model/play.svelte.ts';
import type { SourceRefusal } from '../../source/source.ts';
import { t } from '../../words/speech.svelte.ts';

/** Why something was not done, in words that say what one can do. */
export function refusalText(code: SourceRefusal, play: PlayedVillageModel): string {
  switch (code) {
    case 'quotaUsed':
      return t('refused.quotaUsed', { most: mostPosts(play) });
    case 'textTooLong':
    case 'lengthUsed':
      return t('refused.textTooLong');
    case 'channelClosed':
    case 'phaseOver':
    case 'notAsked':
      return t('refused.phaseOver');
    case 'targetDead':
    case 'targetFailed':
      return t('refused.targetDead');
    case 'saidOver':
      return t('refused.saidOver');
    case 'tooSoon':
    case 'tooManyMessages':
      return t('refused.tooSoon');
    case 'unreachable':
      return t('refused.unreachable');
    case 'grammar':
      return t('refused.grammar');
    case 'alreadyAnswered':
      return t('refused.alreadyAnswered');
    case 'ended':
      return t('refused.ended');
    case 'lineBreak':
      return t('refused.lineBreak');
    case 'wordFiltered':
      return t('refused.wordFiltered');
    case 'muted':
      return t('refused.muted');
    default:
      return t('refused.other');
  }
}

function mostPosts({ rules }: PlayedVillageModel): number {
  return rules?.talk.perPlayer ?? 0;
}
