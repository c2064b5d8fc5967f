import { keep, kept } from './keeping.ts';

/** The hour that the sky shows. */
export type Sky = 'dawn' | 'day' | 'dusk' | 'night';
export const THEMES = ['follow', 'day', 'night'] as const;
export type Theme = (typeof THEMES)[number];

const chosen = $state<{ theme: Theme; sky: Sky; inVillage: boolean }>({
  theme: themeKept(),
  sky: 'day',
  inVillage: false,
});

const prefersNight = matchMedia('(prefers-color-scheme: dark)');

function themeKept(): Theme {
  const word = kept('theme');
  return THEMES.find((theme) => theme === word) ?? 'follow';
}

export function theme(): Theme {
  return chosen.theme;
}

/** follow → day → night → follow. */
export function nextTheme(): void {
  chosen.theme = THEMES[(THEMES.indexOf(chosen.theme) + 1) % THEMES.length]!;
  keep('theme', chosen.theme);
  show();
}

/** A village shows its own hour. */
export function showSky(sky: Sky): void {
  chosen.inVillage = true;
  chosen.sky = sky;
  show();
}

/** Outside of a village the sky is that of the reader: night where the system is dark, else that of the page. */
export function leaveVillage(sky: Sky = 'day'): void {
  chosen.inVillage = false;
  chosen.sky = isNightOutside() ? 'night' : sky;
  show();
}

function isNightOutside(): boolean {
  return chosen.theme === 'night' || (chosen.theme === 'follow' && prefersNight.matches);
}

/** With a fixed paper the sky still follows the phase. */
function paper(): 'day' | 'night' {
  if (chosen.theme !== 'follow') return chosen.theme;
  if (chosen.inVillage) return chosen.sky === 'night' ? 'night' : 'day';
  return prefersNight.matches ? 'night' : 'day';
}

const SKY_COLOURS: Readonly<Record<Sky, string>> = {
  dawn: '#b9c6d6',
  day: '#bcd3df',
  dusk: '#c3a9b8',
  night: '#0a1026',
};

function show(): void {
  const { dataset } = document.documentElement;
  if (!chosen.inVillage && chosen.sky !== 'dawn') chosen.sky = isNightOutside() ? 'night' : 'day';
  dataset.theme = paper();
  dataset.sky = chosen.sky;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', SKY_COLOURS[chosen.sky]);
}

prefersNight.addEventListener('change', show);
