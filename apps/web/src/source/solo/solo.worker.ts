import type { FromWorker, ToWorker } from './messages.ts';
import { SoloHost } from './solo-host.ts';
import { openKeep } from './solo-keep.ts';

/** The little of a worker that is used here; the page's own types know only windows. */
interface WorkerScope {
  postMessage(message: FromWorker): void;
  onmessage: ((event: { data: ToWorker }) => void) | null;
}

const scope = globalThis as unknown as WorkerScope;

const time = {
  now: () => Date.now(),
  setTimer: (doIt: () => void, milliseconds: number) => setTimeout(doIt, milliseconds),
  clearTimer: (timer: unknown) => clearTimeout(timer as ReturnType<typeof setTimeout>),
};
const host = openKeep().then((keep) => new SoloHost((message) => scope.postMessage(message), time, keep));
scope.onmessage = async ({ data }) => (await host).receive(data);
