import { accept, noSuch, type Result, refuse } from '@mura/engine';
import type { natural } from '@mura/language';
import type { Bot } from './bot.ts';
import { type BotCharacter, CHARACTERS, findCharacter } from './characters/character.ts';
import { chatter } from './chatter.ts';
import { createHisui, hisui } from './hisui/hisui.ts';
import { POLICY, type Policy } from './hisui/play/policy.ts';
import { honest } from './honest/honest.ts';
import { atLevel, isLevel, LEVELS, type Level } from './levels/level.ts';
import { random } from './random.ts';
import { talker } from './talker/talker.ts';

/**
 * In words a werewolf does not show themselves (no certainty is so large), and a seer tells what they saw. How often
 * somebody says what kind of thing is nothing to go by, since that was counted among agents who speak the protocol; so what
 * they claim weighs more.
 */
const IN_WORDS: Policy = {
  ...POLICY,
  showsFrom: 2,
  seerAccuses: 0,
  tempers: {
    ...POLICY.tempers,
    small: { ...POLICY.tempers.small, spoken: 0, spokenWhenKnown: 0.2, claimed: 1.5 },
  },
};

/** The mind of hisui, under a name that says how it speaks: in words wherever the village allows them. */
const inWords: Bot = {
  // At a table of people a werewolf does not stand up and say so, also where it would win.
  ...(createHisui('talker', IN_WORDS) as Bot),
  about:
    'the mind of hisui in words: answers, gives reasons, and speaks as its character; the default opponent',
};

const humanlike: Bot = {
  ...inWords,
  name: 'humanlike',
  about: 'a talker that joins and opposes the opinions of others as often as people did in 人狼BBS',
};

/** Every built-in player; adding one is a file, a test and a word here. */
export const BOTS: ReadonlyMap<string, Bot> = new Map(
  [random, chatter, honest, hisui, inWords, humanlike].map((bot) => [bot.name, bot as Bot]),
);

/** The player with a language model; `llm:NAME` where the operator has named several. */
export const LLM_BOT = 'llm';

/** Players that think outside of the process, where somebody has set them up; a village can wait for them, an arena cannot. */
export const SLOW_BOTS: readonly string[] = [LLM_BOT];

/** Whether a wish is for one of those, by whatever name. */
export function isSlowBot(wish: string): boolean {
  return SLOW_BOTS.includes(wish.split(':')[0]!);
}

/** Who is put on a seat by default. */
export const DEFAULT_BOT = inWords.name;

/** Minds that can be weaker than they are. */
const WITH_LEVELS: readonly string[] = [honest.name, hisui.name, inWords.name, humanlike.name];
/** Minds whose conduct can be somebody's own. */
const WITH_CONDUCT: readonly string[] = [hisui.name, inWords.name, humanlike.name];

/** A built-in player as somebody wants it. */
export interface ChosenBot {
  readonly kind: string;
  readonly level: Level;
  readonly character: BotCharacter | null;
  /** Thinks in the protocol; it has the name of the wish. */
  readonly mind: Bot;
}

/**
 * The bot of a wish: its name, `@` and a level, `:` and a character; e.g. `hisui`, `talker@gentle`, `talker@fair:kiku`. Or
 * a sentence that says what is wrong; `others`: who else could have been wished for.
 */
export function findBot(wish: string, others: readonly string[] = []): Result<ChosenBot, string> {
  const [, kind = '', level = 'full', id] = WISH.exec(wish) ?? [];
  const known = BOTS.get(kind);
  if (known === undefined) return refuse(noSuch('bot', wish, [...BOTS.keys(), ...others]));
  if (!isLevel(level)) return refuse(noSuch('level', level, LEVELS));
  if (level !== 'full' && !WITH_LEVELS.includes(kind)) return refuse(`${kind} has no levels`);
  const character = id === undefined ? null : findCharacter(id);
  if (character === undefined)
    return refuse(
      noSuch(
        'character',
        id!,
        CHARACTERS.map((one) => one.id),
      ),
    );
  const own = character !== null && WITH_CONDUCT.includes(kind) ? conductedBy(character) : known;
  return accept({ kind, level, character, mind: { ...(atLevel(own, level) as Bot), name: wish } });
}

/** Long enough for any wish, and no longer. */
const WISH = /^([a-z]{1,20})(?:@([a-z]{1,20}))?(?::([a-z]{1,20}))?$/;

/** One that has been checked to be there. */
export function mustFindBot(wish: string): ChosenBot {
  const found = findBot(wish);
  if (!found.ok) throw new Error(`a bot that plays has been checked: ${found.error}`);
  return found.value;
}

const CONDUCTED = new Map<string, Bot>();

function conductedBy({ id, conduct }: BotCharacter): Bot {
  const known = CONDUCTED.get(id) ?? (createHisui(id, { ...IN_WORDS, ...conduct }) as Bot);
  CONDUCTED.set(id, known);
  return known;
}

/** Whether it speaks in words where the rules allow it, whoever else sits there. */
export function speaksInWords({ kind }: ChosenBot): boolean {
  return kind === inWords.name || kind === humanlike.name;
}

/** The same at a table where people talk: as its character, or as that of its seat. */
export function inCharacter(chosen: ChosenBot, speech: natural.Speech): Bot {
  const { kind, character, mind } = chosen;
  return talker(mind, speech, { character, isHumanlike: kind === humanlike.name }) as Bot;
}
