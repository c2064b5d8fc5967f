import type { CommandTexts } from '../commands.ts';

export const ko: CommandTexts = {
  next: (seed) => `
이 마을은 씨앗 ${seed}에서 자랐습니다. 다음으로:
  npx mura play --seed ${seed} --as 3      같은 마을을 참가자 3의 눈으로 보기
  npx mura play --preset aiwolf-15         더 큰 마을 (목록은 npx mura presets)
  npx mura simulate --games 1000           천 개의 마을을 열고 승패 세기
  npx mura --help                          그 밖의 모든 것`,
};
