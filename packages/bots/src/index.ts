import { chatter } from './chatter.ts';
import { hisui } from './hisui/hisui.ts';
import { honest } from './honest/honest.ts';
import { random } from './random.ts';

export { type BotMemoir, type Coaching, coachingFor, memoirOf, memoirsOf } from './afterwards/afterwards.ts';
export type { VoteBelief } from './afterwards/beliefs.ts';
export type { TurningPoint } from './afterwards/turns.ts';
export type { Bot, BotSeat, Random } from './bot.ts';
export { type BotCharacter, CHARACTERS, findCharacter } from './characters/character.ts';
export { type CharacterHabit, HABITS } from './characters/habit.ts';
export * as inHisui from './hisui/index.ts';
export { LEVELS, type Level } from './levels/level.ts';
export { DelayedAnswers, type TableTime, TYPING_LASTS } from './pace/delayed-answers.ts';
export {
  BOTS,
  type ChosenBot,
  DEFAULT_BOT,
  findBot,
  inCharacter,
  isSlowBot,
  LLM_BOT,
  mustFindBot,
  SLOW_BOTS,
  speaksInWords,
} from './roster.ts';
export { LEAGUE } from './sparring/league.ts';
export { SPARRING } from './sparring/sparring.ts';
export type { FoundReason } from './talker/reasons/reasons.ts';
export { talker } from './talker/talker.ts';
export { chatter, hisui, honest, random };
