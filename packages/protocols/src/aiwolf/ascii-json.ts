/** Most talk needs no escape at all. */
const PLAIN = /^[ !#-[\]-~]*$/;
const NOT_ASCII = /[\u007f-\uffff]/g;

/** A text as JSON in ASCII: clients that decode each chunk alone break on a character that is split. */
export function asciiJson(text: string): string {
  return PLAIN.test(text) ? `"${text}"` : JSON.stringify(text).replace(NOT_ASCII, escaped);
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
