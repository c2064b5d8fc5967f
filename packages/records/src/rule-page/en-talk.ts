import { capital, duration, many } from './en-grammar.ts';
import { CHANNEL } from './en-words.ts';
import type { LengthFact, Per, SideChannel, Unit } from './fact.ts';
import type { StatementOf } from './statement.ts';

const UNIT: Readonly<Record<Unit, readonly [one: string, several: string, note: string]>> = {
  characters: ['character', 'characters', ' (spaces are not counted)'],
  charactersAndSpaces: ['character', 'characters', ' (spaces are counted)'],
  words: ['word', 'words', ''],
};

const TOO_LONG = { cut: 'What is longer is cut off.', refused: 'A longer one is refused.' } as const;

function units(count: number, unit: Unit): string {
  return many(count, UNIT[unit][0], UNIT[unit][1]);
}

export function length(fact: LengthFact): string {
  if (fact.kind === 'none') return 'There is no rule about the length of an utterance.';
  const note = UNIT[fact.countIn][2];
  if (fact.kind === 'cap') {
    return `Each utterance has at most ${units(fact.most, fact.countIn)}${note}. ${TOO_LONG[fact.tooLong]}`;
  }
  const most =
    fact.most === null ? '' : ` In any case what goes beyond ${units(fact.most, fact.countIn)} is cut off.`;
  return `${allowance(fact, note)}${mention(fact)}${most}`;
}

type Allowance = LengthFact & { readonly kind: 'allowance' };

function allowance({ base, budget, countIn }: Allowance, note: string): string {
  if (budget === null) return `Each utterance has at most ${units(base, countIn)}${note}. ${TOO_LONG.cut}`;
  return `In each utterance ${units(base, countIn)} ${base === 1 ? 'is' : 'are'} free${note}. What goes beyond is taken from a budget of ${units(budget, countIn)} a player, which is new each time; what the budget does not hold is cut off.`;
}

function mention({ mention: free, countIn }: Allowance): string {
  return free === null ? '' : ` After an “@name” of another player ${units(free, countIn)} more are allowed.`;
}

const PER: Readonly<Record<Per, string>> = { day: 'a day', phase: 'in each phase' };

export function quota(perPlayer: number | null, per: Per): string {
  return perPlayer === null
    ? 'Everybody may post as often as he likes.'
    : `Everybody has ${many(perPlayer, 'post')} ${PER[per]}.`;
}

const SIDE: Readonly<Record<SideChannel, string>> = {
  soliloquy:
    'the living may write them in every phase that goes by the clock, and nobody else reads them during the game.',
  grave: 'only the dead speak and hear it, each from when his death is known to all.',
  act: 'short acts of one’s character, while there is talk; everybody sees them.',
};

export function pause(seconds: number): string {
  return `Between two posts of a player there must be ${duration(seconds)}; a post that comes sooner is refused.`;
}

export function sideChannel(statement: StatementOf<'sideChannel'>): string {
  const { channel, perPlayer, per, pause: seconds, length: fact } = statement;
  const wait = seconds === null ? '' : ` ${pause(seconds)}`;
  return `**${capital(CHANNEL[channel])}**: ${SIDE[channel]} ${quota(perPlayer, per)}${wait} ${length(fact)}`;
}
