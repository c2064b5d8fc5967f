/**
 * What stays of an utterance when everything is taken away that changes without saying anything new: names, numbers,
 * references to posts, fillers, endings of politeness and character, punctuation. Two utterances of which the same stays are the same phrase.
 */
export function phraseOf(text: string, names: readonly string[]): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(ANCHORS, '')
    .replace(patternOf(names), '○')
    .replace(FILLERS, '')
    .replace(ENDINGS, '')
    .replace(/\d+/g, '0')
    .replace(/[\p{P}\p{S}\s]+/gu, ' ')
    .trim();
}

/** `>>12`, as a post refers to another. */
const ANCHORS = />>\s*\d+/g;

const PATTERNS = new WeakMap<readonly string[], RegExp>();

/** Longer names first, so that a name within another is not cut out of it. */
function patternOf(names: readonly string[]): RegExp {
  const known = PATTERNS.get(names);
  if (known !== undefined) return known;
  const plain = names.filter((name) => name !== '').map((name) => name.normalize('NFKC').toLowerCase());
  const called = [...plain.sort((a, b) => b.length - a.length).map(literally), 'agent ?\\[?\\d+\\]?'].join(
    '|',
  );
  const pattern = new RegExp(`@?(?:${called})(?:${HONORIFICS})?`, 'g');
  PATTERNS.set(names, pattern);
  return pattern;
}

function literally(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

const HONORIFICS = 'さん|くん|君|ちゃん|様|殿|氏|どの|はん';

/** Words with which people begin or take time. */
const FILLERS =
  /えーと|えっと|うーん|んー|ふむ|ええと|あの[、ー]|まあ|さて|なるほど|\b(?:well|hmm+|uh|um|ok(?:ay)?|so|right|look|listen|i mean|you know|honestly)\b/g;

/** How a sentence ends by politeness and character, e.g. です, だよ, じゃ, ですわ, やで. */
const ENDINGS =
  /(?:だと|と)?(?:思います|思う|思うよ|思うわ|思うのじゃ)?(?:でございます|ですわ|ですよ|ですね|です|ますわ|ますよ|ますね|ます|だよ|だね|だわ|だぜ|だな|のじゃ|じゃ|やで|やな|よ|ね|わ|ぜ|ぞ|な)?(?=[。．.!?！？\s]|$)/gu;
