import type { NoAnswer, PlayerAction } from '../action.ts';
import type { Event } from '../event.ts';
import type { Question } from '../view/legal.ts';
import type { View } from '../view/view.ts';

/** What a viewer knows as far as somebody has been told it; the view that all share, unless they are behind. */
export interface ViewSoFar {
  readonly view: View;
}

/** Whoever is told what happens in a village, as one of its viewers. */
export interface Subscriber {
  /** An event that the viewer may know, with the viewer's own running number and when it happened. */
  hear(event: Event, number: number, at: number): void;
  /** Something is asked of the viewer's player. */
  ask?(question: Question): void;
  /**
   * Back-pressure: whether an event of this time can be taken now. Whoever cannot asks for it later (`resume`), and
   * costs no more than a cursor until then.
   */
  isReady?(at: number): boolean;
  /** It is subscribed; before it hears anything. */
  begin?(told: ViewSoFar): void;
}

/** Whoever sits on a seat: a bot in this process, or a client behind a door. */
export interface Seat extends Omit<Subscriber, 'isReady'> {
  /** Speaks when they like where the village goes by the clock, and is not asked to: a person. */
  readonly speaksFreely?: boolean;
  /** Asked by the conductor: each question once. */
  ask(question: Question): void;
  /** Needs no time. Where all who sit in a village have this, they are not asked, but `Conductor.letAnswer` comes to them. */
  answerAtOnce?(question: Question): PlayerAction | NoAnswer;
}

/** A person reads the feed besides, from wherever they are, and finds there what is open, too. */
export const PERSON: Seat = { speaksFreely: true, hear() {}, ask() {} };
