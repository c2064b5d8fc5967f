/** What a text is that is no game but has to do with games, in words for whoever wanted to import it; `null`: unknown. */
export function noGame(text: string): string | null {
  if (!/^\s*[[{]/.test(text.slice(0, 200))) return null;
  const end = text.indexOf('\n');
  const first = objectIn(end < 0 ? text : text.slice(0, end));
  if (first === null)
    return valueIn(text) === undefined
      ? null
      : 'is one JSON value, and a log has one JSON object on each line';
  if (isFrame(first)) return 'is a recording of a wire, frame by frame: import the log that the server wrote';
  if (typeof first.text === 'string')
    return "has single utterances, and nobody's game: 'mura read' and 'mura corpus relations' take them";
  return null;
}

/** Direction and content of one frame, as recorders of several wires write them. */
function isFrame({ dir, line, packet, text }: Readonly<Record<string, unknown>>): boolean {
  return typeof dir === 'string' && (line !== undefined || packet !== undefined || text !== undefined);
}

function objectIn(line: string): Readonly<Record<string, unknown>> | null {
  const value = valueIn(line);
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : null;
}

function valueIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
