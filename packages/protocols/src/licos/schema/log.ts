import { shape } from '@mura/engine';
import { object } from './object.ts';

const { anything, flag, list, orNull, text, integer, word } = shape;

/** The type of the first line of our logs, which is no message: it says what no message of LiCOS says. */
export const LOG_TYPE = 'licosLog';

/** What must be there to read the log; rules, cast and deal are checked by whoever reads it. */
export const LOG_LINES = {
  [LOG_TYPE]: object({
    type: word([LOG_TYPE]),
    protocol: word(['0.3']),
    village: text({ least: 1 }),
    number: integer(1),
    preset: text({ least: 1 }),
    rules: object({}),
    cast: list(object({ name: text({ least: 1 }) })),
    language: text({ least: 1 }),
    deal: anything,
    players: anything,
    seed: orNull(text()),
    consent: orNull(text()),
    licence: orNull(text()),
    software: text(),
    timed: flag,
    unsaid: list(text()),
  }),
} as const;
