import type { Source } from '../record.ts';
import type { SourceText } from './source-text.ts';
import type { LogForm } from './write/write-lines.ts';

type LogNotes = Source['notes'];

/** What a log would be like if it had nothing peculiar. */
export interface LogDefaults {
  readonly form: LogForm;
  readonly finalNewline: boolean;
}

export const AIWOLF_DEFAULTS: LogDefaults = {
  form: { turn: true, names: 1, failures: false, stamped: false, nobodyAttacked: 'false', ownTurns: false },
  finalNewline: true,
};

export const NLP_DEFAULTS: LogDefaults = {
  form: { turn: true, names: 2, failures: true, stamped: false, nobodyAttacked: 'true', ownTurns: false },
  finalNewline: false,
};

/** Notes of what is peculiar to a text and its columns. */
export function noteText(
  text: SourceText,
  form: LogForm,
  usual: LogDefaults,
): Record<string, string | number | boolean> {
  return {
    ...(text.lineEnd === '\r\n' && { lineEnd: 'crlf' }),
    ...(text.byteOrderMark && { byteOrderMark: true }),
    ...((text.ending !== '') !== usual.finalNewline && { finalNewline: text.ending !== '' }),
    ...(text.ending === '\r' && { finalReturn: true }),
    ...(!form.turn && { turnColumn: false }),
    ...(form.names !== usual.form.names && { nameColumns: form.names }),
    ...(form.stamped && { timeColumn: true }),
    ...(form.ownTurns && { turnColumnCounts: 'speaker' }),
  };
}

export function formFrom(notes: LogNotes, { form }: LogDefaults): LogForm {
  return {
    turn: notes.turnColumn !== false,
    names: notes.nameColumns === 1 || notes.nameColumns === 2 ? notes.nameColumns : form.names,
    failures: form.failures,
    stamped: notes.timeColumn === true,
    nobodyAttacked: form.nobodyAttacked,
    ownTurns: notes.turnColumnCounts === 'speaker',
  };
}

export function textFrom(notes: LogNotes, usual: LogDefaults): Omit<SourceText, 'lines'> {
  const lineEnd = notes.lineEnd === 'crlf' ? '\r\n' : '\n';
  const isEnded = typeof notes.finalNewline === 'boolean' ? notes.finalNewline : usual.finalNewline;
  const end = notes.finalReturn === true ? '\r' : lineEnd;
  return { lineEnd, ending: isEnded ? end : '', byteOrderMark: notes.byteOrderMark === true };
}

/** Where the lines of the source are not as they would be written, the notes say how they are. */
export function noteOddLines(
  source: readonly string[],
  written: readonly string[],
): Record<string, string | number> | null {
  if (written.length < source.length) return null;
  const notes: Record<string, string | number> = {};
  source.forEach((line, index) => {
    if (line !== written[index]) notes[`line.${index + 1}`] = line;
  });
  if (written.length > source.length) notes.lines = source.length;
  return notes;
}

export function withOddLines(written: readonly string[], notes: LogNotes): string[] {
  const lines = typeof notes.lines === 'number' ? written.slice(0, notes.lines) : written;
  return lines.map((line, index) => {
    const odd = notes[`line.${index + 1}`];
    return typeof odd === 'string' ? odd : line;
  });
}
