import type { FromWorker, ToWorker } from './messages.ts';
import { SoloHost } from './solo-host.ts';

/** The little of a worker that is used here; the page's own types know only windows. */
interface WorkerScope {
  postMessage(message: FromWorker): void;
  onmessage: ((event: { data: ToWorker }) => void) | null;
}

const scope = globalThis as unknown as WorkerScope;

const host = new SoloHost((message) => scope.postMessage(message), {
  now: () => Date.now(),
  setTimer: (doIt, milliseconds) => setTimeout(doIt, milliseconds),
  clearTimer: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
});
scope.onmessage = ({ data }) => host.receive(data);
