import { kept } from '../../shell/keeping.ts';
import { isInField } from './keys.ts';
import type { PlayView } from './play-view.svelte.ts';

/** Milliseconds between Esc and Esc. */
const AT_ONCE = 600;

/** What the keys do in a village. */
export function playKeys(view: PlayView): (event: KeyboardEvent) => void {
  const single: Readonly<Record<string, () => void>> = {
    '/': () => view.talk?.search(),
    t: () => (view.composer ?? view.thinkBox)?.focus(),
    b: () => view.showBoard(),
    c: () => view.show('claims'),
    v: () => view.show('votes'),
    l: () => view.show('logic'),
    n: () => view.show('notes'),
    u: () => view.talk?.toUnread(),
    j: () => view.talk?.step(1),
    k: () => view.talk?.step(-1),
    r: () => press('.answer'),
    s: () => press('.star'),
    '[': () => view.talk?.turnDay(-1),
    ']': () => view.talk?.turnDay(1),
    z: () => void view.editing.undo(),
    Z: () => void view.editing.redo(),
    g: () => document.querySelector<HTMLElement>('.slip .first')?.focus(),
    '?': () => (view.showsKeys = true),
  };
  let lastEscape = 0;

  return (event) => {
    if (event.key === 'Escape') {
      // Esc, Esc: nobody who walks by sees what is one's own.
      const now = performance.now();
      if (now - lastEscape < AT_ONCE) view.isHidden = true;
      lastEscape = now;
    }
    const does = event.altKey ? toChannel(event, view) : single[keyOf(event)];
    if (does === undefined || (!event.altKey && isForOthers(event))) return;
    event.preventDefault();
    does();
  };
}

/** Alt and a digit choose the channel, also while one writes. */
function toChannel({ key }: KeyboardEvent, view: PlayView): (() => void) | undefined {
  const chosen = /^[1-4]$/.test(key) ? view.play.channels[Number(key) - 1] : undefined;
  return chosen === undefined ? undefined : () => view.writeOn(chosen);
}

function keyOf({ key }: KeyboardEvent): string {
  return key.length === 1 && key !== 'Z' ? key.toLowerCase() : key;
}

/** Single letters can be switched off, and never act inside of a field. */
function isForOthers({ ctrlKey, metaKey, target }: KeyboardEvent): boolean {
  return ctrlKey || metaKey || isInField(target) || kept('keys') === 'off';
}

/** A deed of the post that the hand is on. */
function press(deed: string): void {
  document.activeElement?.closest('.post')?.querySelector<HTMLElement>(deed)?.click();
}
