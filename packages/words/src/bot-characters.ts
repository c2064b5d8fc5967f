import type { Language } from './languages.ts';

/** A word of each of the ten about themselves, by their id in the cast `mura`: how they play, in their own voice. */
export const BOT_CHARACTERS: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  chiyo: {
    ja: 'わたしゃ聞き役さ。みんなの顔色が変わったとき、最後に一つだけ聞くよ。',
    en: 'I listen, mostly. When somebody’s tune changes, I ask one small thing.',
    ko: '나는 듣는 쪽이지. 누군가의 말이 달라지면 그때 한 가지만 물어본다네.',
  },
  genta: {
    ja: '怪しいやつはすぐ名指しするぜ。外したら謝る、それだけだ。',
    en: 'I name my wolf first. If I’m wrong I say so. That’s it.',
    ko: '수상한 놈은 바로 지목한다. 틀리면 사과하면 그만이지.',
  },
  aya: {
    ja: '初日はお尋ねするばかりです。票が見えてから、お名前を挙げますね。',
    en: 'On the first day I only ask. I name somebody once I have seen the votes.',
    ko: '첫날에는 여쭙기만 해요. 표를 보고 나서야 이름을 말씀드릴게요.',
  },
  eisaku: {
    ja: '急がんでよい。わしの言うことは、いつも同じじゃ。',
    en: 'There is no hurry. What I say today, I say tomorrow.',
    ko: '서두를 것 없네. 내 말은 언제나 한결같지.',
  },
  hana: {
    ja: 'きのう言ったこと、ぜんぶおぼえてるよ。違ったら聞くからね。',
    en: 'I remember what you said yesterday. If it’s different, I’ll ask.',
    ko: '어제 한 말 다 기억해. 다르면 물어볼 거야.',
  },
  zenkai: {
    ja: '話をまとめ、場合を分けて考えるのが拙僧の務めです。',
    en: 'I sum up what was said, and take the cases one by one.',
    ko: '이야기를 정리하고 경우를 나누어 생각하는 것이 제 일입니다.',
  },
  kiku: {
    ja: 'うちはよう喋るで。場を温めながら、ちゃんと勘定は合わすねん。',
    en: 'I talk a lot and keep the room warm, and I still mind the bill.',
    ko: '나는 말이 많아. 분위기를 띄우면서도 계산은 꼭 맞추지.',
  },
  isuke: {
    ja: '口数は少ない。数と票だけ見る。',
    en: 'Few words. I look at numbers and votes.',
    ko: '말수는 적다. 숫자와 표만 본다.',
  },
  suzu: {
    ja: 'あの……あまり喋れません。でも、証拠があれば言い切ります。',
    en: 'Um… I don’t say much. But when there is proof, I will say it.',
    ko: '저기…… 말을 잘 못 해요. 그래도 증거가 있으면 분명히 말할게요.',
  },
  orie: {
    ja: '皮肉は少々。疑われたら、静かに数を並べてさしあげますわ。',
    en: 'A little irony. Accuse me, and I shall quietly count for you.',
    ko: '조금 비꼬기는 해요. 저를 의심하시면 조용히 숫자를 늘어놓아 드리지요.',
  },
};
