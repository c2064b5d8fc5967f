import type { PlayerId } from '@mura/engine';
import type { RoleWord, SpeciesWord } from '../aiwolf/words.ts';
import type { Mood } from '../natural/frame.ts';
import type { NaturalUtterance } from '../natural/utterance.ts';
import { callFacts, questionFacts } from './asked.ts';
import { deedMood } from './deeds.ts';
import { fact, OWN, type ReadFact, ROLE_OF } from './fact.ts';
import { onlyPlayer } from './matched.ts';
import type { SentenceEnding } from './moods.ts';
import type { SpokenPlayers } from './players.ts';
import type { ReadMatch } from './read-match.ts';
import { Scene } from './scene.ts';
import type { JapaneseToken, TokenClass } from './token.ts';
import { withoutWeighed } from './weighed.ts';

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
export function factsOf(
  read: readonly ReadMatch[],
  spoken: SpokenPlayers,
  utterance: NaturalUtterance,
): ReadFact[] {
  if (read.length === 0) return [];
  const scene = new Scene(spoken, utterance, read);
  const facts = read.flatMap((one, index) => {
    const said = factOf(one, scene);
    const isEither = one.matched.target?.either === true || one.matched.other !== null;
    return isEither && said.length > 1 ? said.map((fact) => ({ ...fact, either: index })) : said;
  });
  return withoutWeighed(withoutDoneInspections(facts));
}

/** `占いCO リン○ 静かなので占いたい`: whom the speaker has divined, they tell why they did. */
function withoutDoneInspections(facts: readonly ReadFact[]): ReadFact[] {
  const done = new Set(
    facts.flatMap(({ content }) =>
      content.type === 'result' && content.by === null && content.how === 'divined' ? [content.target] : [],
    ),
  );
  const isDone = ({ content, mood }: ReadFact) =>
    content.type === 'act' && content.act === 'divine' && !mood.negative && done.has(content.target);
  return done.size === 0 ? [...facts] : facts.filter((fact) => !isDone(fact));
}

