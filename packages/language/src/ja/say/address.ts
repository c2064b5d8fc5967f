import type { Member } from '../../natural/say/spoken.ts';
import type { Persona, Voice } from '../../natural/say/voice.ts';

/** What stands after a name; for a child and for an elder it may be another, by sex (female, male). */
interface Address {
  readonly usual: string;
  readonly child?: readonly [female: string, male: string];
  readonly elder?: readonly [female: string, male: string];
}

const SMALL = ['ちゃん', 'くん'] as const;

const ADDRESSES: Readonly<Record<Exclude<Voice, 'child'>, Address>> = {
  polite: { usual: 'さん', child: SMALL },
  rough: { usual: '', elder: ['ばあさん', 'じいさん'] },
  'old-man': { usual: '', elder: ['さん', 'さん'] },
  'old-woman': { usual: 'さん', child: ['ちゃん', '坊'] },
  cool: { usual: '' },
  noble: { usual: 'さま', child: ['さん', 'さん'] },
  shy: { usual: 'さん', child: SMALL },
  kansai: { usual: 'はん', child: ['ちゃん', '坊'] },
  teacher: { usual: 'さん' },
};

/** A character with words of his own. */
export const PRIEST = 'mura/zenkai';

const CHILD_UNDER = 15;
const ELDER_FROM = 60;

/** 花ちゃん, 花, 花さん, 花殿 */
export function addressed({ name, sex, age }: Member, { voice, character }: Persona): string {
  if (character === PRIEST) return `${name}殿`;
  const index = sex === 'female' ? 0 : 1;
  if (voice === 'child') return `${name}${addressByChild(age)[index]}`;
  const { usual, child, elder } = ADDRESSES[voice];
  if (age < CHILD_UNDER && child) return `${name}${child[index]}`;
  return `${name}${age >= ELDER_FROM && elder ? elder[index] : usual}`;
}

function addressByChild(age: number): readonly [female: string, male: string] {
  if (age < CHILD_UNDER) return SMALL;
  if (age < 35) return ['ねえちゃん', 'にいちゃん'];
  return age < ELDER_FROM ? ['おばちゃん', 'おじちゃん'] : ['ばあちゃん', 'じいちゃん'];
}

const FIRST_PERSONS: Readonly<Record<Voice, readonly [female: string, male: string]>> = {
  polite: ['わたし', 'わたし'],
  rough: ['あたし', 'おれ'],
  'old-man': ['わし', 'わし'],
  'old-woman': ['わたし', 'わたし'],
  child: ['わたし', 'ぼく'],
  cool: ['わたし', 'おれ'],
  noble: ['わたくし', 'わたくし'],
  shy: ['わたし', 'ぼく'],
  kansai: ['うち', 'わて'],
  teacher: ['わたし', 'わたし'],
};

export function firstPersonOf({ voice, sex, character }: Persona): string {
  return character === PRIEST ? '拙僧' : FIRST_PERSONS[voice][sex === 'female' ? 0 : 1];
}
