import type { WordKey } from '@mura/words';

/** The keys of a village screen, as they are listed under `?`. */
export const KEYS: readonly (readonly [key: string, word: WordKey])[] = [
  ['/', 'keys.search'],
  ['T', 'keys.talk'],
  ['Alt 1–4', 'keys.channel'],
  ['B', 'keys.board'],
  ['C', 'keys.claims'],
  ['V', 'keys.votes'],
  ['L', 'keys.logic'],
  ['N', 'keys.notes'],
  ['J K', 'keys.posts'],
  ['R', 'keys.reply'],
  ['S', 'keys.star'],
  ['U', 'keys.unread'],
  ['[ ]', 'keys.day'],
  ['← ↑ ↓ →', 'keys.move'],
  ['1 2 3 4', 'keys.marks'],
  ['Z', 'keys.undo'],
  ['Shift Z', 'keys.redo'],
  ['Esc Esc', 'keys.hide'],
  ['?', 'keys.help'],
];

/** Single letters never act inside of a field. */
export function isInField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}
