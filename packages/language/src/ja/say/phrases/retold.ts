import type { Phrasings } from '../../../natural/say/phrasing.ts';

/** What others said and did, told again. */
export const retold: Phrasings = {
  'retell-claim': {
    neutral: [
      '{target}は{role}を名乗りました。',
      '{target}が{role}だと名乗っています。',
      '{target}は{role}だと言いました。',
      '{role}を名乗ったのは{target}です。',
      '{target}が{role}だと宣言しました。',
      '確認ですが、{target}は{role}を名乗っています。',
    ],
  },
  'retell-divined': {
    neutral: [
      '{claimant}は{target}を占って{result}と言いました。',
      '{claimant}の占いでは、{target}は{result}でした。',
      '{claimant}が{target}を占った結果は{result}です。',
      '{claimant}は{target}に{result}判定を出しました。',
      '{claimant}の占い結果は{target}が{result}です。',
      '{claimant}が{target}を占って、{result}と出ています。',
    ],
  },
  'retell-identified': {
    neutral: [
      '{claimant}の霊媒結果では、{target}は{result}でした。',
      '{claimant}は霊媒で{target}を{result}と言いました。',
      '{claimant}の霊媒では{target}は{result}です。',
      '{claimant}による{target}の霊媒結果は{result}でした。',
      '{claimant}が霊媒で見た{target}は{result}でした。',
      '{claimant}の霊媒結果は{target}が{result}です。',
    ],
  },
  'retell-vote': {
    neutral: [
      '{target}は{other}に投票しました。',
      '{target}は{other}に入れました。',
      '{target}が投票したのは{other}です。',
      '{target}は{other}に投票しています。',
      '{other}に入れたのは{target}です。',
      '覚えています。{target}は{other}に投票しました。',
    ],
  },
  'retell-suspicion': {
    neutral: [
      '{target}は{other}を疑っています。',
      '{target}は{other}が人狼だと言いました。',
      '{target}は{other}を人狼だと思っています。',
      '{target}によると、{other}が怪しいそうです。',
      '{target}が疑っているのは{other}です。',
      '{target}は{other}を人狼だと見ています。',
    ],
  },
  'retell-guard': {
    neutral: [
      '{claimant}は{target}を守りました。',
      '{claimant}が{target}を守ったそうです。',
      '{claimant}の護衛先は{target}でした。',
      '{claimant}は{target}を守ったと言いました。',
      '{claimant}が守ったのは{target}です。',
      '{target}を守ったのは{claimant}です。',
    ],
  },
};
