const DIGITS = ['〇', '一', '二', '三', '四', '五', '六', '七', '八', '九'];

/** A count as it is written in Japanese prose: 三, 十二, 百五. */
export function kanjiNumber(count: number): string {
  if (!Number.isInteger(count) || count < 0 || count >= 1000) return String(count);
  if (count < 10) return DIGITS[count]!;
  const hundreds = Math.floor(count / 100);
  const tens = Math.floor((count % 100) / 10);
  const ones = count % 10;
  return [unit(hundreds, '百'), unit(tens, '十'), ones === 0 ? '' : DIGITS[ones]!].join('');
}

function unit(count: number, name: string): string {
  if (count === 0) return '';
  return count === 1 ? name : `${DIGITS[count]!}${name}`;
}
