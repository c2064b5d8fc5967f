import type { Role } from '@mura/engine';
import type { Random } from '../../bot.ts';
import { feignedRole } from '../../memory/pack-plan.ts';
import { yieldsAs } from '../habits/helpers.ts';
import { countOf } from '../habits/turns.ts';
import type { Mind } from '../mind.ts';
import { actorOf, KINDS } from '../observe/kinds.ts';
import { sizeOf } from '../size.ts';
import { spokenAt } from '../table/counts.ts';
import { happens, swayed } from './draw.ts';
import { bestCover } from './ways.ts';

const CLAIM = KINDS.indexOf('claimSeer');

/**
 * Whether a liar of a small village comes out as a seer. A village expects two seers; of three one is the werewolf, and all
 * know it. So the one lies where the other does not.
 */
export function comeOutOrNot(mind: Mind, random: Random): void {
  const { role, story, fellows, day } = mind.facts;
  if (fellows.length > 0 || story.isOut || day > 1 || sizeOf(mind.witness.players) !== 'small') return;
  if (role === 'possessed') waitForWerewolf(mind);
  if (role === 'werewolf' && mind.turns === 1) drawClaim(mind, random);
}

/** A possessed lets the others begin, and comes out unless the werewolf has. */
function waitForWerewolf(mind: Mind): void {
  const { story } = mind.facts;
  mind.wouldClaim ??= story.role !== null;
  const comesOut = mind.wouldClaim && mind.turns > 1 && isFree(mind);
  story.role = comesOut ? feignedRole(mind.facts) : null;
}

/** Whether nobody else lies about it yet. */
function isFree(mind: Mind): boolean {
  return rivalsOf(mind) <= mind.facts.seats.seer;
}

/** How many others have come out as seers. */
export function rivalsOf({ witness, facts }: Mind): number {
  return witness.claims.filter((role, player) => role === 'seer' && player !== facts.me).length;
}

/** By so much more of the games won the odds of a choice are another. */
const NOTABLE = 0.07;

/**
 * A werewolf comes out with its first words, or hides: the oftener, the likelier the possessed then hides, and the better it
 * fits what its seat is known for. Where two are out before it, it hides.
 */
function drawClaim(mind: Mind, random: Random): void {
  const { facts, policy } = mind;
  const share = swayed(policy.packClaims.small, gainByComingOut(mind) / NOTABLE + lookOfComingOut(mind));
  const comesOut = isFree(mind) && happens(share, random);
  facts.plan.claimant = comesOut ? facts.me : null;
  facts.story.role = comesOut ? feignedRole(facts) : null;
}

/** How often a werewolf wins who is one of two seers, one of three, or hides: counted at tables of public programs. */
const WINS_OF_TWO = 0.7;
const WINS_OF_THREE = 0.36;
const WINS_HIDDEN = 0.53;

function gainByComingOut({ own, belief, others, witness, past }: Mind): number {
  const helper = belief.place('possessed');
  const yields = others
    .filter((player) => witness.claims[player] !== 'seer')
    .reduce((sum, player) => sum + own.share(player, helper) * yieldsAs(past.helpers, player), 0);
  return WINS_OF_THREE + yields * (WINS_OF_TWO - WINS_OF_THREE) - WINS_HIDDEN;
}

/**
 * To who has counted its seat, or knows how players are: how much coming out at once makes a werewolf look like a seer (or
 * who feigns to be one), against how much like a villager it can look if it hides. What it never did as a werewolf is
 * believed most.
 */
function lookOfComingOut(mind: Mind): number {
  const share = (role: Role) => firstClaims(mind, role);
  const out = (share('seer') + share('possessed')) / 2 / share('werewolf');
  return Math.log(out) - lookOfHiding(mind);
}

/** A cover with which it may as well hide. */
const FAIR_COVER = 3;

/** How much like a villager it looks if it hides. What cover its seat has left is spent game by game. */
function lookOfHiding(mind: Mind): number {
  if (mind.past.turns.length > 0) return bestCover(mind) - FAIR_COVER;
  return Math.log((1 - firstClaims(mind, 'villager')) / (1 - firstClaims(mind, 'werewolf')));
}

/** How often its seat comes out with its first words as somebody of a role; the table counts as one game. */
function firstClaims({ past, likelihoods, witness }: Mind, role: Role): number {
  const expected = likelihoods(witness.players).spoken[spokenAt(0, actorOf(role), CLAIM)]!;
  const { all, found } = countOf(past.turns, { day: 1, turn: 0 }, role, (kind) => kind === 'claimSeer');
  return (found + expected) / (all + 1);
}
