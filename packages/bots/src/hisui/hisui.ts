import type { LegalChoice, NoAnswer, PlayerAction, PlayerId, Question } from '@mura/engine';
import type { Bot, Random } from '../bot.ts';
import { whisper } from '../memory/pack-plan.ts';
import { remember } from '../memory/remember.ts';
import { helpersAfter, NO_HELPERS } from './habits/helpers.ts';
import { habitsAfter } from './habits/seat.ts';
import { NO_TURNS, turnsAfter } from './habits/turns.ts';
import { Mind, type SeatMemory } from './mind.ts';
import { toAttack, toDivine, toGuard } from './play/night.ts';
import { POLICY, type Policy } from './play/policy.ts';
import { speak } from './play/speak.ts';
import { intend } from './play/story.ts';
import { bestVote } from './play/vote.ts';
import { likelihoodFor } from './table/table.ts';

/** The strong one: weighs every deal by how players of each role behave, and answers what the others will do. */
export const hisui = createHisui('hisui', POLICY);

/** The same mind with other numbers. */
export function createHisui(name: string, policy: Policy): Bot<Mind> {
  return {
    name,
    about:
      'weighs who may be what by how everybody behaves, remembers the seats, and answers what others will do',
    begin: ({ player }, past) => new Mind(player, policy, (past ?? NOTHING) as SeatMemory, likelihoodFor),
    hear(mind, event) {
      remember(mind.facts, event);
      mind.witness.hear(event);
      if (event.type !== 'talked') mind.reconsider();
    },
    act(mind, question, random) {
      prepare(mind, random);
      const { legal } = question;
      const { me: player } = mind.facts;
      if ('targets' in legal) {
        mind.catchUp();
        return choose(mind, legal, random);
      }
      const text = legal.act === 'whisper' ? whisperFor(mind, legal) : speak(mind, legal, random);
      return { type: 'talk', player, channel: legal.act, text };
    },
    believes(mind) {
      mind.catchUp();
      return Array.from({ length: mind.witness.players + 1 }, (_, player) =>
        player === 0 ? 0 : mind.suspects(player),
      );
    },
    learned,
  };
}

const NOTHING: SeatMemory = { habits: [], turns: NO_TURNS, helpers: NO_HELPERS };

function prepare(mind: Mind, random: Random): void {
  if (mind.facts.hasBegun) return;
  mind.facts.hasBegun = true;
  intend(mind, random);
}

function whisperFor(mind: Mind, legal: Extract<Question['legal'], { longest: number }>): string {
  const { plan } = mind.facts;
  return whisper(mind.facts, legal, () => (plan.target === 0 ? toAttack(mind, mind.others) : plan.target));
}

/** Any legal target where it has no wish of its own. */
function choose(mind: Mind, { act, targets }: LegalChoice, random: Random): PlayerAction | NoAnswer {
  const { me: player } = mind.facts;
  if (targets.length === 0) return { type: 'noAnswer', player, act, reason: 'illegal' };
  const target = wanted(mind, act, targets) ?? targets[random(targets.length)]!;
  return { type: act, player, target };
}

function wanted(mind: Mind, act: LegalChoice['act'], targets: readonly PlayerId[]): PlayerId | null {
  switch (act) {
    case 'poll':
    case 'vote':
      return bestVote(mind, targets);
    case 'divine':
      return toDivine(mind, targets);
    case 'guard':
      return toGuard(mind, targets);
    case 'attackVote':
      return agreed(mind, targets) ?? toAttack(mind, targets);
    default:
      return null;
  }
}

/** Whom the pack has agreed on. */
function agreed({ facts: { plan } }: Mind, targets: readonly PlayerId[]): PlayerId | null {
  return plan.target !== 0 && targets.includes(plan.target) ? plan.target : null;
}

/** What every seat did, its own too, now that it is known who was what. */
function learned({ witness, past, policy, facts, likelihoods }: Mind): SeatMemory {
  const { roles, players } = witness;
  if (roles === null || !policy.remembers) return past;
  const habits = habitsAfter(past.habits, witness, roles, likelihoods(players));
  const turns = turnsAfter(past.turns, witness, facts.me, roles);
  return { habits, turns, helpers: helpersAfter(past.helpers, witness, roles) };
}
