import {
  type LegalTalk,
  type NoAnswer,
  OVER,
  type PlayerAction,
  type PlayerId,
  type Question,
  SKIP,
  teamOf,
} from '@mura/engine';
import type { aiwolf } from '@mura/language';
import type { Bot, Random } from '../bot.ts';
import { best, inCharacter, suspicion } from '../honest/choose.ts';
import { judge } from '../honest/judge.ts';
import { drawClaimant, prey, whisperOf } from '../honest/pack.ts';
import { PLAYS } from '../honest/plays.ts';
import { candidates, isVotedToday, survivors } from '../memory/among.ts';
import { butMe, type Finding, isFellow, type Memory, newMemory } from '../memory/memory.ts';
import { feignedRole } from '../memory/pack-plan.ts';
import { remember } from '../memory/remember.ts';
import { tellStory } from '../memory/story.ts';
import { comingOut, estimate, firstThatFits, request, requestVote, vote } from '../talk/say.ts';
import { HABITS, type SparringHabit } from './habit.ts';

interface SparringMemory {
  readonly facts: Memory;
  said: number;
  hasShown: boolean;
}

/** Players of plain habits, for others to try themselves on; they remember nothing from game to game. */
export const SPARRING: readonly Bot[] = HABITS.map((habit) => sparringOf(habit) as Bot);

function sparringOf(habit: SparringHabit): Bot<SparringMemory> {
  return {
    name: habit.name,
    about: 'plays by a few fixed habits, for others to try themselves on',
    begin: ({ player }) => ({ facts: newMemory(player), said: 0, hasShown: false }),
    hear: ({ facts }, event) => remember(facts, event),
    act(memory, question, random) {
      prepare(habit, memory, question, random);
      const { legal } = question;
      const { facts } = memory;
      if ('targets' in legal) return choose(habit, facts, legal, random);
      const text = legal.act === 'whisper' ? whisperOf(facts, legal) : speak(habit, memory, legal, random);
      return { type: 'talk', player: facts.me, channel: legal.act, text };
    },
  };
}

function prepare(
  habit: SparringHabit,
  memory: SparringMemory,
  { request: { day } }: Question,
  random: Random,
): void {
  const { facts } = memory;
  const { today, story, role } = facts;
  if (!facts.hasBegun) {
    facts.hasBegun = true;
    story.day = habit.claimsAt > 2 ? 2 : 1;
    const share =
      role === 'werewolf' ? habit.werewolfClaims : role === 'possessed' ? habit.possessedClaims : 0;
    if (facts.fellows.length > 0) drawClaimant(facts, random);
    else if (random(100) < share) story.role = feignedRole(facts);
    if (role === 'seer' || role === 'medium') story.role = role;
  }
  if (today.day === day) return;
  today.day = day;
  today.whim = random(Math.max(1, facts.players));
  today.asked = 0;
  memory.said = 0;
}

function choose(
  habit: SparringHabit,
  facts: Memory,
  { act, targets }: Extract<Question['legal'], { targets: readonly PlayerId[] }>,
  random: Random,
): PlayerAction | NoAnswer {
  const { me: player } = facts;
  if (targets.length === 0) return { type: 'noAnswer', player, act, reason: 'illegal' };
  const wish =
    act === 'vote' || act === 'poll' ? against(habit, facts, targets) : atNight(facts, act, targets);
  return { type: act, player, target: wish ?? targets[random(targets.length)]! };
}

function atNight(
  facts: Memory,
  act: Question['legal']['act'],
  targets: readonly PlayerId[],
): PlayerId | null {
  return act === 'attackVote'
    ? prey(facts, targets)
    : PLAYS[facts.role].night(facts, survivors(facts, targets));
}

