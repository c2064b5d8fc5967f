import { type AskedChannel, type Correct, LONGEST_MEANING, type Talk } from '../action.ts';
import type { Corrected, Decided, Event, Talked } from '../event.ts';
import type { PlayerId } from '../player.ts';
import type { Step } from '../step.ts';
import type { Village } from '../village.ts';
import { maySpeak } from './channel.ts';
import { speakerOf } from './number.ts';

/**
 * Somebody says how words were meant. Before the end that is the speaker, as long as they may speak there: it tells others
 * something, so it is no way around the night or death. After the end it is anybody who can read the words.
 */
export function decideCorrection(village: Village, { player, channel, number, meant }: Correct): Decided {
  if (!isMeaning(meant)) return 'notText';
  if (channel !== 'talk' && channel !== 'whisper') return 'unknownUtterance';
  const speaker = mayRead(village, player, channel) ? speakerOf(village.speech, channel, number) : null;
  if (speaker === null) return 'unknownUtterance';
  if (village.outcome?.closed === true) return 'ended';
  if (village.outcome === null && speaker !== player) return 'notOwnWords';
  if (village.outcome === null && !maySpeak(village, player, channel)) return 'channelClosed';
  const audience = channel === 'talk' ? 'public' : village.table.circle;
  return corrected({ audience, channel, number, player: speaker, day: village.day }, player, meant);
}

/** What comes from outside may be anything. */
function isMeaning(meant: unknown): meant is string {
  return typeof meant === 'string' && meant.length <= LONGEST_MEANING && !/[\r\n]/.test(meant);
}

function mayRead({ table, outcome }: Village, player: PlayerId, channel: AskedChannel): boolean {
  if (channel === 'talk' || table.circle.includes(player)) return true;
  return outcome?.opened === true && table.rules.end.opensChannels;
}

/** How an utterance is meant that says so itself follows it in the same step; of one that is not heard as it was sent, nobody knows. */
export function withMeaning(step: Step, { player, text, meant }: Talk): Step {
  if (!isMeaning(meant)) return step;
  const events = step.events.flatMap((event): Event[] =>
    event.type === 'talked' && event.player === player && event.text === text && isNumbered(event)
      ? [event, corrected(event, player, meant)]
      : [event],
  );
  return { events, village: step.village };
}

interface NumberedTalk extends Pick<Talked, 'audience' | 'channel' | 'player' | 'day'> {
  readonly number: number;
}

function isNumbered(talked: Talked): talked is Talked & NumberedTalk {
  return talked.number !== null && (talked.channel === 'talk' || talked.channel === 'whisper');
}

function corrected(
  { audience, channel, number, player: speaker, day }: NumberedTalk,
  player: PlayerId,
  text: string,
): Corrected {
  return { type: 'corrected', audience, day, channel, number, player, speaker, text };
}
