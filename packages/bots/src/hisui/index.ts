export { RoleBelief } from './belief/belief.ts';
export type { Tempers } from './belief/evidence.ts';
export { createHisui } from './hisui.ts';
export { Witness } from './observe/witness.ts';
export { POLICY, type Policy } from './play/policy.ts';
export { type Counts, count, newCounts } from './table/counts.ts';
export { type Likelihood, likelihoodOf } from './table/likelihood.ts';
export { type PackedCounts, packCounts, unpackCounts } from './table/packed.ts';
