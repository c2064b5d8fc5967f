import type {
  Announce,
  Channel,
  Correct,
  MarkBoard,
  Note,
  PhaseBegan,
  Role,
  SayOver,
  Star,
  Talk,
  TimeUp,
  Warn,
  WatcherTalk,
} from '../../src/index.ts';
import { play, type ScriptStep, type TestScene } from '../scene.ts';

/** Actions of a village by the clock, in a few words. */

export function say(player: number, channel: Channel, text: string, more: Partial<Talk> = {}): Talk {
  return { type: 'talk', player, channel, text, ...more };
}

export function over(player: number): SayOver {
  return { type: 'over', player };
}

export function announce(player: number, about: Announce['about'], target: number): Announce {
  return { type: 'announce', player, about, target };
}

export function mark(player: number, target: number, role: Role, sign: MarkBoard['mark']): MarkBoard {
  return { type: 'mark', player, target, role, mark: sign };
}

export function star(player: number, number: number, starred = true): Star {
  return { type: 'star', player, channel: 'talk', number, starred };
}

export function note(player: number, text: string): Note {
  return { type: 'note', player, text };
}

/** Somebody who watches says something. */
export function watch(text: string, name: string | null = null, language?: string): WatcherTalk {
  return { type: 'watcherTalk', name, text, ...(language === undefined ? {} : { language }) };
}

/** The phase that is open. */
export function phaseNow({ events, village }: TestScene): PhaseBegan {
  const began = events.findLast((event) => event.type === 'phaseBegan');
  if (began === undefined || village.phase.limit === null) throw new Error('No phase by the clock is open');
  return began;
}

export function limitOf(scene: TestScene): TimeUp {
  const { day, phase } = phaseNow(scene);
  return { type: 'timeUp', day, phase };
}

export function warningOf(scene: TestScene): Warn {
  const { day, phase } = phaseNow(scene);
  return { type: 'warn', day, phase };
}

/** The limit of the open phase comes. */
export const timeUp: ScriptStep = (scene) => play(scene, limitOf(scene));

/** Nothing happens until a phase of this name is open, on the given day or later. */
export function untilPhase(phase: PhaseBegan['phase'], day = 0): ScriptStep {
  const isThere = (scene: TestScene) => {
    const now = phaseNow(scene);
    return now.phase === phase && now.day >= day;
  };
  return (scene) => {
    let now = scene;
    for (let steps = 0; !isThere(now); steps++) {
      if (steps > 500) throw new Error(`There is no ${phase} on day ${day}`);
      now = play(now, timeUp);
    }
    return now;
  };
}

export function correct(
  player: number,
  number: number,
  text: string,
  channel: Correct['channel'] = 'talk',
): Correct {
  return { type: 'correct', player, channel, number, meant: text };
}
