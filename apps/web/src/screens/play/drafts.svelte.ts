import type { Channel } from '@mura/engine';
import type { Expression } from '../../faces/face-parts.ts';

/** What is being written on a channel. It stays when the channel or the phase changes; nothing typed is lost. */
export interface Draft {
  text: string;
  expression: Expression;
  to: number | null;
  replyTo: number | null;
}

export class Drafts {
  readonly #drafts = $state<Partial<Record<Channel, Draft>>>({});

  of(channel: Channel): Draft {
    const known = this.#drafts[channel];
    if (known !== undefined) return known;
    this.#drafts[channel] = { text: '', expression: 'neutral', to: null, replyTo: null };
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
