import type { CommandTexts } from '../commands.ts';

export const ja: CommandTexts = {
  next: (seed) => `
この村は種 ${seed} から生まれました。次は：
  npx mura play --seed ${seed} --as 3      同じ村をプレイヤー3の目で見る
  npx mura play --preset aiwolf-15         もっと大きな村（一覧は npx mura presets）
  npx mura simulate --games 1000           千の村を開き、勝敗を数える
  npx mura --help                          そのほかのこと`,
};
