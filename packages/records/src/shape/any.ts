import { shape } from '@mura/engine';

/** What this version does not know may be anything, but not deeper than this, and no trap for those who copy it. */
export function checkAnything(value: unknown, deepest: number): shape.Fault | null {
  if (typeof value !== 'object' || value === null) return null;
  if (deepest === 0) return shape.contradiction('', 'is nested too deeply');
  const isMember = shape.isObject(value);
  for (const [name, member] of Object.entries(value)) {
    if (isMember && shape.isDangerous(name)) return shape.dangerFault(name);
    const fault = checkAnything(member, deepest - 1);
    if (fault !== null) return fault;
  }
  return null;
}
