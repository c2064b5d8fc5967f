import type { Info, Packet } from './packet.ts';

/**
 * Packets of one game as JSON. What many of them have in common (a setting, a line of talk, the maps of a day) is
 * written once: most of what an agent is sent was sent to another before.
 */
export class PacketWriter {
  /** Not a weak map: it goes with the game, and a weak one costs more than it saves. */
  readonly #written = new Map<object, string>();

  write(packet: Packet): string {
    return writePacket(packet, this.#once);
  }

  /** Nothing that is written is changed afterwards. */
  readonly #once: Once = (value) => {
    const known = this.#written.get(value);
    if (known !== undefined) return known;
    const text = JSON.stringify(value);
    this.#written.set(value, text);
    return text;
  };
}

type Once = (value: object) => string;

function writePacket(packet: Packet, once: Once): string {
  const { request, info, setting, talk_history, whisper_history, new_talk, new_whisper } = packet;
  let text = `{"request":"${request}"`;
  if (info !== undefined) text += `,"info":${writeInfo(info, once)}`;
  if (setting !== undefined) text += `,"setting":${once(setting)}`;
  if (talk_history !== undefined) text += `,"talk_history":${writeList(talk_history, once)}`;
  if (whisper_history !== undefined) text += `,"whisper_history":${writeList(whisper_history, once)}`;
  if (new_talk !== undefined) text += `,"new_talk":${once(new_talk)}`;
  if (new_whisper !== undefined) text += `,"new_whisper":${once(new_whisper)}`;
  return `${text}}`;
}

function writeInfo(info: Info, once: Once): string {
  const { game_id, day, agent, status_map, role_map, vote_list, attack_vote_list } = info;
  let text = `{"game_id":${JSON.stringify(game_id)},"day":${day},"agent":${JSON.stringify(agent)}`;
  if (info.profile !== undefined) text += `,"profile":${JSON.stringify(info.profile)}`;
  if (info.medium_result !== undefined) text += `,"medium_result":${JSON.stringify(info.medium_result)}`;
  if (info.divine_result !== undefined) text += `,"divine_result":${JSON.stringify(info.divine_result)}`;
  if (info.executed_agent !== undefined) text += `,"executed_agent":${JSON.stringify(info.executed_agent)}`;
  if (info.attacked_agent !== undefined) text += `,"attacked_agent":${JSON.stringify(info.attacked_agent)}`;
  if (vote_list !== undefined) text += `,"vote_list":${once(vote_list)}`;
  if (attack_vote_list !== undefined) text += `,"attack_vote_list":${once(attack_vote_list)}`;
  if (info.remain_count !== undefined) text += `,"remain_count":${info.remain_count}`;
  if (info.remain_length !== undefined) text += `,"remain_length":${info.remain_length}`;
  if (info.remain_skip !== undefined) text += `,"remain_skip":${info.remain_skip}`;
  if (status_map !== undefined) text += `,"status_map":${once(status_map)}`;
  if (role_map !== undefined) text += `,"role_map":${once(role_map)}`;
  return `${text}}`;
}

function writeList(lines: readonly object[], once: Once): string {
  if (lines.length === 0) return '[]';
  let text = '[';
  for (const line of lines) text += text === '[' ? once(line) : `,${once(line)}`;
  return `${text}]`;
}
