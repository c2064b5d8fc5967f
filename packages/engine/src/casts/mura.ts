import { type Cast, character } from './cast.ts';

/** A village in the mountains, in old times. */
export const mura: Cast = {
  id: 'mura',
  names: { ja: '山あいの村', en: 'The mountain village' },
  characters: [
    character(
      'chiyo',
      'female',
      78,
      '千',
      { ja: '千代', en: 'Chiyo' },
      {
        ja: '村でいちばん年上で、誰の生まれた日の天気も覚えている。',
        en: 'The oldest in the village, who remembers the weather on the day each of us was born.',
      },
    ),
    character(
      'genta',
      'male',
      19,
      '源',
      { ja: '源太', en: 'Genta' },
      {
        ja: '大工の見習いで、釘を打つより橋の下で昼寝をするほうがうまい。',
        en: 'A carpenter’s apprentice, better at naps under the bridge than at nails.',
      },
    ),
    character(
      'aya',
      'female',
      24,
      '綾',
      { ja: '綾', en: 'Aya' },
      {
        ja: '機を織る娘で、織り目の乱れから人の心の乱れまで言い当てる。',
        en: 'A weaver who reads an uneasy heart from an uneven cloth.',
      },
    ),
    character(
      'eisaku',
      'male',
      66,
      '栄',
      { ja: '栄作', en: 'Eisaku' },
      {
        ja: '村のまとめ役で、揉め事のたびに長い昔話から始める。',
        en: 'The head of the village, who opens every quarrel with a long old tale.',
      },
    ),
    character(
      'hana',
      'female',
      9,
      '花',
      { ja: '花', en: 'Hana' },
      {
        ja: '山の道を誰よりも知っている子で、大人の話を黙って聞いている。',
        en: 'A child who knows every path in the hills and listens when grown-ups talk.',
      },
    ),
    character(
      'zenkai',
      'male',
      63,
      '善',
      { ja: '善海', en: 'Zenkai' },
      {
        ja: '山寺の和尚で、鐘をつく時刻だけはいつも少し遅い。',
        en: 'The priest of the hill temple, whose bell is always a little late.',
      },
    ),
    character(
      'kiku',
      'female',
      33,
      '菊',
      { ja: '菊', en: 'Kiku' },
      {
        ja: '酒蔵を一人で切り盛りし、嘘つきには濁り酒しか出さない。',
        en: 'She runs the brewery alone and serves liars nothing but the cloudy sake.',
      },
    ),
    character(
      'isuke',
      'male',
      47,
      '伊',
      { ja: '伊助', en: 'Isuke' },
      {
        ja: '無口な鍛冶屋で、返事の代わりに槌を二度鳴らす。',
        en: 'A silent blacksmith who strikes the anvil twice for yes.',
      },
    ),
    character(
      'suzu',
      'female',
      13,
      '鈴',
      { ja: '鈴', en: 'Suzu' },
      {
        ja: '笛の名手で、祭りの夜だけは夜更かしを許されている。',
        en: 'A fine flute player who may stay up late on festival nights only.',
      },
    ),
    character(
      'naokichi',
      'male',
      28,
      '直',
      { ja: '直吉', en: 'Naokichi' },
      {
        ja: '峠を越えて手紙を運ぶ飛脚で、町の噂を真っ先に持ち帰る。',
        en: 'A courier over the pass, first to bring home the gossip of the town.',
      },
    ),
    character(
      'matsu',
      'female',
      61,
      '松',
      { ja: '松', en: 'Matsu' },
      {
        ja: '村の半分を取り上げた産婆で、隠し事をする者の顔色を見逃さない。',
        en: 'The midwife of half the village, who sees it when a face hides something.',
      },
    ),
    character(
      'daikichi',
      'male',
      35,
      '大',
      { ja: '大吉', en: 'Daikichi' },
      {
        ja: '炭焼きの大男で、真っ黒な手でよく笑う。',
        en: 'A giant of a charcoal burner with black hands and an easy laugh.',
      },
    ),
    character(
      'orie',
      'female',
      17,
      '織',
      { ja: '織江', en: 'Orie' },
      {
        ja: '社に仕える娘で、おみくじの凶を数えるのが癖になっている。',
        en: 'A girl who serves at the shrine and keeps count of the unlucky lots.',
      },
    ),
    character(
      'rokubei',
      'male',
      71,
      '六',
      { ja: '六兵衛', en: 'Rokubei' },
      {
        ja: '木こりを引退したばかりで、斧の代わりに将棋の駒を握っている。',
        en: 'A woodcutter just retired, who has laid down the axe for the shogi board.',
      },
    ),
    character(
      'ume',
      'female',
      50,
      '梅',
      { ja: '梅', en: 'Ume' },
      {
        ja: '夜明け前から豆腐を作り、村の誰が早起きかをすべて知っている。',
        en: 'She makes tofu before dawn and knows exactly who else is up.',
      },
    ),
    character(
      'junan',
      'male',
      52,
      '順',
      { ja: '順庵', en: 'Junan' },
      {
        ja: '都で学んだ医者で、苦い薬ほど自慢する。',
        en: 'A doctor who studied in the capital and is proudest of his bitterest medicine.',
      },
    ),
    character(
      'wakana',
      'female',
      22,
      '若',
      { ja: '若菜', en: 'Wakana' },
      {
        ja: '子どもに読み書きを教え、帳面の字から書き手を当てる。',
        en: 'She teaches the children to write and can tell any hand in the ledgers.',
      },
    ),
    character(
      'torakichi',
      'male',
      44,
      '寅',
      { ja: '寅吉', en: 'Torakichi' },
      {
        ja: '火の見櫓の番人で、月のない夜ほど元気がいい。',
        en: 'The keeper of the fire tower, liveliest when there is no moon.',
      },
    ),
    character(
      'fuji',
      'female',
      41,
      '藤',
      { ja: '藤', en: 'Fuji' },
      {
        ja: '街道の宿の女将で、客の草鞋の泥から旅の道筋を読む。',
        en: 'The innkeeper on the road, who reads a guest’s journey in the mud of his sandals.',
      },
    ),
    character(
      'benzo',
      'male',
      58,
      '弁',
      { ja: '弁蔵', en: 'Benzo' },
      {
        ja: '川の渡し守で、向こう岸に着くまで話を決して終わらせない。',
        en: 'The ferryman, who never ends a story before the far bank.',
      },
    ),
    character(
      'yukimaru',
      'male',
      7,
      '雪',
      { ja: '雪丸', en: 'Yukimaru' },
      {
        ja: '雪の朝に生まれた末っ子で、足跡を見つけるのが得意だ。',
        en: 'The youngest, born on a snowy morning, with an eye for footprints.',
      },
    ),
  ],
};