function factOf(one: ReadMatch, scene: Scene): ReadFact[] {
  if (scene.around.isOfPost(one.matched.at) || one.matched.target?.heads === 'answer') return [];
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

function targetsOf({ matched }: ReadMatch, scene: Scene): readonly PlayerId[] {
  const { speaker } = scene.utterance;
  if (matched.construction.name === 'vote/spare-me')
    return speaker === null || scene.around.isNamedBefore(matched.key) ? [] : [speaker];
  return matched.target?.players ?? scene.around.topicBefore(matched.key);
}

function deedFacts(one: ReadMatch, scene: Scene): ReadFact[] {
  const { says } = one.matched.construction;
  const said = deedMood(one, scene);
  if (says.type !== 'act' || said === null) return [];
  if (one.matched.target === null && scene.around.isOfEither(one.matched.key)) return [];
  return targetsOf(one, scene).map((target) =>
    fact(one, scene, { type: 'act', act: says.act, by: said.by, target }, said.mood),
  );
}

function resultFacts(one: ReadMatch, scene: Scene): ReadFact[] {
  const { matched, ending } = one;
  if (isGuard(matched)) return guardFacts(one, scene);
  if (scene.around.isSaidByPeople(matched.end)) return [];
  const shown = SPECIES_OF[matched.species?.is ?? 'x'];
  const by = scene.whoDivined(matched, ending);
  if (by === undefined && ending === 'held' && isJudgement(one, scene)) return judgements(one, scene);
  if (shown === undefined || ending === 'supposed' || by === undefined) return [];
  const [out, past] = scene.spoken.tokens.slice(matched.end, matched.end + 2).map(({ is }) => is);
  const isResultNamed =
    matched.construction.name === 'result/is-the-result' && out === 'cameout' && past === 'past';
  if (by === null && !OWN_RESULT.has(ending) && !isResultNamed) return [];
  const species = ending === 'denied' && by === null ? otherSpecies(shown) : shown;
  const { says } = matched.construction;
  const isMedium =
    (says.type === 'result' && says.how === 'identified') ||
    (by === null ? scene.isMediumAt(matched.key) : scene.isMedium(by));
  const how = isMedium ? 'identified' : 'divined';
  const mood: Mood = { ...OWN, tense: 'past', source: by === null ? 'own' : 'retold' };
  return resultTargets(one, scene)
    .filter((target) => target !== (by ?? scene.utterance.speaker))
    .map((target) => fact(one, scene, { type: 'result', by, how, target, species }, mood));
}

/** `リンを人狼だと判断した`, where nobody has divined: what the speaker holds them for. */
function isJudgement({ matched: { key, species } }: ReadMatch, scene: Scene): boolean {
  const after = scene.spoken.tokens.slice(key + 1, key + 3).map(({ is }) => is);
  return species?.is !== 'human' && (after.includes('think') || after.includes('assert'));
}

function judgements(one: ReadMatch, scene: Scene): ReadFact[] {
  const role = roleOf(one.matched.species);
  const others = resultTargets(one, scene).filter((target) => target !== scene.utterance.speaker);
  return role === undefined
    ? []
    : others.map((target) => fact(one, scene, { type: 'estimate', by: null, target, role }, OWN));
}

const OWN_RESULT: ReadonlySet<SentenceEnding> = new Set<SentenceEnding>(['held', 'past', 'bare', 'denied']);

/** `占いましたが、人狼ではありませんでした` */
function otherSpecies(species: SpeciesWord): SpeciesWord {
  return species === 'HUMAN' ? 'WEREWOLF' : 'HUMAN';
}

function isGuard({ construction: { says } }: ReadMatch['matched']): boolean {
  return says.type === 'result' && says.how === 'guarded';
}

function guardFacts(one: ReadMatch, scene: Scene): ReadFact[] {
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

function claimFacts(one: ReadMatch, scene: Scene): ReadFact[] {
  const { matched, ending } = one;
  const role = matched.role === null ? scene.roleSpokenOf() : ROLE_OF[matched.role.is];
  if (role === undefined || ending === 'supposed' || scene.around.isSupposed(matched.first)) return [];
  if (matched.construction.mood === 'told') return othersClaims(one, scene, role);
  if (matched.construction.mood === 'negative') {
    if (!scene.around.isAboutSelf(matched.key)) return [];
    return [fact(one, scene, { type: 'claim', who: null, role }, { ...OWN, negative: true })];
  }
  const isDeclared = matched.subject?.is === 'S' && scene.isDeclared(matched.key);
  if (ending !== 'held' && ending !== 'denied' && ending !== 'bare' && !isDeclared) return [];
  if (matched.subject === null && scene.around.isOfAnother(matched.key)) return [];
  if (matched.construction.name === 'claim/denied-bare' && isOfSomebody(one, scene, role)) return [];
  if (matched.construction.name === 'claim/as' && !scene.isSaidAsOneself(matched)) return [];
  const topic = scene.around.topicBefore(matched.key);
  if (matched.construction.name === 'claim/co' && scene.around.isOfSomeone(matched.key)) return [];
  if (matched.construction.name === 'claim/co' && topic.length > 0 && isConceded(one, scene)) return [];
  const isWolfish = role === 'WEREWOLF' || role === 'POSSESSED';
  if (isWolfish && ending !== 'denied' && isOfTheTopic(one, scene)) {
    return topic.map((target) => fact(one, scene, { type: 'estimate', by: null, target, role }, OWN));
  }
  return [fact(one, scene, { type: 'claim', who: null, role }, { ...OWN, negative: ending === 'denied' })];
}

/** `占い師を名乗るのに`: said of the one of whom the talk is. */
function isConceded({ matched: { end } }: ReadMatch, scene: Scene): boolean {
  return scene.spoken.tokens[end]?.is === 'but' && !scene.around.isSelfBefore(end);
}

/** `人狼だ。`, `私は人狼だと思う`: not of the speaker. */
function isOfTheTopic({ matched: { construction, key } }: ReadMatch, scene: Scene): boolean {
  if (construction.name === 'claim/bare') return !scene.around.isAfterSelf(key);
  return construction.name === 'claim/self' && scene.around.isOpinion(key);
}

/** `人狼じゃない!` is said of oneself, `占い師じゃない` also of others. */
function isOfSomebody({ matched: { key } }: ReadMatch, scene: Scene, role: RoleWord): boolean {
  if (scene.around.isSelfBefore(key)) return false;
  return scene.around.isNamedBefore(key) || (role !== 'WEREWOLF' && scene.around.topicBefore(key).length > 0);
}

function othersClaims(one: ReadMatch, scene: Scene, role: RoleWord): ReadFact[] {
  const named = one.matched.subject?.players ?? scene.around.addressed(one.matched.key);
  if (one.matched.construction.name === 'claim/so-many' && named.length < 2) return [];
  const { speaker } = scene.utterance;
  const isShared = one.matched.construction.name === 'claim/with-me' && speaker !== null;
  const who = isShared ? [...named, speaker] : named;
  return who.map((player) =>
    fact(
      one,
      scene,
      { type: 'claim', who: player === scene.utterance.speaker ? null : player, role },
      { ...OWN, source: 'retold' },
    ),
  );
}

function estimateFacts(said: ReadMatch, scene: Scene): ReadFact[] {
  const { matched } = said;
  const head = scene.spoken.tokens[matched.key] as JapaneseToken;
  const one = isReported(said, scene, head) ? { ...said, ending: 'held' as const } : said;
  const { ending } = one;
  const retold = retoldResult(one, scene, head);
  if (retold.length > 0) return retold;
  if (matched.construction.name === 'estimate/why-thought') return askedWhyThought(one, scene, head);
  if (ending === 'told' && SAID_OF_ONESELF.has(head.is) && !isHeldByAnother(matched, scene))
    return selfTold(one, scene, head);
  if (ending === 'told') return opinionTold(one, scene, head);
  if ((ending !== 'held' && ending !== 'denied') || scene.around.isOfMany(matched.at)) return [];
  if (matched.target === null && scene.around.isWhyAsked(matched.key)) return [];
  if (isOneOfUs(matched) || isInspection(matched, head) || isNotedResult(matched, scene, head)) return [];
  if (scene.around.isSketched(matched.target, matched.key)) return [];
  if (scene.around.isViewOfAnother(matched.first)) return [];
  if (scene.around.isRoleSupposed(matched.first, matched.other !== null)) return [];
  const isUnnamed =
    scene.around.isOfSelf(matched.key) ||
    (head.is === 'villager' && scene.around.isSelfTopic(matched.key)) ||
    scene.around.isOfWhom(matched.key);
  if (matched.target === null && isUnnamed) return [];
  const roles = [matched.role ?? head, matched.other].flatMap((token) => roleOf(token) ?? []);
  const targets = targetsOf(one, scene).filter((target) => target !== matched.subject?.players[0]);
  const other = matched.target === null ? null : scene.around.otherSubject(matched.at, matched.target);
  if (matched.construction.mood === 'told')
    return heldByOthers(one, scene, onlyPlayer(matched.subject), targets, roles);
  if (other !== null) return ending === 'held' ? heldByOthers(one, scene, other, targets, roles) : [];
  const isSupposed = scene.around.isRoleSupposed(matched.first, true);
  const species = isSupposed ? undefined : ownResult(one, scene, head);
  const others = targets.filter((target) => target !== scene.utterance.speaker);
  if (species === undefined) {
    const isDenied = ending === 'denied' || matched.construction.mood === 'negative';
    const mood: Mood = { ...OWN, negative: isDenied };
    return others.flatMap((target) =>
      roles.map((role) => fact(one, scene, { type: 'estimate', by: null, target, role }, mood)),
    );
  }
  const how = scene.isMediumAt(matched.key) ? 'identified' : 'divined';
  return others.map((target) =>
    fact(one, scene, { type: 'result', by: null, how, target, species }, { ...OWN, tense: 'past' }),
  );
}

/** `@リン ミナトが狼だと思った理由は？`: that they thought so is said by asking why. */
function askedWhyThought(one: ReadMatch, scene: Scene, head: JapaneseToken): ReadFact[] {
  const { subject, target, key } = one.matched;
  const by = onlyPlayer(subject) ?? scene.around.calledBefore(key);
  const role = roleOf(head);
  const isOfAnother = by !== null && by !== scene.utterance.speaker && target?.players.includes(by) === false;
  return role === undefined || target === null || !isOfAnother
    ? []
    : heldByOthers(one, scene, by, target.players, [role]);
}

/** `リンはミナトを怪しいと言った` */
function opinionTold(one: ReadMatch, scene: Scene, head: JapaneseToken): ReadFact[] {
  const { matched } = one;
  const { target, at } = matched;
  const isObject = scene.spoken.tokens[at + 1]?.is === 'wo';
  const by = target === null || !isObject ? null : scene.around.subjectInSentence(at, target);
  const role = roleOf(head);
  if (target === null || by === null || by === scene.utterance.speaker) return [];
  return role === undefined || !OPINIONS.has(head.is)
    ? []
    : heldByOthers(one, scene, by, target.players, [role]);
}

/** What no divination shows. */
const OPINIONS: ReadonlySet<TokenClass> = new Set<TokenClass>([
  'sus',
  'susly',
  'blackish',
  'whitish',
  'possessed',
  'possessedish',
]);

/** `私とリンのどちらかが偽`: said of the speaker as well. */
function isOneOfUs({ target }: ReadMatch['matched']): boolean {
  return target?.either === true && target.players.length === 1;
}

/** `【ミナトのリン白】`, `ミナト→リン白`: somebody's result, noted and not held. */
function isNotedResult({ target, at }: ReadMatch['matched'], scene: Scene, head: JapaneseToken): boolean {
  const isColour = (head.is === 'white' || head.is === 'black') && target?.end === head.start;
  const owner = scene.around.ownerBefore(at);
  const isOwned = owner !== null && owner !== scene.utterance.speaker;
  return isColour && (isOwned || target.isSequence);
}

/** `修占で確白`: to divine somebody, not the seer. */
function isInspection({ target }: ReadMatch['matched'], head: JapaneseToken): boolean {
  return head.is === 'seer' && head.end - head.start === 1 && target?.end === head.start;
}

/** `リンは人間だったと報告します`: by the speaker, for nobody else is named. */
function isReported({ matched, ending }: ReadMatch, scene: Scene, head: JapaneseToken): boolean {
  const isOfThem = SAID_OF_ONESELF.has(head.is) || isHeldByAnother(matched, scene);
  return ending === 'told' && !isOfThem && scene.isDeclared(matched.key);
}

/** `ミナトはリンが占い師だと言う`, but not `リンは自分が占い師だと言う`. */
function isHeldByAnother({ at, target }: ReadMatch['matched'], scene: Scene): boolean {
  return target === null ? scene.around.isOfAnother(at) : scene.around.otherSubject(at, target) !== null;
}

/** What the speaker's own night has shown, if it is that. */
function ownResult(
  { matched, ending }: ReadMatch,
  scene: Scene,
  head: JapaneseToken,
): SpeciesWord | undefined {
  const shown = SPECIES_OF[head.is];
  if (ending === 'held') return scene.isResult(matched) ? shown : undefined;
  return shown !== undefined && scene.isDeniedResult(matched) ? otherSpecies(shown) : undefined;
}

/** `リン占いCO、ミナト白`, `…、ミナトが人狼だと`: the result of the one who claims; `私の占い結果からリンは白`. */
function retoldResult(one: ReadMatch, scene: Scene, head: JapaneseToken): ReadFact[] {
  const { matched, ending } = one;
  const isOwn = scene.around.isOfOwnResult(matched.at);
  const by = isOwn ? null : scene.onlyClaimant();
  const species = SPECIES_OF[head.is];
  const isColour =
    head.is === 'white' || head.is === 'black' || head.is === 'human' || scene.around.isFoundOut(matched.key);
  const isRetold =
    ending === 'told' || (ending === 'held' && isColour && !scene.around.isOpinion(matched.key));
  if ((by === null && !isOwn) || species === undefined || !isRetold || matched.target === null) return [];
  if (scene.around.isRoleSupposed(matched.first, true)) return [];
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
        { ...OWN, tense: 'past', source: isOwn ? 'own' : 'retold' },
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
function selfTold(one: ReadMatch, scene: Scene, head: JapaneseToken): ReadFact[] {
  const role = ROLE_OF[head.is];
  if (role === undefined || one.matched.target === null) return [];
  return one.matched.target.players.map((who) =>
    fact(one, scene, { type: 'claim', who, role }, { ...OWN, source: 'retold' }),
  );
}

function roleOf(token: JapaneseToken | null): RoleWord | undefined {
  return token?.is.startsWith('suspect-') ? 'WEREWOLF' : ROLE_OF[token?.is ?? 'x'];
}

function heldByOthers(
  one: ReadMatch,
  scene: Scene,
  by: PlayerId | null,
  targets: readonly PlayerId[],
  roles: readonly RoleWord[],
): ReadFact[] {
  return targets.flatMap((target) =>
    roles.map((role) =>
      fact(one, scene, { type: 'estimate', by, target, role }, { ...OWN, source: 'retold' }),
    ),
  );
}

function trustFacts(one: ReadMatch, scene: Scene): ReadFact[] {
  const { matched, ending } = one;
  const { says } = matched.construction;
  if (says.type !== 'trust' || (ending !== 'held' && ending !== 'denied')) return [];
  if (matched.target === null && scene.around.isOfMany(matched.key)) return [];
  if (isOneOfUs(matched) || scene.around.isSketched(matched.target, matched.key)) return [];
  if (scene.around.isRoleSupposed(matched.first, true)) return [];
  if (matched.target !== null && scene.around.otherSubject(matched.at, matched.target) !== null) return [];
  const trusted = says.trusted === (ending === 'held');
  return targetsOf(one, scene)
    .filter((target) => target !== scene.utterance.speaker)
    .filter(
      (target) =>
        !scene.around.isPossessive(matched.at) ||
        scene.claimedRole(target) !== null ||
        scene.spoken.tokens[matched.at + 2]?.is === 'saying',
    )
    .flatMap((target) => {
      const role = scene.claimedRole(target) ?? (trusted ? 'VILLAGER' : 'SEER');
      return fact(one, scene, { type: 'estimate', by: null, target, role }, { ...OWN, negative: !trusted });
    });
}
