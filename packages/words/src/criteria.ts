/** A criterion of the natural-language contests. */
export interface CriterionWords {
  readonly name: string;
  /** What it asks for. */
  readonly definition: string;
}

export type CriterionTexts = Readonly<Record<'A' | 'B' | 'C' | 'D' | 'E', CriterionWords>>;
