import { type Assistance, accept, type Result, type Rules, refuse } from '@mura/engine';
import type { Language } from '@mura/words';
import type { LobbyVillage, VillageManner } from './lobby.ts';

/** What a server says when something is not done: a code for programs, a sentence for people. */
export interface Trouble {
  /** `unreachable`: nobody answers. */
  readonly code: string;
  readonly allowed?: string;
}

export interface ServerSeat {
  readonly player: number;
  readonly character: string;
  readonly state: 'open' | 'taken';
  readonly mine: boolean;
  /** Where names are shown, or to the maker before the start. */
  readonly kind?: 'person' | 'bot' | 'client';
  readonly name?: string;
  /** On one's own seat: a bot plays on until one does something again. */
  readonly standIn?: boolean;
  /** A seat that is kept for a program; told like `kind`. */
  readonly program?: SeatProgram;
}

interface SeatProgram {
  readonly door: string;
  readonly state: 'waiting' | 'connected';
  /** Leads a program to this seat; only the maker is told. */
  readonly key?: string;
}

/** A village of a server, as this reader may know it. */
export interface ServerVillage extends LobbyVillage {
  readonly seats: readonly ServerSeat[];
  /** The id of its cast. */
  readonly cast: string;
  readonly rules: Rules;
  readonly names: 'hidden' | 'shown';
  readonly watch: 'everybody' | 'nobody';
  /** Whether the lobby shows it. */
  readonly listed: boolean;
  readonly rated: boolean;
  /** The series to which it belongs. */
  readonly series: string | null;
  /** When it opens by itself, in milliseconds. */
  readonly opensAt: number | null;
  readonly delay: number;
  readonly assistance: Assistance;
  /** The reader has said that they are ready. */
  readonly ready: boolean;
  /** How many people on the seats have not. */
  readonly waitingFor: number;
  /** The reader made it. */
  readonly mine: boolean;
  /** Words with which a post is refused. */
  readonly filter: readonly string[];
  /** What whoever takes a seat agrees to; `null`: nothing is asked. */
  readonly consent: GivenConsent | null;
  /** The village in which those who played here play again; `null`: nobody has made it. */
  readonly rematch: string | null;
}

export interface GivenConsent {
  readonly id: string;
  readonly text: string;
  readonly purpose: string;
  readonly licence: string | null;
}

export interface GuestAccount {
  readonly id: string;
  readonly nickname: string;
}

export interface VillageWish {
  readonly name: string;
  readonly preset: string;
  readonly rules?: unknown;
  readonly cast?: string;
  readonly language?: 'ja' | 'en' | 'aiwolf';
  readonly names?: 'hidden' | 'shown';
  readonly watch?: 'everybody' | 'nobody';
  readonly listed?: boolean;
  readonly opensAt?: number;
  readonly rated?: boolean;
  readonly series?: string;
  readonly delay?: number;
  readonly assistance?: Assistance;
  readonly pace?: number;
  readonly answerSeconds?: number;
  readonly manner?: VillageManner;
  readonly filter?: readonly string[];
  readonly consent?: Omit<GivenConsent, 'id'>;
  /** By seat; `null`: open for people. */
  readonly bots?: readonly (string | null)[] | string;
}

export type ServerAnswer<Value> = Promise<Result<Value, Trouble>>;

/** Nothing else is to be told. */
export type Done = { readonly done: true };

const BASE = '/api/v1';

export function whoAmI(): ServerAnswer<GuestAccount> {
  return ask('GET', '/me');
}

/** All that the server keeps of whoever asks, as one file. */
export const OWN_DATA = `${BASE}/me/data`;

/** Everything of one's own goes; `waiting`: villages that still run, which follow when they end. */
export function deleteMe(): ServerAnswer<{ readonly waiting: number }> {
  return ask('DELETE', '/me', { delete: 'everything of mine' });
}

/** A nickname is all one needs; the browser keeps the seat that comes with it. */
export function arrive(nickname: string): ServerAnswer<GuestAccount & { readonly token: string }> {
  return ask('POST', '/guest', { nickname });
}

