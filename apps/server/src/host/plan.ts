import type { Assistance, CastLanguage, Character, PlayerId, Role, Rules } from '@mura/engine';
import { endOfDay } from './day.ts';

/** Plans are changed by many at once; whoever loses the race tries again. */
export const MOST_TRIES = 20;

/** How a village is to be, from its making to its start; its seats fill up meanwhile. */
export interface Plan {
  readonly name: string;
  /** The name of the preset from which the rules are made; they may differ from it. */
  readonly preset: string;
  readonly rules: Rules;
  /** The id of a cast, or `agents`: Agent[01] … */
  readonly cast: string;
  readonly language: string;
  /** By player, in place of the cast's. */
  readonly characters?: readonly Character[];
  /** The id of the person who made it; `null`: a program of the host. */
  readonly maker: string | null;
  /** Whether others see who sits where before the end. */
  readonly names: 'hidden' | 'shown';
  readonly watch: 'everybody' | 'nobody';
  /** False: only whoever knows its address finds it; in the lobby where it is not said. */
  readonly listed?: false;
  /** False: it does not count for ratings. */
  readonly rated?: false;
  /** The id of the series to which it belongs. */
  readonly series?: string;
  /** When it opens by itself, in milliseconds. */
  readonly opensAt?: number;
  /** The day whose village it is, e.g. `2026-11-16`; everybody may look at it when that is over. */
  readonly daily?: string;
  /** What pages show to help, the same for all; everything where it is not said. */
  readonly assistance?: Assistance;
  /** How people are to speak; ordinarily where it is not said. */
  readonly manner?: 'polite' | 'ordinary' | 'unrestricted';
  /** Words with which a post is refused. */
  readonly filter?: readonly string[];
  /** What whoever takes a seat agrees to. */
  readonly consent?: Consent;
  /** Seconds by which those who watch are behind. */
  readonly delay: number;
  /** Our bots talk in words though no person plays; as people do where it is not said. */
  readonly botsSpeak?: 'words';
  /** Milliseconds a bot waits before it answers. */
  readonly pace: number;
  /** Milliseconds a program that comes through a door has for an answer, where the form asks; none: as everybody. */
  readonly programLimit?: number;
  /** By player, from player 1. */
  readonly seats: readonly SeatPlan[];
}

/** What people agree to when they take a seat. */
export interface Consent {
  readonly text: string;
  /** E.g. `research`. */
  readonly purpose: string;
  /** E.g. `CC-BY-4.0`; `null`: the record is not passed on under one. */
  readonly licence: string | null;
}

export type SeatPlan = { readonly type: 'open' } | PersonPlan | BotPlan | ClientPlan;

/** One of our own. */
export interface BotPlan {
  readonly type: 'bot';
  readonly bot: string;
  /** For whom it plays; none: its own name is told. */
  readonly name?: string;
  readonly wish?: Role;
}

/** A program that comes through a door, e.g. `aiwolf`. */
export interface ClientPlan {
  readonly type: 'client';
  readonly door: string;
  /** Empty while nobody has come. */
  readonly name: string;
  readonly wish?: Role | null;
  /** In a village of the lobby: to whom the seat is offered. */
  readonly offer?: Offer;
  /** In a village of the lobby: who has come. */
  readonly guest?: GuestPlan;
  /** As whom those who keep order know it. */
  readonly person?: string;
}

/** A seat that waits for a program. */
export interface Offer {
  /** Leads to this seat, and back to it; only whoever made the village is told. */
  readonly key: string;
  /** Whether programs without the key may come, too. */
  readonly anyone: boolean;
}

/** How a program is known again, and where its wire ends. */
export interface GuestPlan {
  /** The server process to which it is connected. */
  readonly process: string;
  readonly address: string;
  /** A hash of its own secret; `null`: it has none. */
  readonly token: string | null;
}

export interface PersonPlan {
  readonly type: 'person';
  readonly person: string;
  readonly name: string;
  readonly wish: Role | null;
  /** What they read; that of the village where it is not said. */
  readonly language?: CastLanguage;
  /** Has said in the waiting room that it may begin. */
  readonly ready?: boolean;
  /** The bot that plays on while they are away; nobody else is told. */
  readonly standIn?: string;
  /** To what they have agreed, and when in milliseconds. */
  readonly agreed?: { readonly consent: string; readonly at: number };
}

/** A bot on every open seat, or on one that is open or another bot's. */
export function withBotOn(plan: Plan, bot: string, player?: PlayerId): Plan {
  const isFor = mayBeBots(player);
  const seats = plan.seats.map((seat, index): SeatPlan => (isFor(seat, index) ? { type: 'bot', bot } : seat));
  return { ...plan, seats };
}

/** Whether a bot may be put on a seat: on any that is open, or on this one. */
export function mayBeBots(player?: PlayerId): (seat: SeatPlan, index: number) => boolean {
  return ({ type }, index) =>
    player === undefined ? type === 'open' : player === index + 1 && (type === 'open' || type === 'bot');
}

/** Whether those who do not play may look on. */
export function isWatched({ watch, daily }: Plan, now: number): boolean {
  return watch === 'everybody' || (daily !== undefined && now >= endOfDay(daily));
}

/** The seat of a person or of a program with a token; `null`: there is none. */
export function findSeat({ seats }: Plan, person: string): PlayerId | null {
  const index = seats.findIndex((seat) => personOn(seat) === person);
  return index < 0 ? null : index + 1;
}

/** All seats of one id; two programs may have brought the same secret. */
export function seatsOf({ seats }: Plan, person: string): PlayerId[] {
  return seats.flatMap((seat, index) => (personOn(seat) === person ? [index + 1] : []));
}

/** Who sits on a seat, through whatever door; `null`: nobody who has an id. */
export function personOn(seat: SeatPlan | undefined): string | null {
  return seat?.type === 'person' || seat?.type === 'client' ? seat.person || null : null;
}

export function withSeat(plan: Plan, player: PlayerId, seat: SeatPlan): Plan {
  return { ...plan, seats: plan.seats.with(player - 1, seat) };
}
