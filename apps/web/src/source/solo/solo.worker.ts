import { workerScope } from '../worker-scope.ts';
import type { FromWorker, ToWorker } from './messages.ts';
import { SoloHost } from './solo-host.ts';
import { openSoloStore } from './solo-store.ts';

const scope = workerScope<ToWorker, FromWorker>();

const time = {
  now: () => Date.now(),
  setTimer: (doIt: () => void, milliseconds: number) => setTimeout(doIt, milliseconds),
  clearTimer: (timer: unknown) => clearTimeout(timer as ReturnType<typeof setTimeout>),
};
const host = openSoloStore().then(
  (keep) => new SoloHost((message) => scope.postMessage(message), time, keep),
);
scope.onmessage = async ({ data }) => (await host).receive(data);
