import type { Character, PlayerId } from '@mura/engine';
import * as licos from '@mura/protocols/licos';

/** How plain Japanese and English are read: clause by clause, by names and words. */

/** Clauses with the sign that ends them, since a question turns a negation around. */
export function clausesOf(text: string): string[] {
  return text
    .split(/(?<=[。．.!！?？\n])|(?:、?(?:けど|だけど|が、|しかし|でも))|(?:,? \bbut\b )/i)
    .filter((clause) => clause.trim() !== '');
}

export function namedIn(clause: string, cast: readonly Character[]): PlayerId[] {
  return cast.flatMap(({ name }, index) =>
    namesOf(name, index + 1).some((one) => hasName(clause, one)) ? [index + 1] : [],
  );
}

/** A figure of LiCOS goes by its English and its Japanese name, whatever the village speaks. */
function namesOf(name: string, player: PlayerId): string[] {
  const figure = licos.findFigure(name);
  const agent = `Agent[${String(player).padStart(2, '0')}]`;
  return figure === undefined ? [name, agent] : [name, figure.en, figure.ja, agent];
}

/** Latin names are words of their own; Japanese ones stand anywhere. */
function hasName(clause: string, name: string): boolean {
  for (let at = clause.indexOf(name); at >= 0; at = clause.indexOf(name, at + 1)) {
    const isWord = !/[A-Za-z]$/.test(name) || !/[A-Za-z]/.test(clause[at + name.length] ?? '');
    const begins = !/^[A-Za-z]/.test(name) || !/[A-Za-z]/.test(clause[at - 1] ?? '');
    if (isWord && begins) return true;
  }
  return false;
}

export const NEGATION =
  /くない|じゃない|ではない|でない|ありません|なさそう|思わない|思えない|違う|できない|られない|\bnot\b|n't\b|\bnever\b/i;

export function isQuestion(clause: string): boolean {
  return /[?？]\s*$|(ではないか|じゃないか|のでは|じゃね|ないかな)[。．.!！\s]*$/.test(clause);
}
