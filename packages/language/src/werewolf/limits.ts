/** No utterance is longer, in UTF-16 units; the engine has the same limit. */
export const MAX_LENGTH = 10_000;

/** How deep a tree may be, from the utterance to its deepest word. */
export const MAX_DEPTH = 100;

/** How deep the text may nest. More than a tree of `MAX_DEPTH` needs when printed, and far less than the call stack. */
export const MAX_NESTING = 400;

/** No word of the language, no name and no number is longer. */
export const MAX_WORD = 64;

/** How many sentences one utterance may be expanded to. */
export const MAX_EXPANSION = 1_000;
