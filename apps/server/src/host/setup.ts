import {
  agentCast,
  type CastLanguage,
  type Character,
  castFor,
  checkSetup,
  countPlayers,
  findCast,
  PRESETS,
  type Result,
  type Setup,
  type SetupError,
} from '@mura/engine';
import { hashOfRules } from '@mura/records';
import type { Plan, SeatPlan } from './plan.ts';

/** The cast of programs: Agent[01] … */
export const AGENTS = 'agents';

/** A plan in which every seat has somebody, as the setup of a village; or all that is wrong with it. */
export function setupOf(plan: Plan, seed: string): Result<Setup, SetupError[]> {
  const { rules, language, seats, assistance } = plan;
  const wishes = seats.map((seat) => ('wish' in seat ? (seat.wish ?? null) : null));
  const players = seats.map(nameOf);
  const agreed = assistance === undefined ? rules : { ...rules, assistance };
  const preset = presetOf(plan);
  return checkSetup({ preset, rules: agreed, cast: castOf(plan), language, wishes, players, seed });
}

/** A form whose rules were changed has no name. */
function presetOf({ preset, rules }: Plan): string {
  const named = PRESETS.get(preset);
  return named !== undefined && hashOfRules(named) === hashOfRules(rules) ? preset : 'custom';
}

/** The characters of a plan, by player. */
export function castOf(plan: Plan): readonly Character[] {
  const { cast, rules, characters } = plan;
  if (characters !== undefined) return characters;
  const found = findCast(cast);
  const players = countPlayers(rules);
  if (found === undefined) return agentCast(players);
  return castFor(found, players, languageOfPeople(plan));
}

/** In which characters are named, and what programs say is told in words; also where the protocol is the village's own. */
export function languageOfPeople({ language }: Plan): CastLanguage {
  return language === 'en' ? 'en' : 'ja';
}

function nameOf(seat: SeatPlan): string {
  switch (seat.type) {
    case 'open':
      return '';
    case 'bot':
      return seat.name ?? seat.bot;
    default:
      return seat.name;
  }
}
