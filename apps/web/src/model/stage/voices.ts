import { natural } from '@mura/language';

/** What of a browser's voice matters here. */
export interface VoiceLike {
  readonly name: string;
  readonly lang: string;
}

/** How somebody sounds. */
export interface VoiceSound<Voice extends VoiceLike> {
  /** `null`: the browser has none for the language, and takes what it has. */
  readonly voice: Voice | null;
  readonly pitch: number;
  readonly rate: number;
}

const CHILD = 14;
const ELDER = 60;
/** So far apart are the highest and the lowest of those who would sound alike. */
const SPREAD = 0.28;
const PITCHES: Readonly<Record<string, number>> = { male: 0.82, female: 1.12 };

/** The voice of a seat: always the same one, and no two of a village sound alike. Elders speak slower, children higher. */
export function soundOf<Voice extends VoiceLike>(
  { name, player, players }: { readonly name: string; readonly player: number; readonly players: number },
  language: string,
  voices: readonly Voice[],
): VoiceSound<Voice> {
  const { sex, age } = natural.personaOf(name);
  const fitting = voices.filter(({ lang }) => lang.toLowerCase().startsWith(language));
  const place = (player - (players + 1) / 2) / Math.max(1, players);
  const pitch = (PITCHES[sex] ?? 0.97) + (age < CHILD ? 0.3 : age >= ELDER ? -0.04 : 0) + place * SPREAD;
  return {
    voice: fitting[(player - 1) % fitting.length] ?? null,
    pitch: Math.round(pitch * 1000) / 1000,
    rate: age >= ELDER ? 0.9 : age < CHILD ? 1.06 : 1,
  };
}
