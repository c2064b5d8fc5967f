import type { HintPack } from './pack.ts';

/** First steps, as they are told at many tables. */
export const basicHints: HintPack = {
  id: 'basic',
  names: ['はじめの一歩', 'First steps', '첫걸음'],
  roles: {
    villager: [
      [
        '疑う理由を、言葉にして残しましょう。',
        'Say why you suspect somebody; reasons can be checked later.',
        '왜 의심하는지 말로 남기세요.',
      ],
      [
        '名乗りが二つあれば、どちらかは嘘です。',
        'Two claims of one role: one of them is false.',
        '같은 역할이 둘이면 하나는 거짓입니다.',
      ],
      [
        '黙っている人にも、ひとこと尋ねてみましょう。',
        'Ask the silent ones for a word.',
        '조용한 사람에게도 한마디 물어보세요.',
      ],
    ],
    seer: [
      [
        '黒を見つけたら、すぐに名乗るのが分かりやすい手です。',
        'Found a werewolf? Coming out at once is the plain way.',
        '인랑을 찾았다면 바로 나서는 것이 알기 쉽습니다.',
      ],
      [
        '白ばかりのうちは、隠れるのも手です。',
        'With nothing but humans found, hiding is an option too.',
        '인간만 나왔다면 숨는 것도 방법입니다.',
      ],
      [
        '対抗が出たら、結果を日付つきで並べましょう。',
        'Against a rival, give your results with their days.',
        '대항이 나오면 결과를 날짜와 함께 말하세요.',
      ],
    ],
    medium: [
      [
        '処刑の翌朝に結果が出ます。いつ言うかを選べます。',
        'Your result comes the morning after; when to tell it is yours to choose.',
        '결과는 다음 날 아침에 나옵니다. 언제 말할지는 당신의 몫입니다.',
      ],
      [
        '占い師の黒が本物だったか、あなたが証せます。',
        'You can prove whether a seer’s werewolf was one.',
        '점술가의 말이 맞았는지 증명할 수 있습니다.',
      ],
      [
        '名乗れば狙われます。守りを頼みましょう。',
        'Once you come out you are a target; ask to be guarded.',
        '나서면 표적이 됩니다. 지켜 달라고 하세요.',
      ],
    ],
    bodyguard: [
      [
        '名乗ると襲われます。役は胸にしまいましょう。',
        'Come out and you die; keep the role to yourself.',
        '나서면 습격당합니다. 역할은 숨기세요.',
      ],
      [
        '村がいちばん失いたくない人を守りましょう。',
        'Guard whom the village can least afford to lose.',
        '마을이 가장 잃기 싫은 사람을 지키세요.',
      ],
      [
        '静かな朝は、あなたの手がらかもしれません。',
        'A quiet morning may be your doing.',
        '조용한 아침은 당신 덕분일지도 모릅니다.',
      ],
    ],
    freemason: [
      [
        '相方と二人そろえば、疑いようのない味方です。',
        'Together with your fellow you are beyond doubt.',
        '짝과 함께라면 의심받지 않습니다.',
      ],
      [
        '一人だけ名乗り、相方を伏せる手もあります。',
        'One may come out while the other stays hidden.',
        '한 사람만 나서고 짝을 숨길 수도 있습니다.',
      ],
      [
        '話をまとめる役は、あなたに向いています。',
        'You are the one to lead the talk.',
        '이야기를 이끄는 일은 당신에게 어울립니다.',
      ],
    ],
    possessed: [
      [
        '占い師を名乗って、村を迷わせるのが仕事です。',
        'Claim to be the seer and lead the village astray.',
        '점술가라고 나서서 마을을 헷갈리게 하세요.',
      ],
      [
        '狼に黒を出さないよう、白から始めると安全です。',
        'Call people human first, lest you name a wolf.',
        '동료를 찍지 않도록 인간부터 말하면 안전합니다.',
      ],
      [
        '処刑されても、狼が生きていれば仕事は果たせます。',
        'Even executed, you have done your work if a wolf lives.',
        '처형되어도 인랑이 살면 할 일을 한 것입니다.',
      ],
    ],
    werewolf: [
      [
        '村人ならどう話すかを、先に考えましょう。',
        'Think first how a villager would speak.',
        '마을 사람이라면 어떻게 말할지 먼저 생각하세요.',
      ],
      [
        '仲間をかばいすぎると、ともに疑われます。',
        'Shield your fellow too much and both are suspected.',
        '동료를 너무 감싸면 함께 의심받습니다.',
      ],
      [
        '襲う相手で、守りの読み合いが始まります。',
        'Whom you attack is a guess about whom they guard.',
        '습격은 누가 지켜지는지에 대한 수싸움입니다.',
      ],
    ],
    fanatic: [
      [
        '人狼を知っているのは、あなたの強みです。人狼を白く見せましょう。',
        'You know the werewolves: make them look human.',
        '인랑을 아는 것이 강점입니다. 인랑을 인간으로 보이게 하세요.',
      ],
    ],
    greatWolf: [
      [
        '占われても人間と出ます。堂々と占いを受けましょう。',
        'A seer sees you as human: let them look.',
        '점을 당해도 인간으로 나옵니다. 당당히 받아들이세요.',
      ],
    ],
    immoralist: [
      [
        '妖狐が占われないよう、疑いをほかへ向けましょう。',
        'Turn eyes away from the fox, so that nobody divines it.',
        '요호가 점을 당하지 않도록 의심을 다른 곳으로 돌리세요.',
      ],
    ],
    cat: [
      [
        '襲われれば人狼を道連れにします。処刑だけは避けましょう。',
        'An attack on you costs a werewolf; do not let yourself be executed.',
        '습격당하면 인랑을 데려갑니다. 처형만은 피하세요.',
      ],
    ],
    whisperer: [
      [
        '囁きで人狼と相談し、表では占い師などを騙りましょう。',
        'Plan with the werewolves in whispers, and lie for them in public.',
        '속삭임으로 인랑과 의논하고, 겉으로는 거짓으로 나서세요.',
      ],
    ],
    elder: [
      [
        '一度は襲撃に耐えます。名乗って人狼の的になるのも手です。',
        'You survive one attack: coming forward and drawing it is an option.',
        '습격을 한 번 견딥니다. 나서서 표적이 되는 것도 방법입니다.',
      ],
    ],
    fox: [
      [
        '占われない位置が、いちばんの隠れ家です。',
        'The best den is where nobody wants to look.',
        '점쳐지지 않는 자리가 가장 좋은 은신처입니다.',
      ],
      [
        '目立たず、それでいて黙りすぎずに。',
        'Neither loud nor too silent.',
        '눈에 띄지 않되 너무 조용하지도 않게.',
      ],
      [
        '狼と村が争うほど、あなたは長く生きます。',
        'The longer they quarrel, the longer you live.',
        '그들이 다툴수록 당신은 오래 삽니다.',
      ],
    ],
  },
};
