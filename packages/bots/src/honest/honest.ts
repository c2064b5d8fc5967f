import type { LegalChoice, NoAnswer, PlayerAction, PlayerId, Question } from '@mura/engine';
import type { Bot, Random } from '../bot.ts';
import { type Memory, newMemory } from '../memory/memory.ts';
import { remember } from '../memory/remember.ts';
import { judge } from './judge.ts';
import { whisperOf } from './pack.ts';
import { PLAYS } from './plays.ts';
import { speak } from './talk.ts';

/** Reasons in the AIWolf protocol: hears what everybody says, judges it, and says what it thinks; or deceives with it. */
export const honest: Bot<Memory> = {
  name: 'honest',
  about: 'reasons in the AIWolf protocol: hears what everybody says and judges it, or deceives with it',
  begin: ({ player }) => newMemory(player),
  hear: remember,
  act(memory, question, random) {
    prepare(memory, question, random);
    const { legal } = question;
    const { me: player } = memory;
    if ('targets' in legal) return choose(memory, legal, random);
    const text =
      legal.act === 'whisper' ? whisperOf(memory, legal) : speak(memory, PLAYS[memory.role], legal, random);
    return { type: 'talk', player, channel: legal.act, text };
  },
  believes: (memory) => judge(memory, 'own').werewolf.slice(0, memory.players + 1),
};

/** Draws what is drawn once a village and once a day. */
function prepare(memory: Memory, { request: { day } }: Question, random: Random): void {
  if (!memory.hasBegun) {
    memory.hasBegun = true;
    PLAYS[memory.role].begin(memory, random);
  }
  const { today } = memory;
  if (today.day === day) return;
  today.day = day;
  today.whim = random(Math.max(1, memory.players));
  today.asked = 0;
  today.hasEstimated = false;
  today.hasDeclared = false;
  today.hasRequested = false;
  today.hasChanged = false;
  today.suspect = 0;
}

/** Any legal target where the role has no wish of its own. */
function choose(memory: Memory, { act, targets }: LegalChoice, random: Random): PlayerAction | NoAnswer {
  const { me: player } = memory;
  if (targets.length === 0) return { type: 'noAnswer', player, act, reason: 'illegal' };
  const target = wanted(memory, act, targets) ?? targets[random(targets.length)]!;
  return { type: act, player, target };
}

function wanted(memory: Memory, act: LegalChoice['act'], targets: readonly PlayerId[]): PlayerId | null {
  const play = PLAYS[memory.role];
  switch (act) {
    case 'poll':
      return play.declare(memory, targets);
    case 'vote':
      return play.vote(memory, targets);
    default:
      return play.night(memory, targets);
  }
}
