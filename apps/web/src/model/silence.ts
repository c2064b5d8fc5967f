import { OVER, SKIP } from '@mura/engine';

/** `Skip` and `Over`: somebody was asked and had nothing to say. */
export function isSilence(text: string): boolean {
  return text === OVER || text === SKIP;
}
