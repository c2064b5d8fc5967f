import type { Persona, Voice } from '../../natural/say/voice.ts';

/** Long forms and short ones, denials first; a short form needs a word behind it. */
const CONTRACTIONS: readonly (readonly [long: string, short: string])[] = [
  ['will not', 'won’t'],
  ['cannot', 'can’t'],
  ['do not', 'don’t'],
  ['does not', 'doesn’t'],
  ['did not', 'didn’t'],
  ['is not', 'isn’t'],
  ['are not', 'aren’t'],
  ['was not', 'wasn’t'],
  ['were not', 'weren’t'],
  ['have not', 'haven’t'],
  ['has not', 'hasn’t'],
  ['had not', 'hadn’t'],
  ['would not', 'wouldn’t'],
  ['could not', 'couldn’t'],
  ['should not', 'shouldn’t'],
  ['I am', 'I’m'],
  ['I will', 'I’ll'],
  ['I would', 'I’d'],
  ['we are', 'we’re'],
  ['you are', 'you’re'],
  ['they are', 'they’re'],
  ['it is', 'it’s'],
  ['that is', 'that’s'],
  ['let us', 'let’s'],
];

/** Whether a voice speaks in short forms; where nothing is said, both are left as they are. */
const SHORT: Readonly<Partial<Record<Voice, boolean>>> = {
  polite: false,
  rough: true,
  'old-man': false,
  child: true,
  noble: false,
  shy: true,
  kansai: true,
  teacher: false,
};

/** Turns of phrase that a voice has for the neutral ones. */
const TURNS: Readonly<Partial<Record<Voice, readonly (readonly [neutral: RegExp, said: string])[]>>> = {
  rough: [
    [/\bI will vote for\b/g, 'I’m voting for'],
    [/\bI think (?=\{)/g, ''],
    [/\b[Pp]lease (?=\w)/g, ''],
    [/, please(?=[.?])/g, ''],
    [/\bI believe that\b/g, 'I say'],
  ],
  'old-man': [
    [/\bI think (?=\{)/g, 'I say '],
    [/\bI’m voting for\b/g, 'I will vote for'],
    [/\bsettled\b/g, 'done and settled'],
  ],
  'old-woman': [
    [/\bI think (?=\{)/g, 'I do think '],
    [/\bI’m voting for\b/g, 'I’ll be voting for'],
  ],
  child: [
    [/\bI will vote for\b/g, 'I’m voting for'],
    [/\bwhom\b/g, 'who'],
    [/\bWhom\b/g, 'Who'],
    [/\bcannot\b/g, 'can’t'],
  ],
  cool: [
    [/\bI will vote for\b/g, 'I vote for'],
    [/\bI’m voting for\b/g, 'I vote for'],
    [/\bI think (?=\{)/g, ''],
    [/\b[Pp]lease (?=\w)/g, ''],
    [/, please(?=[.?])/g, ''],
  ],
  noble: [
    [/\bI will\b/g, 'I shall'],
    [/\bI’ll\b/g, 'I shall'],
    [/\bI think (?=\{)/g, 'I am inclined to think '],
    [/\bPlease (?=vote|guard|divine|do not|don’t|tell|answer)/g, 'Be so kind as to '],
    [/Be so kind as to do not/g, 'Be so kind as not to'],
    [/Be so kind as to don’t/g, 'Be so kind as not to'],
  ],
  kansai: [
    [/\bI think (?=\{)/g, 'I reckon '],
    [/\bI will vote for\b/g, 'I’m voting for'],
  ],
  teacher: [
    [/\bI think (?=\{)/g, 'I conclude that '],
    [/\bI’m voting for\b/g, 'I will vote for'],
  ],
  polite: [
    [/\bI think (?=\{)/g, 'I would say that '],
    [/\bI’m voting for\b/g, 'I will vote for'],
  ],
};

/** A neutral text as the voice says it. */
export function voiced(text: string, { voice }: Persona): string {
  const turned = (TURNS[voice] ?? []).reduce((now, [neutral, said]) => now.replace(neutral, said), text);
  const isShort = SHORT[voice];
  if (isShort === undefined) return turned;
  return isShort ? contracted(turned) : expanded(turned);
}

const LONG = CONTRACTIONS.map(([long, short]) => [new RegExp(`\\b${long}(?= [a-z{])`, 'gi'), short] as const);
const SHORTENED = CONTRACTIONS.map(
  ([long, short]) => [new RegExp(`\\b${short}(?![a-z])`, 'gi'), long] as const,
);

function contracted(text: string): string {
  return LONG.reduce((now, [long, short]) => now.replace(long, (found) => alike(found, short)), text);
}

function expanded(text: string): string {
  return SHORTENED.reduce((now, [short, long]) => now.replace(short, (found) => alike(found, long)), text);
}

/** With a capital where the replaced word had one. */
function alike(found: string, replacement: string): string {
  const first = found.charAt(0);
  return first === first.toUpperCase()
    ? replacement.charAt(0).toUpperCase() + replacement.slice(1)
    : replacement;
}
