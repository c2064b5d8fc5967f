import type { Absence, Action, Question, Result } from '@mura/engine';
import type { ActRefusal } from '../host/replies.ts';
import type { RoomAction } from '../host/room.ts';

/** How the seat of a program acts. */
export interface Acting {
  act(act: RoomAction): void;
  /** The village stands still: what happens cannot be kept any more. */
  lost(): void;
}

/** A program answers a question. */
export function answer(
  { act, lost }: Acting,
  action: Action,
  { request }: Question,
  reply: (result: Result<null, ActRefusal>) => void = () => {},
): void {
  act({ action, to: request, reply: (result) => (result === null ? lost() : reply(result)) });
}

/** It has no usable answer. */
export function miss(acting: Acting, question: Question, reason: Absence): void {
  const { player, act } = question.request;
  answer(acting, { type: 'noAnswer', player, act, reason }, question);
}
