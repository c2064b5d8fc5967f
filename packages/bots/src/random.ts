import { OVER, type Question, SKIP } from '@mura/engine';
import type { Bot, BotSeat, Random } from './bot.ts';

/** Says one of a few things, chooses any legal target: the smallest complete player, to copy and rename. */
export const random: Bot<BotSeat> = {
  name: 'random',
  about: 'says one of a few things and chooses anybody; the smallest player, to copy and rename',
  /** Remembers its seat, and nothing else. */
  begin: (seat) => seat,
  hear() {},
  act({ player }, { legal }, chance) {
    if ('targets' in legal) {
      return { type: legal.act, player, target: pick(legal.targets, chance) };
    }
    return { type: 'talk', player, channel: legal.act, text: pick(wordsFor(legal), chance) };
  },
};

/** Words of the AIWolf protocol, which every preset accepts as text. */
function wordsFor({ skipIsOver }: Extract<Question['legal'], { longest: number }>): readonly string[] {
  return skipIsOver ? WORDS : [...WORDS, SKIP];
}

const WORDS = [OVER, OVER, 'VOTE Agent[01]', 'ESTIMATE Agent[02] WEREWOLF', 'COMINGOUT Agent[03] SEER'];

function pick<Item>(items: readonly Item[], chance: Random): Item {
  return items[chance(items.length)]!;
}
