import type { PlayerId } from '@mura/engine';
import type { RoleWord, SpeciesWord } from '../aiwolf/words.ts';
import type { Mood } from '../natural/frame.ts';
import { fact, OWN, otherSpecies, type ReadFact, ROLE_OF, roleOf, SPECIES_OF, targetsOf } from './fact.ts';
import { onlyPlayer } from './matched.ts';
import type { ReadMatch } from './read-match.ts';
import type { Scene } from './scene.ts';
import type { JapaneseToken, TokenClass } from './token.ts';

/** What somebody is held for: by the speaker, by others, or by a result that is told with the same words. */
export function estimateFacts(said: ReadMatch, scene: Scene): ReadFact[] {
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

export function trustFacts(one: ReadMatch, scene: Scene): ReadFact[] {
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
