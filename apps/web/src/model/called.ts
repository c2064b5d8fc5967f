import { parseAnchor } from '@mura/engine';
import type { ScreenLine } from './screen-line.ts';
import type { VillageModel } from './village-model.ts';

/** Whether a line speaks to the viewer: by an anchor, an addressee, or as an answer to a post of theirs. */
export function isCalling(line: ScreenLine, { view, player: me }: VillageModel): boolean {
  if (me === null || line.type !== 'post' || line.player === me || line.opened) return false;
  if (line.to === me || parseAnchor(line.text, view.shared.cast).to === me) return true;
  if (line.replyTo === null || line.channel !== 'talk') return false;
  const answered = view.shared.pages
    .flatMap(({ talks }) => talks)
    .find(({ number }) => number === line.replyTo);
  return answered?.player === me;
}
