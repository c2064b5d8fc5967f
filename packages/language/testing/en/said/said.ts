/** What Ann says, and ways to say it, one a line. */
export type SaidExample = readonly [protocol: readonly string[], sentences: string];
