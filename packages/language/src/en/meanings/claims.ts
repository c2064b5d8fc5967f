import type { RoleWord } from '../../aiwolf/words.ts';
import type { Meaning, Of } from '../constructions/construction.ts';
import { leadBefore } from '../lead.ts';
import { BOUNDARIES } from '../segments.ts';
import type { MatchReader, UsedUp } from './match-reader.ts';

export function claims(
  reader: MatchReader,
  { who, role: named, onlyDenied, denies }: Extract<Meaning, { type: 'claims' }>,
): UsedUp {
  const phrase = reader.phrase(who);
  const role = named ?? reader.wordRole();
  const said = reader.match.slots.T;
  if (phrase === null || role === null || (onlyDenied && !reader.isNegated)) return null;
  if (isPlainWord(reader) || (phrase.kind === 'me' && isDeedSpokenOf(reader))) return null;
  if (reader.isUnderPreposition || (phrase.kind !== 'me' && isMerelyPossible(reader))) return null;
  if (said !== undefined && said.players[0] !== phrase.players[0]) return null;
  if (phrase.kind === 'you' && (isPlanned(reader) || isBidden(reader)))
    return calls(reader, { type: 'calls', of: 'A' });
  const negative = reader.isNegated !== (denies ?? false);
  const source = reader.sourceOf(phrase);
  if (phrase.kind === 'me') {
    reader.add({ type: 'claim', who: null, role }, { negative, source });
    for (const who of reader.besideMe)
      reader.add({ type: 'claim', who, role }, { negative, source: 'retold' });
  } else if (phrase.kind === 'you' && isAsked(reader)) asksClaim(reader, phrase.players, role);
  else
    for (const player of phrase.players)
      reader.add({ type: 'claim', who: player, role }, { negative, source });
  return reader.usedUp();
}

/** `you have not claimed a clear role` */
function isPlainWord({ taken: { items }, match: { end } }: MatchReader): boolean {
  return items[end - 1]?.text === 'clear' && items[end]?.entry.classes.has('head') === true;
}

const LONGEST_MANNER = 4;

/** `Claiming seer so late is suspicious.` */
function isDeedSpokenOf({ taken: { items }, match: { start, end }, trigger }: MatchReader): boolean {
  if (items[start] !== trigger || !trigger.text.endsWith('ing')) return false;
  const behind = items.slice(end, end + LONGEST_MANNER);
  const stop = behind.findIndex(({ text, phrase }) => phrase !== null || BOUNDARIES.has(text));
  return (stop < 0 ? behind : behind.slice(0, stop)).some(({ entry }) => entry.classes.has('cop'));
}

const POSSIBLE = new Set(['could', 'might', 'may', 'would', 'can', 'should']);

/** `he could claim seer` */
function isMerelyPossible({ taken: { items }, match: { start, end } }: MatchReader): boolean {
  return items.slice(start, end).some(({ text }) => POSSIBLE.has(text));
}

/** `are you the seer?` */
export function asksClaim(reader: MatchReader, players: readonly number[], role: RoleWord | 'ANY'): void {
  for (const player of players) {
    reader.add(
      { type: 'claim', who: player, role },
      { force: 'question', addressee: player, source: reader.source() },
    );
  }
}

/** `you claim seer`, whispered, is a plan. */
function isPlanned({ taken, trigger }: MatchReader): boolean {
  return taken.utterance.channel === 'whisper' && trigger.entry.classes.has('base');
}

/** `can you claim seer?` */
function isBidden({ taken, match, trigger, isQuestion }: MatchReader): boolean {
  if (!isQuestion || !trigger.entry.classes.has('base')) return false;
  return /^(?:can|could|would|will)$/.test(taken.items[match.start - 1]?.text ?? '');
}

/** `are you claiming seer?` */
function isAsked({ taken, match, isQuestion }: MatchReader): boolean {
  if (taken.items[match.start - 2]?.text === 'why') return false;
  return isQuestion && /^(?:are|do|did|have)$/.test(taken.items[match.start - 1]?.text ?? '');
}

/** `Seer, come out`, `Bob, claim seer` */
export function calls(
  reader: MatchReader,
  { of, role: named, denies, inIf }: Extract<Meaning, { type: 'calls' }>,
): UsedUp {
  const role = named ?? reader.wordRole();
  const called = of === undefined ? null : reader.phrase(of as Of);
  if (role === null || (of !== undefined && called === null)) return null;
  const negative = denies ?? reader.isNegated !== leadBefore(reader.taken, reader.match.start).negative;
  const isSupposed = reader.scope === 'then' || (reader.scope === 'if' && !inIf);
  for (const player of called?.players ?? (['ANY'] as const)) {
    reader.add(
      { type: 'claim', who: player, role },
      { force: 'request', addressee: player, negative, source: isSupposed ? 'condition' : 'own' },
    );
  }
  return reader.usedUp();
}
