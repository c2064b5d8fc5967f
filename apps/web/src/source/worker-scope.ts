/** The little of a worker that is used here; the page's own types know only windows. */
interface WorkerScope<Heard, Told> {
  postMessage(message: Told): void;
  onmessage: ((event: { data: Heard }) => void) | null;
}

/** This worker, by what it hears and what it tells. */
export function workerScope<Heard, Told>(): WorkerScope<Heard, Told> {
  return globalThis as unknown as WorkerScope<Heard, Told>;
}
