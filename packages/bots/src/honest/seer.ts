import type { PlayerId } from '@mura/engine';
import type { Random } from '../bot.ts';
import { survivors } from '../memory/among.ts';
import { butMe, type Memory } from '../memory/memory.ts';
import { best, type PlayerScore, withVoices } from './choose.ts';
import { judge } from './judge.ts';
import type { RolePlay } from './play.ts';
import { villager } from './villager.ts';

/** The latest days to come out. */
const DAYS = 3;

/** Divines somebody new each night, comes out on day 1 to 3, and reports every finding. */
export const seer: RolePlay = {
  ...villager,
  begin(memory, random) {
    intendToComeOut(memory, random);
  },
  night(memory, among) {
    const strangers = butMe(memory, among).filter((player) => isStranger(memory, player));
    return best(memory, survivors(memory, strangers), curiosity(memory));
  },
};

function isStranger({ learnt }: Memory, player: PlayerId): boolean {
  return learnt.every(({ target }) => target !== player);
}

/** What claimants are is seen from what they say. */
const CLAIMANT = 0.5;

/** Whom nothing is known of and many suspect. */
function curiosity(memory: Memory): PlayerScore {
  const { werewolf } = judge(memory, 'own');
  return (player) =>
    withVoices(memory, player, werewolf[player]!) - (memory.claims[player] === null ? 0 : CLAIMANT);
}

/** What the bot finds is its story; when it tells it at the latest is left to chance. */
export function intendToComeOut(memory: Memory, random: Random): void {
  memory.story.role = memory.role;
  memory.story.day = 1 + random(DAYS);
  memory.story.findings = memory.learnt;
}
