import {
  type DawnBroke,
  type Event,
  type PlayerId,
  type RoleTold,
  teamOf,
  type Vote,
  type VotesCounted,
} from '@mura/engine';
import { listen } from './listen.ts';
import { type Fate, isAlive, type Memory, reconsider } from './memory.ts';
import { forgetNames, name } from './names.ts';
import { attackFailed } from './pack.ts';
import { newVerdict } from './verdict.ts';

/** Everything the bot knows comes from here: each event once. */
export function remember(memory: Memory, event: Event): void {
  switch (event.type) {
    case 'talked':
      listen(memory, event);
      break;
    case 'opened':
      memory.rules = event.rules;
      memory.players = event.cast.length;
      memory.living = event.cast.length;
      break;
    case 'roleTold':
      learnRole(memory, event);
      break;
    case 'dayBegan':
      beginDay(memory, event.day);
      break;
    case 'phaseBegan':
      if (event.phase !== 'talk' && event.phase !== 'vote') memory.plan.hasWhispered = false;
      break;
    case 'divined':
    case 'identified':
      memory.learnt.push({ act: event.type, target: event.target, result: event.result });
      reconsider(memory);
      break;
    case 'votesCounted':
      countBallots(memory, event);
      break;
    case 'executed':
      memory.executed = event.player;
      lose(memory, event.player, 'executed');
      break;
    case 'dawnBroke':
      findDead(memory, event);
      break;
    case 'failed':
      lose(memory, event.player, 'gone');
      break;
    case 'attackVotesCounted':
      memory.plan.target = mostVoted(event);
      break;
    case 'attackChosen':
      memory.plan.chosen = event.target;
  }
}

function learnRole(memory: Memory, { player, role, fellows }: RoleTold): void {
  if (player !== memory.me) return;
  memory.role = role;
  memory.fellows = fellows;
  if (teamOf(role) === 'werewolf') memory.face = newVerdict();
  reconsider(memory);
}

function beginDay(memory: Memory, day: number): void {
  memory.day = day;
  memory.ballots = [];
  memory.plan.target = 0;
  memory.plan.hasWhispered = false;
  forgetNames(memory.names);
}

/** A ballot says whom its voter wants executed, in plainer words than any talk. */
function countBallots(memory: Memory, { votes }: VotesCounted): void {
  memory.ballots = votes;
  for (const { player, target } of votes) {
    if (player !== memory.me) name(memory.names, player, target);
  }
  noteFoes(memory, votes);
}

function noteFoes({ foes, me }: Memory, votes: readonly Vote[]): void {
  for (const { player, target } of votes) if (target === me) foes[player] = true;
}

function findDead(memory: Memory, { dead, votes }: DawnBroke): void {
  if (votes !== null) noteFoes(memory, votes);
  if (dead.length === 0) attackFailed(memory);
  memory.plan.chosen = null;
  for (const player of dead) lose(memory, player, 'killed');
}

function lose(memory: Memory, player: PlayerId, fate: Fate): void {
  if (!isAlive(memory, player)) return;
  memory.fates[player] = fate;
  memory.living--;
  reconsider(memory);
}

/** Whom most of the pack voted for, the first of them on a tie; 0: nobody. */
function mostVoted({ votes }: VotesCounted): PlayerId {
  let most = 0;
  let chosen = 0;
  for (const { target } of votes) {
    const count = votes.filter((vote) => vote.target === target).length;
    if (count > most || (count === most && target < chosen)) {
      most = count;
      chosen = target;
    }
  }
  return chosen;
}
