import {
  type Event,
  EXPRESSIONS,
  type PhaseName,
  type PlayerId,
  parseAnchor,
  type Talked,
  type Translated,
} from '@mura/engine';
import { natural } from '@mura/language';
import type { Mien, Pose } from '@mura/words/faces';
import { hourOf } from '../phase.ts';
import { causeOfNight, type Departure } from '../seats.ts';
import { isSilence } from '../silence.ts';
import {
  type GroundLine,
  openActors,
  type StageFigure,
  type StageMoment,
  withActor,
  withActors,
} from './scene.ts';
import { actsIn, leadingAct, type StageTalkAct } from './talk-act.ts';

/** Understands what is said; `null` while it is not here yet: then everybody only listens. */
export type Ear = ((utterance: natural.NaturalUtterance) => natural.Reading) | null;

/** The scene after an event; `key` is the viewer's number of it. */
export function direct(scene: StageMoment, event: Event, key: number, ear: Ear): StageMoment {
  switch (event.type) {
    case 'opened':
      return {
        ...scene,
        cast: event.cast,
        actors: openActors(event.cast),
        isByClock: event.rules.clock !== null,
        nightCause: causeOfNight(event.rules.roles),
      };
    case 'roleTold':
      return [
        ...[event.player, ...event.fellows].map((player) => ({ player, role: event.role })),
        ...(event.known ?? []),
      ].reduce((shown, { player, role }) => withActor(shown, player, { role }), scene);
    case 'roleShown':
      return withActor(scene, event.player, { role: event.role });
    case 'rolesRevealed':
      return withActors(scene, (actor) => ({ ...actor, role: event.roles[actor.player - 1] ?? actor.role }));
    case 'dayBegan':
      return event.day === 0 ? { ...scene, caption: { type: 'line', key } } : { ...scene, day: event.day };
    case 'phaseBegan':
      return beginPhase(scene, event);
    case 'duskFell':
      return scene.isByClock ? scene : { ...scene, phase: 'dusk' };
    case 'dawnBroke':
      return breakDawn(scene, event, key);
    case 'talked':
      return hear(scene, event, key, ear);
    case 'translated':
      return hearTranslation(scene, event, ear);
    case 'votesCounted':
      return event.votes.length === 0 ? scene : showVotes(scene, event.votes);
    case 'executed':
      return execute(scene, event.player, event.day, key);
    case 'diedSuddenly':
      return tell(bury(scene, event.player, { cause: 'sudden', day: event.day }), key);
    case 'failed':
      return tell(bury(scene, event.player, { cause: 'failed', day: event.day }), key);
    case 'ended':
      return { ...tell(wake(scene), key), phase: 'epilogue', hasEnded: true };
    default:
      return scene;
  }
}

const QUIET = { speaker: null, channel: null, understanding: null, threads: [] } as const;
const AT_EASE = { pose: 'listen', mien: 'neutral', toward: null } as const;
const ASLEEP = { pose: 'silent', mien: 'closed', toward: null } as const;

/** The narrator speaks, and nobody else. */
function tell(scene: StageMoment, key: number): StageMoment {
  return { ...scene, ...QUIET, caption: { type: 'line', key } };
}

function all(scene: StageMoment, stand: Pick<StageFigure, 'pose' | 'mien' | 'toward'>): StageMoment {
  return withActors(scene, (actor) => (actor.gone === null ? { ...actor, ...stand } : actor));
}

function wake(scene: StageMoment): StageMoment {
  return withActors(all(scene, AT_EASE), (actor) => ({ ...actor, spokeAt: scene.posts }));
}

function beginPhase(scene: StageMoment, event: Extract<Event, { type: 'phaseBegan' }>): StageMoment {
  const { phase, asked, round } = event;
  const before = hourOf(scene.phase);
  const hour = hourOf(phase);
  const begun = { ...scene, phase };
  if (hour === 'vote')
    return withActors(announce(begun, phase, round === 0), (actor) =>
      actor.gone === null && asked.includes(actor.player)
        ? { ...actor, pose: 'vote', mien: 'neutral', toward: null }
        : actor,
    );
  if (hour === 'night') return before === 'night' ? begun : announce(all(begun, ASLEEP), phase, true);
  return hour === before ? begun : { ...wake(begun), ...QUIET };
}

function announce(scene: StageMoment, phase: PhaseName, isNew: boolean): StageMoment {
  return isNew ? { ...scene, ...QUIET, caption: { type: 'hour', phase } } : scene;
}

