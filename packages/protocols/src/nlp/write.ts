import type { Info, Packet } from './packet.ts';

/**
 * Packets of one game as JSON. What many of them have in common (a setting, a line of talk, the maps of a day) is
 * written once: most of what an agent is sent was sent to another before.
 */
export class PacketWriter {
  /** Not a weak map: it goes with the game, and a weak one costs more than it saves. */
  readonly #written = new Map<object, string>();
  /** The same with a comma before it: each piece of a packet costs a call when it is sent. */
  readonly #writtenNext = new Map<object, string>();

  /** What each agent was told last: it changes once or twice a day, while agents are asked many times. */
  readonly #infos = new Map<string, WrittenInfo>();

  /** A packet in pieces, one after another: long texts are not copied to put them together. */
  write(packet: Packet): string[] {
    const { request, info, setting, talk_history, whisper_history, new_talk, new_whisper } = packet;
    const pieces = info === undefined ? [`{"request":"${request}"`] : this.#writeInfo(request, info);
    if (setting !== undefined) pieces.push(',"setting":', this.#once(setting));
    if (talk_history !== undefined) this.#writeList(',"talk_history":[', talk_history, pieces);
    if (whisper_history !== undefined) this.#writeList(',"whisper_history":[', whisper_history, pieces);
    if (new_talk !== undefined) pieces.push(',"new_talk":', this.#once(new_talk));
    if (new_whisper !== undefined) pieces.push(',"new_whisper":', this.#once(new_whisper));
    pieces.push('}');
    return pieces;
  }

  /** Nothing that is written is changed afterwards. */
  #once(value: object): string {
    const known = this.#written.get(value);
    if (known !== undefined) return known;
    const text = JSON.stringify(value);
    this.#written.set(value, text);
    return text;
  }

  #writeList(begin: string, lines: readonly object[], pieces: string[]): void {
    pieces.push(begin);
    for (let index = 0; index < lines.length; index++) {
      pieces.push(index === 0 ? this.#once(lines[index]!) : this.#next(lines[index]!));
    }
    pieces.push(']');
  }

  #next(value: object): string {
    const known = this.#writtenNext.get(value);
    if (known !== undefined) return known;
    const text = `,${this.#once(value)}`;
    this.#writtenNext.set(value, text);
    return text;
  }

  #writeInfo(request: string, info: Info): string[] {
    const last = this.#infos.get(info.agent);
    const written = last !== undefined && isTheSame(last.info, info) ? last : this.#writeNewInfo(info);
    return [`{"request":"${request}","info":`, written.first, writeRemaining(info), written.last];
  }

  #writeNewInfo(info: Info): WrittenInfo {
    const written = { info, first: this.#writeFirst(info), last: this.#writeLast(info) };
    this.#infos.set(info.agent, written);
    return written;
  }

  #writeFirst(info: Info): string {
    const { game_id, day, agent, vote_list, attack_vote_list } = info;
    let text = `{"game_id":${JSON.stringify(game_id)},"day":${day},"agent":${JSON.stringify(agent)}`;
    if (info.profile !== undefined) text += `,"profile":${JSON.stringify(info.profile)}`;
    if (info.medium_result !== undefined) text += `,"medium_result":${JSON.stringify(info.medium_result)}`;
    if (info.divine_result !== undefined) text += `,"divine_result":${JSON.stringify(info.divine_result)}`;
    if (info.executed_agent !== undefined) text += `,"executed_agent":${JSON.stringify(info.executed_agent)}`;
    if (info.attacked_agent !== undefined) text += `,"attacked_agent":${JSON.stringify(info.attacked_agent)}`;
    if (vote_list !== undefined) text += `,"vote_list":${this.#once(vote_list)}`;
    if (attack_vote_list !== undefined) text += `,"attack_vote_list":${this.#once(attack_vote_list)}`;
    return text;
  }

  #writeLast({ status_map, role_map }: Info): string {
    const status = status_map === undefined ? '' : `,"status_map":${this.#once(status_map)}`;
    const roles = role_map === undefined ? '' : `,"role_map":${this.#once(role_map)}`;
    return `${status}${roles}}`;
  }
}

/** What stands before and after the numbers of a phase. */
interface WrittenInfo {
  readonly info: Info;
  readonly first: string;
  readonly last: string;
}

/** But for what remains to be said. */
function isTheSame(one: Info, other: Info): boolean {
  return (
    one.day === other.day &&
    one.status_map === other.status_map &&
    one.role_map === other.role_map &&
    one.vote_list === other.vote_list &&
    one.attack_vote_list === other.attack_vote_list &&
    one.executed_agent === other.executed_agent &&
    one.attacked_agent === other.attacked_agent &&
    one.divine_result === other.divine_result &&
    one.medium_result === other.medium_result &&
    one.profile === other.profile &&
    one.game_id === other.game_id
  );
}

function writeRemaining({ remain_count, remain_length, remain_skip }: Info): string {
  let text = '';
  if (remain_count !== undefined) text += `,"remain_count":${remain_count}`;
  if (remain_length !== undefined) text += `,"remain_length":${remain_length}`;
  if (remain_skip !== undefined) text += `,"remain_skip":${remain_skip}`;
  return text;
}
