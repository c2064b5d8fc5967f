import type { AskedChannel, Channel } from '../action.ts';
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
  const { talks, talkIdx, whispers, whisperIdx, talkers, whisperers, acts, soliloquies } = speech;
  const after = (number ?? 0) + 1;
  const place = (idx ?? 0) + 1;
  switch (channel) {
    case 'talk':
      return {
        talks: after,
        talkIdx: place,
        whispers,
        whisperIdx,
        floor,
        talkers: saidBy(talkers, number, player),
        whisperers,
        acts,
        soliloquies,
      };
    case 'whisper':
      return {
        talks,
        talkIdx,
        whispers: after,
        whisperIdx: place,
        floor,
        talkers,
        whisperers: saidBy(whisperers, number, player),
        acts,
        soliloquies,
      };
    case 'act':
      return { talks, talkIdx, whispers, whisperIdx, floor, talkers, whisperers, acts: after, soliloquies };
    case 'soliloquy':
      return {
        talks,
        talkIdx,
        whispers,
        whisperIdx,
        floor,
        talkers,
        whisperers,
        acts,
        soliloquies: soliloquies.with(player - 1, after),
      };
    case 'grave':
      return { talks, talkIdx, whispers, whisperIdx, floor, talkers, whisperers, acts, soliloquies };
  }
}

/** Of a foreign log some numbers may be missing. */
function saidBy(speakers: string, number: number | null, player: PlayerId): string {
  const before = number === null || number === speakers.length ? speakers : speakers.padEnd(number, NOBODY);
  return before + String.fromCharCode(player);
}

const NOBODY = '\0';

/** Who said a talk or a whisper; `null`: nobody did, or nobody knows. */
export function speakerOf(
  { talkers, whisperers }: Speech,
  channel: AskedChannel,
  number: number,
): PlayerId | null {
  const speakers = channel === 'talk' ? talkers : whisperers;
  return (Number.isInteger(number) && number >= 0 && speakers.charCodeAt(number)) || null;
}
