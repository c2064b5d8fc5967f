const NUMBERS = ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十'];
const WORDS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

const DAY = new RegExp(
  `(\\d+|[${NUMBERS.join('')}])\\s*日目|(?<!\\(\\s?)\\bday\\s*(\\d+|(?:${WORDS.join('|')})\\b)`,
  'i',
);

/** The day that words name by its number: `2日目`, `day two`. */
export function dayNamed(text: string): number | null {
  const named = DAY.exec(text.normalize('NFKC'));
  if (named === null) return null;
  const word = (named[1] ?? named[2] ?? '').toLowerCase();
  const place = Math.max(NUMBERS.indexOf(word), WORDS.indexOf(word));
  return place < 0 ? Number(word) : place + 1;
}
