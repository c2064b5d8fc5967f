import type { Channel, PlayerId } from '@mura/engine';
import type { PostLine, ScreenLine } from './screen-line.ts';

/** What of the talk is shown. */
export interface TalkFilter {
  readonly hidden: readonly PostLine['channel'][];
  /** Only this person's words. */
  readonly player: PlayerId | null;
  readonly words: string;
}

export const ALL_SHOWN: TalkFilter = { hidden: [], player: null, words: '' };

/** `wordsOf` gives the words by which a post can be found. */
export function isShown(
  line: ScreenLine,
  { hidden, player, words }: TalkFilter,
  wordsOf: (line: PostLine) => string,
): boolean {
  if (line.type !== 'post') return words === '' && player === null;
  if (hidden.includes(line.channel) || (player !== null && line.player !== player)) return false;
  return words === '' || folded(wordsOf(line)).includes(folded(words));
}

/** Large or small, wide or narrow: letters are found as they are meant. */
function folded(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

const IN_ORDER: readonly PostLine['channel'][] = ['talk', 'whisper', 'soliloquy', 'grave', 'act', 'watchers'];

/** The channels that there is something on, or that are open. */
export function channelsIn(lines: readonly ScreenLine[], open: readonly Channel[]): PostLine['channel'][] {
  const used = new Set<PostLine['channel']>([...open, 'talk']);
  for (const line of lines) if (line.type === 'post') used.add(line.channel);
  return IN_ORDER.filter((channel) => used.has(channel));
}

export function daysIn(lines: readonly ScreenLine[]): number[] {
  return [...new Set(lines.filter(({ type }) => type !== 'news').map(({ day }) => day))].sort(
    (one, other) => one - other,
  );
}
