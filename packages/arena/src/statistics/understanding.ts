import type { PlayerId, Talked } from '@mura/engine';
import { aiwolf, coverage } from '@mura/language';
import { eventsOf, type VillageRecord } from '@mura/records';
import { convertedTalk } from '@mura/records/converted-talk';
import { isSilence } from './behaviour.ts';

/**
 * How far what was said could be understood: while that is little, a win rate is decided by other things than talk.
 * `answers`: of what was addressed to a player, how often they took it up, later that day, towards whoever had said it.
 */
export interface Understanding {
  /** Utterances whose meaning the readers of Mura found whole, in part, or not at all. */
  readonly whole: number;
  readonly part: number;
  readonly none: number;
  /** Utterances that were addressed to the player. */
  readonly asked: number;
  readonly answered: number;
}

const NOTHING_SAID: Understanding = { whole: 0, part: 0, none: 0, asked: 0, answered: 0 };

export function sumOfUnderstandings(parts: readonly Understanding[]): Understanding {
  return parts.reduce(
    (sum, part) => ({
      whole: sum.whole + part.whole,
      part: sum.part + part.part,
      none: sum.none + part.none,
      asked: sum.asked + part.asked,
      answered: sum.answered + part.answered,
    }),
    NOTHING_SAID,
  );
}

/** Of each player in one game, by player. */
export function understandingIn(record: VillageRecord): Understanding[] {
  const players = record.header.cast.map(() => ({ ...NOTHING_SAID }));
  for (const { player, channel, conversion } of convertedTalk(record))
    if (channel === 'talk') {
      const own = players[player - 1]!;
      players[player - 1] = { ...own, ...oneMore(own, coverage.fateOf(conversion)) };
    }
  const talks = eventsOf(record).filter(
    (event): event is Talked => event.type === 'talked' && event.channel === 'talk' && !isSilence(event.text),
  );
  talks.forEach((talk, index) => {
    const to = addresseeOf(talk);
    if (to === null || to === talk.player) return;
    const later = talks.slice(index + 1).filter(({ day, player }) => day === talk.day && player === to);
    const own = players[to - 1]!;
    const answered = later.some((reply) => takesUp(reply, talk));
    players[to - 1] = { ...own, asked: own.asked + 1, answered: own.answered + (answered ? 1 : 0) };
  });
  return players;
}

function oneMore(own: Understanding, fate: coverage.Fate): Partial<Understanding> {
  return { [fate]: own[fate] + 1 };
}

/** By an anchor, or by a request or question of the protocol. */
function addresseeOf({ to, text }: Talked): PlayerId | null {
  if (to !== null) return to;
  const tree = treeOf(text);
  return tree?.kind === 'ask' && tree.target !== 'ANY' ? tree.target : null;
}

function treeOf(text: string): aiwolf.Sentence | null {
  const parsed = aiwolf.parseAIWolf(text, { dialect: 'java' });
  return parsed.ok ? parsed.value.tree : null;
}

/** It answers the utterance, is addressed to whoever made it, or says something where the protocol asked for it. */
function takesUp(reply: Talked, asked: Talked): boolean {
  if (reply.replyTo !== null && reply.replyTo === asked.number) return true;
  if (addresseeOf(reply) === asked.player) return true;
  const question = treeOf(asked.text);
  const answer = treeOf(reply.text);
  if (question?.kind !== 'ask' || answer === null) return false;
  return question.operands.some((wish) => 'verb' in wish && 'verb' in answer && wish.verb === answer.verb);
}
