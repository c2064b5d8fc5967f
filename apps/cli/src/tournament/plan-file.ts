import { readFileSync } from 'node:fs';
import { type ContestPlan, parsePlan } from '@mura/arena';
import { whyNotThrough } from '@mura/protocols';
import { describeFileError, WrongInput } from '../ending.ts';

/** The plan in a file; all that is wrong with it is told at once. */
export function readPlan(path: string): ContestPlan {
  const plan = parsePlan(textOf(path), whyNotThrough);
  if (plan.ok) return plan.value;
  throw new WrongInput(`${path}: ${plan.error.join('; ')}.`);
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new WrongInput(`Cannot read ${path}: ${describeFileError(error)}.`);
  }
}
