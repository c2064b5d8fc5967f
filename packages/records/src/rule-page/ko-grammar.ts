import type { Role } from '@mura/engine';
import { aiwolf } from '@mura/language';
import { type DurationUnit, durationOf } from './duration.ts';
import type { Lasting } from './fact.ts';
import { ROLE } from './ko-words.ts';

const DURATION: Readonly<Record<DurationUnit, string>> = {
  day: '일',
  hour: '시간',
  minute: '분',
  second: '초',
};

export function duration(seconds: number): string {
  return durationOf(seconds)
    .map(([count, unit]) => `${count}${DURATION[unit]}`)
    .join(' ');
}

export function lasting({ seconds, until }: Lasting): string {
  return until === null ? duration(seconds) : `다음 ${until.time}(${until.zone})까지`;
}

/** `마을 편과 인랑 편` */
export function and(words: readonly string[]): string {
  return words.reduce((before, word) => `${aiwolf.withParticle(before, ['과', '와'])} ${word}`);
}

/** What is spoken of: `광인과 요호는` */
export function topic(words: readonly string[]): string {
  return aiwolf.withParticle(and(words), ['은', '는']);
}

export function subject(words: readonly string[]): string {
  return aiwolf.withParticle(and(words), ['이', '가']);
}

export function roles(list: readonly Role[]): string[] {
  return list.map((role) => ROLE[role]);
}