function breakDawn(
  scene: StageMoment,
  event: Extract<Event, { type: 'dawnBroke' }>,
  key: number,
): StageMoment {
  const { day, dead, executed } = event;
  const cause = scene.nightCause;
  const buried = [
    ...(executed === null ? [] : [{ player: executed, cause: 'executed' as const }]),
    ...dead.map((player) => ({ player, cause })),
  ].reduce((shown, one) => bury(shown, one.player, { cause: one.cause, day: day - 1 }), scene);
  return { ...tell(wake(buried), key), day, phase: 'dawn' };
}

function bury(scene: StageMoment, player: PlayerId, gone: Departure): StageMoment {
  return withActor(scene, player, { gone, ...AT_EASE });
}

/** Where the village does not go by the clock, night falls with the execution. */
function execute(scene: StageMoment, player: PlayerId, day: number, key: number): StageMoment {
  const told = tell(bury(scene, player, { cause: 'executed', day }), key);
  return scene.isByClock ? told : { ...all(told, ASLEEP), phase: 'night' };
}

function showVotes(
  scene: StageMoment,
  votes: readonly { player: PlayerId; target: PlayerId }[],
): StageMoment {
  const threads = votes.map(({ player, target }): GroundLine => ({ from: player, to: target, tone: 'vote' }));
  const turned = votes.reduce(
    (shown, { player, target }) => withActor(shown, player, { pose: 'vote', toward: target }),
    scene,
  );
  return { ...turned, ...QUIET, threads, caption: { type: 'votes', votes } };
}

/** Channels that can be heard on the stage; what the dead say, after the end. */
function isHeard({ hasEnded }: StageMoment, { channel }: Talked): boolean {
  if (channel === 'talk') return true;
  return hasEnded ? false : channel === 'whisper' || channel === 'act';
}

function hear(scene: StageMoment, event: Talked, key: number, ear: Ear): StageMoment {
  if (!isHeard(scene, event)) return scene;
  const day = hourOf(scene.phase) === 'morning' && event.channel === 'talk' ? 'talk' : scene.phase;
  if (isSilence(event.text)) return fallSilent({ ...scene, phase: day }, event);
  const said = parseAnchor(event.text, scene.cast);
  const reading = ear?.(utteranceOf(scene, event, said.body)) ?? NOTHING;
  const noted = note({ ...scene, phase: day }, event);
  return speak(noted, { ...event, to: event.to ?? said.to }, key, reading);
}

const NOTHING: natural.Reading = { sentences: [], tags: [] };

function utteranceOf(
  { cast, context, actors }: StageMoment,
  { player, channel, day }: Pick<Talked, 'player' | 'channel' | 'day'>,
  text: string,
): natural.NaturalUtterance {
  const dead = actors.flatMap((actor) => (actor.gone === null ? [] : [actor.player]));
  return {
    text,
    speaker: player,
    day,
    cast: natural.calledIn(cast),
    channel: channel === 'whisper' ? 'whisper' : 'talk',
    context: { ...context, dead },
  };
}

/** Whoever has nothing to say stands with their hands in their sleeves. */
function fallSilent(scene: StageMoment, { player, channel }: Talked): StageMoment {
  return channel === 'talk'
    ? withActor(scene, player, { pose: 'silent', mien: 'neutral', toward: null })
    : scene;
}

function note(scene: StageMoment, { day, idx, player, channel }: Talked): StageMoment {
  if (idx === null || channel !== 'talk') return scene;
  return { ...scene, authors: new Map(scene.authors).set(`${day} ${idx}`, player) };
}

function speak(scene: StageMoment, talked: Talked, key: number, reading: natural.Reading): StageMoment {
  const { player, expression } = talked;
  const calm = { ...settle(scene, player), posts: scene.posts + 1 };
  const shown: StageMoment = {
    ...withActor(calm, player, {
      ...AT_EASE,
      mien: chosenMien(expression) ?? 'neutral',
      spokeAt: calm.posts,
    }),
    ...QUIET,
    speaker: player,
    channel: talked.channel,
    caption: { type: 'line', key },
  };
  return perform(shown, talked, reading);
}

