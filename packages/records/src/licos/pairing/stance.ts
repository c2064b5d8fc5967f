import type { Character, PlayerId } from '@mura/engine';
import { aiwolf } from '@mura/language';
import { clausesOf, isQuestion, NEGATION, namedIn } from './clauses.ts';

/** What an utterance says of somebody: that they are on the side of the werewolves, or that they are not. */
export interface Stance {
  readonly about: PlayerId;
  readonly says: 'suspicion' | 'trust';
}

/** Longer texts are not read; nothing that people say in a village is. */
const LONGEST = 2000;

/** Stances in an utterance, in plain Japanese or English or in the AIWolf protocol; the last word about somebody counts. */
export function stancesIn(text: string, speaker: PlayerId, cast: readonly Character[]): Stance[] {
  if (text.length > LONGEST) return [];
  const formal = formalStances(text);
  const found = formal.length > 0 ? formal : plainStances(text, cast);
  const last = new Map(
    found.filter(({ about }) => about !== speaker).map((stance) => [stance.about, stance]),
  );
  return [...last.values()];
}

/** `ESTIMATE Agent[03] WEREWOLF`, `DIVINED Agent[03] HUMAN`, `VOTE Agent[03]` */
function formalStances(text: string): Stance[] {
  if (!/\b(ESTIMATE|DIVINED|IDENTIFIED|VOTE)\b/.test(text)) return [];
  const parsed = aiwolf.parseAIWolf(text, { dialect: 'strict' });
  const said = parsed.ok ? stanceOf(parsed.value.tree) : null;
  return said === null ? [] : [said];
}

/** What one sentence of the protocol says of somebody; `null`: nothing. */
export function stanceOf(sentence: aiwolf.Sentence): Stance | null {
  if (!('target' in sentence) || typeof sentence.target !== 'number') return null;
  const { target } = sentence;
  if (sentence.kind === 'role' && sentence.verb === 'ESTIMATE')
    return stance(target, sentence.role === 'WEREWOLF' || sentence.role === 'POSSESSED');
  if (sentence.kind === 'result') return stance(target, sentence.species === 'WEREWOLF');
  return sentence.kind === 'act' && sentence.verb === 'VOTE' ? stance(target, true) : null;
}

function stance(about: PlayerId, isSuspected: boolean): Stance {
  return { about, says: isSuspected ? 'suspicion' : 'trust' };
}

/** One clause after another: who is named in it, and how it speaks of them. */
function plainStances(text: string, cast: readonly Character[]): Stance[] {
  return clausesOf(text).flatMap((clause) => {
    const tone = toneOf(clause);
    if (tone === null) return [];
    return namedIn(clause, cast).map((about): Stance => ({ about, says: tone }));
  });
}

const SUSPICION =
  /怪し|あやし|疑|人狼|狼|クロ|黒|吊|処刑|嘘|うそ|偽|騙|信用できな|信じられな|suspicio|suspect|\bsus\b|wol[fv]|liar|lying|\blies?\b|fake|execut|\bvot(e|ing) for|guilty/i;
const TRUST =
  /信じ|信用|信頼|白|シロ|村人|人間|味方|潔白|無実|本物|真だ|\btrust|innocent|villager|\bhuman\b|believe in|on our side|\bclean\b/i;
/** `Susan 怪しくない?` suspects, `Susan 怪しくない。` does not: a question with a negation asks for a yes. */
function toneOf(clause: string): Stance['says'] | null {
  const suspects = SUSPICION.test(clause);
  const trusts = !suspects && TRUST.test(clause);
  const isDenied = /信用できな|信じられな/.test(clause);
  if (isDenied) return 'suspicion';
  if (!suspects && !trusts) return null;
  const isNegated = NEGATION.test(clause) && !isQuestion(clause);
  return suspects !== isNegated ? 'suspicion' : 'trust';
}
