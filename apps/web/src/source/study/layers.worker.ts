import { type Layers, layersOf, studied } from '@mura/corpus';
import type { VillageRecord } from '@mura/records';
import { workerScope } from '../worker-scope.ts';

/** Reads a record once and tells what is drawn over it. */
const scope = workerScope<VillageRecord, Layers>();

scope.onmessage = ({ data: record }) => scope.postMessage(layersOf(record, studied(record)));
