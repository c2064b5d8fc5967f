export type Script = 'kanji' | 'hiragana' | 'katakana' | 'latin' | 'digit' | 'other';

/** Which script a UTF-16 unit of folded text belongs to. */
function scriptOf(code: number): Script {
  if (code >= 0x61 && code <= 0x7a) return 'latin';
  if (code >= 0x30 && code <= 0x39) return 'digit';
  if (code < 0xc0) return 'other';
  if (code < 0x250) return 'latin';
  if (code >= 0x3041 && code <= 0x309f) return 'hiragana';
  if ((code >= 0x30a1 && code <= 0x30fa) || code === 0x30fc) return 'katakana';
  const isKanji = (code >= 0x4e00 && code <= 0x9fff) || (code >= 0x3400 && code <= 0x4dbf) || code === 0x3005;
  return isKanji ? 'kanji' : 'other';
}

/** The script at a place; `other` outside of the text. */
export function scriptAt(text: string, index: number): Script {
  return index < 0 || index >= text.length ? 'other' : scriptOf(text.charCodeAt(index));
}
