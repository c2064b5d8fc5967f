import { accept, checkSetup, type Result, refuse } from '@mura/engine';
import { parse } from 'yaml';
import type { z } from 'zod';
import type { ConfigError } from './error.ts';
import { probeSetup, rulesOf } from './rules.ts';
import { configSchema } from './schema.ts';
import { type NlpConfig, settingsOf } from './settings.ts';

/** A configuration file of the contest server. What Mura does not know is named, and changes nothing. */
export function readNlpConfig(yaml: string): Result<NlpConfig, ConfigError[]> {
  const file = parseYaml(yaml);
  if (!file.ok) return file;
  const unknown: string[] = [];
  const known = withoutUnknown(file.value, unknown);
  const checked = configSchema.safeParse(known);
  if (!checked.success) return refuse(checked.error.issues.map(toError));
  const rules = rulesOf(checked.data);
  if (!rules.ok) return rules;
  const village = checkSetup(probeSetup(rules.value));
  if (!village.ok) return refuse(village.error.map(({ path, message }) => ({ path: keyOf(path), message })));
  return settingsOf(checked.data, rules.value, unknown);
}

function parseYaml(yaml: string): Result<unknown, ConfigError[]> {
  try {
    return accept(parse(yaml) ?? {});
  } catch (error) {
    const [message] = String(error instanceof Error ? error.message : error).split('\n');
    return refuse([{ path: '', message: `is not YAML: ${message}` }]);
  }
}

/** Takes keys out that nobody knows, so that a file of a newer server can be read. */
function withoutUnknown(file: unknown, unknown: string[]): unknown {
  const checked = configSchema.safeParse(file);
  const issues = checked.success ? [] : checked.error.issues;
  const strange = issues.filter((issue) => issue.code === 'unrecognized_keys');
  if (strange.length === 0) return file;
  const copy = JSON.parse(JSON.stringify(file));
  for (const { path, keys } of strange) {
    const place = path.reduce<unknown>((inner, key) => (inner as Record<PropertyKey, unknown>)[key], copy);
    for (const key of keys) {
      unknown.push(pathOf([...path, key]));
      delete (place as Record<string, unknown>)[key];
    }
  }
  return copy;
}

function toError({ path, message }: z.core.$ZodIssue): ConfigError {
  return { path: pathOf(path), message };
}

function pathOf(path: readonly PropertyKey[]): string {
  return path.reduce<string>((written, key) => {
    if (typeof key === 'number') return `${written}[${key}]`;
    return written === '' ? String(key) : `${written}.${String(key)}`;
  }, '');
}

/** The key that a rule of ours comes from. */
function keyOf(path: string): string {
  return path.startsWith('rules.roles') ? 'logic.roles' : path;
}
