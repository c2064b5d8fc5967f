import type { Sentence } from '../aiwolf/ast.ts';
import { because, join } from '../translate/aiwolf-nodes.ts';
import { stretchesOf, type TextStretch } from '../translate/stretches.ts';
import type { ReadSentence } from './reading.ts';
import type { Tongue } from './utterance.ts';

/** Words that tell which of two things said is the reason of the other. */
interface Connective {
  readonly pattern: RegExp;
  /** On which side of the words the reason stands; the conclusion stands on the other. */
  readonly reason: 'before' | 'after';
}

interface Connectives {
  /** A text without any of these gives no reasons. */
  readonly any: RegExp;
  /** Words inside a sentence. */
  readonly within: readonly Connective[];
  /** Words that open a sentence; the other side is the sentence before. */
  readonly opening: readonly Connective[];
  /** Words that close a sentence, which is the reason of the sentence before: `…から。` */
  readonly closing: RegExp | null;
  /** Words that begin something else: neither reason nor conclusion goes on behind them. */
  readonly contrast: RegExp;
  /** Where what is said is told: Japanese predicates stand last, English ones first. */
  readonly place: 'start' | 'end';
}

/** After a predicate, 〜から is a reason; after a noun it is `from` (`リンから聞く`). */
const JAPANESE: Connectives = {
  any: /から|ので|ため|ゆえ|故|以上|なぜ|何故|理由|根拠|よって|従って|したがって|というのも|わけで|ことで|それで|だって/,
  within: [
    { pattern: /(?:なぜなら|何故なら|というのも|なぜかというと)(?:ば)?[、,]?/g, reason: 'after' },
    {
      pattern:
        /(?<=[だたいるすんうくのやじ])(?:から(?:こそ|には)?|けえ|さかい)(?![のもは]|見|考|す(?:る|れば)|始|順|聞)[、,]?|(?<=[なただいるすんう])ので[、,]?|(?<=[のただいるう])ため(?:に)?[、,]|(?<=[のただいるう])(?:ゆえ|故)に?[、,]?|(?<=[ただいるう])以上(?:は)?[、,]/g,
      reason: 'before',
    },
  ],
  opening: [
    {
      pattern:
        /^(?:だから|ですから|やから|なので|ですので|よって|したがって|従って|それゆえ|ゆえに|そのため|それで|という(?:わけ|こと)で|そういうわけで|以上(?:の理由)?(?:から|により|のことから))/,
      reason: 'before',
    },
    {
      pattern: /^(?:なぜなら|何故なら|というのも|なぜかというと|だって|(?:その)?(?:理由|根拠)は)/,
      reason: 'after',
    },
  ],
  closing:
    /(?:(?<=[だたいるすんうくの])から|ので|ため)(?:だ|です|じゃ|や|である|ね|な|よ|さ|なんだ|なの|ですわ|である)*[。！!？?\s]*$/,
  contrast:
    /(?<=[だたいるすんう])(?:が|けれども|けれど|けど)[、,]|(?:しかし|でも|ただし|一方で?|ところで)[、,]?/g,
  place: 'end',
};

