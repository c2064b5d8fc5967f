export { decodeAnswer, isChoice } from './answer.ts';
export { writeAnswer } from './client/answer.ts';
export { ClientReader, type PacketNews } from './client/reader.ts';
export { SeatWriter, writeBare } from './seat-writer.ts';
export { parseSettingFile } from './setting-file.ts';
export { whyNot } from './suits.ts';
export { parseRoleWord, ROLE_WORDS } from './words.ts';
