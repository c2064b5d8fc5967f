import type { Memory } from '../memory/memory.ts';
import type { RolePlay } from './play.ts';
import { villager } from './villager.ts';

/** Never, unless something happens. */
const NO_DAY = Number.POSITIVE_INFINITY;

/** Knows the other freemasons, and comes out when the village turns on it or a false one does. */
export const freemason: RolePlay = {
  ...villager,
  begin({ story }) {
    story.role = 'freemason';
    story.day = NO_DAY;
  },
  prepareTalk(memory) {
    if (isInDanger(memory)) memory.story.day = memory.day;
  },
};

/** A third of the living name it, or a claimant has called it a werewolf. */
function isInDanger({ names, living, me, reports }: Memory): boolean {
  return (
    names.counts[me]! * 3 >= living ||
    reports.some(({ target, result }) => target === me && result === 'werewolf')
  );
}