const ENGLISH: Connectives = {
  any: /because|since|given|seeing|considering|'?cause|\b(?:cuz|bc|so|thus|hence)\b|therefore|reason|grounds|why|consequently|result/i,
  within: [
    {
      pattern:
        /\b(?:because|since(?! (?:yesterday|day|then|the (?:start|beginning|first)|last|morning|night|this))|given that|seeing (?:that|how|as)|considering(?: that)?|(?:'|\b)cause|cuz|bc|on the grounds that|for the (?:simple )?reason that)\b/gi,
      reason: 'after',
    },
    {
      pattern:
        /(?:[,;—-]|,? and)\s*so\b(?! (?:far|much|many|long|called|on|what|who|quiet|suspicious))|\b(?:therefore|thus|hence|consequently|as a result|for (?:this|that|these|those) reasons?|(?:that(?:'s|’s| is)|this is|which is) why)\b/gi,
      reason: 'before',
    },
  ],
  opening: [
    {
      pattern:
        /^(?:therefore|thus|hence|consequently|as a result|for (?:this|that|these|those) reasons?|(?:and |so )?(?:that(?:'s|’s| is)|this is|which is) why)\b/i,
      reason: 'before',
    },
    {
      pattern:
        /^(?:(?:it(?:'s|’s| is) |simply |just )?because|(?:my|the|one|main) reasons?(?: is| are|:)|reasons?:)/i,
      reason: 'after',
    },
  ],
  closing: null,
  contrast: /[,;]?\s*\b(?:but|however|though|although|anyway|still,)\b|[,;] and\b/gi,
  place: 'start',
};

const CONNECTIVES: Readonly<Record<Tongue, Connectives>> = { ja: JAPANESE, en: ENGLISH };

/** A stretch of text in which a reason or what follows from it may stand. */
interface Side {
  readonly from: number;
  readonly to: number;
}

interface Link {
  readonly reason: Side;
  readonly conclusion: Side;
}

/**
 * Joins what was read by BECAUSE where words of the text say that one is the reason of the other. Reason and conclusion
 * are both asserted, so nothing is added and nothing taken away.
 */
export function withReasons(read: readonly ReadSentence[], text: string, tongue: Tongue): ReadSentence[] {
  const words = CONNECTIVES[tongue];
  if (read.length < 2 || !words.any.test(text)) return [...read];
  let joined: ReadSentence[] = [...read];
  for (const link of linksIn(text, words).slice(0, MOST_LINKS)) joined = joinAt(link, joined, words);
  return joined;
}

/** Nobody gives more reasons; whoever writes `so so so` costs no more time than others. */
const MOST_LINKS = 40;

function linksIn(text: string, words: Connectives): Link[] {
  const stretches = stretchesOf(text);
  return stretches.flatMap((stretch, at) => {
    const before = stretches[at - 1];
    const across = before === undefined ? null : acrossLink(stretch, before, words);
    return [...(across === null ? [] : [across]), ...innerLinks(stretch, text, words)];
  });
}

/** `I vote for Bob. The reason is …`, `… That is why …` */
function acrossLink(stretch: TextStretch, before: TextStretch, words: Connectives): Link | null {
  const here = { from: stretch.start, to: stretch.end };
  const there = { from: before.start, to: before.end };
  const opening = words.opening.find(({ pattern }) => pattern.test(stretch.text));
  if (opening !== undefined)
    return opening.reason === 'before'
      ? { reason: there, conclusion: here }
      : { reason: here, conclusion: there };
  return words.closing?.test(stretch.text) ? { reason: here, conclusion: there } : null;
}

function innerLinks({ start, end }: TextStretch, text: string, words: Connectives): Link[] {
  const sentence = text.slice(start, end);
  const contrasts = [...sentence.matchAll(words.contrast)].map(({ index }) => index);
  return words.within.flatMap(({ pattern, reason }) =>
    [...sentence.matchAll(pattern)].slice(0, MOST_LINKS).flatMap((match) => {
      const place = match.index;
      const after = place + match[0].length;
      const first = Math.max(0, ...contrasts.filter((one) => one < place));
      const last = Math.min(sentence.length, ...contrasts.filter((one) => one >= after));
      const shifted = (from: number, to: number) => ({ from: start + from, to: start + to });
      if (reason === 'before') return [{ reason: shifted(first, after), conclusion: shifted(after, last) }];
      if (/\S/.test(sentence.slice(0, place)))
        return [{ reason: shifted(after, last), conclusion: shifted(first, place) }];
      const comma = sentence.indexOf(',', after);
      const next = Math.min(sentence.length, ...contrasts.filter((one) => one > comma));
      return comma < 0 ? [] : [{ reason: shifted(after, comma), conclusion: shifted(comma, next) }];
    }),
  );
}

function joinAt(link: Link, read: readonly ReadSentence[], { place }: Connectives): ReadSentence[] {
  const stands = (one: ReadSentence, { from, to }: Side) =>
    place === 'start' ? one.start >= from && one.start < to : one.end > from && one.end <= to;
  const reasons = read.filter((one) => isAsserted(one.sentence) && stands(one, link.reason));
  const conclusions = read.filter((one) => isConcluded(one.sentence) && stands(one, link.conclusion));
  const [first] = conclusions;
  if (first === undefined || reasons.length === 0) return [...read];
  const parts = new Set([...reasons, ...conclusions]);
  const whole = joinedBy(reasons, conclusions);
  return read.flatMap((one) => (one === first ? [whole] : parts.has(one) ? [] : [one]));
}

function joinedBy(reasons: readonly ReadSentence[], conclusions: readonly ReadSentence[]): ReadSentence {
  const parts = [...reasons, ...conclusions];
  const all = (of: readonly ReadSentence[]) =>
    join(
      'AND',
      null,
      of.map(({ sentence }) => sentence),
    ) as Sentence;
  return {
    sentence: because(null, all(reasons), all(conclusions)),
    start: Math.min(...parts.map(({ start }) => start)),
    end: Math.max(...parts.map(({ end }) => end)),
    confidence: Math.min(...parts.map(({ confidence }) => confidence)),
    rule: `${conclusions[0]?.rule} because ${reasons[0]?.rule}`,
  };
}

/** What is asked or asked for is no reason, and a reason that has its own is not taken apart. */
function isAsserted({ kind }: Sentence): boolean {
  return kind !== 'ask' && kind !== 'because' && kind !== 'control';
}

/** A question needs no reason. */
function isConcluded(sentence: Sentence): boolean {
  return sentence.kind !== 'because' && !(sentence.kind === 'ask' && sentence.operator === 'INQUIRE');
}
