import type { Channel } from '../action.ts';
import type { Talked } from '../event.ts';
import type { PlayerId } from '../player.ts';
import type { Speech } from '../village.ts';

/**
 * The number of the next utterance on a channel. Nothing counts what is hidden: soliloquies are counted for each player
 * apart, and the dead have no numbers.
 */
export function nextNumber(speech: Speech, channel: Channel, player: PlayerId): number | null {
  switch (channel) {
    case 'talk':
      return speech.talks;
    case 'whisper':
      return speech.whispers;
    case 'act':
      return speech.acts;
    case 'soliloquy':
      return speech.soliloquies[player - 1] ?? 0;
    case 'grave':
      return null;
  }
}

/** The place of the next utterance in the day; only talk and whispers have one. */
export function nextIdx(speech: Speech, channel: Channel): number | null {
  if (channel === 'talk') return speech.talkIdx;
  return channel === 'whisper' ? speech.whisperIdx : null;
}

/** What has been said so far, with one utterance more. */
export function counted(
  speech: Speech,
  { channel, number, idx, player }: Talked,
  floor: Speech['floor'],
): Speech {
  const { talks, talkIdx, whispers, whisperIdx, acts, soliloquies } = speech;
  const after = (number ?? 0) + 1;
  const place = (idx ?? 0) + 1;
  switch (channel) {
    case 'talk':
      return { talks: after, talkIdx: place, whispers, whisperIdx, floor, acts, soliloquies };
    case 'whisper':
      return { talks, talkIdx, whispers: after, whisperIdx: place, floor, acts, soliloquies };
    case 'act':
      return { talks, talkIdx, whispers, whisperIdx, floor, acts: after, soliloquies };
    case 'soliloquy':
      return {
        talks,
        talkIdx,
        whispers,
        whisperIdx,
        floor,
        acts,
        soliloquies: soliloquies.with(player - 1, after),
      };
    case 'grave':
      return { talks, talkIdx, whispers, whisperIdx, floor, acts, soliloquies };
  }
}
