/** What the words after the head make of it; `unsaid` is told, supposed or asked for, not said. */
export type Ending =
  | 'unsaid'
  | 'supposed'
  | 'told'
  | 'asked'
  | 'past'
  | 'refused'
  | 'wish'
  | 'request'
  | 'statement'
  | 'denied'
  | 'held';

export interface MoodRule {
  readonly name: string;
  /** Over word classes; its first is the head itself. */
  readonly pattern: string;
  readonly ending: Ending;
}

/** After a deed (吊る, 占う, 投票 …); the first that fits counts. */
export const DEED_MOODS: readonly MoodRule[] = [
  {
    name: 'reason',
    pattern:
      '^(vote|cast|put|divine|attack|guard|ballot|votetarget|divinetarget) (no|toiu|koto|to|wo|nda|cop|x){0,2}? why',
    ending: 'unsaid',
  },
  {
    name: 'topic',
    pattern: '^(Fnoun|Fplain|Fpast|Fwant|Fwill|Fdone|ballot) (no|toiu|sfp)? nominal',
    ending: 'unsaid',
  },
  { name: 'told', pattern: '^. (to|toiu|cop|no|x|sfp|nda){0,2}? quote', ending: 'told' },
  {
    name: 'supposed',
    pattern: '^(Fif|Fdone (nda|no|cop)? (cond|to)|. (nda|no|cop|de|x|sfp)? cond)',
    ending: 'supposed',
  },
  { name: 'supposed-then', pattern: '^Fte (x|de|mo|comma|neg){0,3} (cond|neg)', ending: 'supposed' },
  {
    name: 'offer-suggested',
    pattern:
      '^(Fte|Fnoun|votetarget|divinetarget|ballot) (mo|ha|de|x|ni|ga|to|want|wo){0,2}? (good|how|agree|want) (kana|nda|sfp|cop|to|x|q|ka|guess|think|past|neg|mo){0,4}? qm',
    ending: 'wish',
  },
  { name: 'offer-may', pattern: '^Fte (x)? (good|agree|ha qm|qm)', ending: 'wish' },
  {
    name: 'offer-soft',
    pattern: '^(Fnoun|votetarget|divinetarget|ballot) (de|ni|ga)? (kana|guess|sfp)+ qm',
    ending: 'wish',
  },
  {
    name: 'refused-noun',
    pattern:
      '^(Fnoun|ballot|votetarget) (ha|mo|ni|niha|ga|wo|de|toiu|nda|no|comma){0,2} (most|x|today|comma){0,2}? (against|neg)',
    ending: 'refused',
  },
  {
    name: 'refused-verb',
    pattern:
      '^(Fplain|Fte|Fwill|Fpast) (koto|no|ha|mo|ni|toiu|nda){1,2} comma? (most|x|today|comma|wo|ga){0,3}? (against|neg)',
    ending: 'refused',
  },
  { name: 'unwanted', pattern: '^Funwanted', ending: 'refused' },
  {
    name: 'asked',
    pattern:
      '^(Fplain|Fpast|Fwant|Fwill|Fdone|Fnot) (hou|cop|nda|no|sfp|to|x|want|think|kana){0,3} (q|ka|qm)',
    ending: 'asked',
  },
  { name: 'not', pattern: '^Fnot', ending: 'refused' },
  { name: 'past', pattern: '^(Fpast|Fnoun (cop|de)? past|Fdone)', ending: 'past' },
  { name: 'agreed', pattern: '^. (ni|de|ha|mo|ga|x|koto|no|wo){0,3}? (agree)', ending: 'wish' },
  {
    name: 'requested',
    pattern:
      '^(Fask|Forder|Fte (end|sfp|request)|(Fnoun|ballot) (wo|de|ni|x|want|all){0,2}? (request|end wo))',
    ending: 'request',
  },
  { name: 'noun-object', pattern: '^(cast-noun|vote-noun|put-noun) wo (end|sfp|$)', ending: 'request' },
  {
    name: 'will-think',
    pattern: '^(cast-will|put-will|divine-will) (to|nda|ka)? (think|to|x)',
    ending: 'statement',
  },
  { name: 'will', pattern: '^Fwill', ending: 'wish' },
  { name: 'should', pattern: '^. (no|nda|koto|ga|ha|mo|de|ni|wo|x){0,3}? (hou|good|want)', ending: 'wish' },
  { name: 'want-vote', pattern: '^(cast-want|put-want)', ending: 'statement' },
  { name: 'want', pattern: '^Fwant', ending: 'wish' },
  {
    name: 'vote-plain',
    pattern:
      '^(cast-plain|put-plain|vote-plain|divine-plain|attack-plain|guard-plain|cast-noun|ballot|attack-noun|put-noun)',
    ending: 'statement',
  },
  { name: 'te', pattern: '^Fte', ending: 'wish' },
  { name: 'noun', pattern: '^(Fnoun|votetarget|divinetarget)', ending: 'wish' },
];

