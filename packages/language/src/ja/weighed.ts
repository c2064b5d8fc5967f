import type { Content } from '../natural/frame.ts';
import type { ReadFact } from './fact.ts';

type Estimate = Extract<Content, { readonly type: 'estimate' }>;

interface Held {
  readonly fact: ReadFact;
  readonly content: Estimate;
}

/**
 * Who is held for two things in one post is weighed, and held for neither (`1)リン狂。2)リン真。`); where one of them is only
 * carried over from before, that one is not meant of them (`リンは白い。急ぐ方が怪しい。`).
 */
export function withoutWeighed(facts: readonly ReadFact[]): ReadFact[] {
  const held = facts.flatMap(heldIn);
  const isLeft = (one: Held) =>
    held.some((other) => isAgainst(one, other) && (!one.fact.isNamed || other.fact.isNamed));
  const left = new Set(held.length < 2 ? [] : held.filter(isLeft).map(({ fact }) => fact));
  return facts.filter((fact) => !left.has(fact));
}

function heldIn(fact: ReadFact): Held[] {
  const { content, mood, either } = fact;
  const isHeld = content.type === 'estimate' && content.by === null && either === undefined;
  return isHeld && !mood.negative ? [{ fact, content }] : [];
}

function isAgainst(one: Held, other: Held): boolean {
  const { target, role } = other.content;
  if (one.content.target !== target || one.content.role === role) return false;
  if (isEvil(one) !== isEvil(other)) return true;
  return isEvil(one) && one.fact.rule === PLAIN && other.fact.rule === PLAIN;
}

/** `リン狂`, `リン狼` name what somebody is; who is suspicious may be either. */
const PLAIN = 'estimate/role';

function isEvil({ content: { role } }: Held): boolean {
  return role === 'WEREWOLF' || role === 'POSSESSED';
}
