import picocolors from 'picocolors';

/** On a terminal only: the library alone would also paint what is piped where `CI` is set. */
export const colors = picocolors.createColors(process.stdout.isTTY === true && picocolors.isColorSupported);
