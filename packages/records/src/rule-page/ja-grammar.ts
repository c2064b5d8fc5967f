import type { Role } from '@mura/engine';
import { type DurationUnit, durationOf } from './duration.ts';
import type { Lasting } from './fact.ts';
import { ROLE } from './ja-words.ts';

const DURATION: Readonly<Record<DurationUnit, string>> = {
  day: '日',
  hour: '時間',
  minute: '分',
  second: '秒',
};

export function duration(seconds: number): string {
  return durationOf(seconds)
    .map(([count, unit]) => `${count}${DURATION[unit]}`)
    .join('');
}

export function lasting({ seconds, until }: Lasting): string {
  return until === null ? duration(seconds) : `次の${until.time}（${until.zone}）まで`;
}

export function roles(list: readonly Role[]): string {
  return list.map((role) => ROLE[role]).join('と');
}
