/** How a client of `mura bench wire` plays on its wire. */
export interface InstantAgent {
  /** What it answers to NAME. */
  readonly name: string;
  /** What it says each day, before Over. */
  readonly talks: readonly string[];
  /** A choice, as the wire writes it, of those who can be chosen; `drawn` counts the choices. */
  choose(packet: string, drawn: number): string;
}

/** Answers at once to what both wires of the AIWolf platform ask; `null`: nothing is to be answered. */
export function instantAnswers(agent: InstantAgent): (request: string, packet: string) => string | null {
  let said = 0;
  let drawn = 0;
  return (request, packet) => {
    switch (request) {
      case 'NAME':
        return agent.name;
      case 'ROLE':
        return 'none';
      case 'DAILY_INITIALIZE':
        said = 0;
        return null;
      case 'TALK':
        return agent.talks[said++] ?? 'Over';
      case 'WHISPER':
        return 'Over';
      case 'VOTE':
      case 'DIVINE':
      case 'GUARD':
      case 'ATTACK':
        return agent.choose(packet, drawn++);
      default:
        return null;
    }
  };
}
