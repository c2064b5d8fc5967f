/** Time, given from outside. */
export interface Clock {
  /** Milliseconds. */
  now(): number;
  /** Calls once at that time or soon after it; gives a way to call it off. */
  wakeAt(time: number, call: () => void): () => void;
}

/** Timers do not know of a clock that is set or of a machine that slept, so long ones look again in between. */
const LONGEST_SLEEP = 10_000;

/**
 * The time of day, which may jump forward (a machine that slept, a clock that was set) but not back: then it goes on as
 * before, or every limit that runs would come so much later.
 */
export function steadyClock(timeOfDay: () => number, ticks: () => number): Clock {
  let zero = Number.NEGATIVE_INFINITY;
  const now = () => {
    const passed = ticks();
    zero = Math.max(zero, timeOfDay() - passed);
    return Math.floor(zero + passed);
  };
  return {
    now,
    wakeAt(time, call) {
      let timer: NodeJS.Timeout;
      const sleep = () => {
        const left = time - now();
        if (left <= 0) call();
        else timer = setTimeout(sleep, Math.min(left, LONGEST_SLEEP));
      };
      timer = setTimeout(sleep, Math.max(0, Math.min(time - now(), LONGEST_SLEEP)));
      return () => clearTimeout(timer);
    },
  };
}

export const systemClock = steadyClock(
  () => Date.now(),
  () => performance.now(),
);
