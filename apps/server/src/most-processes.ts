/** More are of no use on one machine. An entrance of its own: the command asks for it before it loads a server. */
export const MOST_PROCESSES = 64;
