/** The faces that every character can make. */
export const EXPRESSIONS = [
  'neutral',
  'happy',
  'angry',
  'sad',
  'surprised',
  'thinking',
  'sly',
  'afraid',
] as const;
export type Expression = (typeof EXPRESSIONS)[number];
