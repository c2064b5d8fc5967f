import type { PlayerId } from '@mura/engine';
import type { RoleWord, SpeciesWord } from '../aiwolf/words.ts';
import type { Content, Mood, Who } from '../natural/frame.ts';
import type { NaturalUtterance } from '../natural/utterance.ts';
import { deedMood } from './deeds.ts';
import { type Matched, onlyPlayer } from './matched.ts';
import type { Ending } from './moods.ts';
import type { Spoken } from './players.ts';
import { Scene } from './scene.ts';
import type { Token, TokenClass } from './token.ts';

/** A frame whose places are those of the folded text. */
export interface Fact {
  readonly content: Content;
  readonly mood: Mood;
  readonly start: number;
  readonly end: number;
  readonly confidence: number;
  readonly rule: string;
  readonly either?: number;
}

export interface ReadMatch {
  readonly matched: Matched;
  readonly ending: Ending;
}

const ROLE_OF: Partial<Record<TokenClass, RoleWord>> = {
  seer: 'SEER',
  'divine-noun': 'SEER',
  true: 'SEER',
  medium: 'MEDIUM',
  bodyguard: 'BODYGUARD',
  possessed: 'POSSESSED',
  possessedish: 'POSSESSED',
  villager: 'VILLAGER',
  human: 'VILLAGER',
  white: 'VILLAGER',
  whitish: 'VILLAGER',
  wolf: 'WEREWOLF',
  black: 'WEREWOLF',
  blackish: 'WEREWOLF',
  sus: 'WEREWOLF',
  susperson: 'WEREWOLF',
};
const SPECIES_OF: Partial<Record<TokenClass, SpeciesWord>> = {
  white: 'HUMAN',
  human: 'HUMAN',
  villager: 'HUMAN',
  black: 'WEREWOLF',
  wolf: 'WEREWOLF',
};

/** What was said, from left to right. */
export function factsOf(read: readonly ReadMatch[], spoken: Spoken, utterance: NaturalUtterance): Fact[] {
  const scene = new Scene(spoken, utterance, read);
  return read.flatMap((one, index) => {
    const facts = factOf(one, scene);
    const isEither = one.matched.target?.either === true || one.matched.other !== null;
    return isEither && facts.length > 1 ? facts.map((fact) => ({ ...fact, either: index })) : facts;
  });
}

function factOf(one: ReadMatch, scene: Scene): Fact[] {
  switch (one.matched.construction.says.type) {
    case 'act':
      return deedFacts(one, scene);
    case 'result':
      return resultFacts(one, scene);
    case 'claim':
      return claimFacts(one, scene);
    case 'estimate':
      return estimateFacts(one, scene);
    case 'trust':
      return trustFacts(one, scene);
    case 'question':
      return questionFacts(one, scene);
    case 'call':
      return callFacts(one, scene);
  }
}

const OWN: Mood = { negative: false, force: 'statement', tense: 'present', addressee: 'ANY', source: 'own' };

function fact(one: ReadMatch, scene: Scene, content: Content, mood: Mood, confidence = 0.9): Fact {
  const { matched } = one;
  const tokens = scene.spoken.tokens;
  const first = tokens[matched.first] as Token;
  const last = tokens[Math.max(matched.first, Math.min(matched.end, tokens.length) - 1)] as Token;
  return { content, mood, start: first.start, end: last.end, confidence, rule: matched.construction.name };
}

function targetsOf({ matched }: ReadMatch, scene: Scene): readonly PlayerId[] {
  if (matched.target !== null) return matched.target.players;
  const topic = scene.topicBefore(matched.key);
  return topic === null ? [] : [topic];
}

function deedFacts(one: ReadMatch, scene: Scene): Fact[] {
  const { says } = one.matched.construction;
  const said = deedMood(one, scene);
  if (says.type !== 'act' || said === null) return [];
  return targetsOf(one, scene).map((target) =>
    fact(one, scene, { type: 'act', act: says.act, by: said.by, target }, said.mood),
  );
}

function resultFacts(one: ReadMatch, scene: Scene): Fact[] {
  const { matched, ending } = one;
  const species = SPECIES_OF[matched.species?.is ?? 'x'];
  if (species === undefined || ending === 'supposed') return [];
  const subject = onlyPlayer(matched.subject) ?? scene.subjectBefore(matched.at);
  const by = scene.whoDivined(matched, subject);
  if (by === undefined) return [];
  const isAsked = ending === 'asked' && by === null;
  if (isAsked || (ending === 'unsaid' && by === null && matched.construction.mood !== 'told')) return [];
  const how = by === null && scene.isMedium() ? 'identified' : 'divined';
  return targetsOf(one, scene)
    .filter((target) => target !== by)
    .map((target) => {
      const source = by === null ? 'own' : 'retold';
      return fact(
        one,
        scene,
        { type: 'result', by, how, target, species },
        { ...OWN, tense: 'past', source },
      );
    });
}

