/** What the words after the head make of it. */
export type SentenceEnding =
  /** Spoken about, not said: a reason, a plan of others, a topic. */
  | 'unsaid'
  | 'supposed'
  /** Somebody else said so. */
  | 'told'
  | 'asked'
  | 'past'
  | 'refused'
  /** The speaker will not do it. */
  | 'declined'
  | 'wish'
  /** A wish by nothing but a bare noun. */
  | 'bare'
  | 'request'
  | 'statement'
  | 'denied'
  | 'held';

export interface MoodRule {
  readonly name: string;
  /** Over word classes; its first is the head itself. */
  readonly pattern: string;
  readonly ending: SentenceEnding;
}

const NOUN = 'Fnoun|ballot|disposal|votetarget|divinetarget|votecandidate|divinecandidate';

/** After a deed (吊る, 占う, 投票 …); the first that fits counts. */
export const DEED_MOODS: readonly MoodRule[] = [
  {
    name: 'reasons-enough',
    pattern:
      '^vote-noun no why (ha|ga|mo) (x|cop|ni|most){0,4}? (high|existsp) (sfp|cop|end|comma|but|because|$)',
    ending: 'wish',
  },
  {
    name: 'asked-what-it-means',
    pattern: '^. x? (sothen|(toiu|ha|quote) comma? koto) (cop|q|ka|no|nda|sfp)* qm',
    ending: 'unsaid',
  },
  { name: 'thanked-for', pattern: '^(Fask|Fte) (request|x|cop|past){0,3} thanks', ending: 'unsaid' },
  { name: 'gathered', pattern: '^(cast-noun|ballot|put-noun) (wo|ga|ha)? (most|x)? gather', ending: 'wish' },
  { name: 'proposed-attack', pattern: '^attack-plain (no|ka|q)* (qm|end|$)', ending: 'statement' },
  {
    name: 'so-agreed',
    pattern: '^Fplain x? (sothen|(toiu|ha|quote) koto|toiu) de (good|agree|how)',
    ending: 'wish',
  },
  { name: 'decided-aloud', pattern: '^vote-plain ka (end|$)', ending: 'wish' },
  { name: 'only-choice', pattern: '^Fplain want ka? (x|sfp){0,2} (end|$)', ending: 'wish' },
  { name: 'sought-assent', pattern: '^Fwant cop? sfp qm', ending: 'wish' },
  { name: 'decided', pattern: '^Fplain decide', ending: 'statement' },
  { name: 'adnominal', pattern: '^Fwant (x|people) (ga|wo|ni|mo)', ending: 'unsaid' },
  { name: 'granted-to-others', pattern: '^Fwant koto (x|agree){1,2} but', ending: 'told' },
  { name: 'told-opinion', pattern: '^. (ha|ni|wo|ga)? (against|agree|good|want) x? quote', ending: 'told' },
  { name: 'allowed', pattern: '^Fplain cameout past', ending: 'past' },
  {
    name: 'reason',
    pattern: '^. (no|toiu|koto|to|wo|nda|cop|x|ha|ga|want|most){0,3}? (why|whyq)',
    ending: 'unsaid',
  },
  {
    name: 'opposed-plan',
    pattern: '^. (no|toiu)? nominal (ni|niha) (most|x)? against',
    ending: 'refused',
  },
  { name: 'who-opposes', pattern: '^. (ni|niha|ha) against (people|x) (ha|ga|mo|exists)', ending: 'unsaid' },
  { name: 'between-two', pattern: '^N de (most|x)? unsure', ending: 'statement' },
  { name: 'who-should-be', pattern: '^Fplain hou (people|x|N)', ending: 'unsaid' },
  {
    name: 'should-have',
    pattern: '^. (hou (cop|good|x)? past|(koto|de|hou|ga)? shouldhave)',
    ending: 'unsaid',
  },
  {
    name: 'not-doing',
    pattern: '^Fnot koto (comma|x|wolf|whyq|most (x|comma|whyq))',
    ending: 'unsaid',
  },
  { name: 'kept', pattern: '^keep past', ending: 'unsaid' },
  { name: 'avoided', pattern: '^(cast-plain|put-plain) koto (x|most)? against past', ending: 'unsaid' },
  { name: 'not-done', pattern: '^(Fnot|Funwanted) past', ending: 'unsaid' },
  { name: 'undecided', pattern: '^. (hou|koto|ka|no|ha|de|ni|good|q){0,4}? unsure', ending: 'unsaid' },
  { name: 'should-it', pattern: '^Fplain hou (na|kana) qm', ending: 'asked' },
  { name: 'should-be-asked', pattern: '^Fwill (x|cop)? q', ending: 'asked' },
  { name: 'guarded-perhaps', pattern: '^guard-noun (ga|ha|mo)? (high|exists|x|confirmed)', ending: 'unsaid' },
  { name: 'whether', pattern: '^(Fplain|Fwant|Fwill|Fnoun) (unsure|ka (x|N|comma|neg))', ending: 'unsaid' },
  {
    name: 'was-wanted',
    pattern: '^(votecandidate|votetarget|divinecandidate|divinetarget) (x|cop|de)? past',
    ending: 'unsaid',
  },
  { name: 'wanted-by', pattern: '^(votecandidate|divinecandidate) no (N|x)', ending: 'told' },
  { name: 'so-that', pattern: '^(Fplain|Fnot) x ni (matter|quote|tell|x existsp)', ending: 'unsaid' },
  { name: 'as-to', pattern: '^Fplain about', ending: 'unsaid' },
  { name: 'outcome-noun', pattern: '^Fnoun cop to', ending: 'supposed' },
  {
    name: 'need-asked',
    pattern: '^Fplain good (ga|ha|mo)? (high|exists) (q|ka|no|nda|sfp)* qm',
    ending: 'unsaid',
  },
  { name: 'agreed-plan', pattern: '^. (no|toiu)? nominal (ni|de|wo|ha|mo)? (agree|good)', ending: 'wish' },
  {
    name: 'topic',
    pattern: `^(${NOUN}|Fplain|Fpast|Fstate|Fwant|Fwill|Fdone|Fnot) (want x?)? (no|toiu|sfp|ni|wo|wo x|ni x|agree no)? (nominal|suspect|likely)`,
    ending: 'unsaid',
  },
  {
    name: 'ballots-counted',
    pattern: '^ballot ((cop|de)? past|(x|most|ga|comma){0,2} received)',
    ending: 'unsaid',
  },
  {
    name: 'taken-back',
    pattern: '^(ballot|cast-noun|put-noun) (wo|ha|comma)? (most|x)? retract',
    ending: 'unsaid',
  },
  { name: 'many-votes', pattern: '^cast-noun (ga (x|high)|ha x)', ending: 'unsaid' },
  { name: 'ballot-refused', pattern: '^ballot ha (most|x)? against', ending: 'refused' },
  { name: 'ballot-given', pattern: '^ballot wo (comma|end|$)', ending: 'statement' },
  { name: 'ballot', pattern: '^ballot (wo|ga|no|ha|mo)', ending: 'unsaid' },
  { name: 'rather-than', pattern: '^(Fplain|Fnoun) (yori|about cond)', ending: 'unsaid' },
  { name: 'told-desire', pattern: '^(Fwant|Fplain|Fwill) ha', ending: 'told' },
  { name: 'tried', pattern: '^Fwill (to x|toshite|decide)', ending: 'unsaid' },
  { name: 'told', pattern: '^. (to|toiu|cop|no|x|sfp|nda){0,2}? quote', ending: 'told' },
  { name: 'told-apart', pattern: '^. !(end|qm|comma){0,4} comma (quote|toiu)', ending: 'told' },
  { name: 'told-claimed', pattern: '^. cop? to claim', ending: 'told' },
  { name: 'seems', pattern: '^. (ni|de|wo)? (cop|nda|no|sfp|want|agree)? seems', ending: 'told' },
  { name: 'foreseen', pattern: '^(cast-te|put-te) x guess', ending: 'unsaid' },
  { name: 'could-guard', pattern: '^guard-done past (?!ka|kana|q|qm|cond|guess)', ending: 'past' },
  {
    name: 'went-to-guard',
    pattern:
      '^(guard-te|guard-noun ni x ha?) comma? (guard-past|(guard-done|guard-noun ni x) past) (?!ka|kana|q|qm|cond|guess)',
    ending: 'past',
  },
  { name: 'tried-out', pattern: '^Fte x past', ending: 'past' },
  { name: 'granted', pattern: '^Fask past', ending: 'past' },
  { name: 'wanted', pattern: '^Fwant past', ending: 'unsaid' },
  { name: 'in-vain', pattern: '^Fif (x|most|comma)? (needless|against|unavoidable)', ending: 'refused' },
  { name: 'granted-wish', pattern: '^Fwant cond (x|comma)? Fif? (good|agree)', ending: 'wish' },
  { name: 'granted-limit', pattern: '^Flimit (x|most|comma)? (good|agree)', ending: 'wish' },
  { name: 'may', pattern: '^Fif (x|most)? (good|agree)', ending: 'wish' },
  { name: 'outcome', pattern: '^Fplain to (how|comma|x)', ending: 'unsaid' },
  { name: 'accepted-possible', pattern: '^Fdone cond (x|comma)? (agree|good)', ending: 'wish' },
  { name: 'supposed', pattern: '^(Fif|Flimit|. (nda|no|cop|de|x|sfp)? cond)', ending: 'supposed' },
  {
    name: 'supposed-then',
    pattern: '^Fte (x|de|mo|comma|neg|sfp|whitesign|blacksign|white|black|human|wolf|cop){0,4} (cond|neg)',
    ending: 'supposed',
  },
  { name: 'supposed-noun', pattern: '^Fnoun !(comma|end|qm){0,6} (cond|Fif)', ending: 'supposed' },
  {
    name: 'and-see',
    pattern: '^Fte comma? (attack-noun|x) (wo|ga|ha) !(end|qm){0,8}? (good|want|guess good)',
    ending: 'wish',
  },
  { name: 'retold-night', pattern: '^(vote|cast) (de|comma|x|N|S|to){1,4} attack-noun', ending: 'past' },
  { name: 'asked-wish', pattern: '^Fnoun (wo|ha)? (recommend|want) (x|cop|no|nda){0,2} q', ending: 'asked' },
  {
    name: 'offer',
    pattern: `^(Fte|${NOUN}) (mo|ha|de|x|ni|ga|to|want|wo){0,2}? (good|how|agree|want|recommend) !(end|comma){0,5}? qm`,
    ending: 'wish',
  },
  { name: 'offer-how', pattern: `^(Fte|${NOUN}|Fplain koto) (mo|ha|de|ni|ga)? how`, ending: 'wish' },
  { name: 'offer-not', pattern: `^(Fnot|(${NOUN}) cop? neg) (ka|kana|sfp|nda|no|q)* qm`, ending: 'wish' },
  { name: 'offer-may', pattern: '^Fte (x)? (good|agree|ha qm|qm)', ending: 'wish' },
  { name: 'offer-soft', pattern: `^(${NOUN}) (de|ni|ga)? (kana|guess|sfp)+ qm`, ending: 'wish' },
  { name: 'doubted', pattern: '^Fte !(end){0,10} (guess|ka|q) qm', ending: 'unsaid' },
  {
    name: 'refused-noun',
    pattern: `^(${NOUN}) (x? (ha|mo|ni|niha|wo|ga|toiu|comma|nda|about (x de)?){0,2} (most|x|today|comma|true ni){0,2}? against|x? (ha|mo|de|ga most?)? neg)`,
    ending: 'refused',
  },
  {
    name: 'refused-verb',
    pattern:
      '^(Fplain|Fte|Fwill) (koto|no|ha|mo|ni|niha|toiu|nda){1,2} comma? (most|x|today|comma|wo|ga){0,3}? (against|neg)',
    ending: 'refused',
  },
  {
    name: 'good-is-it-not',
    pattern:
      '^. (koto|no|ha|mo|ni|niha|ga|de|toiu){1,2} (most|x|today|comma){0,2}? (good|agree|hou) (cop neg|(de|ha|cop|nda|no){0,2} neg (ka|kana|sfp|nda|q|no|cop)* qm)',
    ending: 'wish',
  },
  {
    name: 'not-good',
    pattern:
      '^. (koto|no|ha|mo|ni|niha|ga|toiu|nda){1,2} (most|x|today|comma){0,2}? (good|agree|hou) (de|ha|to|cop){0,2} neg',
    ending: 'refused',
  },
  { name: 'needless', pattern: '^. (koto|no|nda|x|ha|wo|most){0,3}? needless', ending: 'refused' },
  {
    name: 'should-asked',
    pattern: '^. hou (de|ha|cop){0,2} neg (ka|kana|sfp|nda|no|q)* qm',
    ending: 'wish',
  },
  { name: 'should-not', pattern: '^. hou (de|ha|cop){0,2} neg', ending: 'refused' },
  { name: 'unwanted-vote', pattern: '^(cast-unwanted|put-unwanted)', ending: 'declined' },
  { name: 'unwanted', pattern: '^Funwanted', ending: 'refused' },
  { name: 'forbidden', pattern: '^Fplain na (end|$)', ending: 'refused' },
  {
    name: 'asked',
    pattern:
      '^(Fplain|Fpast|Fwant|Fdone|Fnot) (hou|cop|nda|no|sfp|to|x|want|think|plan|na|kana){0,4} (q|ka|qm)',
    ending: 'asked',
  },
  { name: 'asked-noun', pattern: '^(cast-noun|ballot) (cop|na|no|nda|q|ka){1,3} qm', ending: 'asked' },
  { name: 'forbidden-verb', pattern: '^Fforbid', ending: 'refused' },
  { name: 'declined', pattern: '^(cast-not|put-not|attack-not)', ending: 'declined' },
  { name: 'given-up', pattern: '^(cast-plain|put-plain) koto (x|most)? against', ending: 'declined' },
  { name: 'not', pattern: '^Fnot', ending: 'refused' },
  { name: 'better', pattern: '^Fpast hou', ending: 'wish' },
  { name: 'past-topic', pattern: '^Fpast (koto|no)', ending: 'told' },
  { name: 'done', pattern: '^(Fdone|Fundone)', ending: 'unsaid' },
  {
    name: 'past',
    pattern: `^(Fpast|Fstate|Fnoun (cop|de)? past|(${NOUN}) (ni|wo|de|to) (x|tell) past)`,
    ending: 'past',
  },
  { name: 'seconded', pattern: '^Fnoun ni ballot', ending: 'wish' },
  {
    name: 'agreed',
    pattern: '^. (ni|de|ha|mo|ga|x|koto|no|wo|comma|S|most){0,4}? (agree|unavoidable|trust-plain|trust-want)',
    ending: 'wish',
  },
  {
    name: 'requested',
    pattern:
      '^(Fask|Forder|Fte (end|sfp|request)|(Fnoun|ballot|divinecandidate) (wo|de|ni|x|want|all){0,2}? request)',
    ending: 'request',
  },
  { name: 'noun-object', pattern: '^(cast-noun|vote-noun|put-noun) wo (end|sfp|$)', ending: 'request' },
  { name: 'will-think', pattern: '^(cast-will|put-will|divine-will) (nda|ka)? think', ending: 'statement' },
  {
    name: 'will-perhaps',
    pattern: '^(cast-will|put-will|divine-will) (ka)? (kana|na|guess)',
    ending: 'statement',
  },
  { name: 'will', pattern: '^Fwill', ending: 'wish' },
  { name: 'planned-before', pattern: '^. (no|nda|x|de)? plan (cop|x)? past', ending: 'unsaid' },
  { name: 'plan', pattern: '^. (no|nda|x|de|decide)? plan', ending: 'statement' },
  { name: 'an-option', pattern: '^(vote-plain|divine-plain) koto high', ending: 'wish' },
  { name: 'best', pattern: '^vote-plain koto most (cop|think|end|sfp|good)', ending: 'wish' },
  { name: 'probable', pattern: '^vote-noun ga high', ending: 'wish' },
  { name: 'judged', pattern: '^judge', ending: 'statement' },
  {
    name: 'own-choice',
    pattern: '^(cast|put|ballot) (no|nda|koto|ga|ha|mo|de|ni|wo|x|most){0,3}? (good|want)',
    ending: 'statement',
  },
  {
    name: 'should',
    pattern: '^. (no|nda|koto|ga|ha|mo|de|ni|wo|x|most|confirmed){0,3}? (hou|good|want|recommend)',
    ending: 'wish',
  },
  { name: 'want-vote', pattern: '^(cast-want|put-want)', ending: 'statement' },
  { name: 'want', pattern: '^Fwant', ending: 'wish' },
  {
    name: 'plain',
    pattern:
      '^(cast-plain|put-plain|vote-plain|divine-plain|attack-plain|guard-plain|cast-noun|ballot|attack-noun|put-noun|votetarget|votecandidate)',
    ending: 'statement',
  },
  { name: 'only-named', pattern: '^(vote-noun|divine-noun) (ha|ga|wo|mo|no|to)', ending: 'unsaid' },
  { name: 'te', pattern: '^Fte', ending: 'wish' },
  { name: 'noun', pattern: '^.', ending: 'bare' },
];

