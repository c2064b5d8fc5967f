import type { PlayerId } from '@mura/engine';
import { type aiwolf, natural } from '@mura/language';

/** What is said together, as so many sentences. */
export function partsOf(sentence: aiwolf.Sentence): readonly aiwolf.Sentence[] {
  return sentence.kind === 'logic' && sentence.operator === 'AND' ? sentence.operands : [sentence];
}

/** Claims and results are said as they are, at once. */
export function isDuty(sentence: aiwolf.Sentence, me: PlayerId): boolean {
  return natural
    .assertionsIn(sentence, me)
    .some(({ kind, verb }) => kind === 'result' || verb === 'COMINGOUT' || verb === 'GUARDED');
}

/** Whom it wants executed. */
export function targetOf(sentence: aiwolf.Sentence, me: PlayerId): PlayerId | null {
  const wish = natural.wishesIn(sentence, me).find(({ verb, denied }) => verb === 'VOTE' && !denied);
  if (wish !== undefined) return wish.player;
  const called = natural
    .assertionsIn(sentence, me)
    .find((stated) => stated.kind === 'role' && stated.verb === 'ESTIMATE' && stated.role === 'WEREWOLF');
  return called !== undefined && 'target' in called && called.target !== 'ANY' ? called.target : null;
}

export function estimate(target: PlayerId): aiwolf.Sentence {
  return { kind: 'role', verb: 'ESTIMATE', subject: null, target, role: 'WEREWOLF', start: 0, end: 0 };
}

export function divined(target: PlayerId, species: aiwolf.SpeciesWord): aiwolf.Sentence {
  return divinedBy(null, target, species);
}

/** As another told it; `null`: as the speaker did. */
export function divinedBy(
  subject: PlayerId | null,
  target: PlayerId,
  species: aiwolf.SpeciesWord,
): aiwolf.Sentence {
  return { kind: 'result', verb: 'DIVINED', subject, target, species, start: 0, end: 0 };
}
