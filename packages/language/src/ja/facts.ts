import type { PlayerId } from '@mura/engine';
import type { RoleWord, SpeciesWord } from '../aiwolf/words.ts';
import type { Content, Mood, Who } from '../natural/frame.ts';
import type { NaturalUtterance } from '../natural/utterance.ts';
import { confidenceOf } from './confidence.ts';
import type { AskedFor } from './construction.ts';
import { deedMood } from './deeds.ts';
import { onlyPlayer } from './matched.ts';
import type { Ending } from './moods.ts';
import type { Spoken } from './players.ts';
import type { ReadMatch } from './read-match.ts';
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
  susly: 'WEREWOLF',
  susperson: 'WEREWOLF',
  'suspect-noun': 'WEREWOLF',
};
const SPECIES_OF: Partial<Record<TokenClass, SpeciesWord>> = {
  white: 'HUMAN',
  human: 'HUMAN',
  villager: 'HUMAN',
  whiteout: 'HUMAN',
  whitesign: 'HUMAN',
  blacksign: 'WEREWOLF',
  blackout: 'WEREWOLF',
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

function fact(one: ReadMatch, scene: Scene, content: Content, mood: Mood): Fact {
  const { matched } = one;
  const confidence = confidenceOf(one, mood);
  const tokens = scene.spoken.tokens;
  const first = tokens[matched.first] as Token;
  const last = tokens[Math.max(matched.first, Math.min(matched.end, tokens.length) - 1)] as Token;
  return { content, mood, start: first.start, end: last.end, confidence, rule: matched.construction.name };
}

function targetsOf({ matched }: ReadMatch, scene: Scene): readonly PlayerId[] {
  const { speaker } = scene.utterance;
  if (matched.construction.name === 'vote/spare-me')
    return speaker === null || scene.around.isNamedBefore(matched.key) ? [] : [speaker];
  return matched.target?.players ?? scene.around.topicBefore(matched.key);
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
  if (isGuard(matched)) return guardFacts(one, scene);
  const shown = SPECIES_OF[matched.species?.is ?? 'x'];
  const by = scene.whoDivined(matched, ending);
  if (shown === undefined || ending === 'supposed' || by === undefined) return [];
  if (by === null && !OWN_RESULT.has(ending)) return [];
  const species = ending === 'denied' && by === null ? otherSpecies(shown) : shown;
  const { says } = matched.construction;
  const isMedium =
    (says.type === 'result' && says.how === 'identified') ||
    (by === null ? scene.isMediumAt(matched.key) : scene.isMedium(by));
  const how = isMedium ? 'identified' : 'divined';
  const mood: Mood = { ...OWN, tense: 'past', source: by === null ? 'own' : 'retold' };
  return resultTargets(one, scene)
    .filter((target) => target !== by)
    .map((target) => fact(one, scene, { type: 'result', by, how, target, species }, mood));
}

const OWN_RESULT: ReadonlySet<Ending> = new Set<Ending>(['held', 'past', 'bare', 'denied']);

/** `占いましたが、人狼ではありませんでした` */
function otherSpecies(species: SpeciesWord): SpeciesWord {
  return species === 'HUMAN' ? 'WEREWOLF' : 'HUMAN';
}

function isGuard({ construction: { says } }: ReadMatch['matched']): boolean {
  return says.type === 'result' && says.how === 'guarded';
}

function guardFacts(one: ReadMatch, scene: Scene): Fact[] {
  return targetsOf(one, scene).map((target) =>
    fact(
      one,
      scene,
      { type: 'result', by: null, how: 'guarded', target, species: null },
      { ...OWN, tense: 'past' },
    ),
  );
}

/** `白出しありがとう` is said by the one who was found white. */
function resultTargets({ matched }: ReadMatch, scene: Scene): readonly PlayerId[] {
  if (matched.target !== null) return matched.target.players;
  return scene.utterance.speaker === null ? [] : [scene.utterance.speaker];
}

function claimFacts(one: ReadMatch, scene: Scene): Fact[] {
  const { matched, ending } = one;
  const role = matched.role === null ? scene.roleSpokenOf() : ROLE_OF[matched.role.is];
  if (role === undefined || ending === 'supposed' || scene.around.isSupposed(matched.first)) return [];
  if (matched.construction.mood === 'told') return othersClaims(one, scene, role);
  if (matched.construction.mood === 'negative') {
    if (!scene.around.isAboutSelf(matched.key)) return [];
    return [fact(one, scene, { type: 'claim', who: null, role }, { ...OWN, negative: true })];
  }
  if (ending !== 'held' && ending !== 'denied' && ending !== 'bare') return [];
  if (matched.subject === null && scene.around.isOfAnother(matched.key)) return [];
  if (matched.construction.name === 'claim/denied-bare' && isOfSomebody(one, scene, role)) return [];
  if (matched.construction.name === 'claim/as' && !scene.around.isAboutSelf(matched.key)) return [];
  const topic = scene.around.topicBefore(matched.key);
  if (matched.construction.name === 'claim/co' && scene.around.isOfSomeone(matched.key)) return [];
  const isWolfish = role === 'WEREWOLF' || role === 'POSSESSED';
  if (isWolfish && ending !== 'denied' && isOfTheTopic(one, scene)) {
    return topic.map((target) => fact(one, scene, { type: 'estimate', by: null, target, role }, OWN));
  }
  return [fact(one, scene, { type: 'claim', who: null, role }, { ...OWN, negative: ending === 'denied' })];
}

/** `人狼だ。`, `私は人狼だと思う`: not of the speaker. */
function isOfTheTopic({ matched: { construction, key } }: ReadMatch, scene: Scene): boolean {
  if (construction.name === 'claim/bare') return !scene.around.isAfterSelf(key);
  return construction.name === 'claim/self' && scene.around.isOpinion(key);
}

/** `人狼じゃない!` is said of oneself, `占い師じゃない` also of others. */
function isOfSomebody({ matched: { key } }: ReadMatch, scene: Scene, role: RoleWord): boolean {
  return scene.around.isNamedBefore(key) || (role !== 'WEREWOLF' && scene.around.topicBefore(key).length > 0);
}

function othersClaims(one: ReadMatch, scene: Scene, role: RoleWord): Fact[] {
  const who = one.matched.subject?.players ?? scene.around.addressed(one.matched.key);
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
  const head = scene.spoken.tokens[matched.key] as Token;
  const retold = retoldResult(one, scene, head);
  if (retold.length > 0) return retold;
  if (ending === 'told' && SAID_OF_ONESELF.has(head.is) && !scene.around.isOfAnother(matched.at))
    return selfTold(one, scene, head);
  if ((ending !== 'held' && ending !== 'denied') || scene.around.isOfMany(matched.at)) return [];
  if (matched.target === null && scene.around.isWhyAsked(matched.key)) return [];
  if (scene.around.isViewOfAnother(matched.first)) return [];
  if (scene.around.isRoleSupposed(matched.first, matched.other !== null)) return [];
  const isUnnamed = scene.around.isOfSelf(matched.key) || scene.around.isOfWhom(matched.key);
  if (matched.target === null && isUnnamed) return [];
  const roles = [matched.role ?? head, matched.other].flatMap((token) => roleOf(token) ?? []);
  const targets = targetsOf(one, scene).filter((target) => target !== matched.subject?.players[0]);
  const other = matched.target === null ? null : scene.around.otherSubject(matched.at, matched.target);
  if (matched.construction.mood === 'told')
    return heldByOthers(one, scene, onlyPlayer(matched.subject), targets, roles);
  if (other !== null) return ending === 'held' ? heldByOthers(one, scene, other, targets, roles) : [];
  const species = ownResult(one, scene, head);
  const others = targets.filter((target) => target !== scene.utterance.speaker);
  if (species === undefined) {
    const mood: Mood = { ...OWN, negative: ending === 'denied' };
    return others.flatMap((target) =>
      roles.map((role) => fact(one, scene, { type: 'estimate', by: null, target, role }, mood)),
    );
  }
  const how = scene.isMediumAt(matched.key) ? 'identified' : 'divined';
  return others.map((target) =>
    fact(one, scene, { type: 'result', by: null, how, target, species }, { ...OWN, tense: 'past' }),
  );
}

/** What the speaker's own night has shown, if it is that. */
function ownResult({ matched, ending }: ReadMatch, scene: Scene, head: Token): SpeciesWord | undefined {
  const shown = SPECIES_OF[head.is];
  if (ending === 'held') return scene.isResult(matched) ? shown : undefined;
  return shown !== undefined && scene.isDeniedResult(matched) ? otherSpecies(shown) : undefined;
}

/** `リン占いCO、ミナト白`, `…、ミナトが人狼だと`: the result of the one who claims. */
function retoldResult(one: ReadMatch, scene: Scene, head: Token): Fact[] {
  const { matched, ending } = one;
  const by = scene.onlyClaimant();
  const species = SPECIES_OF[head.is];
  const isColour =
    head.is === 'white' || head.is === 'black' || head.is === 'human' || scene.around.isFoundOut(matched.key);
  const isRetold =
    ending === 'told' || (ending === 'held' && isColour && !scene.around.isOpinion(matched.key));
  if (by === null || species === undefined || !isRetold || matched.target === null) return [];
  return matched.target.players
    .filter((target) => target !== by)
    .map((target) =>
      fact(
        one,
        scene,
        {
          type: 'result',
          by,
          how: scene.isMediumAt(matched.key) ? 'identified' : 'divined',
          target,
          species,
        },
        { ...OWN, tense: 'past', source: 'retold' },
      ),
    );
}

const SAID_OF_ONESELF: ReadonlySet<TokenClass> = new Set<TokenClass>([
  'seer',
  'medium',
  'bodyguard',
  'villager',
]);

/** `リンは村人だと言っている` */
function selfTold(one: ReadMatch, scene: Scene, head: Token): Fact[] {
  const role = ROLE_OF[head.is];
  if (role === undefined || one.matched.target === null) return [];
  return one.matched.target.players.map((who) =>
    fact(one, scene, { type: 'claim', who, role }, { ...OWN, source: 'retold' }),
  );
}

function roleOf(token: Token | null): RoleWord | undefined {
  return token?.is.startsWith('suspect-') ? 'WEREWOLF' : ROLE_OF[token?.is ?? 'x'];
}

function heldByOthers(
  one: ReadMatch,
  scene: Scene,
  by: PlayerId | null,
  targets: readonly PlayerId[],
  roles: readonly RoleWord[],
): Fact[] {
  return targets.flatMap((target) =>
    roles.map((role) =>
      fact(one, scene, { type: 'estimate', by, target, role }, { ...OWN, source: 'retold' }),
    ),
  );
}

function trustFacts(one: ReadMatch, scene: Scene): Fact[] {
  const { matched, ending } = one;
  const { says } = matched.construction;
  if (says.type !== 'trust' || (ending !== 'held' && ending !== 'denied')) return [];
  if (scene.around.isRoleSupposed(matched.first, true)) return [];
  if (matched.target !== null && scene.around.otherSubject(matched.at, matched.target) !== null) return [];
  const trusted = says.trusted === (ending === 'held');
  return targetsOf(one, scene)
    .filter((target) => target !== scene.utterance.speaker)
    .filter((target) => !scene.around.isPossessive(matched.at) || scene.claimedRole(target) !== null)
    .flatMap((target) => {
      const role = scene.claimedRole(target) ?? (trusted ? 'VILLAGER' : 'SEER');
      return fact(one, scene, { type: 'estimate', by: null, target, role }, { ...OWN, negative: !trusted });
    });
}

function questionFacts(one: ReadMatch, scene: Scene): Fact[] {
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

function opinionQuestion(one: ReadMatch, scene: Scene): Fact[] {
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

/** All are called upon, or those who are named. */
function callFacts(one: ReadMatch, scene: Scene): Fact[] {
  const { role: word, subject } = one.matched;
  const role = word === null || word.is === 'office' ? 'ANY' : ROLE_OF[word.is];
  if (role === undefined) return [];
  const negative = one.matched.construction.mood === 'negative';
  if (subject === null) {
    return [fact(one, scene, { type: 'claim', who: 'ANY', role }, { ...OWN, force: 'wish', negative })];
  }
  return subject.players.map((player) =>
    fact(one, scene, { type: 'claim', who: player, role }, { ...OWN, force: 'request', addressee: player }),
  );
}
