import { CASTS, type CastLanguage } from '@mura/engine';
import type { nlp } from '@mura/protocols';
import type { Draws } from '../series/draws.ts';

const LABELS = {
  ja: { age: '年齢', sex: '性別', about: '人物', female: '女性', male: '男性' },
  en: { age: 'age', sex: 'gender', about: 'about', female: 'female', male: 'male' },
};

/** The characters of Mura, with profiles in the form of the contest. */
export function ownCharacters(language: CastLanguage): nlp.ProfiledCharacter[] {
  const words = LABELS[language];
  return (CASTS[0]?.characters ?? []).map(({ names, age, sex, profiles }) => ({
    name: names[language],
    profile: [
      `${words.age}: ${age}`,
      `${words.sex}: ${words[sex]}`,
      `${words.about}: ${profiles[language]}`,
    ].join('\n'),
  }));
}

/** So many of them, in an order that nobody can foresee. */
export function drawCharacters(
  characters: readonly nlp.ProfiledCharacter[],
  players: number,
  draws: Draws,
): nlp.ProfiledCharacter[] {
  const left = [...characters];
  return Array.from({ length: players }, () => left.splice(draws(left.length), 1)[0]!);
}
