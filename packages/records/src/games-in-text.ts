/**
 * The games of a text, each as it is written: of a shard, which has records one behind the other, of a collection, which
 * has one JSON object a line with a whole log in its field `log` or is a game of LLMafia itself, or the text alone.
 */
export function gamesInText(text: string): readonly string[] {
  if (text.startsWith(HEADER)) return text.split(BETWEEN_RECORDS);
  if (logOf(text.slice(0, text.indexOf('\n') < 0 ? text.length : text.indexOf('\n'))) === null) return [text];
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.map((line) => logOf(line) ?? line);
}

const HEADER = '{"mura":';
/** No other line of a record begins like its first. */
const BETWEEN_RECORDS = /(?<=\n)(?=\{"mura":)/;

/** The log in a line of a collection; `null`: there is none. */
export function logOf(line: string): string | null {
  if (!line.startsWith('{')) return null;
  try {
    const { log, winner_line } = JSON.parse(line);
    if (typeof log === 'string') return log;
    // A collection of LLMafia has the game itself on each line.
    return typeof winner_line === 'string' ? line : null;
  } catch {
    return null;
  }
}
