/** The embedded database does not work, and the message says what to do. */
export class PostgresFault extends Error {
  override readonly name = 'PostgresFault';
}
