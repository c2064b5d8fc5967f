const LONGEST_QUOTE = 200;
const LONGEST_QUOTED_WORD = 5;

/** A passage in quotation marks is somebody's words; a short one is a word, all of the text is the speaker's. */
export function quotedUntil(text: string, index: number): number | null {
  if (text[index] === '[') return citedUntil(text, index);
  const closing = text[index] === '「' ? '」' : text[index] === '『' ? '』' : null;
  if (closing === null) return null;
  const end = text.slice(index, index + LONGEST_QUOTE).indexOf(closing);
  if (end <= LONGEST_QUOTED_WORD) return null;
  const rest = text.slice(index + end + 1);
  return index + end + 1 >= text.trimEnd().length || isSpeech(text.slice(0, index), rest)
    ? null
    : index + end + 1;
}

/** `「そうだな」「リンが狼だ」`: somebody in character puts all that they say in quotation marks. */
function isSpeech(before: string, after: string): boolean {
  return (
    /(?:^|[」』\n])\s*$/u.test(before) &&
    /^(?:\s*(?:$|[「『\n])|と(?![言いっ述主発宣思考のなかはもし話語書聞叫答返]))/u.test(after)
  );
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