/** After a word for what somebody is (人狼, 怪しい, 白 …); the first is that word. */
export const PREDICATE_MOODS: readonly MoodRule[] = [
  {
    name: 'reason',
    pattern:
      '^. (to|toiu|cop|think|no|x|nda|past|guess|high|confirmed|quote|koto|assert|na|most|seer|medium|trust-plain|suspect-plain){0,5}? (why|whyq)',
    ending: 'unsaid',
  },
  {
    name: 'disbelieved',
    pattern:
      '^(seer|medium|bodyguard|true) (cop|toiu|no|koto|nda|x|mo|ha){1,4} trust-not (end|sfp|cop|comma|but|because|$)',
    ending: 'unsaid',
  },
  {
    name: 'supposed',
    pattern:
      '^. (no? (seer|medium))? (no|cop|nda|de|x|past|likely|want|toiu|koto|neg|confirmed){0,2}? (cond|suppose)',
    ending: 'supposed',
  },
  { name: 'thought-once', pattern: '^. cop? think (to|x){0,2} past (no|nda)? but', ending: 'unsaid' },
  {
    name: 'thought-before',
    pattern:
      '^((wolf|possessed|villager|white|black|human|seer|medium|true|fake) (cop|no|guess)? thoughtonce|. (cop|na|no|guess)? thoughtonce (no|nda|cop|sfp)? (but|ga))',
    ending: 'unsaid',
  },
  {
    name: 'thought-before-of-both',
    pattern: '^. (seer|medium)? (de|comma)? N (ga|ha|mo)? (isrole|true|fake) cop? thoughtonce',
    ending: 'unsaid',
  },
  {
    name: 'asked-what-it-means',
    pattern: '^. comma? (sothen|(toiu|ha|quote) comma? (koto|x)) (cop|q|ka|no|nda|sfp)* qm',
    ending: 'asked',
  },
  { name: 'either-way', pattern: '^(wolf|possessed|true|fake|villager|black) ka comma', ending: 'unsaid' },
  {
    name: 'line-supposed',
    pattern: '^. (no|toiu)? likely (wo|ga|mo|ha) !(end|comma|qm){0,4} cond',
    ending: 'supposed',
  },
  { name: 'even-if', pattern: '^. cop? think x? mo !(end|qm|comma|sfp)', ending: 'supposed' },
  { name: 'supposed-with', pattern: '^. de N (ga|ha|mo)? isrole (no|cop)? cond', ending: 'supposed' },
  { name: 'premise', pattern: '^. (no|to|toiu|wo)? premise', ending: 'supposed' },
  { name: 'supposed-if', pattern: '^. (x|ni)? (Fif|Flimit)', ending: 'supposed' },
  { name: 'supposed-so', pattern: '^(true|fake|wolf|possessed|black|white) cop to N', ending: 'supposed' },
  { name: 'settled', pattern: '^(seer|medium|bodyguard) toiu (de|x) (good|agree)', ending: 'held' },
  { name: 'mused', pattern: '^(white|black|human) ka (end|comma|$)', ending: 'unsaid' },
  {
    name: 'told-insisted',
    pattern: '^(white|black|human|wolf) (cop|past)? (to|toiu) matter (cop|end|sfp|comma|$)',
    ending: 'told',
  },
  {
    name: 'has-point',
    pattern: '^sus (x|nominal) (ga|mo) (exists|high) (sfp|end|cop|comma|because|but)',
    ending: 'held',
  },
  {
    name: 'such-a-deed',
    pattern: '^(whitish|blackish) (x|matter){1,2} (cop|think|guess|end)',
    ending: 'held',
  },
  { name: 'somehow', pattern: '^sus x na (think|end|comma|$)', ending: 'held' },
  { name: 'topic', pattern: '^. (to|toiu|cop|think|x|nda|past|guess|na){0,5}? nominal', ending: 'unsaid' },
  { name: 'quoted-topic', pattern: '^(sus|blackish|whitish) ha !(end|qm|sfp)', ending: 'unsaid' },
  { name: 'thought-of', pattern: '^. think x (ga|ha|wo|mo|no|ni) ', ending: 'unsaid' },
  {
    name: 'suspected-role',
    pattern: '^(wolf|possessed) suspect-noun (cop|end|sfp|think|comma|de|$)',
    ending: 'held',
  },
  {
    name: 'certain',
    pattern: '^(wolf|black|possessed) (ha|de|ga) most? confirmed (cop|end|sfp|comma|guess)',
    ending: 'held',
  },
  { name: 'noted', pattern: '^. comma? noted', ending: 'unsaid' },
  { name: 'unsure', pattern: '^. (cop|to|no|ha|toiu|koto){0,3}? unsure', ending: 'unsaid' },
  { name: 'suspected', pattern: '^. (cop|to|guess|neg|no|x|ka){0,3}? suspect-done', ending: 'unsaid' },
  { name: 'whether-true', pattern: '^. cop? (ha|toiu|quote) true', ending: 'unsaid' },
  { name: 'of-such-people', pattern: '^(susly|blackish|whitish) neg people', ending: 'unsaid' },
  {
    name: 'denied-asked',
    pattern: '^. (cop|de|no|nda|ha)? neg (ka|kana|sfp|nda|q|no|cop)* qm',
    ending: 'held',
  },
  { name: 'guessed', pattern: '^. (cop|no|nda|de|past)? guess (sfp|x)* qm', ending: 'held' },
  {
    name: 'sought-assent',
    pattern: '^(sus|blackish|wolf|black|fake|possessed) (cop|nda|no|na|think|past){0,3} sfp qm',
    ending: 'held',
  },
  {
    name: 'mused-aloud',
    pattern:
      '^(wolf|possessed|black|white|sus|blackish|whitish|possessedish|true|fake) (cop|nda|no)? q sfp (end|comma|but|because|$)',
    ending: 'held',
  },
  {
    name: 'asked',
    pattern:
      '^. (cop|nda|no|past|sfp|x|think|likely|ga|high|to|na|seer|medium|confirmed|sothen){0,5}? (q|ka qm|qm)',
    ending: 'asked',
  },
  {
    name: 'warned-against',
    pattern: '^true want (ha|ni|niha|mo)? (most|x)? (against|neg)',
    ending: 'unsaid',
  },
  { name: 'denied-likely', pattern: '^. (no|toiu|cop toiu)? likely (ha|ga|mo)? (low|neg)', ending: 'denied' },
  {
    name: 'denied',
    pattern:
      '^. (no? (seer|medium))? ((cop|de|to|no|nda|ha|ni|think|toiu|koto|x|about){0,2}?|think x? koto) (neg|notbut|against)',
    ending: 'denied',
  },
  { name: 'told-apart', pattern: '^. !(end|qm|comma){0,4} comma (quote|toiu)', ending: 'told' },
  { name: 'told', pattern: '^. (cop|to|toiu|no|nda|past|think x?)? (quote|declare)', ending: 'told' },
  { name: 'told-cut', pattern: '^. cop? to (end|$)', ending: 'told' },
  {
    name: 'not-claimed',
    pattern: '^. (cop|past)? to (claim-not|claim-undone|claim-unwanted)',
    ending: 'unsaid',
  },
  {
    name: 'told-claimed',
    pattern: '^(true no? (seer|medium) cop? to claim|. (cop|past)? to claim)',
    ending: 'told',
  },
  { name: 'drawn', pattern: '^. ((no (office|x))? wo serve|wo putout)', ending: 'held' },
  { name: 'inverted', pattern: '^(wolf|possessed) ha (end|sfp|$)', ending: 'held' },
  {
    name: 'attribute',
    pattern:
      '^(wolf|villager|human|seer|medium|bodyguard|possessed) (ga|wo|ni|he|mo|ya (N|x)|x|vote|cast|divine|attack|ha|N|S|suspect)',
    ending: 'unsaid',
  },
  {
    name: 'kind-of',
    pattern: '^(wolf|villager|possessed) no (x|nominal|ballot|good){1,3} (cop|think|guess|ni think|to think)',
    ending: 'held',
  },
  {
    name: 'attribute-of',
    pattern:
      '^(wolf|villager|human|seer|medium|bodyguard|possessed) no (?!likely|suspect|end|qm|sfp|kana|seems)',
    ending: 'unsaid',
  },
  {
    name: 'adnominal',
    pattern:
      '^(sus (x|N|S|nda x|na (x|N))|(wolf|villager|human|possessed) past N|(true|seer|medium) (no (seer|medium))? cop S)',
    ending: 'unsaid',
  },
  { name: 'held', pattern: '^.', ending: 'held' },
];

