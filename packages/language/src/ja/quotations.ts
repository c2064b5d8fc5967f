const LONGEST_QUOTE = 200;
const LONGEST_QUOTED_WORD = 5;

/** A passage in quotation marks is somebody's words; a short one is a word, all of the text is the speaker's. */
export function quotedUntil(text: string, index: number): number | null {
  if (text[index] === '[') return citedUntil(text, index);
  const closing = text[index] === '「' ? '」' : text[index] === '『' ? '』' : null;
  if (closing === null) return null;
  const end = text.slice(index, index + LONGEST_QUOTE).indexOf(closing);
  if (end <= LONGEST_QUOTED_WORD) return null;
  return end + 1 >= text.trimEnd().length ? null : index + end + 1;
}

/** `修>>772[リン信じられない]`, `[リンは白い]とあり`: what a post says that is spoken of. */
function citedUntil(text: string, index: number): number | null {
  const passage = text.slice(index, index + LONGEST_QUOTE);
  const end = passage.indexOf(']');
  if (passage.lastIndexOf('[', end) > 0) return null;
  const isOfPost = />>\d{1,4} ?$/.test(text.slice(Math.max(0, index - 8), index));
  if (end < 0) return isOfPost ? index + passage.length : null;
  const isNamed = /^(?:と|って|は|が|を|も|に|で|の|から|等|みたい)/u.test(
    text.slice(index + end + 1, index + end + 4),
  );
  return end > LONGEST_QUOTED_WORD && (isOfPost || isNamed) ? index + end + 1 : null;
}
