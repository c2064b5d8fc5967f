import { type PlayerId, partsOf, teamOf } from '@mura/engine';
import type { Random } from '../bot.ts';
import { DIVINER, IDENTIFIER } from '../memory/conduct.ts';
import { isFellow, type Memory, reconsider } from '../memory/memory.ts';
import { best, type PlayerScore } from './choose.ts';
import { judge } from './judge.ts';

/** Makes up what a true holder of the role would know by this morning; half of it is bad news. */
export function invent(memory: Memory, random: Random): void {
  const { story } = memory;
  if (story.role === IDENTIFIER) inventIdentified(memory, random);
  if (story.role !== DIVINER) return;
  while (story.findings.length < nightsOfDivination(memory)) {
    if (!inventDivined(memory, random)) return;
  }
}

function nightsOfDivination({ rules, day }: Memory): number {
  const onFirstDay = rules !== null && partsOf(rules, 0).includes('divine');
  return onFirstDay ? day : day - 1;
}

/** Whether there was anybody left to divine. */
function inventDivined(memory: Memory, random: Random): boolean {
  const { findings } = memory.story;
  const unseen = memory.others.filter((player) => findings.every(({ target }) => target !== player));
  const isBlack = random(2) === 0 && mayFindWerewolf(memory);
  const victim = isBlack
    ? best(
        memory,
        unseen.filter((player) => !isPack(memory, player)),
        blackens(memory),
      )
    : null;
  const target = victim ?? best(memory, unseen, whitens(memory));
  if (target === null) return false;
  findings.push({ act: 'divined', target, result: victim === null ? 'human' : 'werewolf' });
  reconsider(memory);
  return true;
}

function inventIdentified(memory: Memory, random: Random): void {
  const { executed, story } = memory;
  if (executed === null || story.findings.some(({ target }) => target === executed)) return;
  const isBlack = random(2) === 0 && mayFindWerewolf(memory);
  story.findings.push({ act: 'identified', target: executed, result: isBlack ? 'werewolf' : 'human' });
  reconsider(memory);
}

/** Who finds more werewolves than there are has lied. */
function mayFindWerewolf({ story, seats }: Memory): boolean {
  const found = story.findings.filter(({ result }) => result === 'werewolf').length;
  return found < seats.werewolf;
}

/** Those of the pack whom it knows, and who lies for it. */
function isPack(memory: Memory, player: PlayerId): boolean {
  return teamOf(memory.dealt) === 'werewolf' && isFellow(memory, player);
}

/** What a claim is worth to whoever is called a werewolf. */
const DEFENCE = 0.5;

/** Best called a werewolf: who is none, has no claim to defend themselves with, and is suspected already. */
function blackens(memory: Memory): PlayerScore {
  const { werewolf } = judge(memory, 'own');
  const { claims, names, living } = memory;
  return (player) =>
    names.counts[player]! / living - werewolf[player]! - (claims[player] === null ? 0 : DEFENCE);
}

/** Best called human: who is most likely a werewolf. */
function whitens(memory: Memory): PlayerScore {
  const { werewolf } = judge(memory, 'own');
  return (player) => werewolf[player]!;
}
