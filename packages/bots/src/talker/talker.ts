import {
  type Event,
  hashText,
  isPack,
  mix,
  OVER,
  type PlayerId,
  type Question,
  type Rules,
  SKIP,
  type Talked,
  teamOf,
} from '@mura/engine';
import { aiwolf, natural, sayUnderstood, village } from '@mura/language';
import type { Bot } from '../bot.ts';
import type { BotCharacter } from '../characters/character.ts';
import { HABITS } from '../characters/habit.ts';
import { Pace } from '../pace/pace.ts';
import { type BotAction, guessOf, isTrusted, keptVote, wordOf } from './ballot.ts';
import { VillageChronicle } from './chronicle.ts';
import { contribution, inAccord, reply } from './discourse.ts';
import { addressOf, type Post } from './post.ts';
import { isDuty, partsOf } from './sentences.ts';
import { smallTalk } from './small-talk.ts';
import { newDay, type OwnDay, type ToSay } from './speaker.ts';
import { stanceOf } from './stance.ts';

type TalkAction = Extract<BotAction, { type: 'talk' }>;

/** What is remembered for speaking well; the rest is the mind's own. */
interface Speaking<Memory> {
  readonly mind: Memory;
  readonly me: PlayerId;
  readonly book: VillageChronicle;
  readonly pace: Pace;
  own: OwnDay;
  /** What it kept of its talk of the days before, and for whom it voted on each day. */
  readonly past: OwnDay[];
  readonly ballots: Map<number, PlayerId>;
  rules: Rules | null;
  readonly isHumanlike: boolean;
  persona: natural.Persona;
  /** Of the werewolves, and whether they win with them. */
  isEvil: boolean;
  isDeceiver: boolean;
  fellows: readonly PlayerId[];
  speakers: village.Speakers | null;
  /** The last post of the talk, by which posts are numbered. */
  last: Pick<Talked, 'day' | 'number' | 'idx'>;
  /** What the mind wanted to say when it only answered, oldest first. */
  kept: aiwolf.Sentence[];
  /** All that was said in the village, so that nothing is said twice in the same words. */
  readonly said: natural.SaidToday[];
}

/** How a talker is to be. */
export interface TalkerOptions {
  /** Whose voice and habit it has; `null`: those of the character of its seat. */
  readonly character: BotCharacter | null;
  /** Joins and opposes opinions as often as people do. */
  readonly isHumanlike: boolean;
}

/**
 * A mind that thinks in the protocol, at a table of people: it says what it thinks in the voice of its character, answers
 * who asks, defends itself, gives reasons that stand in the record, and is silent when it has nothing to say.
 */
export function talker<Memory>(
  mind: Bot<Memory>,
  speech: natural.Speech,
  { character, isHumanlike }: TalkerOptions = { character: null, isHumanlike: false },
): Bot<Speaking<Memory>> {
  return {
    name: mind.name,
    about: mind.about,
    begin: (seat, past) => ({
      mind: mind.begin(seat, past),
      me: seat.player,
      book: new VillageChronicle(),
      pace: new Pace(seat.player),
      own: newDay(0),
      past: [],
      ballots: new Map(),
      rules: null,
      isHumanlike,
      persona: natural.personaWith(character?.voice ?? 'polite'),
      isEvil: false,
      isDeceiver: false,
      fellows: [],
      speakers: null,
      last: NOTHING_SAID,
      kept: [],
      said: [],
    }),
    hear(memory, event, at) {
      if (event.type === 'opened') {
        memory.rules = event.rules;
        const speakers = village.speakersIn(event.cast, speech.tongue);
        memory.speakers = speakers;
        memory.persona =
          character === null ? speakers.personas[memory.me - 1]! : natural.personaWith(character.voice);
      }
      if (event.type === 'roleTold') {
        memory.isEvil = isPack(event.role);
        memory.isDeceiver = teamOf(event.role) === 'werewolf';
        const friends = (event.known ?? []).filter(({ role }) => teamOf(role) === teamOf(event.role));
        memory.fellows = [...event.fellows, ...friends.map(({ player }) => player)];
      }
      if (event.type === 'voted' && event.player === memory.me) memory.ballots.set(event.day, event.target);
      if (event.type === 'talked') {
        memory.said.push({ text: event.text, phrasings: [] });
        if (event.channel === 'talk') memory.last = event;
      }
      const post = memory.book.hear(event);
      if (at !== undefined) keepPace(memory, event, post, at);
      mind.hear(memory.mind, event);
    },
    readyAt: ({ pace }, question, askedAt) => pace.answerAt(question, askedAt),
    act(memory, question, random) {
      const action = mind.act(memory.mind, question, random);
      const believes = asked(() => mind.believes?.(memory.mind) ?? []);
      if (action.type !== 'talk') return keptVote(action, question, memory, believes);
      if (action.channel !== 'talk') return plainly(action, question, memory, speech);
      keep(memory, action, () => mind.act(memory.mind, question, random));
      const said = discuss(action, question, memory, speech, believes);
      memory.pace.answered();
      return lastWord(said, memory);
    },
    ...(mind.learned === undefined
      ? {}
      : { learned: ({ mind: own }: Speaking<Memory>) => mind.learned?.(own) }),
  };
}

