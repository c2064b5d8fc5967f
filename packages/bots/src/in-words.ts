import { type Event, hashText, OVER, type PlayerId, type Question, SKIP, type Talked } from '@mura/engine';
import { aiwolf, type natural, toNatural, village } from '@mura/language';
import type { Bot } from './bot.ts';

type TalkAction = Extract<ReturnType<Bot['act']>, { type: 'talk' }>;

/** What is to be remembered for speaking well; the rest is the bot's own. */
interface Speaking<Memory> {
  readonly own: Memory;
  readonly me: PlayerId;
  speakers: village.Speakers | null;
  /** The last post of the talk, by which posts are numbered. */
  last: Talked | null;
  /** In this village, so that nothing is said twice in the same words. */
  readonly said: { readonly text: string; readonly phrasings: readonly string[] }[];
}

/** A bot that thinks in the protocol, and says what it says there in the voice of its character. */
export function inWords<Memory>(bot: Bot<Memory>, speech: natural.Speech): Bot<Speaking<Memory>> {
  return {
    name: bot.name,
    about: bot.about,
    begin: (seat, past) => ({
      own: bot.begin(seat, past),
      me: seat.player,
      speakers: null,
      last: null,
      said: [],
    }),
    hear(memory, event) {
      note(memory, event, speech.tongue);
      bot.hear(memory.own, event);
    },
    act(memory, question, random) {
      const action = bot.act(memory.own, question, random);
      return action.type === 'talk' ? spoken(action, question, memory, speech) : action;
    },
  };
}

/** All of it is in the record: a bot that comes back to its seat says the same. */
function note<Memory>(memory: Speaking<Memory>, event: Event, tongue: natural.Tongue): void {
  if (event.type === 'opened') memory.speakers = village.speakersIn(event.cast, tongue);
  if (event.type !== 'talked') return;
  if (event.channel === 'talk') memory.last = event;
  if (event.player === memory.me) memory.said.push({ text: event.text, phrasings: [] });
}

function spoken<Memory>(
  action: TalkAction,
  { request: { day }, legal }: Question,
  { me, speakers, last, said }: Speaking<Memory>,
  speech: natural.Speech,
): TalkAction {
  const { text, channel } = action;
  if (text === SKIP || text === OVER || speakers === null || !('length' in legal)) return action;
  const parsed = aiwolf.parseAIWolf(text, { dialect: 'java' });
  const tree = parsed.ok ? village.inPostNumbers(parsed.value.tree, last ?? NOTHING_SAID) : null;
  if (tree === null) return action;
  const { members, personas } = speakers;
  const { length, budget, longest } = legal;
  const context = {
    ...{ persona: personas[me - 1]!, speaker: me, cast: members, day, said, length, budget },
    channel: channel === 'whisper' ? 'whisper' : 'talk',
    seed: hashText(`${me} ${day} ${said.length} ${text}`),
  } as const;
  const { text: words, expression, fits } = toNatural(tree, context, speech).spoken;
  return fits && words.length <= longest ? { ...action, text: words, expression } : action;
}

const NOTHING_SAID = { day: 0, number: null, idx: null };
