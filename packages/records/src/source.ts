/** Where a record comes from that was not played here. */
export interface Source {
  /** E.g. `aiwolf`, `nlp`. */
  readonly format: string;
  /** What the source does not say, e.g. `at`, `talk.turn`, `seed`; a rule by its place: `rules.vote.lastNight`. */
  readonly unknown: readonly string[];
  /**
   * What is peculiar to the source and needed to write it again, e.g. `{ "lineEnd": "crlf" }`, and what the course of the
   * game shows of such rules: `{ "shown.vote.lastNight": "acts", "least.vote.rounds": 3 }`.
   */
  readonly notes: Readonly<Record<string, string | number | boolean>>;
}
