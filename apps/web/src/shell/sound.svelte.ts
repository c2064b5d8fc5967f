import { keep, kept } from './keeping.ts';

/** `phase`: wooden clappers at a change of the hour. `last`: one of them, ten seconds before it. `called`: a bell. */
export type PageSound = 'phase' | 'last' | 'called';

interface Strike {
  readonly kind: 'wood' | 'bell';
  readonly pitch: number;
  /** Seconds from now. */
  readonly after: number;
  readonly loudness: number;
}

const STRIKES: Readonly<Record<PageSound, readonly Strike[]>> = {
  phase: [
    { kind: 'wood', pitch: 1250, after: 0, loudness: 0.5 },
    { kind: 'wood', pitch: 1180, after: 0.28, loudness: 0.35 },
  ],
  last: [{ kind: 'wood', pitch: 1250, after: 0, loudness: 0.35 }],
  called: [
    { kind: 'bell', pitch: 784, after: 0, loudness: 0.12 },
    { kind: 'bell', pitch: 1175, after: 0.12, loudness: 0.08 },
  ],
};

const chosen = $state({ isOn: kept('sound') === 'on' });
let audio: AudioContext | null = null;

export function isSoundOn(): boolean {
  return chosen.isOn;
}

/** Silent until somebody asks for it; what they then hear says that it works. */
export function toggleSound(): void {
  chosen.isOn = !chosen.isOn;
  keep('sound', chosen.isOn ? 'on' : 'off');
  play('last');
}

/** Who wants less motion gets a single stroke. */
export function play(sound: PageSound): void {
  if (!chosen.isOn) return;
  const strikes = STRIKES[sound];
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  try {
    audio ??= new AudioContext();
    void audio.resume();
    for (const strike of isCalm ? strikes.slice(0, 1) : strikes) strikeWith(audio, strike);
  } catch {
    // A browser without sound is no error.
  }
}

/** A wooden block is a dull tone that is gone at once; a bell lingers. */
function strikeWith(context: AudioContext, { kind, pitch, after, loudness }: Strike): void {
  const begin = context.currentTime + after;
  const length = kind === 'wood' ? 0.09 : 0.9;
  const tone = context.createOscillator();
  tone.type = kind === 'wood' ? 'triangle' : 'sine';
  tone.frequency.setValueAtTime(pitch, begin);
  if (kind === 'wood') tone.frequency.exponentialRampToValueAtTime(pitch * 0.6, begin + length);
  const volume = context.createGain();
  volume.gain.setValueAtTime(loudness, begin);
  volume.gain.exponentialRampToValueAtTime(0.001, begin + length);
  tone.connect(volume).connect(context.destination);
  tone.start(begin);
  tone.stop(begin + length);
}
