import { CASTS, type Event, type PlayerId } from '@mura/engine';
import { type ScriptedVillage, talked } from './scripted.ts';

/** A village of fifteen in which two seers claim, and which has come to its sixth day. */
export const FIFTEEN: ScriptedVillage = {
  preset: 'licos-15',
  names: CASTS[0]!.characters.slice(0, 15).map(({ names }) => names.ja),
  role: 'villager',
};

/** What each of the two seers says on the morning of a day, and who dies of that day. */
const RESULTS = ['HUMAN', 'WEREWOLF', 'HUMAN', 'HUMAN', 'WEREWOLF', 'HUMAN'] as const;
export const DAYS: number = RESULTS.length;

function post(player: PlayerId, day: number, index: number, text: string): Event {
  return talked(player, day * 10 + index, text, { day, idx: index });
}

function talkOf(day: number): Event[] {
  const said = day === 1 ? [2, 3].map((seer) => `COMINGOUT Agent[0${seer}] SEER`) : [];
  const results = [2, 3].map((seer) => [
    seer,
    `DIVINED Agent[${String(seer + day * 2).padStart(2, '0')}] ${seer === 2 ? RESULTS[day - 1] : 'HUMAN'}`,
  ]);
  return [
    ...said.map((text, index) => post(index + 2, day, index, text)),
    ...results.map(([seer, text], index) => post(Number(seer), day, index + 2, String(text))),
    post(1, day, 4, `BECAUSE (ESTIMATE Agent[0${day + 3}] WEREWOLF) (VOTE Agent[0${day + 3}])`),
  ];
}

/** The first day, and all that follows up to the talk of the last. */
export function manyDays(): Event[] {
  const later = Array.from({ length: DAYS - 1 }, (_, index) => index + 2);
  const public_ = { audience: 'public' } as const;
  return [
    ...talkOf(1),
    ...later.flatMap((day): Event[] => [
      {
        ...public_,
        type: 'dawnBroke',
        day,
        dead: [17 - day],
        votes: [1, 2, 3].map((player) => ({ player, target: day + 2 })),
        counts: null,
        executed: day + 2,
      },
      { ...public_, type: 'dayBegan', day },
      {
        ...public_,
        type: 'phaseBegan',
        day,
        phase: 'discussion',
        round: 0,
        asked: [1, 2, 3],
        seconds: 3600,
      },
      ...talkOf(day),
    ]),
  ];
}