/** What a mind believes costs it a look at all deals; while it answers that does not change. */
function asked<Answer>(ask: () => Answer): () => Answer {
  let answer: { readonly is: Answer } | null = null;
  return () => {
    answer ??= { is: ask() };
    return answer.is;
  };
}

/** What it hears moves the time at which it speaks. */
function keepPace<Memory>(
  { me, book, pace, rules, persona }: Speaking<Memory>,
  event: Event,
  post: Post | null,
  at: number,
): void {
  if (event.type === 'phaseBegan' && rules !== null)
    pace.begin(event, at, rules, book.alive.size, 0.5 + HABITS[persona.voice].talks);
  if (event.type === 'phaseEnded') pace.end();
  if (event.type === 'saidOver' && event.player !== me) pace.hurry(at);
  if (event.type !== 'talked' || event.channel !== 'talk') return;
  if (event.player === me) pace.spoke(at);
  else pace.heard(at, post === null ? 'all' : addressOf(post, me, book.names));
}

/** By the clock it stays at the table while it means to say more, or others may still speak to it. */
function lastWord<Memory>(action: TalkAction, { pace }: Speaking<Memory>): TalkAction {
  if (!pace.isKept) return action;
  if (action.text === OVER && !pace.mayEnd) return { ...action, text: SKIP };
  return action.text === SKIP && pace.isDone ? { ...action, text: OVER } : action;
}

/** Takes in what the mind wants to say; who comes out tells in the same post what they know. */
function keep<Memory>(memory: Speaking<Memory>, { text }: TalkAction, next: () => BotAction): void {
  const { me, book, last } = memory;
  if (memory.own.day !== book.day) {
    memory.past.push(memory.own);
    memory.own = newDay(book.day);
    memory.kept = [];
  }
  const fresh = proposalOf(text, last);
  if (fresh === null || isSaidBefore(fresh, memory)) return;
  memory.kept.push(fresh);
  if (!isComingOut(fresh, me)) return;
  const more = next();
  const known = more.type === 'talk' ? proposalOf(more.text, last) : null;
  if (known !== null && !isComingOut(known, me)) addToClaim(memory.kept, known);
}

/** In words nobody comes out twice as the same. */
function isSaidBefore<Memory>(sentence: aiwolf.Sentence, { me, book }: Speaking<Memory>): boolean {
  return isComingOut(sentence, me) && 'role' in sentence && sentence.role === book.claims.get(me)?.role;
}

/** Public talk: what the mind proposes becomes a contribution to the talk of the day. */
function discuss<Memory>(
  action: TalkAction,
  question: Question,
  memory: Speaking<Memory>,
  speech: natural.Speech,
  believes: () => readonly number[],
): TalkAction {
  const { me, book, own, past, ballots } = memory;
  const word = wordOf(memory);
  const lot = lotOf(memory, question);
  const habit = HABITS[memory.persona.voice];
  const { isHumanlike, isEvil } = memory;
  const guess = () => guessOf(memory, lot, believes);
  const trusts = (player: PlayerId) => isTrusted(player, memory, believes);
  const isLast = 'skipIsOver' in question.legal && question.legal.skipIsOver;
  const mustSpeak = isLast && action.text !== OVER;
  const silence = { ...action, text: isLast ? OVER : SKIP };
  const isLastWord = 'left' in question.legal && question.legal.left === 1;
  const manner = { isHumanlike, isEvil, mustSpeak, isLastWord };
  const known = { word, stance: stanceOf(me, book, ballots), past, ballots };
  const speaker = { me, book, own, ...known, lot, habit, guess, trusts, ...manner };
  const wanted = memory.kept.find((kept) => isDuty(kept, me)) ?? memory.kept[0] ?? null;
  const proposal = wanted === null ? null : inAccord(wanted, speaker);
  // Who speaks up because they were spoken to says that, and keeps what they meant to say for its time.
  const say = memory.pace.isCalled
    ? reply(proposal, speaker)
    : (contribution(proposal, speaker) ?? smallTalk(speaker));
  if (!memory.pace.isCalled || isSaidBy(say, proposal))
    memory.kept = memory.kept.filter((kept) => kept !== wanted);
  if (say === null) return isSilence(action) ? action : silence;
  own.posts++;
  const owed: ToSay = mustSpeak && own.posts <= ENOUGH ? { ...say, isOwed: true } : say;
  const inWords = (what: ToSay) => spoken(action, what, question, memory, speech);
  const shorter = mustSpeak ? withoutReason(owed) : null;
  return inWords(owed) ?? (shorter === null ? null : inWords(shorter)) ?? silence;
}

