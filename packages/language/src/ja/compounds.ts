import { type JapaneseWordClass, LEXICON } from './lexicon.ts';

/** Words that are made as they are needed: a judgement and a suffix, 狼 + っぽい. */
interface SuffixedWords {
  readonly is: JapaneseWordClass;
  readonly stems: string;
  readonly suffixes: string;
}

const LIKE =
  'っぽい ぽい っぽ っぽく っぽくて っぽいな っぽすぎ っぽさ 臭い くさい クサい くさく 臭く くせえ くせぇ 臭え 臭さ くささ 臭がする 臭する くさくね? 臭くね? くさくない? 臭くない? っぽくね? ぽくね? っぽくない? ぽくない? ぽく 寄り より寄り 目 め 気味 濃厚 濃いめ 強め 候補 位置 本命 筆頭 枠 説 視 視し 視して 視してる 視している 視しています 予想 置き 印象 要素 ムーブ 仕草 しぐさ の臭い の匂い のにおい の香り 率が高い 率高い 率高め 率が高め 度が高い 度高い 度高め';

const COMPOUNDS: readonly SuffixedWords[] = [
  { is: 'blackish', stems: '狼 人狼 黒 人外 ラスト狼 相方 クロ', suffixes: LIKE },
  { is: 'whitish', stems: '白 村 村人 素村 人間 市民 シロ', suffixes: LIKE },
  { is: 'possessedish', stems: '狂 狂人 狂信者', suffixes: LIKE },
  { is: 'true', stems: '真 本物 真占い 真占い師 真霊', suffixes: LIKE },
  { is: 'fake', stems: '偽 偽物 偽者 ニセモノ 騙り 嘘 うそ ウソ', suffixes: LIKE },
  {
    is: 'fake',
    stems: '真 真は 真を 真で 真も 真とは',
    suffixes:
      '見てない 見ていない 見てません 見ていません 見てはいない 考えてない 考えていない 考えてません 考えていません 追ってない 追っていない 追ってません 追っていません 見れん 見られない 見られません 切ってる 切っている 切ってます 切っています 切りたい 切っていい 切りで',
  },
  {
    is: 'sus',
    stems: '怪し あやし アヤし 妖し',
    suffixes:
      'すぎん? すぎない? すぎんか すぎじゃね すぎるわ すぎるだろ すぎやろ すぎひん? さが半端ない さMAX さmax さ爆発 ゅうてならん うて ゅう さしかない さ全開 くて仕方ない くてしょうがない くてたまらない くてならない くてならん さ満載',
  },
  { is: 'black', stems: '真っ 限りなく ほぼ まっ', suffixes: 'クロ くろ' },
  { is: 'blackish', stems: 'クロ くろ', suffixes: 'い すぎ すぎる め' },
  { is: 'whitish', stems: 'シロ しろ', suffixes: 'い すぎ すぎる め' },
];

const known = () => new Set(Object.values(LEXICON).flatMap((words) => (words as string).split(' ')));

/** Every compound that the lexicon does not have as a word of its own. */
export function compoundWords(): [string, JapaneseWordClass][] {
  const listed = known();
  return COMPOUNDS.flatMap(({ is, stems, suffixes }) =>
    stems.split(' ').flatMap((stem) =>
      suffixes
        .split(' ')
        .map((suffix): [string, JapaneseWordClass] => [stem + suffix, is])
        .filter(([word]) => !listed.has(word)),
    ),
  );
}