/** After a word for what somebody is (人狼, 怪しい, 白 …); the first character is that word. */
export const PREDICATE_MOODS: readonly MoodRule[] = [
  {
    name: 'reason',
    pattern: '^. (to|toiu|cop|think|no|x|nda|past|guess|high|confirmed|quote|koto){0,4}? (why|nominal)',
    ending: 'unsaid',
  },
  { name: 'supposed', pattern: '^. (no|cop|nda|de|x|past|likely)? (cond|suppose)', ending: 'supposed' },
  { name: 'supposed-if', pattern: '^. Fif', ending: 'supposed' },
  {
    name: 'denied-asked',
    pattern: '^. (cop|de|no|nda|ha)? neg (ka|kana|sfp|nda|q|no|cop)* qm',
    ending: 'held',
  },
  { name: 'guessed', pattern: '^. (cop|no|nda|de|past)? guess (sfp|x)* qm', ending: 'held' },
  {
    name: 'asked',
    pattern: '^. (cop|nda|no|past|sfp|x|think|guess|likely|ga|high|to|kana|na){0,5}? (q|ka|qm)',
    ending: 'asked',
  },
  { name: 'denied-likely', pattern: '^. no likely (ha|ga|mo)? (low|neg)', ending: 'denied' },
  { name: 'denied', pattern: '^. (cop|de|to|no|nda|ha|ni|think|toiu|koto|x){0,2}? neg', ending: 'denied' },
  { name: 'told', pattern: '^. (cop|to|toiu|no|nda)? quote', ending: 'told' },
  {
    name: 'attribute',
    pattern:
      '^(wolf|villager|human|seer|medium|bodyguard|possessed) (ga|wo|ni|he|mo|to|ya|x|vote|cast|divine|attack|ha|N|S|suspect)',
    ending: 'unsaid',
  },
  {
    name: 'attribute-of',
    pattern: '^(wolf|villager|human|seer|medium|bodyguard|possessed) no !(likely)',
    ending: 'unsaid',
  },
  { name: 'adnominal', pattern: '^(sus) (x|N|nominal|S|nda x)', ending: 'unsaid' },
  { name: 'held', pattern: '^.', ending: 'held' },
];

/** After 信じる and 疑う. */
export const THOUGHT_MOODS: readonly MoodRule[] = [
  { name: 'reason', pattern: '^. (no|toiu|koto|nda|sfp|x)? (why|nominal)', ending: 'unsaid' },
  { name: 'told', pattern: '^. (to|toiu|cop|no|nda)? quote', ending: 'told' },
  { name: 'supposed', pattern: '^(Fif|. (nda|no|cop|de)? cond)', ending: 'supposed' },
  { name: 'asked-for', pattern: '^(Fask|Fdone)', ending: 'unsaid' },
  { name: 'asked', pattern: '^. (cop|nda|no|past|sfp|x|good|kana|hou){0,4}? (q|qm)', ending: 'asked' },
  {
    name: 'denied',
    pattern: '^(Fnot|Funwanted|. (koto|no|ha|ga|mo|ni|x|de){0,3}? (neg|against))',
    ending: 'denied',
  },
  { name: 'held', pattern: '^.', ending: 'held' },
];
