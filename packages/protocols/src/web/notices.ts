import { shape } from '@mura/engine';
import { LANGUAGES } from '@mura/words';

const { about, loose, object, orNull, otherwise, text, word } = shape;

const endpoint = about(
  text({ least: 1, most: 1000 }),
  'Where the push service of the browser takes notices.',
);

export const pushAnswer = object({
  key: about(orNull(text()), 'As applicationServerKey takes it, base64url; null: nobody is told.'),
});

export const pushBody = object({
  endpoint,
  p256dh: text({ pattern: /^B[\w-]{86}$/, allowed: 'a point of P-256, uncompressed, as base64url' }),
  auth: text({ pattern: /^[\w-]{22}$/, allowed: '16 bytes as base64url' }),
  language: about(otherwise(word(LANGUAGES), 'ja'), 'Of the notice.'),
});

export const pushEndBody = object({ endpoint });

export const calendarQuery = loose({ lang: otherwise(word(LANGUAGES), 'ja') });
