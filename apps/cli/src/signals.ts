/** Ctrl-C, a supervisor, a terminal that is closed. */
const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Milliseconds in which a signal is an echo: npm and others hand on what a terminal has sent to all already. */
const ECHO = 5000;

/** Until somebody wants us to stop. Whoever wants it again, later, cannot wait: then we end at once. */
export function stopAsked(): Promise<void> {
  return new Promise((resolve) => {
    let first: number | null = null;
    const take = () => {
      first ??= performance.now();
      if (performance.now() - first > ECHO) process.exit(1);
      resolve();
    };
    for (const signal of STOP_SIGNALS) process.on(signal, take);
  });
}
