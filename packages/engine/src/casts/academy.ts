import { type Cast, character } from './cast.ts';

/** A modern school with an observatory on its roof. */
export const academy: Cast = {
  id: 'academy',
  names: { ja: '星見台学園', en: 'The hilltop academy' },
  characters: [
    character(
      'aoi',
      'female',
      16,
      '葵',
      { ja: '葵', en: 'Aoi' },
      {
        ja: '天文部の部長で、流れ星を見た数を正確に覚えている。',
        en: 'Head of the astronomy club, who knows exactly how many meteors she has seen.',
      },
    ),
    character(
      'fumiya',
      'male',
      16,
      '文',
      { ja: '文也', en: 'Fumiya' },
      {
        ja: '新聞部の記者で、質問を三つずつ用意している。',
        en: 'A reporter of the school paper who brings his questions in threes.',
      },
    ),
    character(
      'emi',
      'female',
      34,
      '恵',
      { ja: '恵美', en: 'Emi' },
      {
        ja: '物理の先生で、雷が鳴ると授業を止めて窓辺に立つ。',
        en: 'A physics teacher who stops the lesson for every thunderstorm.',
      },
    ),
    character(
      'goro',
      'male',
      59,
      '吾',
      { ja: '吾郎', en: 'Goro' },
      {
        ja: '用務員で、校舎のすべての鍵の音を聞き分ける。',
        en: 'The caretaker, who knows each key of the school by its sound.',
      },
    ),
    character(
      'lin',
      'female',
      17,
      'リ',
      { ja: 'リン', en: 'Lin' },
      {
        ja: '海の向こうから来た留学生で、夜食の作り方にうるさい。',
        en: 'An exchange student from over the sea with strict views on midnight noodles.',
      },
    ),
    character(
      'itsuki',
      'male',
      18,
      '樹',
      { ja: '樹', en: 'Itsuki' },
      {
        ja: '生徒会長で、議事録を自分で書かないと気が済まない。',
        en: 'President of the student council, who must write the minutes himself.',
      },
    ),
    character(
      'saki',
      'female',
      12,
      '咲',
      { ja: '咲', en: 'Saki' },
      {
        ja: '飛び級で入った最年少の部員で、望遠鏡には踏み台で届く。',
        en: 'The youngest member, years ahead in class, who needs a stool to reach the telescope.',
      },
    ),
    character(
      'natsuki',
      'male',
      27,
      '夏',
      { ja: '夏生', en: 'Natsuki' },
      {
        ja: '数学の先生で、賭け事の話になると急に慎重になる。',
        en: 'A mathematics teacher who grows careful as soon as somebody offers a bet.',
      },
    ),
    character(
      'tomoe',
      'female',
      72,
      '巴',
      { ja: '巴', en: 'Tomoe' },
      {
        ja: '図書室の司書で、返却の遅れた本の題名を暗唱できる。',
        en: 'The librarian, who can recite the titles of all overdue books.',
      },
    ),
    character(
      'ben',
      'male',
      17,
      'ベ',
      { ja: 'ベン', en: 'Ben' },
      {
        ja: 'ロボット部の部員で、動かない機械ほどかわいがる。',
        en: 'A member of the robot club, fondest of the machines that do not move.',
      },
    ),
    character(
      'mayuko',
      'female',
      45,
      '麻',
      { ja: '麻由子', en: 'Mayuko' },
      {
        ja: '保健室の先生で、仮病を見抜いてもお茶を出してくれる。',
        en: 'The school nurse, who sees through a feigned cold and makes tea all the same.',
      },
    ),
    character(
      'haruto',
      'male',
      15,
      '陽',
      { ja: '陽翔', en: 'Haruto' },
      {
        ja: '陸上部の新入生で、考えるより先に走り出す。',
        en: 'A newcomer of the track team who runs first and thinks later.',
      },
    ),
    character(
      'juri',
      'female',
      17,
      '珠',
      { ja: '珠里', en: 'Juri' },
      {
        ja: '演劇部の主役で、舞台を降りても台詞で返事をする。',
        en: 'The lead of the drama club, who answers in lines even off the stage.',
      },
    ),
    character(
      'osamu',
      'male',
      63,
      '修',
      { ja: '修', en: 'Osamu' },
      {
        ja: '校長で、朝礼の話が短いことをひそかに誇りにしている。',
        en: 'The headmaster, secretly proud of how short his speeches are.',
      },
    ),
    character(
      'kanon',
      'female',
      16,
      '音',
      { ja: '花音', en: 'Kanon' },
      {
        ja: '放送部員で、声だけで相手の機嫌を言い当てる。',
        en: 'A voice of the school radio who hears any mood in a single word.',
      },
    ),
    character(
      'daichi',
      'male',
      17,
      '地',
      { ja: '大地', en: 'Daichi' },
      {
        ja: '園芸部でただ一人の男子で、畑の番を欠かさない。',
        en: 'The only boy of the gardening club, who never misses his watch over the beds.',
      },
    ),
    character(
      'petra',
      'female',
      24,
      'ペ',
      { ja: 'ペトラ', en: 'Petra' },
      {
        ja: '語学の助手で、ことわざを集めては使い間違える。',
        en: 'A language assistant who collects proverbs and gets them wrong.',
      },
    ),
    character(
      'wataru',
      'male',
      38,
      '航',
      { ja: '航', en: 'Wataru' },
      {
        ja: '通学バスの運転手で、乗り遅れそうな生徒を必ず待つ。',
        en: 'The driver of the school bus, who always waits for the one who is late.',
      },
    ),
    character(
      'chika',
      'female',
      15,
      '知',
      { ja: '知佳', en: 'Chika' },
      {
        ja: '将棋部員で、廊下でも三手先を考えて曲がる。',
        en: 'A shogi player who thinks three moves ahead at every corner of the corridor.',
      },
    ),
    character(
      'ryo',
      'male',
      16,
      '涼',
      { ja: '涼', en: 'Ryo' },
      {
        ja: '写真部員で、事件のときに限ってフィルムを切らしている。',
        en: 'A photographer who is out of film whenever something happens.',
      },
    ),
    character(
      'umi',
      'female',
      15,
      '海',
      { ja: '海', en: 'Umi' },
      {
        ja: '水泳部員で、どこにいても雨の匂いに最初に気づく。',
        en: 'A swimmer who is the first to smell rain wherever she is.',
      },
    ),
    character(
      'yuzuki',
      'female',
      18,
      '柚',
      { ja: '柚月', en: 'Yuzuki' },
      {
        ja: '天文台に泊まり込む卒業間近の先輩で、昼間はだいたい眠い。',
        en: 'About to graduate, she sleeps at the observatory and yawns through the day.',
      },
    ),
  ],
};
