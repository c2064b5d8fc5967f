/** Where a configuration is wrong, and what is allowed there. */
export interface ConfigError {
  /** E.g. `game.talk.max_count.per_agent`. */
  readonly path: string;
  readonly message: string;
}
