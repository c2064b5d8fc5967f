import { expect, test } from 'vitest';
import { escapeMarkup } from './escape-markup.ts';

test.each([
  ['村 & forest', '村 &amp; forest'],
  ['<script>', '&lt;script&gt;'],
  [`" onload='x'`, '&quot; onload=&#39;x&#39;'],
  ['&amp;', '&amp;amp;'],
])('%j stands in markup as %j', (text, escaped) => {
  expect(escapeMarkup(text)).toBe(escaped);
});
