import { describe, expect, test } from 'vitest';
import { isClockTime, isTimeZone, nextClockTime } from './clock-time.ts';

function next(from: string, time: string, zone: string): string {
  return new Date(nextClockTime(Date.parse(from), time, zone)).toISOString();
}

describe('the next time of the clock', () => {
  test.each([
    [
      'in Tokyo, the same day',
      '2024-05-01T12:00:00+09:00',
      '23:30',
      'Asia/Tokyo',
      '2024-05-01T23:30:00+09:00',
    ],
    [
      'in Tokyo, the next day',
      '2024-05-01T12:00:00+09:00',
      '05:00',
      'Asia/Tokyo',
      '2024-05-02T05:00:00+09:00',
    ],
    [
      'exactly at the time: a day later',
      '2024-05-02T05:00:00+09:00',
      '05:00',
      'Asia/Tokyo',
      '2024-05-03T05:00:00+09:00',
    ],
    [
      'a moment before it',
      '2024-05-02T04:59:59.999+09:00',
      '05:00',
      'Asia/Tokyo',
      '2024-05-02T05:00:00+09:00',
    ],
    [
      'a moment after it',
      '2024-05-02T05:00:00.001+09:00',
      '05:00',
      'Asia/Tokyo',
      '2024-05-03T05:00:00+09:00',
    ],
    ['at midnight', '2024-02-28T12:00:00Z', '00:00', 'UTC', '2024-02-29T00:00:00Z'],
    [
      'over the end of a year',
      '2023-12-31T20:00:00-05:00',
      '05:00',
      'America/New_York',
      '2024-01-01T05:00:00-05:00',
    ],
    [
      'in a zone of half hours',
      '2024-05-01T12:00:00+05:30',
      '05:15',
      'Asia/Kolkata',
      '2024-05-02T05:15:00+05:30',
    ],
    [
      'in spring: a day of 23 hours',
      '2024-03-30T05:00:00+01:00',
      '05:00',
      'Europe/Berlin',
      '2024-03-31T05:00:00+02:00',
    ],
    [
      'in autumn: a day of 25 hours',
      '2024-10-26T05:00:00+02:00',
      '05:00',
      'Europe/Berlin',
      '2024-10-27T05:00:00+01:00',
    ],
    [
      'a time that is left out comes an hour later',
      '2024-03-30T12:00:00+01:00',
      '02:30',
      'Europe/Berlin',
      '2024-03-31T03:30:00+02:00',
    ],
    [
      'and the day after in time again',
      '2024-03-31T03:30:00+02:00',
      '02:30',
      'Europe/Berlin',
      '2024-04-01T02:30:00+02:00',
    ],
    [
      'a time that comes twice counts first',
      '2024-10-26T12:00:00+02:00',
      '02:30',
      'Europe/Berlin',
      '2024-10-27T02:30:00+02:00',
    ],
    ['and not again', '2024-10-27T02:30:00+02:00', '02:30', 'Europe/Berlin', '2024-10-28T02:30:00+01:00'],
    [
      'not even in its last minute',
      '2024-10-27T02:59:00+02:00',
      '02:59',
      'Europe/Berlin',
      '2024-10-28T02:59:00+01:00',
    ],
    [
      'half an hour is put forward',
      '2024-10-05T12:00:00+10:30',
      '02:15',
      'Australia/Lord_Howe',
      '2024-10-06T02:45:00+11:00',
    ],
  ])('[K11] %s', (_, from, time, zone, expected) => {
    expect(next(from, time, zone)).toBe(new Date(expected).toISOString());
  });

  test('[K11] [R002-BBS-24] every day of a year has one, 23 to 25 hours apart', () => {
    for (const zone of ['Europe/Berlin', 'Asia/Tokyo', 'America/New_York', 'Australia/Lord_Howe']) {
      for (const time of ['00:00', '02:00', '02:30', '02:59', '03:00', '05:00']) {
        let at = Date.parse('2024-01-01T00:00:00Z');
        for (let day = 0; day < 366; day++) {
          const after = nextClockTime(at, time, zone);
          if (day > 0)
            expect(
              (after - at) / 3_600_000,
              `${zone} ${time} ${new Date(at).toISOString()}`,
            ).toBeGreaterThanOrEqual(22.5);
          expect((after - at) / 3_600_000).toBeLessThanOrEqual(25.5);
          at = after;
        }
        expect(new Date(at).toISOString().slice(0, 7)).toMatch(/2024-12|2025-01/);
      }
    }
  });
});

test('[K11] [C7] a time of the clock and a zone that exist', () => {
  expect(['05:00', '23:59', '00:00'].map(isClockTime)).toEqual([true, true, true]);
  expect(['5:00', '24:00', '05:60', '05:00:00', ''].map(isClockTime)).toEqual([
    false,
    false,
    false,
    false,
    false,
  ]);
  expect(['Asia/Tokyo', 'UTC'].map(isTimeZone)).toEqual([true, true]);
  expect(['Asia/Atlantis', ''].map(isTimeZone)).toEqual([false, false]);
});
