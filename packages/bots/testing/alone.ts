import { castFor, findCast, invariant, plainSetup, type Rules, type Setup, type Talk } from '@mura/engine';
import { natural } from '@mura/language';
import { type Bot, inCharacter, mustFindBot, speaksInWords } from '../src/index.ts';
import { type BotVillageRun, playOut } from './villages.ts';

const SPEECHES = { ja: await natural.loadSpeech('ja'), en: await natural.loadSpeech('en') };

/** Milliseconds that an answer may take. */
export const BUDGET = 200;

export interface PlayedAlone extends BotVillageRun {
  /** Of the answer that took longest: milliseconds. */
  readonly slowest: number;
  /** What the bots wanted to say. */
  readonly said: readonly Talk[];
}

/** What else the machine does makes single answers late, but not the same one of the same game again and again. */
const TRIES = 3;

/** As `playAlone`, once more where an answer took too long: the game is the same, what else the machine does is not. */
export function playInTime(bot: Bot, preset: string, rules: Rules, seed: string): PlayedAlone {
  let played = playAlone(bot, preset, rules, seed);
  for (let tries = 1; tries < TRIES && played.slowest >= BUDGET; tries++)
    played = playAlone(bot, preset, rules, seed);
  return played;
}

/** A village in which one bot sits on every seat; who speaks in words does so in either language where talk is free. */
export function playAlone(bot: Bot, preset: string, rules: Rules, seed: string): PlayedAlone {
  const { setup, seated } = sit(bot, preset, rules, seed);
  let slowest = 0;
  const said: Talk[] = [];
  const timed: Bot = {
    ...seated,
    act(memory, question, random) {
      const [began, busy] = [performance.now(), process.cpuUsage()];
      const action = seated.act(memory, question, random);
      const { user, system } = process.cpuUsage(busy);
      // Other threads of the process count for the one, other processes for the other: the truth is below both.
      slowest = Math.max(slowest, Math.min(performance.now() - began, (user + system) / 1000));
      if (action.type === 'talk') said.push(action);
      return action;
    },
  };
  const bots = setup.cast.map(() => timed);
  return { ...playOut(setup, seed, bots), slowest, said };
}

function sit(bot: Bot, preset: string, rules: Rules, seed: string): { setup: Setup; seated: Bot } {
  const setup = plainSetup(preset, rules, seed);
  const chosen = mustFindBot(bot.name);
  if (rules.grammar === 'aiwolf' || !speaksInWords(chosen)) return { setup, seated: bot };
  const language = seed.length % 2 === 0 ? 'ja' : 'en';
  const cast = findCast('mura');
  invariant(cast !== undefined, 'the cast of the project is there');
  return {
    setup: { ...setup, language, cast: castFor(cast, setup.cast.length, language) },
    seated: inCharacter(chosen, SPEECHES[language]),
  };
}
