import type { nlp } from '@mura/protocols';
import { ContestReader } from './contest-reader.ts';
import { NlpTestAgent } from './door.ts';

/** The sample agent of the contest, as an agent author starts it: strict in what it reads, random in what it says. */
export class ContestAgent extends NlpTestAgent {
  readonly reader: ContestReader;

  constructor(url: string, name: string, headers: Record<string, string> = {}) {
    const reader = new ContestReader();
    let turn = 0;
    super(url, name, (packet) => answer(packet, name, reader, turn++), headers);
    this.reader = reader;
  }
}

function answer(packet: nlp.Packet, name: string, reader: ContestReader, turn: number): string | null {
  reader.read(packet);
  switch (packet.request) {
    case 'NAME':
      return `${name}\n`;
    case 'TALK':
    case 'WHISPER':
    case 'TALK_PHASE_START':
    case 'WHISPER_PHASE_START':
      return say(turn);
    case 'TALK_BROADCAST':
    case 'WHISPER_BROADCAST':
      return isOwn(packet) && (packet.info?.remain_count ?? 0) > 0 ? say(turn) : null;
    case 'VOTE':
    case 'DIVINE':
    case 'GUARD':
    case 'ATTACK':
      return `${reader.living[turn % reader.living.length]}\n`;
    default:
      return null;
  }
}

function isOwn({ info, new_talk, new_whisper }: nlp.Packet): boolean {
  return (new_talk ?? new_whisper)?.agent === info?.agent;
}

function say(turn: number): string {
  return `${SAID[turn % SAID.length]}\n`;
}

const SAID = ['こんにちは、誰か占い師はいますか？', 'わたしは村人です。', '怪しい人が居ますね'];
