import {
  type Action,
  agentName,
  type Event,
  plainSetup,
  type PlayerId,
  PRESETS,
  requests,
  ROLES,
  type Role,
  type RoleCounts,
  type Rules,
  type Setup,
} from '@mura/engine';
import { answerRandomly, DILIGENT, type Habits } from '../../engine/testing/laws/answers.ts';
import { actByClock } from '../../engine/testing/laws/clock.ts';
import { act, begin, type Game, isOver, questionOf, viewOf } from '../../engine/testing/laws/game.ts';
import { percent, pick, type Random, randomFrom } from '../../engine/testing/laws/random.ts';
import type { Question } from '../src/index.ts';

/** A village of a preset, perhaps with other roles and rules. */
export function villageOf(preset: string, luck: number, change: (rules: Rules) => Rules = (rules) => rules): Setup {
  const rules = PRESETS.get(preset);
  if (rules === undefined) throw new Error(`There is no preset ${preset}`);
  return plainSetup(preset, change(rules), `${preset}/${luck}`);
}

export function rolesOf(counts: Partial<RoleCounts>): RoleCounts {
  return Object.fromEntries(ROLES.map((role) => [role, counts[role] ?? 0])) as RoleCounts;
}

/** A random game to its end, in which people claim this and that. */
export function playClaiming(setup: Setup, luck: number, habits: Habits = { ...DILIGENT, over: 70 }): Game {
  const random = randomFrom(luck);
  const game = begin(setup);
  const fakes = setup.cast.map(() => pick(ROLES, random));
  for (let steps = 0; !isOver(game) && steps < 4000; steps++) {
    const action = nextAction(game, random, habits);
    act(game, percent(50, random) ? claiming(action, fakes, setup.cast.length, random) : action);
  }
  return game;
}

function nextAction(game: Game, random: Random, habits: Habits): Action {
  if (game.village.gathering !== null) return actByClock(game, random, habits);
  const question = questionOf(game, pick(requests(game.village), random));
  return answerRandomly(question, viewOf(game, question.request.player), random, habits);
}

/** Most keep to one story, some do not. */
function claiming(action: Action, fakes: readonly Role[], players: number, random: Random): Action {
  if (action.type !== 'talk' || action.channel !== 'talk') return action;
  const { player } = action;
  const role = percent(80, random) ? fakes[player - 1]! : pick(ROLES, random);
  return { type: 'talk', player, channel: 'talk', text: claimOf(player, role, 1 + random(players), random) };
}

function claimOf(player: PlayerId, role: Role, target: PlayerId, random: Random): string {
  const result = percent(70, random) ? 'HUMAN' : 'WEREWOLF';
  if (percent(40, random)) return `COMINGOUT ${agentName(player)} ${role.toUpperCase()}`;
  if (role === 'seer') return `DIVINED ${agentName(target)} ${result}`;
  if (role === 'medium') return `IDENTIFIED ${agentName(target)} ${result}`;
  return role === 'bodyguard' ? `GUARDED ${agentName(target)}` : 'Over';
}

/** Every viewpoint of a village, under every assumption. */
export function questionsOf(game: Game): Question[] {
  const seats = game.setup.cast.map((_, index) => index + 1);
  const viewpoints: Question['as'][] = ['observer', 'werewolves', ...seats];
  const assumptions: Question['assume'][] = ['none', 'village', [1, 2, 3]];
  return viewpoints.flatMap((as) => assumptions.map((assume) => ({ as, assume, hypotheses: [] })));
}

/** After how many events somebody may know more than before, each change of the record once. */
export function placesOf(record: readonly Event[]): number[] {
  return record.flatMap((event, index) => (event.type === 'opened' || event.type === 'turnBegan' ? [] : [index + 1]));
}
