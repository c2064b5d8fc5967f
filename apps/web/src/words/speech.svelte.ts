import type { Team } from '@mura/engine';
import {
  type Fillings,
  fill,
  isLanguage,
  kanjiNumber,
  type Language,
  languageFor,
  loadTexts,
  type PageWords,
  type WordKey,
} from '@mura/words';
import { keep, kept } from '../shell/keeping.ts';
import { savesData } from '../shell/saves-data.ts';

/** The language of the page and its words. Components read it through `t`, and are drawn again when it changes. */
const speech = $state<{ language: Language; words: PageWords | null }>({ language: 'ja', words: null });

export function language(): Language {
  return speech.language;
}

/** In which languages a sentence for agents is explained: the reader's own first. */
export function glossLanguages(): readonly Language[] {
  const { language } = speech;
  return language === 'ja' || language === 'en' ? ['ja', 'en'] : [language, 'ja', 'en'];
}

/** Loads the words before the page is drawn for the first time. */
export async function beginSpeech(): Promise<void> {
  const chosen = kept('language');
  await speak(isLanguage(chosen) ? chosen : languageFor(navigator.languages));
}

async function speak(chosen: Language): Promise<void> {
  if (chosen === 'ko' && !savesData()) void import('../style/fonts-ko.ts');
  const words = await loadTexts('page', chosen);
  speech.words = words;
  speech.language = chosen;
  document.documentElement.lang = chosen;
}

/** What the reader chose themselves is kept. */
export async function choose(chosen: Language): Promise<void> {
  keep('language', chosen);
  await speak(chosen);
}

/** A text of the page, in the reader's language. */
export function t(key: WordKey, fillings?: Fillings): string {
  return fill(speech.words?.[key] ?? key, fillings);
}

/** Whether the page has such a text. */
export function isWord(key: string): key is WordKey {
  return speech.words !== null && key in speech.words;
}

/** A count in prose: kanji where Japanese is written, figures elsewhere. */
export function inProse(count: number): string {
  return speech.language === 'ja' ? kanjiNumber(count) : String(count);
}

/** Who won, as one fact among others in a line; `null`: nobody. */
export function wonBy(team: Team | null): string {
  return team === null ? t('home.nobodyWon') : t('home.won', { team: t(`team.${team}`) });
}

/** `三日目`, `Day 3`. */
export function dayName(day: number): string {
  return day === 0 ? t('day.eve') : t('day.name', { day: inProse(day) });
}

/** The name of a day where there is little room. */
export function shortDay(day: number): string {
  return day === 0 ? t('day.eve') : t('day.short', { day: inProse(day) });
}
