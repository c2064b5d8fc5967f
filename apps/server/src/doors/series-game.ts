import {
  agentCast,
  type Character,
  countPlayers,
  type PlayerId,
  type Role,
  type Rules,
  type SymbolTreatment,
  seedOfGame,
} from '@mura/engine';
import type { BotPasts } from '../host/bot-seat.ts';
import { systemClock } from '../host/clock.ts';
import type { Host } from '../host/host.ts';
import type { Plan, SeatPlan } from '../host/plan.ts';
import type { DiaryEntry } from './diary.ts';
import { AMONG_PROGRAMS, type GameResult, resultOf } from './game-result.ts';
import { Game } from './lobby/game.ts';
import type { Guest, WireOptions } from './lobby/guest.ts';
import { seatOf } from './lobby/offers.ts';
import { Playing } from './playing.ts';

/** How the games of a series are. */
export interface SeriesGameOptions {
  readonly host: Host;
  readonly preset: string;
  readonly rules: Rules;
  readonly symbols: SymbolTreatment | null;
  /** Our own, on the seats that programs leave free. */
  readonly bots: readonly string[];
  /** Of all games; each has its own by its number. */
  readonly seed: string;
  now(): number;
  diary(entry: DiaryEntry): void;
}

/** A program on a seat of the next game. */
export interface Placed {
  readonly player: PlayerId;
  readonly guest: Guest;
  readonly wish: Role | null;
}

/** What one game of a series has of its own. */
export interface SeriesVillage {
  readonly number: number;
  /** Drawn where it is not given. */
  readonly id?: string;
  readonly language: string;
  /** In place of `Agent[01]` … */
  readonly characters?: readonly Character[];
  readonly wire: WireOptions;
  /** What our bots learned in the games before, where all keep their seats. */
  readonly pasts?: BotPasts;
}

/** A game of a series that has begun. */
export interface SeriesGame {
  readonly game: Game;
  readonly ended: Promise<GameResult>;
}

/** Makes the village of a game, seats its programs and our bots, and opens it. */
export async function beginGame(
  options: SeriesGameOptions,
  placed: readonly Placed[],
  village: SeriesVillage,
): Promise<SeriesGame> {
  const { host, preset, symbols, seed, now, diary } = options;
  const { number, id, wire, pasts } = village;
  const began = now();
  const plan = planOf(options, placed, village);
  const made = await host.create(plan, id);
  const playing = new Playing();
  const game = new Game({
    ...{ village: made.id, plan, number, symbols, wire, diary },
    clock: systemClock,
    limit: null,
    keeper: host.keeper,
    playing,
    ended: playing.end,
    lost: playing.lost,
  });
  const seats = new Map(placed.map(({ player, guest }) => [player, game.seat(player, guest)]));
  game.listen();
  const opened = await host.open(made.id, seats, seedOfGame(seed, number), pasts);
  if (!opened.ok) throw new Error(`A game of ${preset} cannot open: ${JSON.stringify(opened.error)}`);
  const room = opened.value;
  game.open(room);
  const ended = playing.ended.then(() =>
    resultOf({ game: number, room, plan, diary: game.diary, seconds: (now() - began) / 1000 }),
  );
  return { game, ended };
}

function planOf(
  { host, preset, rules, bots }: SeriesGameOptions,
  placed: readonly Placed[],
  { number, language, characters }: SeriesVillage,
): Plan {
  const seats = agentCast(countPlayers(rules)).map((_, index): SeatPlan => {
    const one = placed.find(({ player }) => player === index + 1);
    if (one === undefined) return { type: 'bot', bot: bots[index % bots.length]! };
    return { ...seatOf(one.guest, host.process), wish: one.wish };
  });
  const named = characters === undefined ? {} : { characters };
  return { ...AMONG_PROGRAMS, name: `game ${number}`, preset, rules, language, ...named, seats };
}
