import { COMPARISONS, type Comparator, SITUATION_KEYS, type SituationTerm } from '@mura/corpus';
import { ROLES, type Role, TEAMS } from '@mura/engine';
import { t } from '../../words/speech.svelte.ts';
import { isStudyWord, s } from '../../words/study.svelte.ts';

/** The parts of a condition that one builds by hand. */
export interface TermDraft {
  key: string;
  role: Role;
  comparison: Comparator;
  value: string;
}

export { COMPARISONS, ROLES, SITUATION_KEYS };

export function keyLabel(pattern: string, role: Role | null): string {
  const key = `situ.${pattern.replace('.{role}', '.role')}`;
  const fillings = { role: role === null ? s('situ.anyRole') : t(`role.${role}`) };
  return isStudyWord(key) ? s(key, fillings) : pattern;
}

export function toTerm({ key, role, comparison, value }: TermDraft): SituationTerm {
  return { key: key.replace('{role}', role), comparison, value: value.trim() };
}

const SIGNS: Readonly<Record<Comparator, string>> = {
  '=': '=',
  '!=': '≠',
  '<=': '≤',
  '>=': '≥',
  '<': '<',
  '>': '>',
  '~': '∋',
};

export function signOf(comparison: Comparator): string {
  return SIGNS[comparison];
}

/** `占い師の名乗り = 2` */
export function termText({ key, comparison, value }: SituationTerm): string {
  const [word, role] = key.split('.') as [string, Role | undefined];
  const label = keyLabel(role === undefined ? word : `${word}.{role}`, role ?? null);
  return `${label} ${SIGNS[comparison]} ${valueText(value)}`;
}

function valueText(value: string): string {
  if (ROLES.some((role) => role === value) && value !== 'werewolf') return t(`role.${value as Role}`);
  if (value === 'werewolf') return t('role.werewolf');
  if (TEAMS.some((team) => team === value)) return t(`team.${value as (typeof TEAMS)[number]}`);
  for (const part of ['lie.kind', 'link'])
    if (isStudyWord(`${part}.${value}`)) return s(`${part}.${value}` as 'link.attune');
  return value;
}

/** What may stand as the value: words, or nothing in particular. */
export function valuesFor(pattern: string): readonly string[] {
  const known = SITUATION_KEYS.find(({ key }) => key === pattern);
  if (known?.kind === 'role') return ROLES;
  return known?.allowed ?? [];
}

export { valueText };
