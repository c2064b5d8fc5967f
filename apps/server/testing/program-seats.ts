import { accept, type Seat } from '@mura/engine';
import type { SeatProvider } from '../src/host/seat-provider.ts';

/** Every program of a village sits on such a seat. */
export function programSeats(seat: Seat): SeatProvider {
  return {
    seatsFor: (_, { seats }) =>
      accept(new Map(seats.flatMap(({ type }, index) => (type === 'client' ? [[index + 1, seat]] : [])))),
    opened() {},
    takenUp() {},
    closed() {},
  };
}
