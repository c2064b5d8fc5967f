import type { Event } from '@mura/engine';
import { hourOf } from '../phase.ts';
import { isSilence } from '../silence.ts';
import type { Caption } from './scene.ts';

/** Whether the stage rests at an event for a while: somebody speaks, or something happens to all. */
export function isBeat(event: Event): boolean {
  switch (event.type) {
    case 'talked':
      return isSpoken(event.channel) && !isSilence(event.text);
    case 'votesCounted':
      return event.votes.length > 0;
    case 'phaseBegan': {
      const hour = hourOf(event.phase);
      return event.round === 0 && (hour === 'vote' || hour === 'night');
    }
    case 'dayBegan':
      return event.day === 0;
    case 'dawnBroke':
    case 'executed':
    case 'diedSuddenly':
    case 'failed':
    case 'ended':
      return true;
    default:
      return false;
  }
}

function isSpoken(channel: string): boolean {
  return channel === 'talk' || channel === 'whisper' || channel === 'act';
}

const SHORTEST = 1800;
const LONGEST = 14_000;
/** Milliseconds for a sign: Japanese and Korean say more with each than Latin letters do. */
const DENSE = 110;
const LATIN = 48;

/** How long a text is shown at the usual speed, in milliseconds: as long as it takes to read it. */
export function readingTime(text: string): number {
  let time = 900;
  for (const sign of text) time += sign.charCodeAt(0) > 0x2000 ? DENSE : LATIN;
  return Math.min(LONGEST, Math.max(SHORTEST, time));
}

/** How long something without words of a speaker is looked at. */
export function lookingTime(caption: Caption | null): number {
  return caption?.type === 'votes' ? 4200 : caption?.type === 'hour' ? 1800 : 3200;
}
