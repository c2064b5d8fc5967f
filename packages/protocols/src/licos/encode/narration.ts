import type { Character, DawnBroke, Ended, PlayerId } from '@mura/engine';
import { TEAM_NAMES } from '../words/roles.ts';

/** What the narrator says: the same of the same events, in the village's language. */
export interface Narrator {
  opening(players: number): string;
  dawn(dawn: DawnBroke, cast: readonly Character[]): string;
  /** The village is decided, and no night follows. */
  execution(dawn: Pick<DawnBroke, 'executed'>, cast: readonly Character[]): string;
  ending(ended: Ended): string;
  over: string;
  /** Marks the host's words for what somebody said in another language. */
  translated(text: string): string;
}

const ja: Narrator = {
  opening: (players) => `${players}人が暮らす村に、人狼が紛れ込んだ。夜が明ける。`,
  dawn({ dead, executed }, cast) {
    const hanged =
      executed === null ? '昨日は誰も処刑されなかった。' : `昨日、${nameOf(cast, executed)}が処刑された。`;
    const found =
      dead.length === 0
        ? '夜の間に死んだ者はいない。'
        : `${dead.map((player) => nameOf(cast, player)).join('、')}が死体で見つかった。`;
    return hanged + found;
  },
  execution: ({ executed }, cast) =>
    executed === null ? '誰も処刑されなかった。' : `${nameOf(cast, executed)}が処刑された。`,
  ending: ({ winner }) =>
    winner === null ? '決着のつかないまま、村は終わった。' : `${TEAM_NAMES[winner].ja}の勝利です。`,
  over: '（話し終えました）',
  translated: (text) => `（訳）${text}`,
};

const en: Narrator = {
  opening: (players) => `Werewolves have come among the ${players} of this village. Day breaks.`,
  dawn({ dead, executed }, cast) {
    const hanged = en.execution({ executed }, cast);
    const found =
      dead.length === 0
        ? 'Nobody died in the night.'
        : `Found dead: ${dead.map((player) => nameOf(cast, player)).join(', ')}.`;
    return `${hanged} ${found}`;
  },
  execution: ({ executed }, cast) =>
    executed === null ? 'Nobody was executed.' : `${nameOf(cast, executed)} was executed.`,
  ending: ({ winner }) =>
    winner === null
      ? 'The village ends, and nobody has won.'
      : `The victory goes to ${TEAM_NAMES[winner].en}.`,
  over: '(I have finished.)',
  translated: (text) => `(translated) ${text}`,
};

export function narratorOf(language: string): Narrator {
  return language === 'ja' ? ja : en;
}

function nameOf(cast: readonly Character[], player: PlayerId): string {
  return cast[player - 1]?.name ?? `#${player}`;
}
