import type { PlayerId } from '@mura/engine';
import type { RoleWord } from '../aiwolf/words.ts';
import type { Mood } from '../natural/frame.ts';
import type { NaturalUtterance } from '../natural/utterance.ts';
import { callFacts, questionFacts } from './asked.ts';
import { deedMood } from './deeds.ts';
import { fact, OWN, otherSpecies, type ReadFact, ROLE_OF, roleOf, SPECIES_OF, targetsOf } from './fact.ts';
import type { SentenceEnding } from './moods.ts';
import { estimateFacts, trustFacts } from './opinion-facts.ts';
import type { SpokenPlayers } from './players.ts';
import type { ReadMatch } from './read-match.ts';
import { Scene } from './scene.ts';
import { withoutWeighed } from './weighed.ts';

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
