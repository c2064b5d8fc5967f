import { CHANNELS, type Channel } from '@mura/engine';
import type { Expression } from '@mura/words/faces';
import { draftsKept, keepDrafts } from './kept-drafts.ts';

/** What is being written on a channel. It stays when the channel or the phase changes; nothing typed is lost. */
export interface Draft {
  text: string;
  /** Words that were found for a sentence of the protocol; whoever changes them says something else. */
  voiced: { readonly text: string; readonly meant: string } | null;
  expression: Expression;
  to: number | null;
  replyTo: number | null;
}

function newDraft(): Draft {
  return { text: '', voiced: null, expression: 'neutral', to: null, replyTo: null };
}

export class Drafts {
  readonly #drafts = $state(
    Object.fromEntries(CHANNELS.map((channel) => [channel, newDraft()])) as Record<Channel, Draft>,
  );

  /** `keepAs`: where the village outlives a reload of the page, so does what was being written. */
  constructor(keepAs?: string) {
    if (keepAs === undefined) return;
    for (const [channel, text] of draftsKept(keepAs)) this.#drafts[channel].text = text;
    $effect(() =>
      keepDrafts(
        keepAs,
        CHANNELS.map((channel) => [channel, this.#drafts[channel].text]),
      ),
    );
  }

  of(channel: Channel): Draft {
    return this.#drafts[channel];
  }

  /** Sent: the face stays, what was said goes. */
  clear(channel: Channel): void {
    const draft = this.of(channel);
    draft.text = '';
    draft.voiced = null;
    draft.to = null;
    draft.replyTo = null;
  }
}
