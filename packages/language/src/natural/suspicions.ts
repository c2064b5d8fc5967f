import type { PlayerId } from '@mura/engine';
import type { Sentence } from '../aiwolf/ast.ts';
import { assertionsIn } from './assertions.ts';
import { wishesIn } from './wishes.ts';

/** What a speaker thinks of somebody; `denied`: not, or no more. */
export interface Regard {
  readonly player: PlayerId;
  readonly denied: boolean;
}

/** Whom the speaker of a sentence calls a werewolf or wants executed, by what they think and not by a result. */
export function suspicionsIn(sentence: Sentence, speaker: PlayerId): Regard[] {
  const votes = wishesIn(sentence, speaker).filter(({ verb }) => verb === 'VOTE');
  return [
    ...viewsIn(sentence, speaker, (role) => role === 'WEREWOLF'),
    ...votes.map(({ player, denied }) => ({ player, denied })),
  ];
}

/** Whose word the speaker of a sentence takes: whom they think to be anything but a liar. */
export function beliefsIn(sentence: Sentence, speaker: PlayerId): Regard[] {
  return viewsIn(sentence, speaker, (role) => BELIEVED.includes(role));
}

/** Whom a sentence asks something. */
export function askedIn(sentence: Sentence): PlayerId[] {
  if (sentence.kind === 'logic' && sentence.operator === 'AND') return sentence.operands.flatMap(askedIn);
  return sentence.kind === 'ask' && sentence.target !== 'ANY' ? [sentence.target] : [];
}

const BELIEVED: readonly string[] = ['SEER', 'MEDIUM', 'BODYGUARD', 'FREEMASON', 'VILLAGER'];

function viewsIn(sentence: Sentence, speaker: PlayerId, isMeant: (role: string) => boolean): Regard[] {
  const within = (operands: readonly Sentence[]) =>
    operands.flatMap((operand) => viewsIn(operand, speaker, isMeant));
  if (sentence.kind === 'because') return within(sentence.operands.slice(1));
  if (sentence.kind === 'logic' && sentence.operator === 'AND') return within(sentence.operands);
  if (sentence.kind === 'logic' && sentence.operator === 'NOT')
    return within(sentence.operands).map(({ player, denied }) => ({ player, denied: !denied }));
  return assertionsIn(sentence, speaker).flatMap((stated) => {
    const isView = stated.kind === 'role' && stated.verb === 'ESTIMATE' && isMeant(stated.role);
    return isView && stated.target !== 'ANY' ? [{ player: stated.target, denied: false }] : [];
  });
}