function claimFacts(one: ReadMatch, scene: Scene): Fact[] {
  const { matched, ending } = one;
  const role = ROLE_OF[matched.role?.is ?? 'x'];
  if (role === undefined || ending === 'supposed' || scene.isSupposed(matched.first)) return [];
  if (matched.construction.mood === 'told') return othersClaims(one, scene, role);
  if (ending === 'unsaid' || ending === 'told' || ending === 'asked') return [];
  return [fact(one, scene, { type: 'claim', who: null, role }, { ...OWN, negative: ending === 'denied' })];
}

function othersClaims(one: ReadMatch, scene: Scene, role: RoleWord): Fact[] {
  const who = one.matched.subject?.players ?? scene.addressed(one.matched.key);
  return who.map((player) =>
    fact(
      one,
      scene,
      { type: 'claim', who: player === scene.utterance.speaker ? null : player, role },
      { ...OWN, source: 'retold' },
    ),
  );
}

function estimateFacts(one: ReadMatch, scene: Scene): Fact[] {
  const { matched, ending } = one;
  if (ending !== 'held' && ending !== 'denied') return [];
  const head = scene.spoken.tokens[matched.key] as Token;
  const roles = [matched.role, matched.other].flatMap((token) => ROLE_OF[token?.is ?? 'x'] ?? []);
  if (head.is.startsWith('suspect-')) roles.push('WEREWOLF');
  const targets = targetsOf(one, scene).filter((target) => target !== scene.utterance.speaker);
  const species = scene.isResult(matched) && ending === 'held' ? SPECIES_OF[head.is] : undefined;
  return targets.flatMap((target) =>
    roles.map((role) => {
      const negative = ending === 'denied';
      if (species === undefined)
        return fact(one, scene, { type: 'estimate', by: null, target, role }, { ...OWN, negative });
      const how = scene.isMedium() ? 'identified' : 'divined';
      return fact(one, scene, { type: 'result', by: null, how, target, species }, { ...OWN, tense: 'past' });
    }),
  );
}

function trustFacts(one: ReadMatch, scene: Scene): Fact[] {
  const { matched, ending } = one;
  const { says } = matched.construction;
  if (says.type !== 'trust' || (ending !== 'held' && ending !== 'denied')) return [];
  const trusted = says.trusted === (ending === 'held');
  return targetsOf(one, scene)
    .filter((target) => target !== scene.utterance.speaker)
    .map((target) => {
      const role = scene.claimedRole(target) ?? (trusted ? 'VILLAGER' : 'SEER');
      return fact(one, scene, { type: 'estimate', by: null, target, role }, { ...OWN, negative: !trusted });
    });
}

function questionFacts(one: ReadMatch, scene: Scene): Fact[] {
  const { says } = one.matched.construction;
  if (says.type !== 'question' || !scene.isAsking(one.matched)) return [];
  const mood: Mood = { ...OWN, force: 'question' };
  return scene
    .asked(one.matched)
    .map((addressee) => fact(one, scene, askedContent(says.of, addressee), { ...mood, addressee }));
}

type Asked = Extract<Matched['construction']['says'], { type: 'question' }>['of'];

function askedContent(of: Asked, addressee: Who): Content {
  switch (of) {
    case 'suspect':
      return { type: 'estimate', by: null, target: 'ANY', role: 'WEREWOLF' };
    case 'vote':
    case 'divine':
    case 'attack':
      return { type: 'act', act: of, by: null, target: 'ANY' };
    case 'result':
    case 'identified':
      return {
        type: 'result',
        by: null,
        how: of === 'result' ? 'divined' : 'identified',
        target: 'ANY',
        species: 'ANY',
      };
    case 'claim':
      return { type: 'claim', who: addressee, role: 'SEER' };
  }
}

function callFacts(one: ReadMatch, scene: Scene): Fact[] {
  const role = one.matched.role?.is === 'office' ? 'ANY' : ROLE_OF[one.matched.role?.is ?? 'x'];
  if (role === undefined) return [];
  return [fact(one, scene, { type: 'claim', who: 'ANY', role }, { ...OWN, force: 'wish' })];
}