/** After 信じる and 疑う. */
export const THOUGHT_MOODS: readonly MoodRule[] = [
  { name: 'reason', pattern: '^. (no|toiu|koto|nda|sfp|x)? (why|nominal)', ending: 'unsaid' },
  { name: 'told', pattern: '^. (to|toiu|cop|no|nda)? quote', ending: 'told' },
  {
    name: 'credit',
    pattern: '^trust-noun (wo (x|out|putout|received)|x (wo|de|ga|ha|mo))',
    ending: 'unsaid',
  },
  { name: 'supposed', pattern: '^(Fif|Flimit|. (nda|no|cop|de)? cond)', ending: 'supposed' },
  { name: 'asked-for', pattern: '^(Fask|suspect-done|suspect-noun wo received)', ending: 'unsaid' },
  { name: 'undecided', pattern: '^. (hou|koto|ka|no|x|good){0,2} unsure', ending: 'unsaid' },
  { name: 'mentioned', pattern: '^. (about|x notbut)', ending: 'unsaid' },
  { name: 'who-trusts', pattern: '^(trust-plain|trust-state) (N|S)', ending: 'unsaid' },
  { name: 'should-one', pattern: '^trust-plain hou comma', ending: 'unsaid' },
  { name: 'warned', pattern: '^trust-forbid', ending: 'denied' },
  { name: 'rhetorical', pattern: '^trust-done ka (end|$)', ending: 'denied' },
  { name: 'advised', pattern: '^suspect-not hou', ending: 'unsaid' },
  {
    name: 'asked',
    pattern: '^. (cop|nda|no|past|sfp|x|good|kana|hou|ga|high|existsp){0,5}? (q|qm|ka qm)',
    ending: 'asked',
  },
  {
    name: 'denied',
    pattern: '^(Fnot|Fundone|Funwanted|. (koto|no|ha|ga|mo|ni|x|de){0,3}? (neg|against|needless))',
    ending: 'denied',
  },
  { name: 'past', pattern: '^(suspect-past|trust-past)', ending: 'past' },
  { name: 'suspecting', pattern: '^suspect-plain koto', ending: 'unsaid' },
  { name: 'held', pattern: '^.', ending: 'held' },
];
