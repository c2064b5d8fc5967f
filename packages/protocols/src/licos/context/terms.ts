import type { ContextName } from '../words/iri.ts';

/** What a key of a message means: the name below the vocabulary, and how its value is read. */
export interface ContextTerm {
  readonly key: string;
  readonly means: string;
  readonly type?: `xsd:${string}`;
  readonly container?: '@language' | '@list';
  /** Terms that hold inside of this one only. */
  readonly within?: readonly ContextTerm[];
}

function term(key: string, means = key): ContextTerm {
  return { key, means };
}

function typed(type: string, key: string, means = key): ContextTerm {
  return { key, means, type: `xsd:${type}` };
}

function inLanguages(key: string, means: string): ContextTerm {
  return { key, means, container: '@language' };
}

/** Times of a starred message are those of the message, and must not be taken for those of the star. */
const STAR: readonly ContextTerm[] = [
  typed('string', 'token', 'starToken'),
  typed('dateTime', 'serverTimestamp', 'starServerTimestamp'),
  typed('dateTime', 'clientTimestamp', 'starClientTimestamp'),
  typed('boolean', 'isMarked', 'isStarMarked'),
];

/** Our contexts: for every key the meaning that LiCOS 0.3 gives it. */
export const TERMS: Readonly<Record<ContextName, readonly ContextTerm[]>> = {
  avatar: [
    typed('string', 'token', 'avatarToken'),
    typed('string', 'name', 'avatarName'),
    typed('anyURI', 'image', 'avatarImage'),
  ],
  base: [
    term('village'),
    typed('string', 'token'),
    typed('string', 'phase'),
    typed('unsignedShort', 'day'),
    typed('unsignedShort', 'phaseTimeLimit'),
    typed('dateTime', 'phaseStartTime'),
    typed('dateTime', 'serverTimestamp', 'timestamp'),
    typed('dateTime', 'clientTimestamp', 'timestamp'),
    typed('string', 'directionality'),
    typed('string', 'intensionalDisclosureRange', 'channel'),
    term('extensionalDisclosureRange'),
    term('avatar'),
    term('myCharacter', 'character'),
    { key: 'flavorText', means: 'flavorText', container: '@list' },
  ],
  board: [term('character'), term('role'), typed('string', 'prediction', 'boardPrediction')],
  boardResult: [typed('string', 'polarity', 'boardPolarity'), term('character')],
  character: [
    term('character'),
    typed('boolean', 'isMine', 'characterIsMine'),
    inLanguages('name', 'characterName'),
    typed('anyURI', 'image', 'characterImage'),
    typed('unsignedShort', 'id', 'characterId'),
    term('role'),
    typed('string', 'status', 'characterStatus'),
    term('update'),
    typed('boolean', 'isAChoice', 'characterIsAChoice'),
    typed('string', 'result'),
    term('avatar'),
    inLanguages('fullName', 'characterFullName'),
    typed('string', 'gender'),
    typed('string', 'playerType'),
  ],
  chat: [
    typed('boolean', 'isMine', 'chatIsMine'),
    term('character'),
    typed('unsignedShort', 'id', 'chatId'),
    typed('unsignedShort', 'counter', 'chatCounter'),
    typed('unsignedShort', 'maxNumberOfChatMessages', 'chatMaxNumberOfChatMessages'),
    typed('unsignedShort', 'interval', 'chatInterval'),
    typed('string', 'text', 'chatText'),
    typed('unsignedShort', 'maxLengthOfUnicodeCodePoints', 'chatMaxLengthOfUnicodeCodePoints'),
    typed('boolean', 'isOver', 'chatIsOver'),
    typed('boolean', 'isFromServer', 'chatIsFromServer'),
  ],
  chatSettings: [
    typed('unsignedShort', 'maxNumberOfChatMessages'),
    typed('unsignedShort', 'maxLengthOfUnicodeCodePoints'),
  ],
  error: [
    inLanguages('content', 'errorContent'),
    typed('string', 'severity'),
    typed('string', 'source'),
    typed('boolean', 'isFromServer'),
  ],
  flavorText: [{ key: 'flavorText', means: 'flavorText', container: '@list' }],
  role: [
    term('role'),
    inLanguages('name', 'roleName'),
    typed('anyURI', 'image', 'roleImage'),
    typed('boolean', 'isMine', 'roleIsMine'),
    typed('unsignedShort', 'numberOfPlayers', 'numberOfPlayersWhoPlayTheRole'),
    term('character'),
    term('board'),
  ],
  scroll: [
    typed('string', 'nodeId'),
    typed('integer', 'scrollTop'),
    typed('integer', 'scrollHeight'),
    typed('integer', 'offsetHeight'),
  ],
  star: [{ key: 'star', means: 'star', within: STAR }],
  village: [
    typed('string', 'name', 'villageName'),
    typed('positiveInteger', 'id', 'villageId'),
    typed('unsignedShort', 'totalNumberOfPlayers'),
    typed('language', 'language'),
    term('chatSettings'),
  ],
  vote: [term('character')],
  votingResult: [
    term('character'),
    term('role'),
    term('votingResultsSummary'),
    term('characterToPutToDeath', 'character'),
    typed('unsignedShort', 'numberOfVotes'),
    typed('unsignedShort', 'rankOfVotes'),
    term('votingResultsDetails'),
    term('sourceCharacter', 'character'),
    term('targetCharacter', 'character'),
  ],
};
