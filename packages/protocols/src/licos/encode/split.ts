import { LONGEST_CHAT } from '../words/wire.ts';

/** A text in parts that a chat message can hold; whoever reads them joins them again. */
export function splitText(text: string): string[] {
  if (text.length <= LONGEST_CHAT) return [text];
  const points = [...text];
  const parts: string[] = [];
  for (let start = 0; start < points.length; start += LONGEST_CHAT) {
    parts.push(points.slice(start, start + LONGEST_CHAT).join(''));
  }
  return parts;
}