/** The gesture, the thread and the claim of what was understood; nothing where nothing was. */
function perform(
  scene: StageMoment,
  { player, channel, expression }: Pick<Talked, 'player' | 'channel'> & { expression: string | null },
  reading: natural.Reading,
): StageMoment {
  const sentences = reading.sentences.map(({ sentence }) => sentence);
  const acts = actsIn(sentences, player, ({ day, id }) => scene.authors.get(`${day} ${id}`) ?? null);
  const act = leadingAct(acts);
  const context = natural.heard(scene.context, player, sentences);
  if (act === null) return { ...scene, context };
  const isRead = reading.sentences.some(({ rule }) => rule !== 'protocol');
  const { pose, mien } = GESTURES[act.type];
  const toward = act.target === player ? null : act.target;
  const claimed = claim(scene, player, acts, isRead);
  const posed = withActor(claimed, player, {
    pose,
    mien: chosenMien(expression) ?? mienOf(act, mien),
    toward,
  });
  return {
    ...frighten(posed, act, player),
    context,
    understanding: { act, sentences, isRead },
    threads: toward === null ? [] : [{ from: player, to: toward, tone: toneOf(act, channel) }],
  };
}

const GESTURES: Readonly<Record<StageTalkAct['type'], { readonly pose: Pose; readonly mien: Mien }>> = {
  claim: { pose: 'claim', mien: 'neutral' },
  accuse: { pose: 'accuse', mien: 'angry' },
  defend: { pose: 'defend', mien: 'surprised' },
  doubt: { pose: 'doubt', mien: 'sly' },
  ask: { pose: 'ask', mien: 'surprised' },
  agree: { pose: 'agree', mien: 'happy' },
  think: { pose: 'think', mien: 'thinking' },
};

/** Whoever defends themselves is sad, whoever defends another is surprised. */
function mienOf({ type, target }: StageTalkAct, usual: Mien): Mien {
  return type === 'defend' && target === null ? 'sad' : usual;
}

/** The speaker's own expression wins. */
function chosenMien(expression: string | null): Mien | null {
  const chosen = EXPRESSIONS.find((one) => one === expression);
  return chosen === undefined || chosen === 'neutral' ? null : chosen;
}

const TONES: Readonly<Record<StageTalkAct['type'], GroundLine['tone']>> = {
  claim: 'village',
  accuse: 'wolf',
  defend: 'village',
  doubt: 'doubt',
  ask: 'ink',
  agree: 'ok',
  think: 'ink',
};

function toneOf({ type }: StageTalkAct, channel: Talked['channel']): GroundLine['tone'] {
  return channel === 'whisper' ? 'whisper' : TONES[type];
}

function claim(
  scene: StageMoment,
  player: PlayerId,
  acts: readonly StageTalkAct[],
  isRead: boolean,
): StageMoment {
  const role = acts.find((act) => act.role !== null)?.role ?? null;
  return role === null ? scene : withActor(scene, player, { claim: { role, isRead } });
}

/** Whoever is accused in public shows it, until somebody else speaks. */
function frighten(scene: StageMoment, { type, target }: StageTalkAct, speaker: PlayerId): StageMoment {
  if (type !== 'accuse' || target === null || target === speaker || scene.channel === 'whisper') return scene;
  const accused = scene.actors[target - 1];
  return accused === undefined || accused.gone !== null
    ? scene
    : withActor(scene, target, { pose: 'afraid', mien: 'afraid', toward: null });
}

/** Gestures that last only while somebody speaks; the others stay until one's own next word. */
const BRIEF: ReadonlySet<Pose> = new Set(['claim', 'accuse', 'defend', 'afraid', 'vote']);

/** Before the next one speaks: gestures end, an answered question too, and who was long silent stands so. */
function settle(scene: StageMoment, next: PlayerId): StageMoment {
  if (hourOf(scene.phase) === 'night') return scene;
  const patience = 2 * scene.actors.length;
  return withActors(scene, (actor) => {
    if (actor.gone !== null) return actor;
    const isAnswered = actor.pose === 'ask' && (actor.toward === next || actor.toward === null);
    if (BRIEF.has(actor.pose) || isAnswered) return { ...actor, ...AT_EASE };
    return scene.posts - actor.spokeAt > patience && actor.pose === 'listen'
      ? { ...actor, pose: 'silent' }
      : actor;
  });
}

/** What the village itself has read of the post that is spoken, where it could not be understood here. */
function hearTranslation(scene: StageMoment, event: Translated, ear: Ear): StageMoment {
  const { language, player, channel, day, text } = event;
  if (language !== 'aiwolf' || scene.speaker !== player || scene.channel !== channel) return scene;
  if (scene.understanding !== null || ear === null) return scene;
  const { sentences, tags } = ear(utteranceOf(scene, { player, channel, day }, text));
  const read = sentences.map((one) => ({ ...one, rule: 'village' }));
  return perform(scene, { player, channel, expression: null }, { sentences: read, tags });
}
