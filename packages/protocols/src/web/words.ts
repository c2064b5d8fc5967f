import { z } from 'zod';

/** Control characters, halves of characters, line ends, and signs that turn the direction of writing: none is part of a name. */
const UNSEEN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/u;

/** A name that people see: trimmed, in one form of writing, on one line. */
export function visibleName(longest: number) {
  return z
    .string()
    .max(4 * longest)
    .transform((name) => name.normalize('NFC').trim())
    .refine((name) => name !== '' && name.length <= longest && !UNSEEN.test(name), {
      error: `must be a visible name of at most ${longest} characters on one line`,
    });
}

/** A word that a program chose: a name of a preset, of a bot, of an action. */
export const word = z.string().min(1).max(60);

/** The id that a client gives to an action, so that it is done once however often it is sent. */
export const actionId = z.string().regex(/^[\w.:-]{1,64}$/, 'must be 1 to 64 of a-z A-Z 0-9 _ . : -');

export const player = z.int().min(1).max(20);

/** Milliseconds by the clock of the client. */
export const clientAt = z.int().min(0).max(8_640_000_000_000_000);
