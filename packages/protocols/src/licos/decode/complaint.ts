import type { Refusal } from '@mura/engine';

/** What a client is told of a message that was not taken. */
export interface Complaint {
  readonly code: ComplaintCode | Refusal | 'malformed';
  /** The field that is wrong: `village.id`; '' where it is the whole message. */
  readonly path: string;
  readonly content: { readonly en: string; readonly ja: string };
}

/** Why the door does not take a message; what the village refuses is told in its own words. */
const CONTENTS = {
  wrongToken: ['The token is not that of this player', 'トークンがこの参加者のものではありません'],
  wrongVillage: ['The village is another one', '別の村のメッセージです'],
  wrongDirection: [
    'Clients send messages from client to server',
    '方向は client to server でなければなりません',
  ],
  wrongCharacter: ['The character is that of another player', '別の参加者のキャラクターです'],
  notForServer: ['Messages of this kind are not for the server', 'この種類のメッセージはサーバに送れません'],
  channelClosed: ['The player may not use this channel now', 'このチャンネルは今は使えません'],
  phaseOver: [
    'The message arrived after the phase had ended and was dropped',
    'フェーズ終了後に届いたため破棄しました',
  ],
  notAsked: ['The player is not asked for this now', '今は投票や行動の番ではありません'],
  unknownRole: ['No player of this village can hold the role', 'この村にその役職はありません'],
  unknownUtterance: ['The utterance does not exist', 'その発言は存在しません'],
  quotaUsed: [
    'No utterance is left on this channel in this phase',
    'このフェーズでの発言回数を使い切りました',
  ],
  tooSoon: ['Please wait a little before the next utterance', '次の発言まで少し待ってください'],
  textTooLong: ['The text is too long', '発言が長すぎます'],
  emptyText: ['There is no text', '発言が空です'],
  saidOver: ['The player has finished talking in this phase', 'このフェーズではすでに話し終えています'],
  alreadyAnswered: ['The vote is final', '投票は変更できません'],
  targetDead: ['The target is dead', '対象はすでに死亡しています'],
  targetSelf: ['Oneself cannot be chosen', '自分自身は選べません'],
  targetWerewolf: ['A werewolf cannot be chosen', '人狼は選べません'],
  unknownTarget: ['No such character sits in this village', 'そのキャラクターは村にいません'],
  ended: ['The village has ended', '村は終わりました'],
  notInGame: ['The token has no seat in this village', 'このトークンの席はこの村にありません'],
  banned: ['You are banned from this village', 'この村への参加を禁じられています'],
  muted: ['You are muted in this village', 'この村での発言を止められています'],
  wordFiltered: ['The village does not want to hear this word', 'この村では使えない言葉が含まれています'],
  tooMany: ['Too many messages', 'メッセージが多すぎます'],
  notHere: ['This is changed on the pages of the server', 'これはサーバのページで変更してください'],
  cannotBegin: ['The village cannot begin yet', '村をまだ始められません'],
  programsMissing: [
    'The village cannot begin before its programs are here',
    '参加するプログラムが揃うまで村を始められません',
  ],
} as const;

type ComplaintCode = keyof typeof CONTENTS;

export function complaint(code: ComplaintCode, path = ''): Complaint {
  const [en, ja] = CONTENTS[code];
  return { code, path, content: { en: path === '' ? en : `${path}: ${en}`, ja } };
}

/** Where the fault lies in a field, and not in the moment. */
const FIELDS: Partial<Readonly<Record<Refusal, string>>> = {
  unknownTarget: 'character.id',
  targetDead: 'character.id',
  targetSelf: 'character.id',
  targetWerewolf: 'character.id',
  unknownRole: 'role.name.en',
  unknownUtterance: 'star.serverTimestamp',
  channelClosed: 'intensionalDisclosureRange',
  textTooLong: 'text.@value',
  emptyText: 'text.@value',
};

/** What the village itself refuses. */
export function refusalComplaint(code: Refusal): Complaint {
  const path = FIELDS[code] ?? '';
  if (code in CONTENTS) return complaint(code as ComplaintCode, path);
  return { code, path: '', content: { en: `Refused: ${code}`, ja: `受け付けられません（${code}）` } };
}

/** A message of the wrong form. */
export function malformed(path: string, message: string): Complaint {
  const place = path === '' ? 'The message' : path;
  return {
    code: 'malformed',
    path,
    content: { en: `${place} ${message}`, ja: `${place} が正しくありません` },
  };
}