/** Whom somebody of this habit is against. */
function against(habit: SparringHabit, facts: Memory, among: readonly PlayerId[]): PlayerId | null {
  const isPack = (player: PlayerId) => facts.role === 'werewolf' && isFellow(facts, player);
  const strangers = inCharacter(facts, butMe(facts, among)).filter((player) => !isPack(player));
  const left = candidates(facts, strangers.length > 0 ? strangers : butMe(facts, among));
  const { names, foes, reports } = facts;
  if (facts.role === 'possessed' && facts.living <= 3) {
    const { werewolf } = judge(facts, 'own');
    return best(facts, left, (player) => -werewolf[player]!);
  }
  const suspect = suspicion(facts, teamOf(facts.role) === 'werewolf' ? 'face' : 'own');
  switch (habit.against) {
    case 'suspect':
      return best(facts, left, suspect);
    case 'crowd':
      return best(facts, left, (player) => names.counts[player]! + suspect(player) / 10);
    case 'accused':
      return best(facts, left, (player) =>
        reports.some(({ target, result }) => target === player && result === 'werewolf')
          ? 1
          : suspect(player) / 10,
      );
    case 'foe':
      return best(facts, left, (player) =>
        foes.includes(player) || names.namedBy[player] === facts.me ? 1 : suspect(player),
      );
    case 'anybody':
      return best(facts, left, () => 0);
  }
}

function speak(habit: SparringHabit, memory: SparringMemory, legal: LegalTalk, random: Random): string {
  const { facts } = memory;
  facts.today.asked++;
  tellOfNights(habit, facts, random);
  const isTime = facts.day > 1 || facts.today.asked >= habit.claimsAt;
  const news = firstThatFits(legal, () => showing(habit, memory) ?? (isTime ? tellStory(facts) : null));
  if (news !== null) return news;
  if (!isVotedToday(facts)) return OVER;
  if (facts.today.asked === 1 && habit.opening !== 'opinion') return opening(habit, legal);
  const text = memory.said++ < habit.opinions ? firstThatFits(legal, once(opinion(habit, memory))) : null;
  return text ?? (facts.today.asked < 3 && !legal.skipIsOver ? SKIP : OVER);
}

function once(sentence: aiwolf.Sentence | null): () => aiwolf.Sentence | null {
  let left = sentence;
  return () => {
    const next = left;
    left = null;
    return next;
  };
}

function opening(habit: SparringHabit, legal: LegalTalk): string {
  const ask =
    habit.opening === 'ask' ? firstThatFits(legal, once(request('ANY', comingOut('ANY', 'seer')))) : null;
  return ask ?? (legal.skipIsOver ? OVER : SKIP);
}

function opinion(habit: SparringHabit, { facts, said }: SparringMemory): aiwolf.Sentence | null {
  const target = against(habit, facts, facts.others);
  if (target === null) return null;
  const words = habit.words === 'mixed' ? (['vote', 'estimate', 'request'] as const)[said % 3]! : habit.words;
  if (words === 'estimate') return estimate(target, 'werewolf');
  return words === 'vote' ? vote(target) : requestVote(target);
}

function showing(habit: SparringHabit, memory: SparringMemory): aiwolf.Sentence | null {
  const { facts } = memory;
  if (!habit.shows || memory.hasShown || facts.living !== 3 || teamOf(facts.role) !== 'werewolf') return null;
  memory.hasShown = true;
  facts.story.role = null;
  return comingOut(facts.me, facts.role);
}

/** What was found, or is said to have been found, up to today. */
function tellOfNights(habit: SparringHabit, facts: Memory, random: Random): void {
  const { story, learnt, role, day } = facts;
  if (role === 'seer' || role === 'medium') {
    while (story.findings.length < learnt.length)
      story.findings.push(asTold(habit, facts, learnt[story.findings.length]!));
    return;
  }
  if (story.role !== 'seer') return;
  while (story.findings.length < day) {
    const unseen = facts.others.filter((player) => story.findings.every(({ target }) => target !== player));
    const foes = unseen.filter((player) => !isFellow(facts, player));
    const accuses = random(100) < habit.accuses && story.findings.every(({ result }) => result === 'human');
    const target = best(facts, accuses ? foes : unseen, accuses ? suspicion(facts, 'face') : () => 0);
    if (target === null) return;
    story.findings.push({ act: 'divined', target, result: accuses ? 'werewolf' : 'human' });
  }
}

function asTold({ seer }: SparringHabit, facts: Memory, found: Finding): Finding {
  if (seer === 'truthful' || facts.role !== 'seer' || facts.day > 1 || facts.players > 8) return found;
  if (found.result === 'werewolf') return found;
  const { werewolf } = judge(facts, 'own');
  const target = best(
    facts,
    facts.others.filter((player) => player !== found.target),
    (player) => werewolf[player]!,
  );
  return target === null ? found : { act: 'divined', target, result: 'werewolf' };
}
