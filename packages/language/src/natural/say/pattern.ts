import type { PlayerId } from '@mura/engine';
import type { Sentence, TalkNumber } from '../../aiwolf/ast.ts';
import { shorten } from '../../aiwolf/meaning/subject.ts';
import { parseAIWolf } from '../../aiwolf/parser.ts';
import { printAgent, printAIWolf, printTalkNumber } from '../../aiwolf/printer.ts';
import type { RoleWord, SpeciesWord } from '../../aiwolf/words.ts';
import { ACT_IDS, ACTS, type ActId, type SpokenAct, type SpokenChannel } from './acts.ts';
import { REASONS } from './reasons.ts';
import type { ActToSay, SaidReason, Slots } from './spoken.ts';

const PLAYER = 'Agent\\[\\d+\\]';
const CLAIMED_ROLE = 'SEER|MEDIUM|BODYGUARD|FREEMASON';

/** What a slot of a sentence may hold. */
const SLOT_PATTERNS: Readonly<Record<string, string>> = {
  role: '[A-Z]{3,}',
  species: 'HUMAN|WEREWOLF',
  day: '\\d+',
  talk: '(?:TALK|WHISPER) day\\d+ ID:\\d+',
  reason: '.+',
};

interface PhrasePattern {
  readonly act: ActId;
  readonly matcher: RegExp;
  /** How much is written out; the more, the better it fits. */
  readonly weight: number;
}

const PATTERNS: readonly PhrasePattern[] = ACT_IDS.flatMap(patternsOf).sort(
  (one, other) => other.weight - one.weight,
);

/** A reason may be missing: then the conclusion stands alone. */
function patternsOf(id: ActId): PhrasePattern[] {
  const act = ACTS[id];
  if (act.sentence === null || !act.isPlain) return [];
  const alone = withoutReason(act.sentence);
  return alone === act.sentence
    ? [patternOf(id, act, alone)]
    : [patternOf(id, act, act.sentence), patternOf(id, act, alone)];
}

function withoutReason(sentence: string): string {
  return /^BECAUSE \(\{reason\}\) \((.*)\)$/.exec(sentence)?.[1] ?? sentence;
}

function patternOf(act: ActId, { isClaimed }: SpokenAct, sentence: string): PhrasePattern {
  const seen = new Set<string>();
  const matcher = sentence.replace(/[()]/g, '\\$&').replace(/\{(\w+)\}/g, (_, name: string) => {
    if (seen.has(name)) return `\\k<${name}>`;
    seen.add(name);
    const held = name === 'role' && isClaimed ? CLAIMED_ROLE : (SLOT_PATTERNS[name] ?? PLAYER);
    return `(?<${name}>${held})`;
  });
  return { act, matcher: new RegExp(`^${matcher}$`), weight: sentence.replace(/\{\w+\}/g, '').length };
}

/** The acts that say this sentence and nothing else, the closest first. */
export function actsFor(sentence: Sentence, speaker: PlayerId, channel: SpokenChannel): ActToSay[] {
  const text = printAIWolf(shorten(sentence, { speaker }), 'java');
  return PATTERNS.filter(({ act }) => (ACTS[act].channel ?? 'talk') === channel).flatMap(
    ({ act, matcher }) => {
      const slots = slotsOf(matcher.exec(text), speaker);
      return slots === null ? [] : [{ act, slots }];
    },
  );
}

/** Null where a slot for somebody else holds the speaker. */
function slotsOf(found: RegExpExecArray | null, speaker: PlayerId): Slots | null {
  if (found === null) return null;
  const { me, role, species, day, talk, reason, ...players } = found.groups ?? {};
  const because = reason === undefined ? undefined : parse(reason);
  const others = Object.entries(players).map(([name, text]) => [name, playerOf(text)] as const);
  if (me !== undefined && playerOf(me) !== speaker) return null;
  if (because === null || others.some(([, player]) => player === speaker)) return null;
  return {
    ...Object.fromEntries(others),
    ...(role === undefined ? {} : { role: role as RoleWord }),
    ...(species === undefined ? {} : { species: species as SpeciesWord }),
    ...(day === undefined ? {} : { day: Number(day) }),
    ...(talk === undefined ? {} : { talk: talkOf(talk) }),
    ...(because === undefined ? {} : { reason: because }),
  };
}

function playerOf(text: string): PlayerId {
  return Number(/\d+/.exec(text)?.[0]);
}

function talkOf(text: string): TalkNumber {
  const [, channel, day, id] = /^(TALK|WHISPER) day(\d+) ID:(\d+)$/.exec(text)!;
  return { channel: channel as TalkNumber['channel'], day: Number(day), id: Number(id) };
}

function parse(text: string): Sentence | null {
  const parsed = parseAIWolf(text, { dialect: 'java' });
  return parsed.ok ? parsed.value.tree : null;
}

/** The sentence that an act carries with these slots; null: none. */
export function sentenceOf({ act, slots }: ActToSay, speaker: PlayerId): Sentence | null {
  const { sentence } = ACTS[act];
  if (sentence === null) return null;
  const reason = slots.reason === undefined ? null : reasonSentence(slots.reason, slots, speaker);
  const whole = reason === null ? withoutReason(sentence) : sentence;
  const text = fillSentence(whole, slots, speaker, reason);
  return text === null ? null : parse(text);
}

function reasonSentence(reason: SaidReason, slots: Slots, speaker: PlayerId): string | null {
  if ('kind' in reason) return printAIWolf(reason, 'java');
  const { sentence } = REASONS[reason.id];
  return sentence === null ? null : fillSentence(sentence, { ...slots, ...reason.facts }, speaker, null);
}

function fillSentence(
  sentence: string,
  slots: Slots,
  speaker: PlayerId,
  reason: string | null,
): string | null {
  const values = { ...slots, me: speaker, reason } as Readonly<Record<string, unknown>>;
  let isWhole = true;
  const text = sentence.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined || value === null) isWhole = false;
    return wordOf(name, value);
  });
  return isWhole ? text : null;
}

function wordOf(name: string, value: unknown): string {
  if (name === 'talk') return printTalkNumber(value as TalkNumber);
  if (typeof value === 'number' && name !== 'day') return printAgent(value, 'java');
  return String(value);
}
