import { type Layers, layersOf, studied } from '@mura/corpus';
import type { VillageRecord } from '@mura/records';

/** Reads a record once and tells what is drawn over it. */
interface WorkerScope {
  postMessage(layers: Layers): void;
  onmessage: ((event: { data: VillageRecord }) => void) | null;
}

const scope = globalThis as unknown as WorkerScope;

scope.onmessage = ({ data: record }) => scope.postMessage(layersOf(record, studied(record)));
