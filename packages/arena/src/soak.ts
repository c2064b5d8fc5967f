import { type Bot, mustFindBot, speaksInWords } from '@mura/bots';
import { fingerprint, PRESETS, plainSetup, type Setup } from '@mura/engine';
import { natural } from '@mura/language';
import { faultsIn } from './contest/play-sets.ts';
import { playRecorded } from './game.ts';
import { speaking, spokenIn } from './run.ts';

/** What came of the games so far. Plain data: a soak goes on from it. */
export interface SoakTally {
  readonly bot: string;
  readonly seed: string;
  /** Of the record of the first game: where it is another, the bot or the rules have changed. */
  readonly fingerprint: string;
  readonly games: number;
  /** Games that were played once more, with the same record. */
  readonly again: number;
  readonly answers: number;
  /** Of all answers together, and of the slowest: processor time. */
  readonly milliseconds: number;
  readonly slowest: number;
  readonly faults: readonly SoakFault[];
}

/** Something that must not happen, and the game in which it can be seen again. */
interface SoakFault {
  readonly preset: string;
  readonly seed: string;
  readonly what: string;
}

/** Milliseconds of processor time that an answer may take. */
const BUDGET = 200;
/** What else the machine does makes single answers late, but not the same one of the same game again and again. */
const TRIES = 3;
/** One game of so many is played once more; a prime, so that every form has its turn. */
const AGAIN_EVERY = 37;

/** One game after another with a bot in every seat, each form in its turn, for ever; the tally after each of them. */
export async function* soak(
  bot: string,
  seed: string,
  before: SoakTally | null,
): AsyncGenerator<SoakTally, never> {
  const forms = await formsOf(bot);
  let tally = before ?? { ...EMPTY, bot, seed, fingerprint: fingerprint(played(forms, seed, 0).text) };
  for (;;) {
    tally = addGame(tally, forms);
    yield tally;
  }
}

const EMPTY = { games: 0, again: 0, answers: 0, milliseconds: 0, slowest: 0, faults: [] };

/** Whether a bot still plays the first game as it did when the tally was begun. */
export async function isSameSoak({ bot, seed, fingerprint: first }: SoakTally): Promise<boolean> {
  return fingerprint(played(await formsOf(bot), seed, 0).text) === first;
}

/** A form of the game with a bot for its seats; who speaks in words has one for each language. */
interface SoakForm {
  readonly preset: string;
  readonly tables: readonly { readonly plain: Setup; readonly bot: Bot }[];
}

async function formsOf(name: string): Promise<SoakForm[]> {
  const speeches = await Promise.all(natural.TONGUES.map((tongue) => natural.loadSpeech(tongue)));
  return [...PRESETS].map(([preset, rules]) => {
    const talks = rules.grammar !== 'aiwolf' && speaksInWords(mustFindBot(name));
    const plain = plainSetup(preset, rules, null);
    const tables = (talks ? speeches : [null]).map((speech) => ({
      plain: spokenIn(plain, speech),
      bot: speaking(name, speech),
    }));
    return { preset, tables };
  });
}

function addGame(tally: SoakTally, forms: readonly SoakForm[]): SoakTally {
  const { seed, games } = tally;
  const { preset, seed: own } = placeOf(forms, seed, games);
  try {
    const { text, answers, milliseconds, slowest, faults } = playedInTime(forms, seed, games);
    const isRepeated = games % AGAIN_EVERY === 0;
    if (isRepeated && played(forms, seed, games).text !== text)
      faults.push('another game from the same seed');
    return {
      ...tally,
      games: games + 1,
      again: tally.again + (isRepeated ? 1 : 0),
      answers: tally.answers + answers,
      milliseconds: tally.milliseconds + milliseconds,
      slowest: Math.max(tally.slowest, slowest),
      faults: [...tally.faults, ...faults.map((what) => ({ preset, seed: own, what }))],
    };
  } catch (thrown) {
    const what = `thrown: ${thrown instanceof Error ? thrown.message : thrown}`;
    return { ...tally, games: games + 1, faults: [...tally.faults, { preset, seed: own, what }] };
  }
}

function placeOf(forms: readonly SoakForm[], seed: string, game: number) {
  const { preset, tables } = forms[game % forms.length]!;
  const round = Math.floor(game / forms.length);
  return { preset, ...tables[round % tables.length]!, seed: `${seed}/${preset}/${round}` };
}

interface SoakGame {
  readonly text: string;
  readonly answers: number;
  readonly milliseconds: number;
  readonly slowest: number;
  readonly faults: string[];
}

/** The same game once more where an answer took too long. */
function playedInTime(forms: readonly SoakForm[], seed: string, game: number): SoakGame {
  let result = played(forms, seed, game);
  for (let tries = 1; tries < TRIES && result.slowest > BUDGET; tries++) result = played(forms, seed, game);
  if (result.slowest > BUDGET) result.faults.push(`an answer took ${Math.round(result.slowest)} ms`);
  return result;
}

function played(forms: readonly SoakForm[], seed: string, game: number): SoakGame {
  const { plain, bot, preset, seed: own } = placeOf(forms, seed, game);
  const watch = new AnswerWatch();
  const bots = plain.cast.map(() => watch.timed(bot));
  let isEnded = false;
  const setup = { ...plain, players: plain.cast.map(() => bot.name), seed: own };
  const { text, substituted } = playRecorded(
    setup,
    own,
    fingerprint(`${preset}/${own}`),
    bots,
    [],
    (entry) => {
      if (entry.event.type === 'ended') isEnded = true;
    },
  );
  const faults = faultsIn(substituted).map(({ act, reason, count }) => `${act} ${reason}, ${count} times`);
  if (!isEnded) faults.push('no end');
  const { answers, milliseconds, slowest } = watch;
  return { text, answers, milliseconds, slowest, faults };
}

class AnswerWatch {
  answers = 0;
  milliseconds = 0;
  slowest = 0;

  timed(bot: Bot): Bot {
    return {
      ...bot,
      act: (memory, question, random) => {
        const [began, busy] = [performance.now(), process.cpuUsage()];
        const action = bot.act(memory, question, random);
        const { user, system } = process.cpuUsage(busy);
        // Other threads of the process count for the one, other processes for the other: the truth is below both.
        const took = Math.min(performance.now() - began, (user + system) / 1000);
        this.answers++;
        this.milliseconds += took;
        this.slowest = Math.max(this.slowest, took);
        return action;
      },
    };
  }
}
