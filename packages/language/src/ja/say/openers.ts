import type { Connection } from '../../natural/say/spoken.ts';
import type { Persona, Voice } from '../../natural/say/voice.ts';

/** Fillers and voices of surprise, each ready to stand before a post. */
const OPENERS: Readonly<Record<Voice, readonly string[]>> = {
  polite: ['ええと、', 'そうですね、', 'ひとつだけ。', 'あら、', 'まあ、', 'いえ、', 'では、'],
  rough: ['つーか、', 'いや、', 'ったく、', 'おい、', 'ちっ、', 'よし、', 'なあ、'],
  'old-man': ['ふむ。', 'さて、', 'まあ待て。', 'ほう。', 'おお、', 'やれやれ。', 'そうじゃのう、'],
  'old-woman': [
    'そうだねえ、',
    'はてさて、',
    'ねえ、あんた。',
    'おやおや。',
    'まあまあ、',
    'あれま。',
    'どれ、',
  ],
  child: ['えっと、', 'あのね、', 'だって、', 'えーっ。', 'あっ、', 'ねえねえ、', 'うん、'],
  cool: ['ああ。', 'いや。', '待て。', '一つ。', '聞け。', 'まず。', '以上、'],
  noble: [
    'まあ、',
    'あらまあ、',
    'これはこれは。',
    '失礼ながら、',
    'さようですか。',
    '恐れながら、',
    'さて、',
  ],
  shy: ['あの、', 'えっと、', 'その、', 'えっ、', 'わ、', 'あ、', 'すみません、'],
  kansai: ['ほな、', 'まあ、', 'あのな、', 'ほう、', 'あちゃー。', 'せやな、', 'ええか、'],
  teacher: ['さて、', 'つまり、', 'よろしいですか。', 'ほほう。', 'いや、', 'なるほど。', 'では、'],
};

/** A man does not say あら, nor a woman つーか. */
const BY_SEX: Readonly<Record<string, Persona['sex']>> = {
  'あら、': 'female',
  'あらまあ、': 'female',
  'つーか、': 'male',
};

export function openersOf({ voice, sex }: Persona): readonly string[] {
  return OPENERS[voice].filter((opener) => (BY_SEX[opener] ?? sex) === sex);
}

const PLAIN: Readonly<Record<Connection, readonly string[]>> = {
  but: ['でも、', 'ただ、', 'とはいえ、', 'しかし、'],
  so: ['では、', 'それなら、', 'だとしたら、', 'そうなると、'],
  also: ['それと、', '付け加えると、', 'もう一つ、'],
  topic: ['ところで、', '話は変わりますが、', 'ひとつだけ、', '別の話ですが、'],
};

/** Where a voice has connectives of its own. */
const BY_VOICE: Readonly<Partial<Record<Voice, Readonly<Partial<Record<Connection, readonly string[]>>>>>> = {
  rough: {
    but: ['けどよ、', 'いや、', 'でもな、'],
    so: ['じゃあ、', 'だったら、', 'なら、'],
    also: ['あとな、', 'それとな、'],
    topic: ['それよりよ、', '話は変わるけどな、'],
  },
  'old-man': {
    but: ['じゃが、', 'とはいえ、'],
    so: ['ならば、', 'そうなると、', 'とすれば、'],
    also: ['それにのう、', 'もう一つある。'],
    topic: ['さて、', '話は変わるが、'],
  },
  'old-woman': {
    but: ['けどねえ、', 'でもね、'],
    so: ['じゃあ、', 'それなら、', 'そうすると、'],
    also: ['それにね、', 'あとね、'],
    topic: ['ところでね、', '話は変わるけどね、'],
  },
  child: {
    but: ['でも、', 'だって、', 'でもね、'],
    so: ['じゃあ、', 'それなら、'],
    also: ['それとね、', 'あとね、'],
    topic: ['ねえ、', 'あのね、'],
  },
  cool: {
    but: ['だが、', 'いや、'],
    so: ['なら、', 'では、'],
    also: ['もう一つ。', '加えて、'],
    topic: ['別件。', '話を変える。'],
  },
  noble: { but: ['けれど、', 'とはいえ、'], so: ['それでは、', 'でしたら、'] },
  shy: { but: ['でも、', 'でも……'], so: ['じゃあ、', 'それなら、'], topic: ['あの、別の話ですけど、'] },
  kansai: {
    but: ['せやけど、', 'けどな、'],
    so: ['ほな、', 'ほんなら、', 'せやったら、'],
    also: ['あとな、', 'おまけにな、'],
    topic: ['話は変わるけどな、', 'それはそうと、'],
  },
};

export function connectionsOf(connection: Connection, { voice }: Persona): readonly string[] {
  return BY_VOICE[voice]?.[connection] ?? PLAIN[connection];
}
