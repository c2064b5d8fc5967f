/** People who judge stand apart from a model that does, whose scores are never mixed with theirs. */
export const JUDGE_KINDS = ['organiser', 'invited', 'llm'] as const;
export type JudgeKind = (typeof JUDGE_KINDS)[number];

export interface Judge {
  readonly name: string;
  readonly kind: JudgeKind;
  /** Teams that they are a member of. */
  readonly memberOf: readonly string[];
  /** Teams that they declare to be too close to. */
  readonly conflicts: readonly string[];
}

export function hasConflict({ memberOf, conflicts }: Judge, team: string): boolean {
  return memberOf.includes(team) || conflicts.includes(team);
}

export function isPerson({ kind }: Pick<Judge, 'kind'>): boolean {
  return kind !== 'llm';
}
