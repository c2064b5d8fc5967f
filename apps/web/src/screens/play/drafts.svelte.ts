import { CHANNELS, type Channel } from '@mura/engine';
import type { Expression } from '../../faces/face-parts.ts';
import { draftsKept, keepDrafts } from './kept-drafts.ts';

/** What is being written on a channel. It stays when the channel or the phase changes; nothing typed is lost. */
export interface Draft {
  text: string;
  expression: Expression;
  to: number | null;
  replyTo: number | null;
}

function newDraft(): Draft {
  return { text: '', expression: 'neutral', to: null, replyTo: null };
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

  /** Sent: the face stays, the words go. */
  clear(channel: Channel): void {
    const draft = this.of(channel);
    draft.text = '';
    draft.to = null;
    draft.replyTo = null;
  }
}
