import {
  agentCast,
  type Character,
  countPlayers,
  type PlayerId,
  type Rules,
  type SymbolTreatment,
  seedOfGame,
} from '@mura/engine';
import { nlp } from '@mura/protocols';
import type { Host } from '../../host/host.ts';
import type { Plan, SeatPlan } from '../../host/plan.ts';
import { Diary, type DiaryEntry } from '../diary.ts';
import { AMONG_PROGRAMS, type GameResult, resultOf } from '../game-result.ts';
import { Playing } from '../playing.ts';
import { drawsOfGame } from '../series.ts';
import { drawCharacters } from './characters.ts';
import type { Party } from './matching.ts';
import type { AgentSocket } from './socket.ts';
import { ulid } from './ulid.ts';
import type { Guest } from './waiting-room.ts';
import { WireSeat } from './wire-seat.ts';

/** An agent with its wire. */
export interface Player extends Guest {
  readonly socket: AgentSocket;
}

/** How the games of a door are. */
export interface GameOptions {
  readonly host: Host;
  readonly preset: string;
  readonly rules: Rules;
  readonly timeout: nlp.Timeouts;
  readonly generation: nlp.Wire['generation'];
  readonly talk: nlp.Wire['talk'];
  /** The characters to draw from; `null`: agents go by `Agent[01]` … */
  readonly characters: readonly nlp.ProfiledCharacter[] | null;
  readonly language: string;
  readonly symbols: SymbolTreatment | null;
  /** Our own, on the seats that agents leave free. */
  readonly bots: readonly string[];
  /** Of all games; each has its own by its number. */
  readonly seed: string;
  now(): number;
  diary(entry: DiaryEntry): void;
}

/** A game that has begun. */
export interface Game {
  readonly id: string;
  readonly cast: readonly nlp.ProfiledCharacter[];
  readonly ended: Promise<GameResult>;
}

/** Deals agents into a village and plays it to its end; every agent plays one game. */
export async function beginGame(options: GameOptions, party: Party<Player>, number: number): Promise<Game> {
  const { host, rules, now, seed } = options;
  const began = now();
  const id = ulid(began);
  const players = countPlayers(rules);
  const cast: readonly nlp.ProfiledCharacter[] =
    options.characters === null
      ? agentCast(players)
      : drawCharacters(options.characters, players, drawsOfGame(seed, number, 'characters'));
  const diary = new Diary(number, now, options.diary);
  diary.village = id;
  const playing = new Playing();
  const plan = planOf(options, party, cast, number);
  const village = await host.create(plan, id);
  const writer = new nlp.PacketWriter();
  const table: Table = { id, cast, lines: new Map(), writer, diary, playing };
  const seats = new Map(
    party.guests.map((guest, index) => [index + 1, seatOf(options, guest, index + 1, table)]),
  );
  const opened = await host.open(village.id, seats, seedOfGame(seed, number));
  if (!opened.ok) throw new Error(`A game of ${options.preset} cannot open: ${JSON.stringify(opened.error)}`);
  const room = opened.value;
  playing.begin(room);
  const ended = playing.ended.then(() =>
    resultOf({ game: number, room, plan, diary, seconds: (now() - began) / 1000 }),
  );
  return { id, cast, ended };
}

interface Table {
  readonly id: string;
  readonly cast: readonly Character[];
  readonly lines: nlp.Wire['lines'];
  readonly writer: nlp.PacketWriter;
  readonly diary: Diary;
  readonly playing: Playing;
}

function seatOf(options: GameOptions, { socket, name }: Player, player: PlayerId, table: Table): WireSeat {
  const { rules, symbols, generation, timeout, talk, now } = options;
  const { id, cast, lines, writer, diary, playing } = table;
  const seat = new WireSeat({
    player,
    name,
    socket,
    wire: { gameId: id, generation, timeout, talk, lines, timeOf: now },
    writer,
    tongue: { cast, grammar: rules.grammar, symbols },
    diary,
    act: playing.act,
    isAsked: playing.isAsked,
    end: playing.end,
    lost: playing.lost,
  });
  socket.listen(seat);
  return seat;
}

function planOf(
  { preset, rules, language, bots }: GameOptions,
  { guests, roles }: Party<Player>,
  cast: readonly nlp.ProfiledCharacter[],
  number: number,
): Plan {
  const seats = cast.map((_, index): SeatPlan => {
    const guest = guests[index];
    if (guest === undefined) return { type: 'bot', bot: bots[index % bots.length]! };
    return { type: 'client', door: 'nlp', name: guest.name, wish: roles[index] ?? null };
  });
  const characters = cast.map(({ name, profile }) => (profile === undefined ? { name } : { name, profile }));
  return { ...AMONG_PROGRAMS, name: `game ${number}`, preset, rules, language, characters, seats };
}
