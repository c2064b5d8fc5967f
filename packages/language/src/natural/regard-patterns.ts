/** How a language speaks of what somebody has said: over a sentence in which every person is `@`, the one meant `(?<whom>@)`. */
export interface RegardPatterns {
  readonly asked: readonly RegExp[];
  readonly agrees: readonly RegExp[];
  readonly disagrees: readonly RegExp[];
  /** It asks for the reason of what somebody has said. */
  readonly why: RegExp;
  /** It is asked, supposed, or somebody else's. */
  readonly notOwn: RegExp;
}
