import type { RegardPatterns } from '../natural/regard-patterns.ts';

const ADVERBS =
  '(?:(?:totally|fully|completely|also|really|still|kind of|kinda|mostly|strongly|100%|actually|definitely|do|very much|in full) )*';
const SAID =
  "(?:'s? (?:point|take|read|reading|view|opinion|idea|logic|reasoning|argument|theory|plan|suggestion|words))?";
const ALL = "(?:you|we|everyone|everybody|others|the others|people|y'all|you all|you guys|the rest|all|@)";

/** `I agree with Bob`, `thoughts on Bob?` */
export const ENGLISH_REGARDS: RegardPatterns = {
  asked: [
    new RegExp(
      `\\b(?:what|how) (?:do|does|did|would|are|is) ${ALL}(?: \\w+){0,2} (?:think|make|reckon|say|feel|thinking|feeling|see|view|read) (?:(?:of|about|on|regarding) )?(?<whom>@)`,
      'd',
    ),
    /\b(?:thoughts?|opinions?|takes?|reads?|views?|feelings?|impressions?|ideas?) (?:on|about|of|regarding) (?<whom>@)/d,
    /^(?:(?:and|so|but|ok|okay|hey|@,?) )*what about (?<whom>@)\s*\?/d,
  ],
  agrees: [
    new RegExp(
      `(?:^|\\bi |\\bi'm |\\bi am |[,;:] ?(?:and |so )?)${ADVERBS}(?:agree|agreed|agreeing|concur|side|siding|go along|going along) ${ADVERBS}with (?<whom>@)${SAID}`,
      'd',
    ),
    /\b(?:i am|i'm|im) (?:\w+ )?(?:with|behind|on board with) (?<whom>@)/d,
    /\bi (?:\w+ )?(?:second|support|back|like|share|buy) (?:what )?(?<whom>@)(?:'s? (?:point|take|read|view|opinion|idea|logic|reasoning|argument|theory|plan|suggestion)| (?:says|said))/d,
    /(?<whom>@) (?:is|was)(?: \w+)? (?:right|correct|spot on|making sense)\b/d,
    /(?<whom>@) (?:has|had|makes|made)(?: \w+){0,2} (?:point|points|sense)\b/d,
    /^(?:good|great|fair|nice|excellent) (?:point|call|idea|thinking|catch),? (?<whom>@)/d,
    /\b(?:think|feel|same) (?:the same |same )?as (?<whom>@)/d,
  ],
  disagrees: [
    /\b(?:disagree|disagreeing) (?:\w+ )?with (?<whom>@)/d,
    /\b(?:do not|don't|dont|cannot|can't|can not|won't|will not|would not|wouldn't|not)(?: \w+)? (?:agree|agreeing|side|go along|with) (?:with )?(?<whom>@)/d,
    /\b(?:do not|don't|dont|cannot|can't|can not)(?: \w+)? (?:buy|accept|follow|share|like|believe) (?:what |a word )?(?<whom>@)(?:'s?(?: \w+)?| (?:says|said|is saying|tells))/d,
    /(?<whom>@) (?:is|was)(?: \w+)? (?:wrong|mistaken|not right)\b/d,
  ],
  why: /\bwhy\b|\bhow come\b|\bon what grounds\b|\bgrounds\b|\bbased on\b|\b(?:your|the) reasons?\b|\bexplain\b|\bwhat (?:have i done|did i do)\b/,
  notOwn:
    /[?]|\b(?:if|unless|who|does|did|do you|should|would you|why)\b|@ (?:agrees|disagrees|and @)|^@ (?:thinks|says|said) /,
};
