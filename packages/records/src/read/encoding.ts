/** Every platform has it; these packages have no types of platforms. */
declare const TextDecoder: new (
  label?: string,
  options?: { fatal?: boolean; ignoreBOM?: boolean },
) => { decode(bytes: Uint8Array): string };

/** The encodings of old Japanese pages, besides UTF-8. */
const OLD = ['shift_jis', 'euc-jp'] as const;

/**
 * The text of a foreign file: as UTF-8 where it is that, else as it declares itself, else in the first old encoding that
 * fits. `null`: in none of them.
 */
export function decodeForeign(bytes: Uint8Array): string | null {
  const utf8 = decodedAs('utf-8', bytes);
  if (utf8 !== null) return utf8;
  const declared = declaredIn(bytes);
  const ways = declared === null ? OLD : [declared, ...OLD];
  for (const way of ways) {
    const text = decodedAs(way, bytes);
    if (text !== null) return text;
  }
  // Pages that people saved have broken characters here and there; what they declare is believed.
  return declared === null ? null : new TextDecoder(declared).decode(bytes);
}

function decodedAs(encoding: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}

const HEAD_BYTES = 2000;

/** `charset=shift_jis` in the head of a page. */
function declaredIn(bytes: Uint8Array): (typeof OLD)[number] | null {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, HEAD_BYTES)).toLowerCase();
  const charset = /charset=["']?([\w-]+)/.exec(head)?.[1] ?? '';
  if (/^(shift[_-]jis|x-sjis|sjis|windows-31j|cp932)$/.test(charset)) return 'shift_jis';
  return /^(euc-jp|x-euc-jp|eucjp)$/.test(charset) ? 'euc-jp' : null;
}
