import { type Event, type Question, toGiven } from '@mura/engine';
import type { WebError } from './codes.ts';
import type { ServerMessage } from './live.ts';

/** The facts of an event as they leave the village. */
export function encodeEvent(event: Event): string {
  return JSON.stringify(toGiven(event));
}

/** One message an event, so that how events came together tells nothing. `facts` is what `encodeEvent` made. */
export function encodeGiven(number: number, at: number, facts: string): string {
  return `{"type":"event","number":${number},"at":${at},"event":${facts}}`;
}

export function encodeAsked({ request: { act, day, round, turn }, legal }: Question): string {
  return JSON.stringify({ type: 'asked', question: { act, day, round, turn, legal } });
}

export function encodeRefused(id: string | null, error: WebError): string {
  return JSON.stringify({ type: 'refused', id, ...error });
}

export function encodeMessage(
  message: Exclude<ServerMessage, { type: 'event' | 'asked' | 'refused' }>,
): string {
  return JSON.stringify(message);
}