function isSilence({ text }: TalkAction): boolean {
  return text === SKIP || text === OVER;
}

/** After so many posts of a day nobody says in used words what they have to say. */
const ENOUGH = 2;

/** The same where the reason is longer than what one may say; `null`: it is nothing without it. */
function withoutReason(say: ToSay): ToSay | null {
  if (!('act' in say.what) || say.what.slots.reason === undefined) return say;
  const { act, slots: all } = say.what;
  const { reason: _, ...slots } = all;
  if (NOTHING_WITHOUT.includes(act)) return null;
  return { ...say, what: { act, slots } };
}

/** What is only said with its reason. */
const NOTHING_WITHOUT: readonly natural.ActId[] = ['answer-why', 'conclude-claim', 'conclude-liar'];

function isSaidBy(say: ToSay | null, proposal: aiwolf.Sentence | null): boolean {
  if (say === null || proposal === null || !Array.isArray(say.what)) return false;
  return partsOf(proposal).every((part) => (say.what as readonly aiwolf.Sentence[]).includes(part));
}

function isComingOut(sentence: aiwolf.Sentence, me: PlayerId): boolean {
  return sentence.kind === 'role' && sentence.verb === 'COMINGOUT' && sentence.target === me;
}

/** A result goes into the post of the claim before it; anything else is said in its turn. */
function addToClaim(kept: aiwolf.Sentence[], next: aiwolf.Sentence): void {
  if (next.kind !== 'result') {
    kept.push(next);
    return;
  }
  const operands = [kept.pop()!, next];
  kept.push({ kind: 'logic', operator: 'AND', operands, subject: null, start: 0, end: 0 });
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
      return { ...action, ...words(spoken), ...meantWith(say, memory) };
  }
  const [first] = drafts;
  return first === undefined || !say.isOwed
    ? null
    : { ...action, ...words(first), ...meantWith(say, memory) };
}

function words({ text, expression }: natural.Spoken): Pick<TalkAction, 'text' | 'expression'> {
  return { text, expression };
}

/**
 * Some say with their words how they mean them, always, now and then, or never, as people do: so that nobody is told apart by
 * it.
 */
function meantWith<Memory>({ what }: ToSay, { me, said, last }: Speaking<Memory>): Pick<TalkAction, 'meant'> {
  const [first, ...more] = Array.isArray(what) ? what : [];
  const share = SHARES_THAT_SAY_SO[hashText(`says so ${me}`) % SHARES_THAT_SAY_SO.length]!;
  if (first === undefined || more.length > 0 || mix(me, said.length) % 100 >= share) return {};
  const meant = village.inProtocolNumbers(first, last);
  return meant === null ? {} : { meant: aiwolf.printAIWolf(meant, 'java') };
}

/** Of a hundred posts. */
const SHARES_THAT_SAY_SO = [0, 5, 15, 40];

/** How often other words are looked for. */
const MOST_DRAFTS = 8;

function contextOf<Memory>(
  { channel, text }: TalkAction,
  { answers, connection }: ToSay,
  { request: { day }, legal }: Question,
  { me, speakers, persona, said, book }: Speaking<Memory>,
  draft: number,
): natural.SayContext | null {
  if (speakers === null || !('length' in legal)) return null;
  const { members } = speakers;
  const { length, budget } = legal;
  return {
    ...{ persona, speaker: me, cast: members, day, said, length, budget },
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
