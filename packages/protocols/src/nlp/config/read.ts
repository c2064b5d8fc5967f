import { accept, checkSetup, type Result, refuse, shape } from '@mura/engine';
import { parse } from 'yaml';
import type { ConfigError } from './error.ts';
import { probeSetup, rulesOf } from './rules.ts';
import { CONFIG } from './schema.ts';
import { type NlpConfig, settingsOf } from './settings.ts';

/** A configuration file of the contest server. What Mura does not know is named, and changes nothing. */
export function readNlpConfig(yaml: string): Result<NlpConfig, ConfigError[]> {
  const file = parseYaml(yaml);
  if (!file.ok) return file;
  const config = shape.read(CONFIG, file.value, { newer: true });
  if (!config.ok) return refuse(config.error.map(toError));
  const rules = rulesOf(config.value);
  if (!rules.ok) return rules;
  const village = checkSetup(probeSetup(rules.value));
  if (!village.ok) return refuse(village.error.map(({ path, message }) => ({ path: keyOf(path), message })));
  return settingsOf(config.value, rules.value, unknownIn(file.value));
}

function parseYaml(yaml: string): Result<unknown, ConfigError[]> {
  try {
    return accept(parse(yaml) ?? {});
  } catch (error) {
    const [message] = String(error instanceof Error ? error.message : error).split('\n');
    return refuse([{ path: '', message: `is not YAML: ${message}` }]);
  }
}

/** Keys that nobody knows: a file of a newer server can be read, too. */
function unknownIn(file: unknown): string[] {
  return shape
    .faultsIn(CONFIG, file, { most: MOST_NAMED })
    .filter(({ of }) => of === 'unknown')
    .map(({ path }) => path);
}

const MOST_NAMED = 100;

function toError(fault: shape.Fault): ConfigError {
  return { path: fault.path, message: shape.demandOf(fault) };
}

/** The key that a rule of ours comes from. */
function keyOf(path: string): string {
  return path.startsWith('rules.roles') ? 'logic.roles' : path;
}
