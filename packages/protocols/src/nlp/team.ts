/** The team of an agent: the name that it gave, without the digits at its end. `kanolab3` plays for `kanolab`. */
export function teamOf(name: string): string {
  let end = name.length;
  while (end > 0 && isDigit(name.charCodeAt(end - 1))) end--;
  return name.slice(0, end);
}

function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}
