import type { RoleWord } from '../aiwolf/words.ts';
import type { Content, Who } from '../natural/frame.ts';
import type { AskedFor } from './construction.ts';
import { fact, OWN, type ReadFact, ROLE_OF } from './fact.ts';
import { onlyPlayer } from './matched.ts';
import type { ReadMatch } from './read-match.ts';
import type { Scene } from './scene.ts';
import type { JapaneseToken } from './token.ts';

/** What is asked of one or of all. */
export function questionFacts(one: ReadMatch, scene: Scene): ReadFact[] {
  const { says } = one.matched.construction;
  if (says.type !== 'question' || !scene.isAsking(one.matched)) return [];
  if (says.of === 'opinion') return opinionQuestion(one, scene);
  const role = ROLE_OF[one.matched.role?.is ?? 'x'];
  const of = says.of === 'result' && scene.isMediumAsked(one.matched) ? 'identified' : says.of;
  return scene.asked(one.matched).flatMap((addressee) =>
    fact(one, scene, askedContent(of, addressee, role), {
      ...OWN,
      force: 'question',
      tense: of === 'voted' ? 'past' : 'present',
      addressee,
    }),
  );
}

function opinionQuestion(one: ReadMatch, scene: Scene): ReadFact[] {
  const addressee = onlyPlayer(one.matched.subject);
  const target = onlyPlayer(one.matched.target);
  if (addressee === null || target === null || addressee === target) return [];
  const content = { type: 'estimate', by: null, target, role: 'ANY' } as const;
  return [fact(one, scene, content, { ...OWN, force: 'question', addressee })];
}

function askedContent(of: Exclude<AskedFor, 'opinion'>, addressee: Who, role: RoleWord | undefined): Content {
  switch (of) {
    case 'suspect':
      return { type: 'estimate', by: null, target: 'ANY', role: 'WEREWOLF' };
    case 'voted':
      return { type: 'act', act: 'vote', by: null, target: 'ANY' };
    case 'vote':
    case 'divine':
    case 'attack':
      return { type: 'act', act: of, by: null, target: 'ANY' };
    case 'result':
      return { type: 'result', by: null, how: 'divined', target: 'ANY', species: 'ANY' };
    case 'guarded':
      return { type: 'result', by: null, how: 'guarded', target: 'ANY', species: null };
    case 'identified':
      return { type: 'result', by: null, how: 'identified', target: 'ANY', species: 'ANY' };
    case 'claim':
      return { type: 'claim', who: addressee, role: 'SEER' };
    case 'role':
      return { type: 'claim', who: addressee, role: 'ANY' };
    case 'whether':
      return { type: 'claim', who: addressee, role: role ?? 'ANY' };
  }
}

/** `役職` is any role, `対抗` the one of which the talk is. */
function calledRole(word: JapaneseToken | null, scene: Scene): RoleWord | 'ANY' | undefined {
  if (word === null || word.is === 'office') return 'ANY';
  return word.is === 'counter' ? (scene.roleSpokenOf() ?? 'SEER') : ROLE_OF[word.is];
}

/** All are called upon to come out, or those who are named. */
export function callFacts(one: ReadMatch, scene: Scene): ReadFact[] {
  const { role: word, subject, end } = one.matched;
  if (scene.around.isCondition(end)) return [];
  const role = calledRole(word, scene);
  if (role === undefined) return [];
  const negative = one.matched.construction.mood === 'negative';
  if (subject === null) {
    return [fact(one, scene, { type: 'claim', who: 'ANY', role }, { ...OWN, force: 'wish', negative })];
  }
  return subject.players.map((player) =>
    fact(one, scene, { type: 'claim', who: player, role }, { ...OWN, force: 'request', addressee: player }),
  );
}
