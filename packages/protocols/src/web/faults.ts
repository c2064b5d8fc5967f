import { ACTS, shape } from '@mura/engine';

const { about, either, list, object, optional, orNull, player, text, whole, word } = shape;

export const faultsQuery = object({
  key: about(
    optional(text({ pattern: /^[0-9A-Za-z]{8}$/, allowed: 'the key of a seat' })),
    'Of a seat; without it, those of your own programs, and in a village that you made all of them.',
  ),
});

export const faultsAnswer = object({
  entries: about(
    list(
      object({
        at: about(whole(), 'Milliseconds.'),
        player,
        name: text(),
        day: optional(whole()),
        request: about(optional(word(ACTS)), 'What was asked.'),
        reason: about(text(), 'late, gone, garbage, illegal, grammar, tooLate, unasked …'),
        sent: orNull(text()),
        used: about(optional(orNull(either(text(), player))), 'What the village used instead.'),
        why: about(text(), 'In words.'),
      }),
    ),
    'What went wrong with programs, oldest first.',
  ),
});
export type FaultsAnswer = shape.ValueOf<typeof faultsAnswer>;
