import type { Part } from '@mura/engine';
import { ja } from '../text/ja.ts';
import type { PhaseLabel, SideChannel, Spoken } from './fact.ts';

/** The words of the game on the Japanese page. */

/** Roles and teams are called as in the telling of a record. */
export const { roles: ROLE, teams: TEAM } = ja;

export const CHANNEL: Readonly<Record<Spoken | SideChannel, string>> = {
  talk: '会話',
  whisper: '囁き',
  soliloquy: '独り言',
  grave: '墓下の会話',
  act: 'アクション',
};

export const PHASE: Readonly<Record<PhaseLabel, string>> = {
  prologue: 'プロローグ',
  discussion: '議論',
  day: '昼',
  poll: '意向投票',
  vote: '投票',
  night: '夜',
  wholeDay: '一日',
};

/** A part of the day as a step of its own. */
export const STEP: Readonly<Record<Part, string>> = {
  morningWhisper: '朝の囁き',
  talk: '会話',
  dusk: '夕暮れ',
  duskWhisper: '夕方の囁き',
  poll: '意向投票',
  vote: '投票',
  divine: '占い',
  whisper: '夜の囁き',
  guard: '護衛',
  attack: '襲撃',
};

/** A part of the day among those of a phase. */
export const PART: Readonly<Record<Part, string>> = {
  morningWhisper: '人狼どうしの囁き',
  talk: '会話',
  dusk: '日暮れ',
  duskWhisper: '人狼どうしの囁き',
  poll: '意向投票',
  vote: '処刑の投票',
  divine: '占う相手の選択',
  whisper: '人狼どうしの囁き',
  guard: '護衛する相手の選択',
  attack: '襲う相手の選択',
};

/** A part of the day that has a phase for itself. */
export const DOING: Readonly<Record<Part, string>> = {
  morningWhisper: '人狼だけで話します。',
  talk: '生きている全員で話し合います。',
  dusk: 'ここから夜です。',
  duskWhisper: '人狼だけで話します。',
  poll: '処刑には影響しない投票をします。',
  vote: '処刑する人を投票で決めます。',
  divine: '占い師が占う相手を選びます。',
  whisper: '人狼だけで話します。',
  guard: '狩人が守る相手を選びます。',
  attack: '人狼が襲う相手を選びます。',
};

/** What comes of a choice. */
export const OUTCOME: Readonly<Partial<Record<Part, string>>> = {
  poll: '意向投票',
  vote: '処刑',
  divine: '占い',
  guard: '護衛',
  attack: '襲撃',
};
