/** What Ann says, and ways to say it, one a line. */
export type Said = readonly [protocol: readonly string[], sentences: string];
