import type { DoorId } from '../connect/doors.ts';

/** Who is to sit on a seat: oneself, whoever comes, one's own program, or a bot. */
export type SeatWish = 'me' | 'person' | `program:${DoorId}` | `bot:${string}`;

/** One seat is one's own; bots sit on the others, so that it can begin at once. `null`: the server has none. */
export function firstSeats(players: number, bot: string | null): SeatWish[] {
  const other: SeatWish = bot === null ? 'person' : `bot:${bot}`;
  return Array.from({ length: players }, (_, index) => (index === 0 ? 'me' : other));
}

/** With another number of players the seats that there were stay as they are. */
export function fitSeats(seats: readonly SeatWish[], players: number, bot: string | null): SeatWish[] {
  const kept = seats.slice(0, players);
  return [...kept, ...firstSeats(players, bot).slice(kept.length)];
}

/** With the level of the village, where a seat has none of its own. */
export function atLevel(bot: string, level: string): string {
  if (level === 'full' || bot.includes('@') || !LEVELLED.test(bot)) return bot;
  const [kind = '', character] = bot.split(':');
  return character === undefined ? `${kind}@${level}` : `${kind}@${level}:${character}`;
}

/** How strong a bot may be wished. */
export const LEVELS = ['gentle', 'fair', 'strong', 'full'] as const;

/** Bots that can be weaker than they are. */
const LEVELLED = /^(honest|hisui|talker|humanlike)\b/;

/** The character that a seat brings along; `null`: that of the cast sits there. */
export function characterWished(wish: SeatWish | undefined): string | null {
  return hasLevels(wish) ? (wish?.split(':')[2] ?? null) : null;
}

/** How strong a seat's bot is by a wish of its own; `null`: as the village has it, or it has no strength. */
export function levelOf(wish: SeatWish | undefined): string | null {
  return wish === undefined ? null : (/@([a-z]+)/.exec(wish)?.[1] ?? null);
}

export function hasLevels(wish: SeatWish | undefined): boolean {
  return wish?.startsWith('bot:') === true && LEVELLED.test(wish.slice('bot:'.length));
}

/** The same without a level: who it is. */
export function withoutLevel(wish: SeatWish): SeatWish {
  return wish.replace(/@[a-z]+/, '') as SeatWish;
}

/** The same bot, and the same character, at another level; `null`: that of the village. */
export function withLevel(wish: SeatWish, level: string | null): SeatWish {
  const bare = withoutLevel(wish);
  return level === null ? bare : (bare.replace(/^bot:([a-z]+)/, `bot:$1@${level}`) as SeatWish);
}

/** There is one seat of one's own at most: where it is taken anew, the former one is open. */
export function withSeat(seats: readonly SeatWish[], index: number, wish: SeatWish): SeatWish[] {
  return seats.map((seat, at) => {
    if (at === index) return wish;
    return wish === 'me' && seat === 'me' ? 'person' : seat;
  });
}

/** The bot of a wish, as a server wants it; `null`: it is none. */
export function botOf(wish: SeatWish): string | null {
  return wish.startsWith('bot:') ? wish.slice('bot:'.length) : null;
}

/** The bots by seat; `null`: open. */
export function botsOf(seats: readonly SeatWish[]): (string | null)[] {
  return seats.map(botOf);
}

/** The seat of one's own, from 1. */
export function mySeat(seats: readonly SeatWish[]): number | null {
  const index = seats.indexOf('me');
  return index < 0 ? null : index + 1;
}

/** The seats for one's own programs, and the doors through which they come. */
export function programsOf(seats: readonly SeatWish[]): { player: number; door: DoorId }[] {
  return seats.flatMap((seat, index) =>
    seat.startsWith('program:') ? [{ player: index + 1, door: seat.slice('program:'.length) as DoorId }] : [],
  );
}