/** Somebody with a seat needs a name: an account has its own, and whoever has none is a guest. */
export async function beSomebody(nickname: string): Promise<Trouble | null> {
  const guest = await arrive(nickname);
  return guest.ok || guest.error.code === 'hasAccount' ? null : guest.error;
}

export function findVillage(id: string): ServerAnswer<ServerVillage> {
  return ask('GET', `/villages/${encodeURIComponent(id)}`);
}

export function makeVillage(wish: VillageWish): ServerAnswer<ServerVillage> {
  return ask('POST', '/villages', wish);
}

/** `agree` is the id of the consent that was read and agreed to; `language` is what one reads. */
export function takeSeat(
  id: string,
  player: number,
  { agree, language }: { readonly agree?: string | undefined; readonly language: Language },
): ServerAnswer<ServerVillage> {
  // What is said is told in the protocol, too, and the page reads that in any language.
  const reads = language === 'ko' ? {} : { language };
  return ask('POST', `/villages/${id}/seat`, { player, agree, ...reads });
}

export function leaveSeat(id: string, player?: number): ServerAnswer<ServerVillage> {
  return ask('DELETE', `/villages/${id}/seat${player === undefined ? '' : `?player=${player}`}`);
}

export function sayReady(id: string, ready: boolean): ServerAnswer<ServerVillage> {
  return ask('POST', `/villages/${id}/ready`, { ready });
}

export function seatBot(id: string, bot: string, player?: number): ServerAnswer<ServerVillage> {
  return ask('POST', `/villages/${id}/bots`, player === undefined ? { bot } : { bot, player });
}

/** A bot plays on for whoever is away from a seat; `null`: one is back on one's own. */
export function standIn(id: string, player: number, bot: string | null): ServerAnswer<Done> {
  return ask('POST', `/villages/${id}/stand-in`, { player, bot });
}

/** Keeps a seat for a program of one's own: it comes through the door and gives the key of the seat. */
export function offerSeat(id: string, door: 'aiwolf' | 'nlp', player: number): ServerAnswer<ServerVillage> {
  return ask('POST', `/villages/${id}/programs`, { door, player, anyone: false });
}

export function startVillage(id: string): ServerAnswer<ServerVillage> {
  return ask('POST', `/villages/${id}/start`, {});
}

/** Once more, for those who played: whoever asks first makes it, and all are led to the same. */
export function askRematch(id: string): ServerAnswer<ServerVillage> {
  return ask('POST', `/villages/${id}/rematch`, {});
}

/** Tells whoever keeps order of a post, by the reader's own number of it. */
export function reportPost(id: string, number: number, reason: string): ServerAnswer<Done> {
  return ask('POST', `/villages/${id}/reports`, { number, reason });
}

/** The whole record of a village that has ended, for those who played in it. */
export function recordOf(id: string, { isAnonymous = false } = {}): ServerAnswer<string> {
  return askText(`/villages/${id}/record${isAnonymous ? '?anonymous=true' : ''}`);
}

/** Something that is a file. */
export async function askText(path: string): ServerAnswer<string> {
  const answer = await send('GET', path);
  if (answer === null) return refuse({ code: 'unreachable' });
  return answer.ok ? accept(await answer.text()) : refuse(await troubleIn(answer));
}

export async function ask<Value>(method: string, path: string, body?: unknown): ServerAnswer<Value> {
  const answer = await send(method, path, body);
  if (answer === null) return refuse({ code: 'unreachable' });
  if (!answer.ok) return refuse(await troubleIn(answer));
  const value = await answer.json().catch(() => null);
  return value === null ? refuse({ code: 'unreachable' }) : accept(value as Value);
}

async function send(method: string, path: string, body?: unknown): Promise<Response | null> {
  try {
    return await fetch(`${BASE}${path}`, {
      method,
      headers: {
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    return null;
  }
}

async function troubleIn(answer: Response): Promise<Trouble> {
  const told = (await answer.json().catch(() => ({}))) as Partial<Trouble>;
  const code = typeof told.code === 'string' ? told.code : 'unreachable';
  return typeof told.allowed === 'string' ? { code, allowed: told.allowed } : { code };
}
