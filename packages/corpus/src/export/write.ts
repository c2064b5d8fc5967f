import type { ExportRow } from './rows.ts';

/** How rows are written as text; each begins with what stands above them. */
type RowFormat = 'jsonl' | 'csv';

/** What stands above the rows, where the format has something there. */
export function headOf(row: ExportRow, format: RowFormat): string {
  return format === 'csv' ? `${Object.keys(row).join(',')}\r\n` : '';
}

export function writeRow(row: ExportRow, format: RowFormat): string {
  if (format === 'jsonl') return `${JSON.stringify(row)}\n`;
  return `${Object.values(row).map(csvCell).join(',')}\r\n`;
}

/** By RFC 4180; a text that a spreadsheet would take for a formula is kept from being one. */
function csvCell(value: ExportRow[string]): string {
  if (value === null) return '';
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  const safe = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
