import { hashText, mix, OVER, type PlayerId, type Question, SKIP, type Talked } from '@mura/engine';
import { aiwolf, natural, sayUnderstood, village } from '@mura/language';
import type { Bot } from '../bot.ts';
import { Chronicle } from './chronicle.ts';
import { contribution, newDay, type OwnDay, type ToSay } from './discourse.ts';
import { smallTalk } from './small-talk.ts';

type TalkAction = Extract<ReturnType<Bot['act']>, { type: 'talk' }>;

/** What is remembered for speaking well; the rest is the mind's own. */
interface Speaking<Memory> {
  readonly mind: Memory;
  readonly me: PlayerId;
  readonly book: Chronicle;
  own: OwnDay;
  speakers: village.Speakers | null;
  /** The last post of the talk, by which posts are numbered. */
  last: Pick<Talked, 'day' | 'number' | 'idx'>;
  /** All that was said in the village, so that nothing is said twice in the same words. */
  readonly said: natural.SaidToday[];
}

/**
 * A mind that thinks in the protocol, at a table of people: it says what it thinks in the voice of its character, answers
 * who asks, defends itself, gives reasons that stand in the record, and is silent when it has nothing to say.
 */
export function talker<Memory>(mind: Bot<Memory>, speech: natural.Speech): Bot<Speaking<Memory>> {
  return {
    name: mind.name,
    about: mind.about,
    begin: (seat, past) => ({
      mind: mind.begin(seat, past),
      me: seat.player,
      book: new Chronicle(),
      own: newDay(0),
      speakers: null,
      last: NOTHING_SAID,
      said: [],
    }),
    hear(memory, event) {
      if (event.type === 'opened') memory.speakers = village.speakersIn(event.cast, speech.tongue);
      if (event.type === 'talked') {
        memory.said.push({ text: event.text, phrasings: [] });
        if (event.channel === 'talk') memory.last = event;
      }
      memory.book.hear(event);
      mind.hear(memory.mind, event);
    },
    act(memory, question, random) {
      const action = mind.act(memory.mind, question, random);
      if (action.type !== 'talk') return action;
      return action.channel === 'talk'
        ? discuss(action, question, memory, speech)
        : plainly(action, question, memory, speech);
    },
    ...(mind.learned === undefined
      ? {}
      : { learned: ({ mind: own }: Speaking<Memory>) => mind.learned?.(own) }),
  };
}

/** Public talk: what the mind proposes becomes a contribution to the talk of the day. */
function discuss<Memory>(
  action: TalkAction,
  question: Question,
  memory: Speaking<Memory>,
  speech: natural.Speech,
): TalkAction {
  const { me, book } = memory;
  if (memory.own.day !== book.day) memory.own = newDay(book.day);
  const { own } = memory;
  const lot = lotOf(memory, question);
  const proposal = proposalOf(action.text, memory.last);
  const say = contribution(proposal, { me, book, own, lot }) ?? smallTalk({ me, book, own, lot });
  if (say === null) return proposal === null ? action : { ...action, text: SKIP };
  own.posts++;
  return spoken(action, say, question, memory, speech) ?? { ...action, text: SKIP };
}

/** Whispers and the like are said as the mind says them. */
function plainly<Memory>(
  action: TalkAction,
  question: Question,
  memory: Speaking<Memory>,
  speech: natural.Speech,
): TalkAction {
  const proposal = proposalOf(action.text, memory.last);
  return (
    (proposal === null ? null : spoken(action, { what: [proposal] }, question, memory, speech)) ?? action
  );
}

const NOTHING_SAID = { day: 0, number: null, idx: null };

/** What the mind would say, with posts numbered as people see them; `null`: nothing. */
function proposalOf(text: string, last: Speaking<unknown>['last']): aiwolf.Sentence | null {
  if (text === SKIP || text === OVER) return null;
  const parsed = aiwolf.parseAIWolf(text, { dialect: 'java' });
  return parsed.ok ? village.inPostNumbers(parsed.value.tree, last) : null;
}

function lotOf<Memory>({ me, book, said }: Speaking<Memory>, { request: { day, turn } }: Question) {
  let key = mix(hashText(`${me} ${day} ${turn}`), book.posts.length * 31 + said.length);
  return (among: number) => {
    key = mix(key, among);
    return key % among;
  };
}

/** In the voice of the character; `null` where no words fit the limits of the village, or all have been used. */
function spoken<Memory>(
  action: TalkAction,
  say: ToSay,
  question: Question,
  memory: Speaking<Memory>,
  speech: natural.Speech,
): TalkAction | null {
  const { legal } = question;
  if (!('length' in legal)) return null;
  const isPublic = action.channel === 'talk';
  const drafts: natural.Spoken[] = [];
  for (let draft = 0; draft < MOST_DRAFTS; draft++) {
    const context = contextOf(action, say, question, memory, draft);
    if (context === null) return null;
    const spoken = sayUnderstood(say.what, context, speech);
    if (!spoken.fits || spoken.text.length > legal.longest) continue;
    drafts.push(spoken);
    if (!isPublic || !memory.book.phrases.has(natural.phraseOf(spoken.text, memory.book.names)))
      return { ...action, text: spoken.text, expression: spoken.expression };
  }
  const [first] = drafts;
  return first === undefined || !say.isOwed
    ? null
    : { ...action, text: first.text, expression: first.expression };
}

/** How often other words are looked for. */
const MOST_DRAFTS = 5;

function contextOf<Memory>(
  { channel, text }: TalkAction,
  { answers, connection }: ToSay,
  { request: { day }, legal }: Question,
  { me, speakers, said, book }: Speaking<Memory>,
  draft: number,
): natural.SayContext | null {
  if (speakers === null || !('length' in legal)) return null;
  const { members, personas } = speakers;
  const { length, budget } = legal;
  return {
    ...{ persona: personas[me - 1]!, speaker: me, cast: members, day, said, length, budget },
    channel: channel === 'whisper' ? 'whisper' : 'talk',
    seed: hashText(`${me} ${day} ${said.length} ${draft} ${text}`),
    ...(connection === undefined ? {} : { connection }),
    ...(answers === undefined
      ? {}
      : {
          answers: {
            talk: answers.talk,
            by: answers.player,
            ago: book.posts.length - book.posts.indexOf(answers),
          },
        }),
  };
}
