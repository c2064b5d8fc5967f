import type { Frame } from '../natural/frame.ts';

/** A post by its number, and how it is taken up in the same sentence. */
const TAKEN_UP =
  /(?<anchor>>>(?<talk>\d{1,4}))(?<between>[^。!?\n>]{0,24}?)(?<word>賛成|さんせい|同意|同感|賛同|言うとおり|言う通り|うなずく|乗る|反対|はんたい|認められ|違う|賛成しかね)/gu;
/** The word stands before the post: 半分賛成です、>>12 */
const TAKEN_UP_BEFORE =
  /(?<word>賛成|さんせい|同意|同感|反対|はんたい)(?<between>[^。!?\n>]{0,8}?)(?<anchor>>>(?<talk>\d{1,4}))/gu;
const DENIED = /^(?:でき|しな|しま?せ|しかね|せえへん|はでき|ではな|じゃな|やな|とは)/u;
const AGAINST = /反対|はんたい|認められ|違う|しかね/u;
/** Said of somebody else, or only supposed. */
const NOT_OWN = /[がは]$/u;

/** Between the post and the word: another thing that is agreed with, or words of the post. */
const SOMETHING_ELSE = /[「」『』★☆]|については|に関して|なら|じゃと|反対の|.{3,}(?:は|が|って)/u;

/** Agreement and disagreement with a numbered post; places are those of the folded text. */
export function opinionsIn(text: string): Frame[] {
  const after = [...text.matchAll(TAKEN_UP)];
  const before = [...text.matchAll(TAKEN_UP_BEFORE)].filter(
    ({ index }) => !after.some((one) => index < one.index + one[0].length && one.index < index + 40),
  );
  return [...after, ...before].flatMap((match) => opinionOf(match, text));
}

function opinionOf(match: RegExpExecArray, text: string): Frame[] {
  const { talk, word = '' } = match.groups ?? {};
  const end = match.index + match[0].length;
  const rest = text.slice(end, end + 6);
  if (/^(?:したのは|した理由|する理由|した人|なら|すれば)/u.test(rest)) return [];
  if (NOT_OWN.test(subjectBefore(text, match.index)) || SOMETHING_ELSE.test(match.groups?.between ?? ''))
    return [];
  const agrees = !AGAINST.test(word) && !DENIED.test(rest);
  return [
    {
      content: { type: 'opinion', agrees, talk: Number(talk) },
      mood: { negative: false, force: 'statement', tense: 'present', addressee: 'ANY', source: 'own' },
      start: match.index,
      end,
      confidence: 0.9,
      rule: agrees ? 'opinion/agree' : 'opinion/disagree',
    },
  ];
}

const SELF = /(?:私|わたし|わたくし|あたし|おれ|俺|ぼく|僕|わし|わて|うち|拙僧)(?:も|は|が)$/u;

/** `源太は>>12に賛成`: whose opinion it is; empty: the speaker's. */
function subjectBefore(text: string, start: number): string {
  const before = text.slice(Math.max(0, start - 12), start);
  const clause = before.slice(Math.max(before.lastIndexOf('。'), before.lastIndexOf('、')) + 1);
  return SELF.test(clause) ? '' : clause;
}
