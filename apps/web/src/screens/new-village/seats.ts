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

/** There is one seat of one's own at most: where it is taken anew, the former one is open. */
export function withSeat(seats: readonly SeatWish[], index: number, wish: SeatWish): SeatWish[] {
  return seats.map((seat, at) => {
    if (at === index) return wish;
    return wish === 'me' && seat === 'me' ? 'person' : seat;
  });
}

/** The bots by seat, as a server wants them; `null`: open. */
export function botsOf(seats: readonly SeatWish[]): (string | null)[] {
  return seats.map((seat) => (seat.startsWith('bot:') ? seat.slice('bot:'.length) : null));
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
