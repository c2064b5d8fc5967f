import type { Part, Team } from '@mura/engine';
import { ROLE_NAMES } from '@mura/language';
import type { PhaseLabel, SideChannel, Spoken } from './fact.ts';

/** The words of the game on the Korean page. */

export const ROLE = ROLE_NAMES.ko;

export const TEAM: Readonly<Record<Team, string>> = {
  village: '마을 편',
  werewolf: '인랑 편',
  fox: '요호 편',
};

export const CHANNEL: Readonly<Record<Spoken | SideChannel, string>> = {
  talk: '대화',
  whisper: '속삭임',
  soliloquy: '혼잣말',
  grave: '무덤의 대화',
  act: '몸짓',
};

export const PHASE: Readonly<Record<PhaseLabel, string>> = {
  prologue: '프롤로그',
  discussion: '토론',
  day: '낮',
  poll: '의향 투표',
  vote: '투표',
  night: '밤',
  wholeDay: '하루',
};

/** A part of the day as a step of its own. */
export const STEP: Readonly<Record<Part, string>> = {
  morningWhisper: '아침의 속삭임',
  talk: '대화',
  dusk: '해 질 녘',
  duskWhisper: '저녁의 속삭임',
  poll: '의향 투표',
  vote: '투표',
  divine: '점',
  whisper: '밤의 속삭임',
  guard: '호위',
  attack: '습격',
};

/** A part of the day among those of a phase. */
export const PART: Readonly<Record<Part, string>> = {
  morningWhisper: '인랑끼리의 속삭임',
  talk: '대화',
  dusk: '해 질 녘',
  duskWhisper: '인랑끼리의 속삭임',
  poll: '의향 투표',
  vote: '처형 투표',
  divine: '점칠 상대 고르기',
  whisper: '인랑끼리의 속삭임',
  guard: '호위할 상대 고르기',
  attack: '습격할 상대 고르기',
};

/** A part of the day that has a phase for itself. */
export const DOING: Readonly<Record<Part, string>> = {
  morningWhisper: '인랑끼리만 이야기합니다.',
  talk: '살아 있는 모두가 이야기합니다.',
  dusk: '여기서부터 밤입니다.',
  duskWhisper: '인랑끼리만 이야기합니다.',
  poll: '처형에 영향을 주지 않는 투표를 합니다.',
  vote: '처형할 사람을 투표로 정합니다.',
  divine: '점술가가 점칠 상대를 고릅니다.',
  whisper: '인랑끼리만 이야기합니다.',
  guard: '사냥꾼이 호위할 상대를 고릅니다.',
  attack: '인랑이 습격할 상대를 고릅니다.',
};

/** What comes of a choice. */
export const OUTCOME: Readonly<Partial<Record<Part, string>>> = {
  poll: '의향 투표',
  vote: '처형',
  divine: '점',
  guard: '호위',
  attack: '습격',
};
