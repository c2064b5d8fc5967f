/** Milliseconds in which all is closed; whoever stops a server is promised ten seconds. */
const ALL = 6500;
/** For one of them at most, so that one that hangs leaves time for the others; and at least. */
const MOST = 2000;
const LEAST = 200;

/**
 * What was opened one after another, closed in the opposite order, also when the next one does not open. All are closed:
 * one that fails, or does not come to an end in time, is told and does not keep the others from it.
 */
export class CleanupStack {
  readonly #closers: { readonly name: string; close(): unknown }[] = [];
  readonly #failed: (name: string, error: unknown) => void;

  constructor(failed: (name: string, error: unknown) => void) {
    this.#failed = failed;
  }

  push(name: string, close: () => unknown): void {
    this.#closers.push({ name, close });
  }

  async close(): Promise<void> {
    const end = performance.now() + ALL;
    for (const { name, close } of this.#closers.splice(0).reverse()) {
      const left = Math.max(LEAST, Math.min(MOST, end - performance.now()));
      try {
        await within(left, async () => close());
      } catch (error) {
        this.#failed(name, error);
      }
    }
  }
}

async function within(limit: number, work: () => Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error('it takes too long')), limit);
  });
  try {
    await Promise.race([work(), late]);
  } finally {
    clearTimeout(timer);
  }
}
