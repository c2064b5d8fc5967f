import type { Setup, Team } from '@mura/engine';
import type { Plan } from '../host/plan.ts';

/** `waiting`: seats fill up. `broken`: a fault of ours ended it. */
export type VillageState = 'waiting' | 'open' | 'ended' | 'broken';

/** A village as it is kept, without its events. */
export interface StoredVillage {
  readonly id: string;
  readonly state: VillageState;
  readonly plan: Plan;
  /** Counts the changes of the plan, so that two do not overwrite each other. */
  readonly version: number;
  /** Milliseconds. */
  readonly created: number;
  /** From the start on. */
  readonly opening: StoredOpening | null;
  /** From the end of the game on, which the epilogue may follow. */
  readonly result: VillageResult | null;
  /** The village in which those who played here play again. */
  readonly rematch: string | null;
}

/** A village as somebody has read it, to be changed if it is still so. */
export type VillageVersion = Pick<StoredVillage, 'id' | 'version' | 'state'>;

/** A village that is made. */
export type NewVillage = Pick<StoredVillage, 'id' | 'plan' | 'created'>;

/** What the end of a game tells everybody, kept beside its record. */
export interface VillageResult {
  /** `null`: nobody. */
  readonly winner: Team | null;
  /** From when on everybody may know it, in milliseconds: those who watch are behind. */
  readonly known: number;
  /** When the talk after the end is over at the latest; `null`: there is none. */
  readonly epilogueUntil: number | null;
}

/** What is kept before the first event, so that a village that broke down while it opened opens the same way. */
export interface StoredOpening {
  readonly setup: Setup;
  /** The first line of the record. */
  readonly header: string;
}

/** The right to append to a village. Whoever lost it to another cannot: the number has grown. */
export interface Lease {
  readonly village: string;
  readonly fence: number;
}

/** Lines of a record that belong together: a step of the village. */
export interface LineBatch {
  /** The `seq` of the first one. */
  readonly first: number;
  readonly lines: readonly string[];
}

export interface Append extends LineBatch {
  /** The action that brought them, by its player and id; it is kept with them, so that it is done once. */
  readonly act: string | null;
  /** Nobody hears of it before what follows: it may become durable together with that. */
  readonly mayWait?: boolean;
  /** Of the step that ends the game. */
  readonly result?: VillageResult;
}

/** The whole record so far, with the actions that made it. */
export interface StoredLines {
  readonly lines: readonly string[];
  readonly acts: readonly string[];
}

export interface ListQuery {
  readonly state?: VillageState;
  /** The state that everybody may know at a time. */
  readonly shown?: { readonly state: VillageState; readonly now: number };
  /** Made before this time. */
  readonly before?: number;
  readonly limit: number;
}

/** Another process appends to the village now, or the record is not as long as we believed. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost';
}

/** Where villages are kept. What fails here is the outside's fault and rejects. */
export interface Store {
  create(village: NewVillage): Promise<void>;
  /** Makes the rematch of a village, unless there is one already; gives the id of the one there is. */
  createRematch(of: string, village: NewVillage): Promise<string>;
  find(id: string): Promise<StoredVillage | null>;
  /** Newest first; without those that only whoever knows their address finds. */
  list(query: ListQuery): Promise<StoredVillage[]>;
  /** Waiting villages with seats for programs that come through doors, oldest first. */
  offering(limit: number): Promise<StoredVillage[]>;
  /** Waiting villages whose time has come, oldest first. */
  due(now: number, limit: number): Promise<StoredVillage[]>;
  /** The name of this process among those that share the store. */
  readonly process: string;
  livingProcesses(): Promise<ReadonlySet<string>>;
  /** Villages somebody has made that have not ended. */
  countMade(maker: string): Promise<number>;
  /** False where somebody else has changed it since, or it has started or ended. */
  changePlan(village: VillageVersion, plan: Plan): Promise<boolean>;
  /** A waiting village opens, and is ours; `null` where it has changed or started since. */
  start(id: string, version: number, opening: StoredOpening): Promise<Lease | null>;
  /** Resolves when the lines are durable; nothing: they are. Rejects with `LeaseLost` where they must not be written. */
  append(lease: Lease, append: Append): void | Promise<void>;
  /** Lines from a `seq` on. */
  read(id: string, from: number): Promise<string[]>;
  readAll(id: string): Promise<StoredLines>;
  /** The village is over; nobody owns it any more. */
  end(lease: Lease, state: 'ended' | 'broken'): Promise<void>;
  /** Says that this process lives, and takes over villages that nobody owns; those of programs only where it has doors. */
  claim(most: number, has?: { readonly doors: boolean }): Promise<Lease[]>;
  /** The villages this process owns; what nobody needs any more is thrown away. */
  owned(): Promise<Lease[]>;
  /** A secret of this installation, made at the first call. */
  secret(name: string): Promise<Uint8Array>;
  /** Ways to other processes that share the store; `null`: there are none. */
  readonly relay: Relay | null;
  /** Gives all villages back, and closes. */
  close(): Promise<void>;
}

/** Actions for a village that another process owns, and news of its record. */
export interface Relay {
  /** Something was appended to a village by another process. */
  onAppended(listener: (village: string) => void): void;
  /** Somebody left an action for a village that may be ours. */
  onAction(listener: (village: string) => void): void;
  /** News may have been lost: all must be looked at again. */
  onMissed(listener: () => void): void;
  /** Says something to all processes; it is not kept, and may be lost. */
  say(notice: string): void;
  onSaid(listener: (notice: string) => void): void;
  /** Leaves an action for the owner of its village; resolves with their answer, or `null` when none comes in time. */
  send(action: RelayedAction): Promise<unknown>;
  /** What was left for a village and has not been answered. */
  actionsFor(village: string): Promise<WaitingAction[]>;
  answer(id: string, answer: unknown): Promise<void>;
}

export interface RelayedAction {
  readonly village: string;
  readonly player: number;
  readonly id: string;
  readonly action: unknown;
}

export interface WaitingAction extends RelayedAction {
  /** The place in the store, to answer to. */
  readonly place: string;
}

/** The whole record of a village so far, for whoever may know everything. */
export async function wholeRecord(store: Pick<Store, 'find' | 'read'>, village: string): Promise<string> {
  const header = (await store.find(village))?.opening?.header ?? '';
  return [header, ...(await store.read(village, 0))].join('');
}
