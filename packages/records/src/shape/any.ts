import { type Fault, isObject, memberPath } from './check.ts';

/** Names that code which copies objects could take for something else. */
const DANGEROUS: readonly string[] = ['__proto__', 'constructor', 'prototype'];

export function isDangerous(name: string): boolean {
  return DANGEROUS.includes(name);
}

export function dangerFault(name: string): Fault {
  return { path: memberPath(name), problem: 'must have another name', allowed: 'another name' };
}

/** What this version does not know may be anything, but not deeper than this, and no trap for those who copy it. */
export function checkAnything(value: unknown, deepest: number): Fault | null {
  if (typeof value !== 'object' || value === null) return null;
  if (deepest === 0) return { path: '', problem: 'is nested too deeply', allowed: 'less nesting' };
  const isMember = isObject(value);
  for (const [name, member] of Object.entries(value)) {
    if (isMember && isDangerous(name)) return dangerFault(name);
    const fault = checkAnything(member, deepest - 1);
    if (fault !== null) return fault;
  }
  return null;
}
