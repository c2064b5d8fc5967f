/** Time, given from outside. */
export interface Clock {
  /** Milliseconds. */
  now(): number;
  /** Calls once at that time or soon after it; gives a way to call it off. */
  wakeAt(time: number, call: () => void): () => void;
}

/** Timers do not know of a clock that is set or of a machine that slept, so long ones look again in between. */
const LONGEST_SLEEP = 10_000;

export const systemClock: Clock = {
  now: () => Date.now(),
  wakeAt(time, call) {
    let timer: NodeJS.Timeout;
    const sleep = () => {
      const left = time - Date.now();
      if (left <= 0) call();
      else timer = setTimeout(sleep, Math.min(left, LONGEST_SLEEP));
    };
    timer = setTimeout(sleep, Math.max(0, Math.min(time - Date.now(), LONGEST_SLEEP)));
    return () => clearTimeout(timer);
  },
};
