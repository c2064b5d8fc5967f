import {
  type DawnBroke,
  type Event,
  type KnownRole,
  type PlayerId,
  type Role,
  type RoleTold,
  teamOf,
  type Vote,
  type VotesCounted,
} from '@mura/engine';
import { conductOf, formOf } from './conduct.ts';
import { listen, listenAgain } from './listen.ts';
import { isAlive, type Memory, type PlayerFate, reconsider } from './memory.ts';
import { forgetNames, name } from './names.ts';
import { attackFailed } from './pack-plan.ts';
import { include } from './per-player.ts';
import { newVerdict } from './verdict.ts';

/** Everything the bot knows comes from here: each event once. */
export function remember(memory: Memory, event: Event): void {
  switch (event.type) {
    case 'talked':
      listen(memory, event);
      break;
    case 'corrected':
      listenAgain(memory, event);
      break;
    case 'opened':
      memory.rules = event.rules;
      memory.form = formOf(event.rules.roles);
      memory.seats = memory.form.seats;
      memory.cast = event.cast;
      memory.players = event.cast.length;
      countLiving(memory);
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
    case 'pollCounted':
      hearNames(memory, event.votes);
      break;
    case 'announced':
      if (event.about === 'vote') hearNames(memory, [event]);
      break;
    case 'executed':
      execute(memory, event.player);
      break;
    case 'dawnBroke':
      findDead(memory, event);
      break;
    case 'failed':
    case 'diedSuddenly':
      lose(memory, event.player, 'gone');
      break;
    case 'roleShown':
      memory.shown[event.player] = event.role;
      reconsider(memory);
      break;
    case 'attackVotesCounted':
      memory.plan.target = mostVoted(event);
      break;
    case 'attackChosen':
      memory.plan.chosen = event.target;
  }
}

const NOBODY: readonly KnownRole[] = [];

function learnRole(memory: Memory, { player, role, fellows, known = NOBODY }: RoleTold): void {
  if (player !== memory.me) return;
  memory.role = conductOf(role);
  memory.dealt = role;
  if (fellows.length > 0 || known.length > 0) meet(memory, role, fellows, known);
  if (teamOf(role) === 'werewolf') memory.face = newVerdict();
  reconsider(memory);
}

function meet(memory: Memory, role: Role, fellows: readonly PlayerId[], known: readonly KnownRole[]): void {
  memory.acquainted = [...fellows.map((fellow) => ({ player: fellow, role })), ...known];
  const friends = known.filter((other) => teamOf(other.role) === teamOf(role));
  memory.fellows = friends.length === 0 ? fellows : [...fellows, ...friends.map((friend) => friend.player)];
}

function beginDay(memory: Memory, day: number): void {
  memory.day = day;
  memory.ballots = [];
  memory.plan.target = 0;
  memory.plan.hasWhispered = false;
  forgetNames(memory.names, memory.players);
}

function countBallots(memory: Memory, { votes }: VotesCounted): void {
  memory.ballots = votes;
  hearNames(memory, votes);
  noteFoes(memory, votes);
}

/** A ballot says whom its voter wants executed, in plainer words than any talk. */
function hearNames({ names, me }: Memory, votes: readonly Vote[]): void {
  for (const { player, target } of votes) if (player !== me) name(names, player, target);
}

function noteFoes({ foes, me }: Memory, votes: readonly Vote[]): void {
  for (const { player, target } of votes) if (target === me) include(foes, player);
}

/** Some villages tell only now who was executed, and by whom. */
function findDead(memory: Memory, { dead, votes, executed }: DawnBroke): void {
  if (votes !== null) noteFoes(memory, votes);
  if (executed !== null) execute(memory, executed);
  if (dead.length === 0) attackFailed(memory);
  memory.plan.chosen = null;
  for (const player of dead) lose(memory, player, 'killed');
}

function execute(memory: Memory, player: PlayerId): void {
  memory.executed = player;
  lose(memory, player, 'executed');
}

function lose(memory: Memory, player: PlayerId, fate: PlayerFate): void {
  if (!isAlive(memory, player)) return;
  memory.fates[player] = fate;
  countLiving(memory);
  reconsider(memory);
}

function countLiving(memory: Memory): void {
  const { me, players } = memory;
  const others: PlayerId[] = [];
  for (let player = 1; player <= players; player++)
    if (player !== me && isAlive(memory, player)) others.push(player);
  memory.others = others;
  memory.living = others.length + (isAlive(memory, me) ? 1 : 0);
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
