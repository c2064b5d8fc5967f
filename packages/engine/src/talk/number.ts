import type { AskedChannel, Channel } from '../action.ts';
import type { Copy } from '../copy.ts';
import type { Talked } from '../event.ts';
import type { PlayerId } from '../player.ts';
import type { VillageSpeech } from '../village.ts';

/**
 * The number of the next utterance on a channel. Nothing counts what is hidden: soliloquies are counted for each player
 * apart, and the dead have no numbers.
 */
export function nextNumber(speech: VillageSpeech, channel: Channel, player: PlayerId): number | null {
  return channel === 'talk' ? speech.talks : nextBesideTalk(speech, channel, player);
}

function nextBesideTalk(
  speech: VillageSpeech,
  channel: Exclude<Channel, 'talk'>,
  player: PlayerId,
): number | null {
  switch (channel) {
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
export function nextIdx(speech: VillageSpeech, channel: Channel): number | null {
  if (channel === 'talk') return speech.talkIdx;
  return channel === 'whisper' ? speech.whisperIdx : null;
}

/** What has been said so far, with one utterance more; most of all that is said is talk. */
export function counted(
  speech: VillageSpeech,
  talked: Talked,
  floors: VillageSpeech['floors'],
): VillageSpeech {
  if (talked.channel !== 'talk') return countedBesideTalk(speech, talked, floors);
  const { whispers, whisperIdx, whisperers, acts, soliloquies } = speech;
  const talks = after(talked.number);
  const talkIdx = after(talked.idx);
  const talkers = saidBy(speech.talkers, talked);
  return { talks, talkIdx, whispers, whisperIdx, talkers, whisperers, acts, soliloquies, floors };
}

function countedBesideTalk(
  speech: VillageSpeech,
  talked: Talked,
  floors: VillageSpeech['floors'],
): VillageSpeech {
  const { channel, number, idx, player } = talked;
  const copy = copySpeech(speech);
  copy.floors = floors;
  switch (channel) {
    case 'whisper':
      copy.whispers = after(number);
      copy.whisperIdx = after(idx);
      copy.whisperers = saidBy(speech.whisperers, talked);
      break;
    case 'act':
      copy.acts = after(number);
      break;
    case 'soliloquy':
      copy.soliloquies = speech.soliloquies.with(player - 1, after(number));
  }
  return copy;
}

function after(number: number | null): number {
  return (number ?? 0) + 1;
}

export function withFloors(speech: VillageSpeech, floors: VillageSpeech['floors']): VillageSpeech {
  if (floors.length === 0 && speech.floors.length === 0) return speech;
  const copy = copySpeech(speech);
  copy.floors = floors;
  return copy;
}

export function ofNewDay(speech: VillageSpeech): VillageSpeech {
  const copy = copySpeech(speech);
  copy.talkIdx = 0;
  copy.whisperIdx = 0;
  copy.floors = [];
  return copy;
}

export function copySpeech(speech: VillageSpeech): Copy<VillageSpeech> {
  const { talks, talkIdx, whispers, whisperIdx, talkers, whisperers, acts, soliloquies, floors } = speech;
  return { talks, talkIdx, whispers, whisperIdx, talkers, whisperers, acts, soliloquies, floors };
}

/** Of a foreign log some numbers may be missing. */
function saidBy(speakers: string, { number, player }: Talked): string {
  const before = number === null || number === speakers.length ? speakers : speakers.padEnd(number, NOBODY);
  return before + String.fromCharCode(player);
}

const NOBODY = '\0';

/** Who said a talk or a whisper; `null`: nobody did, or nobody knows. */
export function speakerOf(
  { talkers, whisperers }: VillageSpeech,
  channel: AskedChannel,
  number: number,
): PlayerId | null {
  const speakers = channel === 'talk' ? talkers : whisperers;
  return (Number.isInteger(number) && number >= 0 && speakers.charCodeAt(number)) || null;
}
