import {
  type Action,
  agentName,
  FIRST_ROLES,
  type PlayerId,
  PRESETS,
  plainSetup,
  type Role,
  type RoleCounts,
  type Rules,
  requests,
  type Setup,
} from '@mura/engine';
import { answerRandomly, DILIGENT, type Habits } from '../../engine/testing/laws/answers.ts';
import { actByClock } from '../../engine/testing/laws/clock.ts';
import { act, begin, isOver, type LawGame, questionOf, viewOf } from '../../engine/testing/laws/game.ts';
import { type LawRandom, percent, pick, randomFrom } from '../../engine/testing/laws/random.ts';
import type { WorldsQuestion } from '../src/index.ts';

/** A village of a preset, perhaps with other roles and rules. */
export function villageOf(
  preset: string,
  luck: number,
  change: (rules: Rules) => Rules = (rules) => rules,
): Setup {
  const rules = PRESETS.get(preset);
  if (rules === undefined) throw new Error(`There is no preset ${preset}`);
  return plainSetup(preset, change(rules), `${preset}/${luck}`);
}

export function rolesOf(counts: Partial<RoleCounts>): RoleCounts {
  const none = Object.fromEntries(FIRST_ROLES.map((role) => [role, 0])) as RoleCounts;
  return { ...none, ...counts };
}

const ABSENT: Habits = { over: 70, absent: 20, gone: 20 };

/** A random game to its end, in which people claim this and that; in every third some are absent. */
export function playClaiming(setup: Setup, luck: number): LawGame {
  const habits = luck % 3 === 0 ? ABSENT : { ...DILIGENT, over: 70 };
  const random = randomFrom(luck);
  const game = begin(setup);
  const stories = setup.cast.map(() => pick(FIRST_ROLES, random));
  // By the clock a game can be of any length.
  for (let steps = 0; !isOver(game) && steps < 1500; steps++) {
    const action = nextAction(game, random, habits);
    act(game, percent(50, random) ? claiming(action, stories, random) : action);
  }
  return game;
}

function nextAction(game: LawGame, random: LawRandom, habits: Habits): Action {
  if (game.village.phase.limit !== null) return actByClock(game, random, habits);
  const question = questionOf(game, pick(requests(game.village), random));
  return answerRandomly(question, viewOf(game, question.request.player), random, habits);
}

/** Most keep to one story, some do not. */
function claiming(action: Action, stories: readonly Role[], random: LawRandom): Action {
  if (action.type !== 'talk' || action.channel !== 'talk') return action;
  const { player } = action;
  const role = percent(80, random) ? stories[player - 1]! : pick(FIRST_ROLES, random);
  const text = claimOf(player, role, 1 + random(stories.length), random);
  return { type: 'talk', player, channel: 'talk', text };
}

function claimOf(player: PlayerId, role: Role, target: PlayerId, random: LawRandom): string {
  const result = percent(70, random) ? 'HUMAN' : 'WEREWOLF';
  if (percent(40, random)) return `COMINGOUT ${agentName(player)} ${role.toUpperCase()}`;
  if (role === 'seer') return `DIVINED ${agentName(target)} ${result}`;
  if (role === 'medium') return `IDENTIFIED ${agentName(target)} ${result}`;
  return role === 'bodyguard' ? `GUARDED ${agentName(target)}` : 'Over';
}

/** Every viewpoint of a village, under every assumption. */
export function questionsOf(players: number): WorldsQuestion[] {
  const seats = Array.from({ length: players }, (_, index) => index + 1);
  const viewpoints: WorldsQuestion['as'][] = ['observer', 'werewolves', ...seats];
  const assumptions: WorldsQuestion['assume'][] = ['none', 'village', [1, 2, 3]];
  return viewpoints.flatMap((as) => assumptions.map((assume) => ({ as, assume, hypotheses: [] })));
}
