import { type Expression, hashText, measure, mix } from '@mura/engine';
import type { Sentence } from '../../aiwolf/ast.ts';
import { ACTS, type ActId } from './acts.ts';
import { expressionOf } from './face.ts';
import { anchorTo, fill } from './fill.ts';
import { actsFor, sentenceOf } from './pattern.ts';
import type { Speech } from './speech.ts';
import type { ActToSay, SayContext, Slots, Spoken } from './spoken.ts';
import { isUnderstood } from './understood.ts';

/** One of the ways to say a part of a post. */
interface Wording {
  readonly text: string;
  readonly act: ActId | null;
  readonly phrasing: string;
}

/** One thing to say, with every way to say it, the best first. */
interface UtterancePart {
  readonly sentence: Sentence | null;
  readonly wordings: readonly Wording[];
}

/**
 * Says sentences of the protocol, or an act with its slots, in the voice of the persona. Pure: the same arguments give
 * the same words. The text carries the given sentences and nothing else.
 */
export function say(what: readonly Sentence[] | ActToSay, context: SayContext, speech: Speech): Spoken {
  return post(
    'act' in what ? [partOfAct(what, context, speech)] : partsOf(what, context, speech),
    context,
    speech,
  );
}

/** A neutral text that no sentence of the protocol says, in the voice; names are slots such as `{p3}`. */
export function sayText(text: string, context: SayContext, speech: Speech): Spoken {
  const said = fill(speech.voiced(text, context.persona, turnOf(context)), {}, context, speech) ?? text;
  return post([{ sentence: null, wordings: [{ text: said, act: null, phrasing: 'text' }] }], context, speech);
}

function post(parts: readonly UtterancePart[], context: SayContext, speech: Speech): Spoken {
  const sentences = parts.flatMap(({ sentence }) => (sentence === null ? [] : [sentence]));
  const drafts = draftsOf(parts, context, speech);
  const isClear = ({ text }: UtteranceDraft) =>
    context.readBack === undefined || isUnderstood(sentences, context.readBack(text), context.speaker);
  const chosen =
    drafts.find((draft) => draft.isFresh && draft.fits && isClear(draft)) ??
    drafts.find((draft) => draft.fits && isClear(draft)) ??
    drafts.find(({ isFresh, fits }) => isFresh && fits) ??
    drafts.find(({ fits }) => fits) ??
    shortest(drafts);
  return {
    text: chosen.text,
    acts: chosen.wordings.map(({ act }) => act),
    phrasings: chosen.wordings.map(({ phrasing }) => phrasing),
    expression: faceOf(chosen.wordings, parts),
    sentences,
    fits: chosen.fits,
  };
}

function faceOf(wordings: readonly Wording[], parts: readonly UtterancePart[]): Expression {
  const last = wordings.at(-1)?.act;
  if (last !== null && last !== undefined) return ACTS[last].expression;
  const sentence = parts.at(-1)?.sentence;
  return (sentence && expressionOf(sentence)) ?? 'neutral';
}

function partOfAct(what: ActToSay, context: SayContext, speech: Speech): UtterancePart {
  const wordings = wordingsOf(what, context, speech);
  if (wordings.length === 0)
    throw new RangeError(`The act '${what.act}' lacks slots that its phrasings need`);
  return { sentence: sentenceOf(what, context.speaker), wordings: inDrawnOrder(wordings, context) };
}

/** One act for all of it where there is one; else what AND joins is said one after another. */
function partsOf(sentences: readonly Sentence[], context: SayContext, speech: Speech): UtterancePart[] {
  const [only] = sentences;
  const whole = sentences.length === 1 ? only! : allOf(sentences);
  const together = phrased(whole, context, speech);
  if (together.length === 0 && isOwnAnd(whole, context))
    return whole.operands.flatMap((operand) => partsOf([operand], context, speech));
  return [{ sentence: whole, wordings: [...together, clauseOf(whole, context, speech)] }];
}

/** The neutral words, for what no act says and for when the acts have no words left. */
function clauseOf(sentence: Sentence, context: SayContext, speech: Speech): Wording {
  const clause = speech.clause(sentence, context.speaker, context.persona, turnOf(context));
  return { text: fill(clause, {}, context, speech) ?? '', act: null, phrasing: 'clause' };
}

function allOf(operands: readonly Sentence[]): Sentence {
  return { kind: 'logic', operator: 'AND', subject: null, operands, start: 0, end: 0 };
}

function isOwnAnd(sentence: Sentence, { speaker }: SayContext): sentence is Sentence & { kind: 'logic' } {
  if (sentence.kind !== 'logic' || sentence.operator !== 'AND' || sentence.operands.length === 0)
    return false;
  return sentence.subject === null || sentence.subject === speaker;
}

function phrased(sentence: Sentence, context: SayContext, speech: Speech): readonly Wording[] {
  const acts = actsFor(sentence, context.speaker, context.channel ?? 'talk');
  for (const act of acts) {
    const wordings = wordingsOf(act, context, speech);
    if (wordings.length > 0) return inDrawnOrder(wordings, context);
  }
  return [];
}

/** Without a reason only phrasings that need none; with one, only those that give it. */
function wordingsOf({ act, slots }: ActToSay, context: SayContext, speech: Speech): Wording[] {
  const asked: Slots =
    context.answers === undefined || context.answers.by === slots.target
      ? slots
      : { asker: context.answers.by, ...slots };
  const needsReason = ACTS[act].isPlain && ACTS[act].sentence?.includes('{reason}');
  return phrasingsOf(act, context, speech).flatMap(({ id, text }) => {
    if (slots.reason !== undefined && needsReason && !/\{reason\}/i.test(text)) return [];
    const filled = fill(text, asked, context, speech);
    return filled === null ? [] : [{ text: filled, act, phrasing: id }];
  });
}

