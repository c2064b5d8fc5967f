import {
  type Channel,
  type LengthRules,
  type Referring,
  readReferences,
  renumberReferences,
  type TalkRules,
} from '@mura/engine';
import type { VillageModel } from '../../model/village-model.ts';
import type { SeatAction } from '../../source/source.ts';
import type { Draft } from './drafts.svelte.ts';

/** What one may still write on a channel. */
export interface WritingLimits {
  /** Posts left; `null`: as many as one likes. */
  readonly left: number | null;
  readonly most: number | null;
  /** Length of one post; `null`: any. */
  readonly longest: number | null;
  readonly countIn: LengthRules['countIn'] | null;
}

/** The length of a text as the village counts it. */
export function lengthOf(text: string, countIn: WritingLimits['countIn']): number {
  switch (countIn) {
    case 'words':
      return text.split(/\s+/).filter((word) => word !== '').length;
    case 'characters':
      return [...text.replaceAll(/\s/g, '')].length;
    default:
      return [...text].length;
  }
}

export function limitsOf({ view }: VillageModel, channel: Channel): WritingLimits {
  const rules = talkRules(view, channel);
  if (rules === null) return { left: null, most: null, longest: null, countIn: null };
  const { left } = view.own.quotas[channel];
  return {
    left,
    most: left === null ? null : rules.perPlayer,
    longest: rules.length.perTalk,
    countIn: rules.length.countIn,
  };
}

function talkRules({ shared }: VillageModel['view'], channel: Channel): TalkRules | null {
  const { rules } = shared;
  if (rules === null) return null;
  if (channel === 'talk') return rules.talk;
  return channel === 'whisper' ? rules.whisper : (rules.clock?.[channel] ?? null);
}

export function textOf({ text }: Pick<Draft, 'text'>): string {
  return text.trim();
}

/** The draft as it is said: its addressee stands before it as the village writes it, and `>>12` is post 12 of the village. */
export function sayingOf(
  draft: Draft,
  channel: Channel,
  { view, names }: Pick<VillageModel, 'view'> & { readonly names: readonly string[] },
  isFormal: boolean,
  meant?: string,
): SeatAction {
  const name = draft.to === null ? undefined : names[draft.to - 1];
  const { text, replyTo } = referringOf(draft, channel, view);
  return {
    type: 'talk',
    channel,
    text: name === undefined ? text : `>>${name} ${text}`,
    expression: draft.expression,
    ...(replyTo === null ? {} : { replyTo }),
    ...(isFormal ? { language: 'aiwolf' } : {}),
    ...(meant === undefined || isFormal ? {} : { meant }),
  };
}

/** What is typed as a reference answers that post, where no other was chosen; only public posts are referred to. */
function referringOf(draft: Draft, channel: Channel, { shared }: VillageModel['view']): Referring {
  const { replyTo } = draft;
  const text = textOf(draft);
  const numbers = new Set(shared.pages.flatMap(({ talks }) => talks.map(({ number }) => number)));
  const renumber = (number: number) => (numbers.has(number) ? number : undefined);
  if (channel === 'talk' && replyTo === null) return readReferences(text, renumber);
  return { text: renumberReferences(text, renumber), replyTo };
}
