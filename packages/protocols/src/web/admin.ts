import { shape } from '@mura/engine';
import { RIGHTS } from './people.ts';

const { about, flag, list, mapOf, object, orNull, text, whole, word } = shape;

const STATES = ['waiting', 'open', 'broken'] as const;

/** What an admin sees of a server at one look. Nothing of it tells what happens inside of a village. */
export const overviewAnswer = object({
  health: object({
    software: text(),
    processes: about(whole(), 'Server processes that live.'),
    databaseBytes: whole(),
    villages: object({ waiting: whole(), open: whole(), ended: whole(), broken: whole() }),
    accounts: whole(),
    openReports: whole(),
  }),
  limits: about(mapOf(whole()), 'As they hold in the process that was asked.'),
  villages: about(
    list(
      object({
        id: text(),
        name: text(),
        preset: text(),
        state: word(STATES),
        players: whole(),
        created: whole(),
        maker: about(orNull(text()), 'The name of an account; null: a guest, or the server.'),
        listed: flag,
      }),
    ),
    'Those that wait, run or broke, newest first, a hundred at most.',
  ),
  people: about(
    list(object({ id: text(), name: text(), right: word(RIGHTS), created: whole() })),
    'Accounts: those with rights first, then the newest; a hundred at most.',
  ),
  barred: about(
    list(object({ person: text(), name: orNull(text()), reason: text(), at: whole() })),
    'Who may not come in, newest first, a hundred at most.',
  ),
});
export type OverviewAnswer = shape.ValueOf<typeof overviewAnswer>;