/** A character opens day 0 with the line that is theirs alone. */
function phrasingsOf(act: ActId, context: SayContext, speech: Speech) {
  const { persona } = context;
  const own = persona.character === null ? undefined : speech.dayZeroLine(persona.character);
  const phrasings = speech.phrasings(act, persona, turnOf(context));
  if (act !== 'small-talk' || own === undefined) return phrasings;
  return [{ id: `small-talk/${persona.character}`, text: own }, ...phrasings];
}

/** Those that nobody used today come first; among them the seed decides. */
function inDrawnOrder(wordings: readonly Wording[], context: SayContext): Wording[] {
  const used = new Set((context.said ?? []).flatMap(({ phrasings }) => phrasings));
  return wordings
    .map((wording) => ({
      wording,
      isUsed: used.has(wording.phrasing),
      lot: lotOf(wording, context),
    }))
    .sort((one, other) => Number(one.isUsed) - Number(other.isUsed) || one.lot - other.lot)
    .map(({ wording }) => wording);
}

/** Each voice draws for itself, so that two that say the same seldom say it alike; what it alone says has thrice the chance. */
function lotOf({ phrasing }: Wording, { seed, persona }: SayContext): number {
  const lot = mix(mix(seed, hashText(persona.voice)), hashText(phrasing));
  return phrasing.includes('/neutral/') ? lot : Math.floor(lot / 3);
}

function turnOf({ seed }: SayContext): number {
  return mix(seed, hashText('ending'));
}

interface UtteranceDraft {
  readonly text: string;
  readonly wordings: readonly Wording[];
  /** Whether nobody has said it today. */
  readonly isFresh: boolean;
  readonly fits: boolean;
}

/** Whole posts, the best first: with what stands in front, without it, and with other wordings of each part. */
function draftsOf(parts: readonly UtterancePart[], context: SayContext, speech: Speech): UtteranceDraft[] {
  const leads = [...new Set([leadOf(parts, context, speech), anchorOf(parts, context, speech), ''])];
  const fresh = new Set((context.said ?? []).map(({ text }) => text));
  const rounds = Math.max(...parts.map(({ wordings }) => wordings.length));
  const drafts: UtteranceDraft[] = [];
  for (let round = 0; round < rounds; round++) {
    const wordings = parts.map(({ wordings: all }) => all[round % all.length]!);
    const body = speech.join(wordings.map(({ text }) => text));
    for (const lead of leads) {
      // Nobody begins twice in the same words.
      if (lead !== '' && body.toLowerCase().startsWith(lead.trim().toLowerCase())) continue;
      const text = speech.finish(lead === '' ? body : speech.lead(lead, body));
      drafts.push({ text, wordings, isFresh: !fresh.has(text), fits: doesFit(text, context) });
    }
  }
  if (drafts.some(({ isFresh, fits }) => isFresh && fits)) return drafts;
  return [...drafts, ...drafts.flatMap((draft) => variantsOf(draft, context, speech))];
}

/** When everything has been said, the same words begin in another way. */
function variantsOf({ wordings }: UtteranceDraft, context: SayContext, speech: Speech): UtteranceDraft[] {
  const said = new Set((context.said ?? []).map(({ text }) => text));
  return speech.openers(context.persona).map((opener) => {
    const text = speech.finish(speech.lead(opener, speech.join(wordings.map(({ text: part }) => part))));
    return { text, wordings, isFresh: !said.has(text), fits: doesFit(text, context) };
  });
}

/** A post three or more back needs an anchor, unless the words have one. */
function anchorOf(parts: readonly UtterancePart[], context: SayContext, speech: Speech): string {
  const { answers, mention = 'number' } = context;
  if (answers === undefined || (answers.ago < 3 && mention === 'number')) return '';
  if (parts.some(({ wordings }) => wordings.some(({ text }) => /^>>|^@/.test(text)))) return '';
  return `${anchorTo(answers.talk, context, speech, 'start')} `;
}

/** A connective where the post goes on from another; else, one time in four, a filler; never before a result. */
function leadOf(parts: readonly UtterancePart[], context: SayContext, speech: Speech): string {
  const anchor = anchorOf(parts, context, speech);
  const lot = mix(context.seed, hashText('opener'));
  const words =
    context.connection === undefined
      ? lot % 4 === 0 && !parts.some(isResult)
        ? speech.openers(context.persona)
        : []
      : speech.connections(context.connection, context.persona);
  const word = words[Math.floor(lot / 4) % Math.max(1, words.length)] ?? '';
  return `${anchor}${word}`;
}

function isResult({ sentence, wordings }: UtterancePart): boolean {
  const isReport = wordings[0]?.act?.startsWith('report-') ?? false;
  return isReport || sentence?.kind === 'result';
}

function doesFit(text: string, { length, budget = null, speaker, cast }: SayContext): boolean {
  if (length === undefined) return true;
  const { text: heard } = measure(text, length, budget, speaker, castInOrder(cast));
  return withoutBlanks(heard) === withoutBlanks(text);
}

/** The contest puts blanks around a mention; nothing else may change. */
function withoutBlanks(text: string): string {
  return text.replace(/\s/g, '');
}

function castInOrder(cast: SayContext['cast']): { name: string }[] {
  const most = Math.max(0, ...cast.map(({ player }) => player));
  return Array.from({ length: most }, (_, index) => ({
    name: cast.find(({ player }) => player === index + 1)?.name ?? `Agent[${index + 1}]`,
  }));
}

function shortest(drafts: readonly UtteranceDraft[]): UtteranceDraft {
  return drafts.reduce((one, other) => (other.text.length < one.text.length ? other : one));
}
