import { type Bot, findBot } from '@mura/bots';
import {
  type Action,
  accept,
  decide,
  type Entry,
  type Event,
  type Result,
  refuse,
  replay,
  resume,
  seeded,
  type Village,
} from '@mura/engine';
import { isKnown, type VillageRecord } from '@mura/records';
import type { GameSoFar } from '../play.ts';
import type { Change, Fork, ForkTrouble } from './fork.ts';
import { choiceIn, choose, placesOf, restOfBallot, say } from './recorded-action.ts';

/** A way on from a moment. */
export interface Branch {
  readonly game: GameSoFar;
  /** By player. */
  readonly bots: readonly Bot[];
}

/** A fork that can be played: as it was, and changed; both from the same moment of the same record. */
export interface ReadyFork {
  readonly asItWas: Branch;
  readonly changed: Branch;
}

/** Who plays every seat on by default: quick enough for many games, and it hears what is said. */
export const DEFAULT_MIND = 'honest';

/** Makes a fork of a record ready, or says why it cannot be played. */
export function readyFork(
  record: VillageRecord,
  fork: Fork,
  mind: string = DEFAULT_MIND,
): Result<ReadyFork, ForkTrouble> {
  const whole = wholeGame(record);
  if (!whole.ok) return whole;
  const entries = whole.value;
  const bot = findBot(mind);
  if (!bot.ok) return refuse({ code: 'noBot', about: bot.error });
  if (!(fork.at > 0 && fork.at < entries.length)) return refuse({ code: 'noMoment' });
  const bots = record.header.cast.map(() => bot.value.mind);
  const { change } = fork;
  if (change?.kind === 'choose' || change?.kind === 'say') return otherwise(entries, fork.at, change, bots);
  return withMind(entries, fork.at, change, bots);
}

/** Why no fork of a record can be played, whichever it is; `null`: some can. */
export function troubleOfRecord(record: VillageRecord): ForkTrouble | null {
  const whole = wholeGame(record);
  return whole.ok ? null : whole.error;
}

/** The entries of a record that can be played on: one of our own, with everything in it. */
function wholeGame({ header, entries }: VillageRecord): Result<readonly Entry[], ForkTrouble> {
  if (header.source !== null) return refuse({ code: 'foreign' });
  if (!entries.every(({ event, at }) => isKnown(event) && at !== null)) return refuse({ code: 'newer' });
  if (!entries.some(({ event }) => event.type === 'sealed')) return refuse({ code: 'noRoles' });
  return accept(entries as readonly Entry[]);
}

/** The seat of a player gets another mind than the others have; or (`null`) nothing is changed. */
function withMind(
  entries: readonly Entry[],
  at: number,
  change: Extract<Change, { kind: 'mind' }> | null,
  bots: readonly Bot[],
): Result<ReadyFork, ForkTrouble> {
  const game = soFar(entries, at, []);
  const village = villageOf(game.entries);
  if (village.outcome !== null) return refuse({ code: 'ended' });
  if (change === null) return accept({ asItWas: { game, bots }, changed: { game, bots } });
  if (!(change.player >= 1 && change.player <= bots.length)) return refuse({ code: 'noPlayer' });
  if (!village.life.alive[change.player - 1]) return refuse({ code: 'dead' });
  const other = findBot(change.bot);
  if (!other.ok) return refuse({ code: 'noBot', about: other.error });
  const changed = bots.with(change.player - 1, other.value.mind);
  return accept({ asItWas: { game, bots }, changed: { game, bots: changed } });
}

type ForkDeed = Exclude<Change, { kind: 'mind' }>;

/** Somebody chooses or speaks otherwise; at the last place where the rules still take it. */
function otherwise(
  entries: readonly Entry[],
  at: number,
  change: ForkDeed,
  bots: readonly Bot[],
): Result<ReadyFork, ForkTrouble> {
  let trouble: ForkTrouble = { code: 'noMoment' };
  for (const place of placesOf(entries, at)) {
    const found = otherwiseAt(entries, place, change);
    if (found.ok) {
      const [asItWas, changed] = found.value;
      return accept({ asItWas: { game: asItWas, bots }, changed: { game: changed, bots } });
    }
    trouble = found.error;
  }
  return refuse(trouble);
}

function otherwiseAt(
  entries: readonly Entry[],
  place: number,
  change: ForkDeed,
): Result<[asItWas: GameSoFar, changed: GameSoFar], ForkTrouble> {
  const scripts = scriptsFor(entries, place, change);
  if (!scripts.ok) return scripts;
  const [recorded, changed] = scripts.value;
  const cut = restBefore(entries, place);
  const village = villageOf(entries.slice(0, cut));
  if (village.outcome !== null) return refuse({ code: 'ended' });
  const refusal = refusalOf(village, recorded) ?? refusalOf(village, changed);
  if (refusal !== null) return refuse(refusal);
  return accept([soFar(entries, cut, recorded), soFar(entries, cut, changed)]);
}

/** What is done at a place: as it stands in the record, and otherwise. */
function scriptsFor(
  entries: readonly Entry[],
  place: number,
  change: ForkDeed,
): Result<[recorded: readonly Action[], changed: readonly Action[]], ForkTrouble> {
  const { event } = entries[place]!;
  if (change.kind === 'say') {
    if (event.type !== 'talked' && event.type !== 'talkSealed') return refuse({ code: 'noTalk' });
    return accept([[say(event)], [say(event, change.text)]]);
  }
  const choice = choiceIn(event);
  if (choice === null) return refuse({ code: 'noChoice' });
  const rest = restOfBallot(entries, place);
  return accept([
    [choose(choice), ...rest],
    [choose(choice, change.target), ...rest],
  ]);
}

/** The last place not after this one where the village waited for somebody: there an action can be another. */
function restBefore(entries: readonly Entry[], place: number): number {
  for (let cut = place; cut > 0; cut--) {
    if (resume(villageOf(entries.slice(0, cut)), NO_MATTER).events.length === 0) return cut;
  }
  return 0;
}

/** Whether the rules take these actions one after another; the first refusal, if not. */
function refusalOf(before: Village, script: readonly Action[]): ForkTrouble | null {
  let village = before;
  for (const action of script) {
    const decided = decide(village, action, NO_MATTER);
    if (!decided.ok) return { code: 'refused', refusal: decided.error };
    village = decided.value.village;
  }
  return null;
}

const NO_MATTER = seeded('no matter');

function soFar(entries: readonly Entry[], cut: number, script: readonly Action[]): GameSoFar {
  return { entries: entries.slice(0, cut), now: entries[cut]?.at ?? 0, script };
}

function villageOf(entries: readonly Entry[]): Village {
  return replay(entries.map(({ event }): Event => event));
}
