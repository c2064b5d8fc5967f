import { accept, type Result, refuse } from '../result.ts';
import { type Bounds, checkOf, type ShapeCheck } from './check.ts';
import type { Fault } from './fault.ts';
import { readValue } from './read.ts';
import type { Form, Shape } from './shape.ts';

export {
  type Bounds,
  checkOf,
  isObject,
  membersCheck,
  othersCheck,
  type ShapeCheck,
} from './check.ts';
export {
  contradiction,
  dangerFault,
  demandOf,
  type Fault,
  fault,
  isDangerous,
  nameOf,
  stepTo,
  within,
} from './fault.ts';
export { jsonSchema, type SchemaDirection } from './json-schema.ts';
export { objectsIn } from './objects-in.ts';
export * from './shape.ts';

/** Of what stands in no village and on no disk. */
const ANYWHERE: Bounds = { players: null, newer: false, sparse: false, most: 20 };

const CHECKS = new WeakMap<Form, ShapeCheck>();

/** What is wrong with a value; nothing in a sound one. */
export function faultsIn(form: Form, value: unknown, bounds?: Partial<Bounds>): readonly Fault[] {
  const check = CHECKS.get(form) ?? checkOf(form);
  CHECKS.set(form, check);
  return check(value, bounds === undefined ? ANYWHERE : { ...ANYWHERE, ...bounds }) ?? [];
}

/** A value as its shape means it; or what is wrong with it. */
export function read<Value>(
  shape: Shape<Value>,
  value: unknown,
  bounds?: Partial<Bounds>,
): Result<Value, readonly Fault[]> {
  const faults = faultsIn(shape, value, bounds);
  return faults.length === 0 ? accept(readValue(shape, value) as Value) : refuse(faults);
}
