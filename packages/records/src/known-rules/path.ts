import { countPlayers, PARTS, type Rules, shape } from '@mura/engine';

/** Where a rule stands, e.g. `vote.lastNight`, `talk`; a part of a day with its list: `firstDay.duskWhisper`. */
export type RulePath = string;

/** What a rule may be, where it is one word or number. */
export type RuleValue = string | number | boolean | null;

/** The value at a path, of a part of a day whether it is there; `undefined` where these rules have none. */
export function ruleAt(rules: Rules, path: RulePath): unknown {
  return path.split('.').reduce<unknown>(inside, rules);
}

function inside(value: unknown, key: string): unknown {
  if (Array.isArray(value)) return value.includes(key);
  return shape.isObject(value) ? value[key] : undefined;
}

/** The same rules but for one. */
export function withRule(rules: Rules, path: RulePath, value: unknown): Rules {
  return changed(rules, path.split('.'), value) as Rules;
}

function changed(inner: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(inner)) return PARTS.filter((part) => (part === key ? value : inner.includes(part)));
  return shape.isObject(inner) ? { ...inner, [key]: changed(inner[key], rest, value) } : inner;
}

/** The rules without those at some paths. Where the roles are left out, how many play is still known. */
export function withoutRules(rules: Rules, paths: readonly RulePath[]): unknown {
  const left = paths.reduce<unknown>((value, path) => without(value, path.split('.')), rules);
  return shape.isObject(left) && left.roles === undefined ? { ...left, roles: countPlayers(rules) } : left;
}

function without(value: unknown, [key, ...rest]: readonly string[]): unknown {
  if (key === undefined) return value;
  if (Array.isArray(value)) return value.filter((word) => word !== key);
  if (!shape.isObject(value)) return value;
  const { [key]: inner, ...others } = value;
  return rest.length === 0 || inner === undefined ? others : { ...others, [key]: without(inner, rest) };
}
